import { inArray, sql } from "drizzle-orm";
import type { Metric, MetricReach } from "~/services/metrics.ts";
import { documentAcceptances, documents } from "~db/schema/lines.ts";
import { processEvents } from "~db/schema/process.ts";
import { changeOrderProcess } from "./change-order.process.ts";
import { changeOrderPath, KIND } from "./change-orders.limits.ts";

const SHARED = { goal: "cash", hasProject: true, href: changeOrderPath } as const satisfies Partial<Metric>;

const isOurs = (reach: MetricReach) =>
  sql`${reach.of(documents.workspace, documents.sample)} and ${documents.kind} = ${KIND}`;

/** The days from the last time that an order was sent to an answer. */
const ANSWERED_IN = sql`(julianday(${processEvents.at}) - julianday((select max(sent.at) from process_events as sent
  where sent.process = ${changeOrderProcess.name} and sent.record_id = ${processEvents.recordId}
  and sent.transition = 'send' and sent.at <= ${processEvents.at})))`;

/** What changes of the contract come to, and how long clients take. */
export const changeOrderMetrics: readonly Metric[] = [
  {
    ...SHARED,
    ...{ id: "changesPending", unit: "cents", kind: "sum", better: "down", when: "now" },
    parts: { changeState: { namespace: "change-orders", under: "states" } },
    facts: (reach) => [
      {
        ...{ id: documents.id, name: documents.title, day: documents.stateSince },
        ...{
          project: documents.subjectId,
          top: documents.totalCents,
          parts: { changeState: documents.state },
        },
        ...{
          from: sql`${documents}`,
          where: sql`${isOurs(reach)} and ${inArray(documents.state, ["priced", "sent"])}`,
        },
      },
    ],
  },
  {
    ...SHARED,
    ...{ id: "changesApproved", unit: "cents", kind: "sum", better: "up", when: "period", byDay: true },
    facts: (reach) => [
      {
        ...{ id: documentAcceptances.id, link: documents.id, name: documents.title },
        ...{ day: documentAcceptances.acceptedAt, project: documents.subjectId },
        top: documentAcceptances.totalCents,
        from: sql`${documentAcceptances} join ${documents} on ${documents.id} = ${documentAcceptances.documentId}`,
        where: sql`${reach.of(documentAcceptances.workspace)} and ${isOurs(reach)}`,
      },
    ],
  },
  {
    ...SHARED,
    ...{ id: "changeDays", unit: "days", kind: "ratio", better: "down", when: "period", byDay: true },
    facts: (reach) => [
      {
        ...{ id: processEvents.id, link: documents.id, name: documents.title, day: processEvents.at },
        ...{ project: documents.subjectId, top: ANSWERED_IN, bottom: sql`1` },
        from: sql`${processEvents} join ${documents} on ${documents.id} = ${processEvents.recordId}`,
        where: sql`${reach.of(processEvents.workspace)} and ${isOurs(reach)}
          and ${processEvents.process} = ${changeOrderProcess.name}
          and ${inArray(processEvents.transition, ["approve", "reject"])}`,
      },
    ],
  },
];
