import { and, eq, sql } from "drizzle-orm";
import { endingLinks, mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Metric } from "~/services/metrics.ts";
import type { Database } from "~db/client.ts";
import { metricBoards, metricQuestions } from "~db/schema/intelligence.ts";
import { projects } from "~db/schema/projects.ts";
import { FIGURE_BOARD, INTELLIGENCE_LIMITS, OWN } from "./intelligence.limits.ts";
import type { BoardMade } from "./intelligence.schemas.ts";

interface Deps {
  db: Database;
  now: () => Date;
  /** The catalogue, in the order in which boards show it. */
  metrics: readonly Metric[];
}

/**
 * Makes a board for the team: of the figures of a goal, or of the questions that its maker keeps, each with its own days and
 * project then. The form's key is its id: what is sent twice stands once.
 */
export async function makeBoard(
  { db, now, metrics }: Deps,
  actor: Person,
  { idem, name, figures, span, site }: BoardMade,
): Promise<CommandResult<"empty" | "no-project" | "full" | "not-allowed">> {
  const { workspace, owner } = actor;
  const isOwn = figures === OWN;
  const project = isOwn ? "" : site;
  const ofGoal = metrics
    .filter(({ goal, hasProject }) => goal === figures && (project === "" || hasProject))
    .map(({ id }) => ({ metric: id, split: "", period: span, project }));
  if (!isOwn && ofGoal.length === 0) return { ok: false, error: "empty" };
  const kept = sql`(select json_group_array(json_object('metric', one.metric, 'split', one.split, 'period', one.period,
    'project', one.project)) from (select * from ${metricQuestions} as mine where mine.workspace_id = ${workspace}
    and mine.keeper = ${owner} order by mine.created_at, mine.id limit ${INTELLIGENCE_LIMITS.questions}) as one)`;
  const questions = isOwn ? kept : sql`${JSON.stringify(ofGoal)}`;
  const hasSome = isOwn
    ? sql`exists (select 1 from ${metricQuestions} as mine where mine.workspace_id = ${workspace} and mine.keeper = ${owner})`
    : sql`1`;
  const isThere =
    project === ""
      ? sql`1`
      : sql`exists (select 1 from ${projects} where ${projects.id} = ${project} and ${projects.workspace} = ${workspace})`;
  const [, [made], [known]] = await db.batch([
    db
      .insert(metricBoards)
      .select(
        sql`select ${idem}, ${workspace}, ${name}, ${questions}, ${owner}, ${now().toISOString()}
          where ${mayWrite(actor, workspace)} and ${isThere} and ${hasSome}
          and (select count(*) from ${metricBoards} as made where made.workspace_id = ${workspace})
            < ${INTELLIGENCE_LIMITS.boards}`,
      )
      .onConflictDoNothing(),
    db
      .select({ id: metricBoards.id })
      .from(metricBoards)
      .where(and(eq(metricBoards.id, idem), mayWrite(actor, metricBoards.workspace))),
    db
      .select({
        project: sql<number>`(${isThere})`.as("known_project"),
        some: sql<number>`(${hasSome})`.as("has_some"),
      })
      .from(sql`(select 1)`),
  ]);
  if (made) return { ok: true };
  if (!(await mayStill(db, actor))) return { ok: false, error: "not-allowed" };
  if (!Number(known?.project)) return { ok: false, error: "no-project" };
  return { ok: false, error: Number(known?.some) ? "full" : "empty" };
}

/** Takes a board off, and its links end with it; whoever works in the workspace may. What is not there is off. */
export async function dropBoard(
  deps: Pick<Deps, "db" | "now">,
  actor: Person,
  id: string,
): Promise<CommandResult<"gone" | "not-allowed">> {
  const { db } = deps;
  const isOurs = and(
    eq(metricBoards.id, id),
    eq(metricBoards.workspace, actor.workspace),
    mayWrite(actor, metricBoards.workspace),
  );
  const [gone] = (await endingLinks(
    deps,
    actor,
    {
      subject: { type: FIGURE_BOARD, id },
      when: sql`exists (select 1 from ${metricBoards} where ${isOurs})`,
    },
    [db.delete(metricBoards).where(isOurs).returning({ id: metricBoards.id })],
  )) as { id: string }[][];
  if (gone && gone.length > 0) return { ok: true };
  return { ok: false, error: (await mayStill(db, actor)) ? "gone" : "not-allowed" };
}
