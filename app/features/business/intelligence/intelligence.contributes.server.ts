import { sql } from "drizzle-orm";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { metricAlerts, metricBoards, metricNotes, metricQuestions } from "~db/schema/intelligence.ts";
import { watchFigures } from "./alerts.watch.server.ts";
import { boardPath, FIGURE_BOARD } from "./intelligence.limits.ts";

export default {
  owned: [
    { by: metricQuestions.workspace },
    { by: metricNotes.workspace },
    { by: metricAlerts.workspace },
    { by: metricBoards.workspace },
  ],
  tasks: [watchFigures],
  mentions: [
    { column: metricQuestions.keeper, as: "owner", fate: "delete" },
    { column: metricNotes.author, as: "owner", fate: "empty" },
    { column: metricAlerts.author, as: "owner", fate: "empty" },
    { column: metricBoards.author, as: "owner", fate: "empty" },
    { column: metricBoards.name, keep: "what the team calls a board" },
  ],
  links: {
    [FIGURE_BOARD]: {
      verbs: [],
      page: "figure-board",
      title: (id) => sql`(select ${metricBoards.name} from ${metricBoards} where ${metricBoards.id} = ${id})`,
      isIn: (workspace, id) =>
        sql`exists (select 1 from ${metricBoards} where ${metricBoards.id} = ${id}
          and ${metricBoards.workspace} = ${workspace})`,
      href: boardPath,
    },
  },
  toasts: [
    toastSet("intelligence", {
      figureKept: "ok",
      figureDropped: "ok",
      figureNoted: "ok",
      figureNoteDropped: "ok",
      figureAlertSet: "ok",
      figureAlertChanged: "ok",
      figureAlertDropped: "ok",
      figureBoardMade: "ok",
      figureBoardDropped: "ok",
    }),
  ],
} satisfies Contribution;
