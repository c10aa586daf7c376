import { inArray, sql } from "drizzle-orm";
import type { Metric, MetricReach } from "~/services/metrics.ts";
import { documentAcceptances, documents } from "~db/schema/lines.ts";
import { processEvents } from "~db/schema/process.ts";
import { proposalProcess } from "./proposal.process.ts";
import { KIND, proposalPath } from "./proposals.limits.ts";

const SHARED = { goal: "winning", href: proposalPath } as const satisfies Partial<Metric>;

/** What happened to proposals, one row a step. */
const steps = (reach: MetricReach, transitions: readonly string[]) => ({
  id: processEvents.id,
  link: documents.id,
  name: documents.title,
  day: processEvents.at,
  from: sql`${processEvents} join ${documents} on ${documents.id} = ${processEvents.recordId}`,
  where: sql`${reach.of(processEvents.workspace)} and ${reach.of(documents.workspace, documents.sample)}
    and ${processEvents.process} = ${proposalProcess.name} and ${inArray(processEvents.transition, transitions)}`,
});

/** What became of the offers of a workspace. */
export const proposalMetrics: readonly Metric[] = [
  {
    ...SHARED,
    ...{
      id: "proposalRate",
      unit: "percent",
      kind: "ratio",
      times: 100,
      better: "up",
      when: "period",
      byDay: true,
    },
    facts: (reach) => [
      {
        ...steps(reach, ["accept", "decline", "expire"]),
        ...{ top: sql`(${processEvents.transition} = 'accept')`, bottom: sql`1` },
      },
    ],
  },
  {
    ...SHARED,
    ...{ id: "proposalsSent", unit: "count", kind: "sum", better: "up", when: "period", byDay: true },
    facts: (reach) => [steps(reach, ["send"])],
  },
  {
    ...SHARED,
    ...{ id: "acceptedValue", unit: "cents", kind: "sum", better: "up", when: "period", byDay: true },
    facts: (reach) => [
      {
        ...{ id: documentAcceptances.id, link: documents.id, name: documents.title },
        ...{ day: documentAcceptances.acceptedAt, top: documentAcceptances.totalCents },
        from: sql`${documentAcceptances} join ${documents} on ${documents.id} = ${documentAcceptances.documentId}`,
        where: sql`${reach.of(documentAcceptances.workspace)} and ${reach.of(documents.workspace, documents.sample)}
          and ${documents.kind} = ${KIND} and ${documents.state} = 'accepted'`,
      },
    ],
  },
];
