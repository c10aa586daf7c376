import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Metric, MetricReach, PartId } from "./metrics.ts";

/** The rows from the first to the last day, by a column of days or of moments: a plain comparison, which an index answers. */
const within = (day: SQLWrapper, from: string, to: string): SQL =>
  sql`${day} >= ${from} and ${day} < ${`${to}~`}`;

/** One select of all facts of a figure; columns `id`, `link`, `name`, `day`, `project`, `top`, `bottom` and `part_…`. */
export function factsOf(metric: Metric, reach: MetricReach): SQL {
  const names = Object.keys(metric.parts ?? {}) as PartId[];
  const selects = metric.facts(reach).map((one) => {
    const days = metric.when === "period" ? sql` and ${within(one.day, reach.from, reach.to)}` : sql``;
    const parts = names.map(
      (name) => sql`, coalesce(${one.parts?.[name] ?? sql`''`}, '') as ${sql.identifier(`part_${name}`)}`,
    );
    return sql`select ${one.id} as id, ${one.link ?? one.id} as link, ${one.name} as name, substr(${one.day}, 1, 10) as day,
      coalesce(${one.project ?? sql`''`}, '') as project, ${one.top ?? sql`1`} as top, ${one.bottom ?? sql`0`} as bottom
      ${sql.join(parts)} from ${one.from} where ${one.where}${days}`;
  });
  return sql.join(selects, sql` union all `);
}
