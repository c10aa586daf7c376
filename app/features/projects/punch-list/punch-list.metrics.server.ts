import { inArray, sql } from "drizzle-orm";
import type { Metric, MetricReach } from "~/services/metrics.ts";
import { processEvents } from "~db/schema/process.ts";
import { punchItems } from "~db/schema/punch-list.ts";
import { punchProcess } from "./punch.process.ts";
import { itemPath } from "./punch-list.limits.ts";

const SHARED = {
  ...{ goal: "quality", hasProject: true, href: itemPath },
  parts: {
    trade: { namespace: "punch-list", under: "trades" },
    priority: { namespace: "punch-list", under: "priorities" },
  },
} as const satisfies Partial<Metric>;

/** By their names, not by those that are left out: an index has them by state. */
const OPEN = punchProcess.states.filter((state) => !punchProcess.ends.some((end) => end === state));

const items = (reach: MetricReach) => ({
  ...{ id: punchItems.id, project: punchItems.projectId, day: punchItems.createdAt },
  name: sql`(${punchItems.number} || ' · ' || ${punchItems.words})`,
  parts: { trade: punchItems.trade, priority: punchItems.priority },
  from: sql`${punchItems}`,
  where: reach.of(punchItems.workspace, punchItems.sample),
});
const open = (reach: MetricReach) => ({
  ...items(reach),
  where: sql`${items(reach).where} and ${inArray(punchItems.state, OPEN)}`,
});
/** Items that are closed, by the day on which they last were. */
const closed = (reach: MetricReach) => ({
  ...items(reach),
  day: punchItems.stateSince,
  where: sql`${items(reach).where} and ${punchItems.state} = 'closed'`,
});

/** How good the work is that is handed over, and how fast what is not good is put right. */
export const punchMetrics: readonly Metric[] = [
  {
    ...{ ...SHARED, id: "punchOpen", unit: "count", kind: "sum", better: "down", when: "now" },
    facts: (reach) => [open(reach)],
  },
  {
    ...{ ...SHARED, id: "punchAge", unit: "days", kind: "ratio", better: "down", when: "now" },
    facts: (reach) => [
      {
        ...open(reach),
        top: sql`max(0, julianday(${reach.day}) - julianday(substr(${punchItems.createdAt}, 1, 10)))`,
        bottom: sql`1`,
      },
    ],
  },
  {
    ...{
      ...SHARED,
      id: "punchRaised",
      unit: "count",
      kind: "sum",
      better: "down",
      when: "period",
      byDay: true,
    },
    facts: (reach) => [items(reach)],
  },
  {
    ...{
      ...SHARED,
      id: "punchClosed",
      unit: "count",
      kind: "sum",
      better: "up",
      when: "period",
      byDay: true,
    },
    facts: (reach) => [closed(reach)],
  },
  {
    ...{
      ...SHARED,
      id: "firstPass",
      unit: "percent",
      kind: "ratio",
      times: 100,
      better: "up",
      when: "period",
      byDay: true,
    },
    facts: (reach) => [{ ...closed(reach), ...{ top: sql`(${punchItems.rejections} = 0)`, bottom: sql`1` } }],
  },
  {
    ...{ ...SHARED, id: "reworkCost", unit: "cents", kind: "sum", better: "down", when: "period" },
    byDay: true,
    facts: (reach) => [
      {
        ...{ ...items(reach), top: punchItems.backChargeCents },
        where: sql`${items(reach).where} and ${punchItems.state} <> 'void' and ${punchItems.backChargeCents} > 0`,
      },
    ],
  },
  {
    ...{
      ...SHARED,
      id: "punchRework",
      unit: "count",
      kind: "sum",
      better: "down",
      when: "period",
      byDay: true,
    },
    facts: (reach) => [
      {
        ...{ ...items(reach), id: processEvents.id, link: punchItems.id, day: processEvents.at },
        from: sql`${processEvents} join ${punchItems} on ${punchItems.id} = ${processEvents.recordId}`,
        where: sql`${reach.of(processEvents.workspace)} and ${items(reach).where}
          and ${processEvents.process} = ${punchProcess.name}
          and ${inArray(processEvents.transition, ["reject", "sendBack", "reopen"])}`,
      },
    ],
  },
];
