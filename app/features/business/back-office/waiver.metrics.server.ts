import { sql } from "drizzle-orm";
import type { Metric } from "~/services/metrics.ts";
import { waiverPayments } from "~db/schema/back-office.ts";
import { WAIVERS } from "./waiver.limits.ts";

/** What is missing among the papers of jobs. */
export const waiverMetrics: readonly Metric[] = [
  {
    ...{ id: "waiversMissing", goal: "cash", unit: "count", kind: "sum", better: "down", when: "now" },
    hasProject: true,
    facts: ({ of }) => [
      {
        ...{ id: waiverPayments.id, link: waiverPayments.projectId, name: waiverPayments.party },
        ...{ day: waiverPayments.paidOn, project: waiverPayments.projectId },
        from: sql`${waiverPayments}`,
        where: sql`${of(waiverPayments.workspace, waiverPayments.sample)} and ${waiverPayments.clearedOn} is not null
          and not exists (select 1 from lien_waivers as waiver where waiver.payment_id = ${waiverPayments.id}
            and waiver.state in ('signed', 'exchanged'))`,
      },
    ],
    href: (project) => `${WAIVERS}?project=${project}`,
  },
];
