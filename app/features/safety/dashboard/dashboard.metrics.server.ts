import { inArray, sql } from "drizzle-orm";
import type { FactColumns, Metric, MetricReach } from "~/services/metrics.ts";
import { safetyHours, safetyObservations, safetyReports } from "~db/schema/safety.ts";
import { DASHBOARD, OBSERVATIONS, reportPath } from "./dashboard.limits.ts";
import { BASE_HOURS } from "./recordkeeping.ts";

const SHARED = { goal: "safety", when: "period", better: "down" } as const satisfies Partial<Metric>;
const CAUSE = { namespace: "safety-dashboard", under: "causes" } as const;
const OUTCOME = { namespace: "safety-dashboard", under: "outcomes" } as const;

/** Whoever only reads a workspace does not see what is private: a row says what happened, never to whom. */
const reports = (reach: MetricReach) => ({
  ...{ id: safetyReports.id, name: safetyReports.what, day: safetyReports.happenedOn },
  parts: { cause: safetyReports.cause, outcome: safetyReports.outcome },
  from: sql`${safetyReports}`,
  where: sql`${reach.of(safetyReports.workspace, safetyReports.sample)}`,
});

const cases = (reach: MetricReach, outcomes: readonly string[]): FactColumns => ({
  ...reports(reach),
  where: sql`${reports(reach).where} and ${inArray(safetyReports.outcome, outcomes)}`,
});

/** The hours of a month count from its first day. */
const hours = ({ of }: MetricReach): FactColumns => ({
  ...{
    id: safetyHours.id,
    link: sql`''`,
    name: safetyHours.month,
    day: sql`(${safetyHours.month} || '-01')`,
  },
  ...{ top: sql`0`, bottom: safetyHours.hours, from: sql`${safetyHours}` },
  where: of(safetyHours.workspace, safetyHours.sample),
});

const RECORDABLE = ["other", "restricted", "away", "death"] as const;
const rate = { unit: "rate", kind: "ratio", times: BASE_HOURS } as const;
const pageOf = (id: string) => (id === "" ? DASHBOARD : reportPath(id));

/** How safely a workspace works. The rates are those of OSHA's recordkeeping, over the hours that were typed. */
export const safetyMetrics: readonly Metric[] = [
  {
    ...{ ...SHARED, ...rate, id: "trir", href: pageOf },
    facts: (reach) => [cases(reach, RECORDABLE), hours(reach)],
  },
  {
    ...{ ...SHARED, ...rate, id: "dart", href: pageOf },
    facts: (reach) => [cases(reach, ["restricted", "away"]), hours(reach)],
  },
  {
    ...{ ...SHARED, id: "recordableCases", unit: "count", kind: "sum", href: reportPath },
    parts: { cause: CAUSE, outcome: OUTCOME },
    byDay: true,
    facts: (reach) => [cases(reach, RECORDABLE)],
  },
  {
    ...{ ...SHARED, id: "nearMisses", unit: "count", kind: "sum", better: "neither", href: reportPath },
    parts: { cause: CAUSE },
    byDay: true,
    facts: (reach) => [
      { ...reports(reach), where: sql`${reports(reach).where} and ${safetyReports.kind} = 'near-miss'` },
    ],
  },
  {
    ...{ ...SHARED, id: "seenSafe", unit: "percent", kind: "ratio", times: 100, better: "up" },
    href: () => OBSERVATIONS,
    byDay: true,
    facts: ({ of }) => [
      {
        ...{ id: safetyObservations.id, name: safetyObservations.what, day: safetyObservations.seenOn },
        ...{ top: safetyObservations.isSafe, bottom: sql`1`, from: sql`${safetyObservations}` },
        where: of(safetyObservations.workspace, safetyObservations.sample),
      },
    ],
  },
];
