import { eq, sql } from "drizzle-orm";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { libraryEntries } from "~db/schema/library.ts";

export default {
  owned: [
    {
      by: libraryEntries.workspace,
      touched: libraryEntries.updatedAt,
      adopt: (db, { guest, owner }) => [
        // What the member has written into a product already stays as it is.
        db
          .delete(libraryEntries)
          .where(
            sql`workspace_id = ${guest} and product_id in (select kept.product_id from library_entries as kept where kept.workspace_id = ${owner})`,
          ),
        db.update(libraryEntries).set({ workspace: owner }).where(eq(libraryEntries.workspace, guest)),
      ],
    },
  ],
  toasts: [toastSet("library", { libraryFilled: "ok" })],
} satisfies Contribution;
