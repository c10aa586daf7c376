import { sql } from "drizzle-orm";
import type { Metric, MetricReach } from "~/services/metrics.ts";
import { costLines } from "~db/schema/costs.ts";
import { projects } from "~db/schema/projects.ts";
import { costsPath } from "./costs.limits.ts";

const SHARED = {
  ...{ goal: "cash", when: "now", hasProject: true, href: costsPath },
  parts: { code: "typed" },
} as const satisfies Partial<Metric>;

/** Lines of jobs that are not closed. */
const lines = (reach: MetricReach) => ({
  ...{ id: costLines.id, link: projects.id, day: costLines.createdAt, project: projects.id },
  name: sql`trim(${costLines.code} || ' ' || ${costLines.text})`,
  parts: { code: costLines.code },
  from: sql`${costLines} join ${projects} on ${projects.id} = ${costLines.projectId}`,
  where: sql`${reach.of(costLines.workspace)} and ${reach.of(projects.workspace, projects.sample)}
    and ${projects.state} <> 'closed'`,
});

/** What the open jobs of a workspace were to cost and are bound to cost, as it was typed. */
export const costMetrics: readonly Metric[] = [
  {
    ...SHARED,
    ...{ id: "budget", unit: "cents", kind: "sum", better: "neither" },
    facts: (reach) => [{ ...lines(reach), top: costLines.budgetCents }],
  },
  {
    ...SHARED,
    ...{ id: "committedShare", unit: "percent", kind: "ratio", times: 100, better: "neither" },
    facts: (reach) => [{ ...lines(reach), top: costLines.committedCents, bottom: costLines.budgetCents }],
  },
  {
    ...SHARED,
    ...{ id: "committed", unit: "cents", kind: "sum", better: "neither" },
    facts: (reach) => [{ ...lines(reach), top: costLines.committedCents }],
  },
  {
    ...SHARED,
    ...{ id: "budgetSpent", unit: "percent", kind: "ratio", times: 100, better: "neither" },
    facts: (reach) => [{ ...lines(reach), top: costLines.actualCents, bottom: costLines.budgetCents }],
  },
];
