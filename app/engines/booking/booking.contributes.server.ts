import { eq } from "drizzle-orm";
import type { Contribution } from "~/services/contribution.ts";
import { bookings } from "~db/schema/booking.ts";
import process from "./booking.process.server.ts";

export default {
  owned: [
    {
      by: bookings.workspace,
      touched: bookings.createdAt,
      sample: bookings.sample,
      adopt: (db, { guest, owner }) => [
        db.update(bookings).set({ workspace: owner }).where(eq(bookings.workspace, guest)),
        db.update(bookings).set({ lender: owner }).where(eq(bookings.lender, guest)),
      ],
    },
  ],
  mentions: [{ column: bookings.lender, as: "owner", fate: "empty" }],
  processes: [process],
} satisfies Contribution;
