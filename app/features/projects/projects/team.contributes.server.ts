import { eq } from "drizzle-orm";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { projectDuties } from "~db/schema/project-documents.ts";

export default {
  owned: [
    {
      by: projectDuties.workspace,
      touched: projectDuties.createdAt,
      adopt: (db, { guest, owner }) => [
        db.update(projectDuties).set({ workspace: owner }).where(eq(projectDuties.workspace, guest)),
      ],
    },
  ],
  mentions: [{ column: projectDuties.memberId, as: "id", fate: "delete" }],
  toasts: [toastSet("project-team", { teamDuty: "ok", teamRevoked: "ok" })],
} satisfies Contribution;
