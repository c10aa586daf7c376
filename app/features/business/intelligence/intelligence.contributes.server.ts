import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { metricAlerts, metricNotes, metricQuestions } from "~db/schema/intelligence.ts";
import { watchFigures } from "./alerts.watch.server.ts";

export default {
  owned: [{ by: metricQuestions.workspace }, { by: metricNotes.workspace }, { by: metricAlerts.workspace }],
  tasks: [watchFigures],
  mentions: [
    { column: metricQuestions.keeper, as: "owner", fate: "delete" },
    { column: metricNotes.author, as: "owner", fate: "empty" },
    { column: metricAlerts.author, as: "owner", fate: "empty" },
  ],
  toasts: [
    toastSet("intelligence", {
      figureKept: "ok",
      figureDropped: "ok",
      figureNoted: "ok",
      figureNoteDropped: "ok",
      figureAlertSet: "ok",
      figureAlertChanged: "ok",
      figureAlertDropped: "ok",
    }),
  ],
} satisfies Contribution;
