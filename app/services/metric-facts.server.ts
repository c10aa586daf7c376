import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Metric, MetricReach, PartId } from "./metrics.ts";

/** From a text on and before another one, which a column of days or of moments is compared with as it stands. */
export interface DayRange {
  from: SQLWrapper | string;
  before: SQLWrapper | string;
}

/** The rows of some days: a plain comparison, which an index answers. */
const within = (day: SQLWrapper, { from, before }: DayRange): SQL =>
  sql`${day} >= ${from} and ${day} < ${before}`;

/** What no moment of a day, and nothing of a day before, comes after. */
export const afterAllOf = (day: string): string => `${day}~`;

/**
 * One select of all facts of a figure; columns `id`, `link`, `name`, `day`, `project`, `top`, `bottom` and `part_…`.
 * @param range other days than those of the reach, such as columns of a table that this is asked for row by row
 */
export function factsOf(
  metric: Metric,
  reach: MetricReach,
  range: DayRange = { from: reach.from, before: afterAllOf(reach.to) },
): SQL {
  const names = Object.keys(metric.parts ?? {}) as PartId[];
  const selects = metric.facts(reach).map((one) => {
    const days = metric.when === "period" ? sql` and ${within(one.day, range)}` : sql``;
    const parts = names.map(
      (name) => sql`, coalesce(${one.parts?.[name] ?? sql`''`}, '') as ${sql.identifier(`part_${name}`)}`,
    );
    return sql`select ${one.id} as id, ${one.link ?? one.id} as link, ${one.name} as name, substr(${one.day}, 1, 10) as day,
      coalesce(${one.project ?? sql`''`}, '') as project, ${one.top ?? sql`1`} as top, ${one.bottom ?? sql`0`} as bottom
      ${sql.join(parts)} from ${one.from} where ${one.where}${days}`;
  });
  return sql.join(selects, sql` union all `);
}
