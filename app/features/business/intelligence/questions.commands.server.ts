import { and, eq, sql } from "drizzle-orm";
import { splitsOf } from "~/engines/metric/metric.server.ts";
import { mayRead, mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Metric } from "~/services/metrics.ts";
import type { Database } from "~db/client.ts";
import { metricQuestions } from "~db/schema/intelligence.ts";
import { projects } from "~db/schema/projects.ts";
import { INTELLIGENCE_LIMITS } from "./intelligence.limits.ts";
import type { Keep } from "./intelligence.schemas.ts";

interface Deps {
  db: Database;
  now: () => Date;
  /** The catalogue. */
  metrics: readonly Metric[];
}

/** Puts a question on somebody's board. One that is there already is there once, however often it is sent. */
export async function keepQuestion(
  { db, now, metrics }: Deps,
  actor: Person,
  { metric: id, split, period, project }: Keep,
): Promise<CommandResult<"unknown" | "no-split" | "no-project" | "full" | "not-allowed">> {
  const metric = metrics.find((one) => one.id === id);
  if (!metric) return { ok: false, error: "unknown" };
  if (split !== "" && !splitsOf(metric).some((one) => one === split)) return { ok: false, error: "no-split" };
  if (project !== "" && !metric.hasProject) return { ok: false, error: "no-project" };
  const { workspace, owner } = actor;
  const isSame = and(
    eq(metricQuestions.workspace, workspace),
    eq(metricQuestions.keeper, owner),
    eq(metricQuestions.metric, id),
    eq(metricQuestions.split, split),
    eq(metricQuestions.period, period),
    eq(metricQuestions.project, project),
  );
  const isThere =
    project === ""
      ? sql`1`
      : sql`exists (select 1 from ${projects} where ${projects.id} = ${project} and ${projects.workspace} = ${workspace})`;
  await db
    .insert(metricQuestions)
    .select(
      sql`select ${crypto.randomUUID()}, ${workspace}, ${owner}, ${id}, ${split}, ${period}, ${project},
        ${now().toISOString()} where ${mayWrite(actor, workspace)} and ${isThere}
        and (select count(*) from ${metricQuestions} as kept where kept.workspace_id = ${workspace}
          and kept.keeper = ${owner}) < ${INTELLIGENCE_LIMITS.questions}`,
    )
    .onConflictDoNothing();
  const [[found], [job]] = await db.batch([
    db
      .select({ id: metricQuestions.id })
      .from(metricQuestions)
      .where(and(isSame, mayRead(actor, workspace))),
    db.select({ yes: sql<number>`(${isThere})` }).from(sql`(select 1)`),
  ]);
  if (found) return { ok: true };
  if (!(await mayStill(db, actor))) return { ok: false, error: "not-allowed" };
  return { ok: false, error: Number(job?.yes) ? "full" : "no-project" };
}

/** Takes a question off the board of whoever keeps it. */
export async function dropQuestion(
  { db }: Pick<Deps, "db">,
  actor: Person,
  id: string,
): Promise<CommandResult<"gone" | "not-allowed">> {
  const gone = await db
    .delete(metricQuestions)
    .where(
      and(
        eq(metricQuestions.id, id),
        eq(metricQuestions.workspace, actor.workspace),
        eq(metricQuestions.keeper, actor.owner),
        mayWrite(actor, metricQuestions.workspace),
      ),
    )
    .returning({ id: metricQuestions.id });
  if (gone.length > 0) return { ok: true };
  return { ok: false, error: (await mayStill(db, actor)) ? "gone" : "not-allowed" };
}
