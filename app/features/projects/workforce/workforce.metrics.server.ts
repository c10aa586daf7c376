import { sql } from "drizzle-orm";
import type { Metric, MetricReach } from "~/services/metrics.ts";
import { workforceCrews, workforcePunches } from "~db/schema/workforce.ts";
import { shiftPath } from "./workforce.limits.ts";

const SHARED = {
  ...{ goal: "utilisation", when: "period", byDay: true, better: "neither", href: shiftPath },
  parts: { code: "typed", crew: "typed" },
} as const satisfies Partial<Metric>;

/** Paid hours of a shift. It counts on the day on which it began. */
const HOURS = sql`(max(0, round((julianday(${workforcePunches.outAt}) - julianday(${workforcePunches.inAt})) * 1440)
  - ${workforcePunches.breakMinutes}) / 60.0)`;

/** Asked for where the name is shown, and not for every shift that is counted, as a join would be. */
const CREW = sql`(select ${workforceCrews.name} from ${workforceCrews}
  where ${workforceCrews.id} = ${workforcePunches.crewId})`;

/** Shifts that are over. Which worker it was is on the page of the shift. */
const shifts = ({ of }: MetricReach) => ({
  ...{ id: workforcePunches.id, day: workforcePunches.inAt },
  name: sql`trim(${CREW} || ' ' || ${workforcePunches.code})`,
  parts: { code: workforcePunches.code, crew: CREW },
  from: sql`${workforcePunches}`,
  where: sql`${of(workforcePunches.workspace, workforcePunches.sample)} and not ${workforcePunches.void}
    and ${workforcePunches.outAt} is not null`,
});

/** How the time of crews is spent. */
export const workforceMetrics: readonly Metric[] = [
  {
    ...{ ...SHARED, id: "hoursWorked", unit: "hours", kind: "sum" },
    facts: (reach) => [{ ...shifts(reach), top: HOURS }],
  },
  {
    ...{ ...SHARED, id: "hoursOnCode", unit: "percent", kind: "ratio", times: 100, better: "up" },
    facts: (reach) => [
      {
        ...shifts(reach),
        ...{ top: sql`(case when ${workforcePunches.code} <> '' then ${HOURS} else 0 end)`, bottom: HOURS },
      },
    ],
  },
  {
    ...{ ...SHARED, id: "shiftLength", unit: "hours", kind: "ratio" },
    facts: (reach) => [{ ...shifts(reach), top: HOURS, bottom: sql`1` }],
  },
  {
    ...{ ...SHARED, id: "shiftsUncoded", goal: "records", unit: "count", kind: "sum", better: "down" },
    facts: (reach) => [
      { ...shifts(reach), where: sql`${shifts(reach).where} and ${workforcePunches.code} = ''` },
    ],
  },
  {
    ...{ ...SHARED, id: "shiftsOpen", goal: "records", unit: "count", kind: "sum", better: "down" },
    when: "now",
    facts: (reach) => [
      {
        ...shifts(reach),
        where: sql`${reach.of(workforcePunches.workspace, workforcePunches.sample)} and not ${workforcePunches.void}
          and ${workforcePunches.outAt} is null and ${workforcePunches.inAt} < ${reach.day}`,
      },
    ],
  },
];
