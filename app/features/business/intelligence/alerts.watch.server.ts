import { and, asc, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";
import {
  type Asked,
  figureOf,
  grainOf,
  readTile,
  type TileRow,
  tileStatement,
} from "~/engines/metric/metric.server.ts";
import { joinWriters } from "~/engines/trust/trust.server.ts";
import { runTogether, type Statement, type Task } from "~/services/contribution.ts";
import type { Metric } from "~/services/metrics.ts";
import { notifications } from "~db/schema/account.ts";
import { metricAlerts } from "~db/schema/intelligence.ts";
import { readAsked, spansAsked, withAsked } from "./asked.ts";
import { INTELLIGENCE_LIMITS, KEPT_PERIODS, metricPath } from "./intelligence.limits.ts";

type Alert = typeof metricAlerts.$inferSelect;

/** What an alert asks of its figure: the rows of its workspace without examples, whoever reads them. */
function askedBy({ workspace, period: kept, project }: Alert, metric: Metric, day: string) {
  const period = KEPT_PERIODS.find((one) => one === kept) ?? "month";
  const question = { ...readAsked(new URLSearchParams()), period, project };
  const { now, before } = spansAsked(question, day);
  const of: Asked["of"] = (column, isSample) =>
    sql`(${column} = ${workspace}${isSample ? sql` and not ${isSample}` : sql``})`;
  const asked: Asked = { of, day, now, before, project: metric.hasProject ? project : "" };
  return { asked, question, grain: grainOf(now) };
}

/** Whether a figure is beyond a threshold; undefined where there is no figure. */
export function isBeyond(
  { side, threshold }: Pick<Alert, "side" | "threshold">,
  { unit }: Pick<Metric, "unit">,
  value: number | undefined,
): boolean | undefined {
  if (value === undefined) return undefined;
  const hundredths = unit === "cents" ? value : value * 100;
  return side === "above" ? hundredths > threshold : hundredths < threshold;
}

/**
 * Counts the figures that somebody set a threshold for, those first that were counted longest ago. Who works in the workspace is
 * told once when a figure goes beyond it, and not again until it has been back. Where there is no figure nothing changes.
 */
export const watchFigures: Task = async ({ db, now, contributions }) => {
  const moment = now();
  const at = moment.toISOString();
  const due = new Date(moment.getTime() - INTELLIGENCE_LIMITS.alertMinutes * 60_000).toISOString();
  const alerts = await db
    .select()
    .from(metricAlerts)
    .where(or(isNull(metricAlerts.lookedAt), lte(metricAlerts.lookedAt, due)))
    .orderBy(asc(metricAlerts.lookedAt), asc(metricAlerts.id))
    .limit(INTELLIGENCE_LIMITS.alertsInRun);
  if (alerts.length === 0) return;
  const counted = alerts.flatMap((alert) => {
    const metric = contributions.metrics.find(({ id }) => id === alert.metric);
    return metric ? [{ alert, metric, ...askedBy(alert, metric, at.slice(0, 10)) }] : [];
  });
  const [first, ...others] = counted.map(({ metric, asked, grain }) =>
    tileStatement(db, metric, asked, grain),
  );
  const results: readonly unknown[] = first ? await db.batch([first, ...others]) : [];
  const statements = counted.flatMap(({ alert, metric, asked, question, grain }, n): Statement[] => {
    const { now: sums } = readTile(metric, results[n] as TileRow[], asked, grain);
    const beyond = isBeyond(alert, metric, figureOf(metric, sums));
    if (beyond === undefined || beyond === (alert.crossedAt !== null)) return [];
    // As it was counted: of two runs at once, and of a change meanwhile, one counts.
    const stands = and(
      eq(metricAlerts.id, alert.id),
      eq(metricAlerts.version, alert.version),
      beyond ? isNull(metricAlerts.crossedAt) : sql`${metricAlerts.crossedAt} is not null`,
    );
    if (!beyond) return [db.update(metricAlerts).set({ crossedAt: null }).where(stands)];
    const key = sql`'figure:' || ${metricAlerts.id} || ':' || ${metricAlerts.crossings} || ':' || u.id`;
    return [
      db
        .insert(notifications)
        .select(
          sql`select ${key}, u.id, 'figureCrossed', ${metricAlerts.words}, ${withAsked(metricPath(metric.id), question)},
            null, ${at}, null from ${metricAlerts} ${joinWriters(sql`${metricAlerts.workspace}`)} where ${stands}`,
        )
        .onConflictDoNothing(),
      db
        .update(metricAlerts)
        .set({ crossedAt: at, crossings: sql`${metricAlerts.crossings} + 1` })
        .where(stands),
    ];
  });
  const ids = alerts.map(({ id }) => id);
  const looked = db.update(metricAlerts).set({ lookedAt: at }).where(inArray(metricAlerts.id, ids));
  await runTogether(db, [...statements, looked]);
};
