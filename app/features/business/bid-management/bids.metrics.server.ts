import { sql } from "drizzle-orm";
import type { Metric } from "~/services/metrics.ts";
import { bidInvites, bidPackages } from "~db/schema/bids.ts";
import { packagePath } from "./bids.limits.ts";

/** How many of the companies that were asked have sent a bid, by the day on which it was due. No price is read. */
export const bidMetrics: readonly Metric[] = [
  {
    ...{ id: "bidCoverage", goal: "winning", unit: "percent", kind: "ratio", times: 100 },
    ...{
      better: "up",
      when: "period",
      byDay: true,
      href: packagePath,
      hasProject: true,
      parts: { trade: "typed" },
    },
    facts: ({ of }) => [
      {
        ...{ id: bidInvites.id, link: bidPackages.id, name: bidInvites.company, day: bidPackages.dueAt },
        ...{ project: bidPackages.projectId, parts: { trade: bidPackages.trade } },
        ...{ top: sql`(${bidInvites.state} = 'submitted')`, bottom: sql`1` },
        from: sql`${bidPackages} join ${bidInvites} on ${bidInvites.packageId} = ${bidPackages.id}`,
        where: sql`${of(bidPackages.workspace, bidPackages.sample)}
          and ${bidPackages.state} not in ('draft', 'open', 'cancelled')`,
      },
    ],
  },
];
