import { and, eq, lte } from "drizzle-orm";
import { MACHINE } from "~/engines/process/process.server.ts";
import { bookings } from "~db/schema/booking.ts";
import type { Deps } from "./book.server.ts";
import { SETTLE_DAYS } from "./booking.process.ts";
import { moveBooking } from "./moving.server.ts";

const A_RUN = 50;
const DAY = 86_400_000;

/** Gives back the deposits of machines that came back, whose owners neither settled nor claimed anything in time. */
export async function lapseReturned(deps: Deps): Promise<void> {
  const before = new Date(deps.now().getTime() - SETTLE_DAYS * DAY).toISOString();
  const due = await deps.db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.state, "returned"), lte(bookings.stateSince, before)))
    .orderBy(bookings.stateSince)
    .limit(A_RUN);
  for (const { id } of due)
    await moveBooking(deps, MACHINE, { record: id, transition: "lapse", idem: `lapse:${id}`, note: "" });
}
