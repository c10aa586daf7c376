import { and, eq, lte } from "drizzle-orm";
import { MACHINE } from "~/engines/process/process.server.ts";
import { isUnavailable } from "~db/client.ts";
import { bookings } from "~db/schema/booking.ts";
import type { Deps } from "./book.server.ts";
import { SETTLE_DAYS } from "./booking.process.ts";
import { moveBooking } from "./moving.server.ts";

/** Records at once, and how often in one run. */
const A_RUN = 50;
const ROUNDS = 4;
const DAY = 86_400_000;

/**
 * Gives back the deposits of machines that came back, whose owners neither settled nor claimed anything in time. One that
 * fails holds up no other: it is told when the others are done, and tried again by the next run.
 */
export async function lapseReturned(deps: Deps): Promise<void> {
  const before = new Date(deps.now().getTime() - SETTLE_DAYS * DAY).toISOString();
  const failed = new Map<string, unknown>();
  const tried = new Set<string>();
  for (let round = 0; round < ROUNDS; round++) {
    const due = await deps.db
      .select({ id: bookings.id })
      .from(bookings)
      .where(
        and(eq(bookings.state, "returned"), eq(bookings.sample, false), lte(bookings.stateSince, before)),
      )
      .orderBy(bookings.stateSince)
      .limit(A_RUN + tried.size);
    const fresh = due.filter(({ id }) => !tried.has(id)).slice(0, A_RUN);
    if (fresh.length === 0) break;
    for (const { id } of fresh) {
      tried.add(id);
      try {
        await moveBooking(deps, MACHINE, { record: id, transition: "lapse", idem: `lapse:${id}`, note: "" });
      } catch (error) {
        if (isUnavailable(error)) throw error;
        failed.set(id, error);
      }
    }
  }
  if (failed.size > 0)
    throw new Error(`booking: ${failed.size} deposits could not go back (${[...failed.keys()].join(", ")})`, {
      cause: [...failed.values()][0],
    });
}
