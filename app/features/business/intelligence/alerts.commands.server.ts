import { and, eq, type SQL, sql } from "drizzle-orm";
import { mayRead, mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Metric } from "~/services/metrics.ts";
import type { Database } from "~db/client.ts";
import { metricAlerts } from "~db/schema/intelligence.ts";
import { projects } from "~db/schema/projects.ts";
import { INTELLIGENCE_LIMITS } from "./intelligence.limits.ts";
import type { AlertChanged, AlertSet } from "./intelligence.schemas.ts";

interface Deps {
  db: Database;
  now: () => Date;
  /** The catalogue. */
  metrics: readonly Metric[];
}

type Wrong = "unknown" | "no-project";

/** What is wrong with a figure and its project, as far as the catalogue says. */
function wrongOf(
  metrics: readonly Metric[],
  { figure, job }: Pick<AlertSet, "figure" | "job">,
): Wrong | undefined {
  const metric = metrics.find(({ id }) => id === figure);
  if (!metric) return "unknown";
  return job !== "" && !metric.hasProject ? "no-project" : undefined;
}

/** Whether the project is one of the workspace; all of them always are. */
const isThere = (workspace: string, job: string): SQL =>
  job === ""
    ? sql`1`
    : sql`exists (select 1 from ${projects} where ${projects.id} = ${job} and ${projects.workspace} = ${workspace})`;

const yes = (db: Database, what: SQL) => db.select({ yes: sql<number>`(${what})` }).from(sql`(select 1)`);

/** Sets a threshold for the whole team. The form's key is its id: what is sent twice stands once. */
export async function addAlert(
  { db, now, metrics }: Deps,
  actor: Person,
  alert: AlertSet,
): Promise<CommandResult<Wrong | "full" | "not-allowed">> {
  const wrong = wrongOf(metrics, alert);
  if (wrong) return { ok: false, error: wrong };
  const { workspace, owner } = actor;
  const { idem, figure, words, side, threshold, days, job } = alert;
  const [, [made], [known]] = await db.batch([
    db
      .insert(metricAlerts)
      .select(
        sql`select ${idem}, ${workspace}, ${figure}, ${words}, ${side}, ${threshold}, ${days}, ${job}, null, 0, null,
          ${owner}, 1, ${now().toISOString()} where ${mayWrite(actor, workspace)} and ${isThere(workspace, job)}
          and (select count(*) from ${metricAlerts} as kept where kept.workspace_id = ${workspace})
            < ${INTELLIGENCE_LIMITS.alerts}`,
      )
      .onConflictDoNothing(),
    db
      .select({ id: metricAlerts.id })
      .from(metricAlerts)
      .where(and(eq(metricAlerts.id, idem), mayWrite(actor, metricAlerts.workspace))),
    yes(db, isThere(workspace, job)),
  ]);
  if (made) return { ok: true };
  if (!(await mayStill(db, actor))) return { ok: false, error: "not-allowed" };
  return { ok: false, error: Number(known?.yes) ? "full" : "no-project" };
}

/** Changes a threshold, of which it is told anew; the figure that it is of stays. */
export async function changeAlert(
  { db, metrics }: Omit<Deps, "now">,
  actor: Person,
  { alert: id, version, figure, words, side, threshold, days, job }: AlertChanged,
): Promise<CommandResult<Wrong | "gone" | "stale" | "not-allowed">> {
  const wrong = wrongOf(metrics, { figure, job });
  if (wrong) return { ok: false, error: wrong };
  const { workspace } = actor;
  const isOurs = and(
    eq(metricAlerts.id, id),
    eq(metricAlerts.workspace, workspace),
    eq(metricAlerts.metric, figure),
  );
  const [changed, [found], [known]] = await db.batch([
    db
      .update(metricAlerts)
      .set({
        ...{ words, side, threshold, period: days, project: job, crossedAt: null, lookedAt: null },
        version: sql`${metricAlerts.version} + 1`,
      })
      .where(
        and(
          isOurs,
          eq(metricAlerts.version, version),
          mayWrite(actor, metricAlerts.workspace),
          isThere(workspace, job),
        ),
      )
      .returning({ id: metricAlerts.id }),
    db
      .select()
      .from(metricAlerts)
      .where(and(isOurs, mayRead(actor, metricAlerts.workspace))),
    yes(db, isThere(workspace, job)),
  ]);
  if (changed.length > 0) return { ok: true };
  if (!(await mayStill(db, actor))) return { ok: false, error: "not-allowed" };
  if (!Number(known?.yes)) return { ok: false, error: "no-project" };
  if (!found) return { ok: false, error: "gone" };
  const isSame =
    found.version === version + 1 &&
    found.words === words &&
    found.side === side &&
    found.threshold === threshold &&
    found.period === days &&
    found.project === job;
  return isSame ? { ok: true } : { ok: false, error: "stale" };
}

/** Takes a threshold off; whoever works in the workspace may. */
export async function dropAlert(
  { db }: Pick<Deps, "db">,
  actor: Person,
  id: string,
): Promise<CommandResult<"gone" | "not-allowed">> {
  const gone = await db
    .delete(metricAlerts)
    .where(
      and(
        eq(metricAlerts.id, id),
        eq(metricAlerts.workspace, actor.workspace),
        mayWrite(actor, metricAlerts.workspace),
      ),
    )
    .returning({ id: metricAlerts.id });
  if (gone.length > 0) return { ok: true };
  return { ok: false, error: (await mayStill(db, actor)) ? "gone" : "not-allowed" };
}
