import { and, eq, inArray } from "drizzle-orm";
import type { Contribution, OwnedRows } from "~/services/contribution.ts";
import {
  directoryClaims,
  directoryEntries,
  directoryKept,
  directoryPlaces,
  directoryReports,
  directoryReviews,
} from "~db/schema/directory.ts";
import process from "./claim.process.server.ts";

/** What a guest has are samples, and reviews of bookings. */
const ofGuests = (
  table: typeof directoryEntries | typeof directoryReviews | typeof directoryClaims | typeof directoryReports,
) =>
  ({
    by: table.workspace,
    touched: table.createdAt,
    adopt: (db, { guest, owner }) => [
      db
        .update(table as typeof directoryEntries)
        .set({ workspace: owner })
        .where(eq(table.workspace, guest)),
    ],
  }) satisfies OwnedRows;

export default {
  owned: [
    { ...ofGuests(directoryEntries), sample: directoryEntries.sample },
    { ...ofGuests(directoryReviews), sample: directoryReviews.sample },
    ofGuests(directoryClaims),
    ofGuests(directoryReports),
    {
      by: directoryKept.workspace,
      touched: directoryKept.createdAt,
      // What both have kept is kept once.
      adopt: (db, { guest, owner }) => [
        db
          .delete(directoryKept)
          .where(
            and(
              eq(directoryKept.workspace, guest),
              inArray(
                directoryKept.entryId,
                db
                  .select({ id: directoryKept.entryId })
                  .from(directoryKept)
                  .where(eq(directoryKept.workspace, owner)),
              ),
            ),
          ),
        db.update(directoryKept).set({ workspace: owner }).where(eq(directoryKept.workspace, guest)),
      ],
    },
  ],
  mentions: [
    { column: directoryEntries.person, as: "owner", fate: "delete" },
    { column: directoryEntries.name, keep: "what a firm is called on its page" },
    { column: directoryPlaces.phone, keep: "a number of the firm, which goes with its page" },
    { column: directoryClaims.claimant, keep: "typed by whoever asks for a page; goes with the claim" },
  ],
  processes: [process],
} satisfies Contribution;
