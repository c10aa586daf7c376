import { eq, sql } from "drizzle-orm";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { savedProvisions } from "~db/schema/saved-provisions.ts";

export default {
  owned: [
    {
      by: savedProvisions.workspace,
      touched: savedProvisions.createdAt,
      adopt: (db, { guest, owner }) => [
        // What is on the member's sheet already stays as it is there.
        db.delete(savedProvisions).where(
          sql`workspace_id = ${guest} and project_id is null and slug in (select kept.slug from saved_provisions as kept
              where kept.workspace_id = ${owner} and kept.project_id is null)`,
        ),
        db.update(savedProvisions).set({ workspace: owner }).where(eq(savedProvisions.workspace, guest)),
      ],
    },
  ],
  toasts: [toastSet("codes", { provisionSaved: "ok", provisionRemoved: "ok", provisionReported: "ok" })],
} satisfies Contribution;
