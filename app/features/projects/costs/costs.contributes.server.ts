import { eq } from "drizzle-orm";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { costLines } from "~db/schema/costs.ts";
import { COST_LIMITS } from "./costs.limits.ts";

/** The fields of a form beside its file. */
const FORM_BYTES = 16 * 1024;

export default {
  owned: [
    {
      by: costLines.workspace,
      touched: costLines.createdAt,
      adopt: (db, { guest, owner }) => [
        db.update(costLines).set({ workspace: owner }).where(eq(costLines.workspace, guest)),
      ],
    },
  ],
  bodyLimits: { "/project-costs/:project": COST_LIMITS.fileBytes + FORM_BYTES },
  toldOnPage: ["/project-costs/:project"],
  toasts: [toastSet("costs", { costAdded: "ok", costSaved: "ok", costDropped: "ok", costsTaken: "ok" })],
} satisfies Contribution;
