import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { metricNotes, metricQuestions } from "~db/schema/intelligence.ts";

export default {
  owned: [{ by: metricQuestions.workspace }, { by: metricNotes.workspace }],
  mentions: [
    { column: metricQuestions.keeper, as: "owner", fate: "delete" },
    { column: metricNotes.author, as: "owner", fate: "empty" },
  ],
  toasts: [
    toastSet("intelligence", {
      figureKept: "ok",
      figureDropped: "ok",
      figureNoted: "ok",
      figureNoteDropped: "ok",
    }),
  ],
} satisfies Contribution;
