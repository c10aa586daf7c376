import type { AppLoadContext } from "@remix-run/cloudflare";
import { asc, sql } from "drizzle-orm";
import { readable, splitsOf } from "~/engines/metric/metric.server.ts";
import type { Present } from "~/engines/trust/trust.server.ts";
import type { Metric } from "~/services/metrics.ts";
import { metricAlerts, metricBoards, metricQuestions } from "~db/schema/intelligence.ts";
import { asKept } from "./boards.view.server.ts";
import { INTELLIGENCE_LIMITS, KEPT_PERIODS, OWN } from "./intelligence.limits.ts";
import { askAnew } from "./kept.server.ts";
import { inOrder, projectsOf } from "./tiles.server.ts";

type WithForm = Pick<AppLoadContext, "db" | "language" | "contributions" | "formKey">;

/**
 * The questions that somebody keeps, or those of a board of the team, each asked anew: one round trip for the lists, one for
 * all figures; undefined where the team has no such board.
 */
export async function mineView(
  { db, contributions, language, formKey }: WithForm,
  actor: Present,
  { day, wanted }: { day: string; wanted: URLSearchParams },
) {
  const of = readable(actor, false);
  const [questions, choices, alerts, boards] = await db.batch([
    db
      .select()
      .from(metricQuestions)
      .where(sql`${of(metricQuestions.workspace)} and ${metricQuestions.keeper} = ${actor.owner}`)
      .orderBy(asc(metricQuestions.createdAt), asc(metricQuestions.id))
      .limit(INTELLIGENCE_LIMITS.questions),
    projectsOf(db, of),
    db
      .select()
      .from(metricAlerts)
      .where(sql`${of(metricAlerts.workspace)}`)
      .orderBy(asc(metricAlerts.createdAt), asc(metricAlerts.id))
      .limit(INTELLIGENCE_LIMITS.alerts),
    db
      .select({ id: metricBoards.id, name: metricBoards.name, questions: metricBoards.questions })
      .from(metricBoards)
      .where(sql`${of(metricBoards.workspace)}`)
      .orderBy(asc(metricBoards.createdAt), asc(metricBoards.id))
      .limit(INTELLIGENCE_LIMITS.boards),
  ]);
  const names = new Map(choices.map((one) => [one.id, one.name]));
  const text = (name: string) => (wanted.get(name) ?? "").slice(0, 60);
  const board = boards.find(({ id }) => id === text("board"));
  if (text("board") !== "" && !board) return undefined;
  const tiles = await askAnew({ db, contributions, language }, of, {
    questions: board ? asKept(board) : questions,
    ...{ names, day },
  });
  return {
    tiles,
    /** The board of the team that is shown instead of one's own. */
    board: board && { id: board.id, name: board.name },
    boards: boards.map(({ id, name, questions }) => ({ id, name, figures: questions.length })),
    hasRoomForBoards: boards.length < INTELLIGENCE_LIMITS.boards,
    projects: choices,
    alerts: alertsOf(contributions.metrics, alerts, names),
    /** The one that is changed, by its id. */
    changed: text("alert"),
    /** All figures by goal, and every way in which one of them can be split. */
    catalogue: inOrder(contributions.metrics).map(({ id, goal }) => ({ id, goal })),
    splits: [...new Set(contributions.metrics.flatMap(splitsOf))],
    /** What the form begins with, as a figure's page links to it. */
    wanted: {
      ...{ metric: text("metric") || "winRate", split: text("split") },
      ...{ period: text("period") || "month", project: text("project") },
      figures: text("figures") || OWN,
    },
    mayWrite: actor.role !== "viewer",
    isFull: questions.length >= INTELLIGENCE_LIMITS.questions,
    hasRoom: alerts.length < INTELLIGENCE_LIMITS.alerts,
    idem: formKey(),
    boardKey: formKey(),
  };
}

/** The team's alerts as the page lists them; one of a figure that is none any more is left out. */
const alertsOf = (
  metrics: readonly Metric[],
  alerts: readonly (typeof metricAlerts.$inferSelect)[],
  names: ReadonlyMap<string, string>,
) =>
  alerts.flatMap(({ id, metric: figure, words, side, threshold, period, project, version, ...told }) => {
    const metric = metrics.find((one) => one.id === figure);
    const days = KEPT_PERIODS.find((one) => one === period);
    if (!metric || !days) return [];
    return [
      {
        ...{ id, figure: metric.id, words, side, threshold, days, job: project, version },
        ...{ unit: metric.unit, when: metric.when, jobName: names.get(project) ?? "" },
        ...{ crossedAt: told.crossedAt, lookedAt: told.lookedAt },
      },
    ];
  });
export type MineView = NonNullable<Awaited<ReturnType<typeof mineView>>>;
