import { eq, sql } from "drizzle-orm";
import type { Contribution } from "~/services/contribution.ts";
import { listings } from "~db/schema/listing.ts";
import process from "./listing.process.server.ts";

export default {
  owned: [
    {
      by: listings.workspace,
      touched: listings.createdAt,
      // A loan goes with its listing: while one is going the listing stays.
      unfinished: sql`exists (select 1 from bookings as going where going.listing_id = ${listings.id} and going.state in
        ('accepted', 'out', 'extending', 'returned', 'claimed', 'disputed'))`,
      sample: listings.sample,
      adopt: (db, { guest, owner }) => [
        db.update(listings).set({ workspace: owner }).where(eq(listings.workspace, guest)),
      ],
    },
  ],
  mentions: [{ column: listings.offeredBy, keep: "as an owner is called to others, in the listing itself" }],
  processes: [process],
} satisfies Contribution;
