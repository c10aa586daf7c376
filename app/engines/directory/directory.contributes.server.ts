import { and, eq, inArray, sql } from "drizzle-orm";
import type { Contribution, OwnedRows } from "~/services/contribution.ts";
import {
  directoryClaims,
  directoryEntries,
  directoryKept,
  directoryPlaces,
  directoryReports,
  directoryReviews,
  directorySearches,
} from "~db/schema/directory.ts";
import { dropOrphans } from "../file/file.server.ts";
import process from "./claim.process.server.ts";
import { ENTRY_PHOTO, orphanedPhotos } from "./photos.server.ts";

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
    {
      by: directorySearches.workspace,
      touched: directorySearches.createdAt,
      // The same search of both is kept once, under the name that the member gave it.
      adopt: (db, { guest, owner }) => [
        db.delete(directorySearches).where(
          sql`${directorySearches.workspace} = ${guest} and exists (select 1 from directory_searches as own
            where own.workspace_id = ${owner} and own.kind = directory_searches.kind
            and own.query = directory_searches.query)`,
        ),
        db.update(directorySearches).set({ workspace: owner }).where(eq(directorySearches.workspace, guest)),
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
  tasks: [
    async ({ db, now, pictures }) => {
      await dropOrphans({ db, now, bucket: pictures }, ENTRY_PHOTO, orphanedPhotos);
    },
  ],
} satisfies Contribution;
