import { inArray, sql } from "drizzle-orm";
import type { Metric, MetricReach } from "~/services/metrics.ts";
import { deals } from "~db/schema/deals.ts";
import { dealPath, STAGES } from "./crm.limits.ts";
import { chanceOf } from "./deals.queries.server.ts";

const PARTS = {
  source: { namespace: "crm", under: "sources" },
  jobType: { namespace: "job-types", under: "names" },
} as const;

const SHARED = {
  goal: "winning",
  parts: PARTS,
  href: dealPath,
} as const satisfies Partial<Metric>;

const fact = (reach: MetricReach, states: readonly string[]) => ({
  id: deals.id,
  name: deals.title,
  parts: { source: deals.source, jobType: deals.jobType, stage: deals.state },
  from: sql`${deals}`,
  where: sql`${reach.of(deals.workspace, deals.sample)} and ${inArray(deals.state, states)}`,
});
const closed = (reach: MetricReach, states: readonly string[]) => ({
  ...fact(reach, states),
  day: deals.closedAt,
});
const open = (reach: MetricReach) => ({ ...fact(reach, STAGES), day: deals.createdAt });
const OPEN_PARTS = { ...PARTS, stage: { namespace: "crm", under: "states" } } as const;

/** What deals come to. A deal that sleeps is neither open nor decided. */
export const dealMetrics: readonly Metric[] = [
  {
    ...SHARED,
    ...{
      id: "winRate",
      unit: "percent",
      kind: "ratio",
      times: 100,
      better: "up",
      when: "period",
      byDay: true,
    },
    facts: (reach) => [
      {
        ...closed(reach, ["won", "lost"]),
        ...{ top: sql`(${deals.state} = 'won')`, bottom: sql`1` },
      },
    ],
  },
  {
    ...SHARED,
    ...{ id: "dealsWon", unit: "count", kind: "sum", better: "up", when: "period", byDay: true },
    facts: (reach) => [closed(reach, ["won"])],
  },
  {
    ...SHARED,
    ...{ id: "wonValue", unit: "cents", kind: "sum", better: "up", when: "period", byDay: true },
    facts: (reach) => [{ ...closed(reach, ["won"]), top: deals.valueCents }],
  },
  {
    ...SHARED,
    ...{ id: "dealsBegun", unit: "count", kind: "sum", better: "up", when: "period", byDay: true },
    facts: (reach) => [
      {
        ...fact(reach, [...STAGES, "won", "lost", "dormant"]),
        day: deals.createdAt,
      },
    ],
  },
  {
    ...SHARED,
    ...{ id: "pipeline", unit: "cents", kind: "sum", better: "up", when: "now", parts: OPEN_PARTS },
    facts: (reach) => [{ ...open(reach), top: deals.valueCents }],
  },
  {
    ...SHARED,
    ...{ id: "forecast", unit: "cents", kind: "sum", better: "up", when: "now", parts: OPEN_PARTS },
    facts: (reach) => [{ ...open(reach), top: sql`(${deals.valueCents} * ${chanceOf} / 100.0)` }],
  },
  {
    ...SHARED,
    ...{ id: "dealsOverdue", goal: "records", unit: "count", kind: "sum", better: "down", when: "now" },
    parts: OPEN_PARTS,
    facts: (reach) => [
      { ...open(reach), where: sql`${open(reach).where} and ${deals.nextOn} < ${reach.day}` },
    ],
  },
  {
    ...SHARED,
    ...{
      id: "wonUnpriced",
      goal: "records",
      unit: "count",
      kind: "sum",
      better: "down",
      when: "period",
      byDay: true,
    },
    facts: (reach) => [
      {
        ...closed(reach, ["won"]),
        where: sql`${closed(reach, ["won"]).where} and ${deals.valueCents} = 0`,
      },
    ],
  },
];
