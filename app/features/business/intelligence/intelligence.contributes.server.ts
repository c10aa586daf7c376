import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { metricQuestions } from "~db/schema/intelligence.ts";

export default {
  owned: [{ by: metricQuestions.workspace }],
  mentions: [{ column: metricQuestions.keeper, as: "owner", fate: "delete" }],
  toasts: [toastSet("intelligence", { figureKept: "ok", figureDropped: "ok" })],
} satisfies Contribution;
