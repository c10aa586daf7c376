import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { projectDuties } from "~db/schema/project-documents.ts";

export default {
  owned: [
    // Guests have no account that could have a duty.
    { by: projectDuties.workspace },
  ],
  mentions: [{ column: projectDuties.userId, as: "id", fate: "delete" }],
  toasts: [toastSet("project-team", { teamDuty: "ok", teamRevoked: "ok" })],
} satisfies Contribution;
