import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Metric, MetricReach } from "~/services/metrics.ts";
import {
  billingApplications,
  billingDeposits,
  billingInvoices,
  billingPayments,
} from "~db/schema/billing.ts";
import { documents } from "~db/schema/lines.ts";
import { projects } from "~db/schema/projects.ts";
import { applicationPath, CHANGE_KIND, jobBillingPath, OF_PROJECT, VALUES_KIND } from "./billing.limits.ts";
import { invoicePath } from "./invoice.limits.ts";
import { CREDITED, IS_OWED, PAID } from "./invoice.queries.server.ts";

/** What a row opens: an application by its id, and what is none under what it is. */
const PAGES: Record<string, (id: string) => string> = { invoice: invoicePath, job: jobBillingPath };
function pageOf(link: string): string {
  const [kind = "", id] = link.split(":");
  return id === undefined ? applicationPath(link) : (PAGES[kind]?.(id) ?? applicationPath(id));
}
const OF_PAPER = {
  ...{ goal: "cash", hasProject: true, href: pageOf },
} as const satisfies Partial<Metric>;
const OF_JOB = {
  ...{ goal: "cash", when: "now", hasProject: true, href: jobBillingPath },
} as const satisfies Partial<Metric>;

/** What an application comes to that is held back, or was certified before it. */
const adjusted = (content: SQL, name: "retainage" | "previous") =>
  sql`coalesce((select sum(json_extract(one.value, '$.cents')) from json_each(${content}, '$.adjustments') as one
    where json_extract(one.value, '$.id') = ${name}), 0)`;

const certified = ({ of }: MetricReach) => ({
  ...{ id: billingApplications.id, day: billingApplications.certifiedAt },
  project: billingApplications.projectId,
  name: sql`trim(${documents.title} || ' ' || coalesce(${documents.number}, ''))`,
  from: sql`${billingApplications} join ${documents} on ${documents.id} = ${billingApplications.id}`,
  where: sql`${of(billingApplications.workspace, billingApplications.sample)}
    and ${of(documents.workspace, documents.sample)} and ${billingApplications.certifiedAt} is not null
    and ${documents.state} <> 'void'`,
});

const issued = ({ of }: MetricReach) => ({
  ...{
    id: billingInvoices.id,
    link: sql`'invoice:' || ${billingInvoices.id}`,
    day: billingInvoices.issuedOn,
  },
  project: billingInvoices.projectId,
  name: sql`trim(${documents.title} || ' ' || coalesce(${documents.number}, ''))`,
  from: sql`${billingInvoices} join ${documents} on ${documents.id} = ${billingInvoices.id}`,
  where: sql`${of(billingInvoices.workspace, billingInvoices.sample)}
    and ${of(documents.workspace, documents.sample)} and ${billingInvoices.issuedOn} is not null
    and ${documents.state} <> 'void'`,
});

/** Money that came in anew: neither what bounced, nor a part of a deposit that was set against a document. */
const paid = ({ of }: MetricReach) => ({
  ...{ id: billingPayments.id, name: billingPayments.payer },
  link: sql`case when exists (select 1 from billing_invoices as paper where paper.id = ${billingPayments.documentId})
    then 'invoice:' else '' end || ${billingPayments.documentId}`,
  ...{ day: billingPayments.paidOn, project: billingPayments.projectId },
  from: sql`${billingPayments}`,
  where: sql`${of(billingPayments.workspace, billingPayments.sample)} and ${billingPayments.bouncedOn} is null
    and ${billingPayments.depositId} is null`,
});

const deposited = ({ of }: MetricReach) => ({
  ...{
    id: billingDeposits.id,
    link: sql`'job:' || ${billingDeposits.projectId}`,
    name: billingDeposits.payer,
  },
  ...{ day: billingDeposits.paidOn, project: billingDeposits.projectId },
  from: sql`${billingDeposits}`,
  where: of(billingDeposits.workspace, billingDeposits.sample),
});

/** By how many days what is open is late, as the page of billing sorts it. */
const ageOf = (day: string, dueOn: SQLWrapper) => {
  const late = sql`(julianday(${day}) - julianday(coalesce(${dueOn}, ${day})))`;
  return sql`case when ${late} <= 0 then 'current' when ${late} <= 30 then 'to30' when ${late} <= 60 then 'to60'
    when ${late} <= 90 then 'to90' else 'over90' end`;
};

// Rows that hang on a job: of its workspace, and examples of an example alone.
const papersOf = (what: SQL, which: SQL) => sql`(select coalesce(sum(${what}), 0) from documents as paper
  where paper.subject_type = ${OF_PROJECT} and paper.subject_id = ${projects.id}
    and paper.workspace_id = ${projects.workspace} and paper.sample <= ${projects.sample} and ${which})`;
export const CONTRACT = papersOf(sql`paper.total_cents`, sql`paper.kind = ${VALUES_KIND}`);
export const CHANGES = papersOf(
  sql`paper.total_cents`,
  sql`paper.kind = ${CHANGE_KIND} and paper.state in ('approved', 'executed')`,
);
const CERTIFIED = sql`(select coalesce(sum(app.certified_cents), 0) from billing_applications as app
  join documents as paper on paper.id = app.id where app.project_id = ${projects.id} and app.sample <= ${projects.sample}
    and paper.state <> 'void')`;
/** Done and stored, with what is held back, by the newest application that was handed in. */
export const BILLED = sql`coalesce((select paper.total_cents + ${adjusted(sql`paper.content`, "retainage")}
  + ${adjusted(sql`paper.content`, "previous")} from billing_applications as app join documents as paper on paper.id = app.id
  where app.project_id = ${projects.id} and app.sample <= ${projects.sample}
    and paper.state in ('submitted', 'certified', 'paid') order by app.period_to desc limit 1), 0)`;
const costOf = (what: SQL) => sql`(select coalesce(sum(${what}), 0) from cost_lines as cost
  where cost.project_id = ${projects.id} and cost.workspace_id = ${projects.workspace})`;
export const BUDGET = costOf(sql`cost.budget_cents`);
export const SPENT = costOf(sql`cost.actual_cents`);
/** Where nobody has typed what is still to come, it is what is left of the budget, or of what is committed. */
export const AT_END = costOf(sql`cost.actual_cents + coalesce(cost.to_go_cents,
  max(0, max(cost.budget_cents, cost.committed_cents) - cost.actual_cents))`);

/** Jobs that are not closed. */
export const openJobs = ({ of }: MetricReach, and: SQL) => ({
  ...{ id: projects.id, name: projects.name, day: projects.createdAt, project: projects.id },
  from: sql`${projects}`,
  where: sql`${of(projects.workspace, projects.sample)} and ${projects.state} <> 'closed' and ${and}`,
});

/** What is billed, owed, paid and held back, and what the open jobs still bring. */
export const billingMetrics: readonly Metric[] = [
  {
    ...OF_PAPER,
    ...{ id: "billed", unit: "cents", kind: "sum", better: "up", when: "period" },
    facts: (reach) => [
      { ...certified(reach), top: sql`coalesce(${billingApplications.certifiedCents}, 0)` },
      { ...issued(reach), top: sql`(${documents.totalCents} - ${CREDITED})` },
    ],
  },
  {
    ...OF_PAPER,
    ...{ id: "paymentsIn", unit: "cents", kind: "sum", better: "up", when: "period" },
    facts: (reach) => [
      { ...paid(reach), top: billingPayments.amountCents },
      { ...deposited(reach), top: billingDeposits.amountCents },
    ],
  },
  {
    ...OF_PAPER,
    ...{ id: "daysToPay", unit: "days", kind: "ratio", better: "down", when: "period" },
    facts: (reach) => [
      {
        ...paid(reach),
        top: sql`max(0, julianday(${billingPayments.paidOn}) - julianday(substr(${billingApplications.certifiedAt}, 1, 10)))`,
        bottom: sql`1`,
        from: sql`${billingPayments} join ${billingApplications} on ${billingApplications.id} = ${billingPayments.documentId}`,
        where: sql`${paid(reach).where}
          and ${reach.of(billingApplications.workspace, billingApplications.sample)}
          and ${billingApplications.certifiedAt} is not null`,
      },
      {
        ...paid(reach),
        top: sql`max(0, julianday(${billingPayments.paidOn}) - julianday(${billingInvoices.issuedOn}))`,
        bottom: sql`1`,
        from: sql`${billingPayments} join ${billingInvoices} on ${billingInvoices.id} = ${billingPayments.documentId}`,
        where: sql`${paid(reach).where} and ${reach.of(billingInvoices.workspace, billingInvoices.sample)}
          and ${billingInvoices.issuedOn} is not null`,
      },
    ],
  },
  {
    ...OF_PAPER,
    ...{ id: "owed", unit: "cents", kind: "sum", better: "down", when: "now" },
    parts: { age: { namespace: "billing", under: "owed.ages" } },
    facts: (reach) => {
      const [all, invoices] = [certified(reach), issued(reach)];
      return [
        {
          ...all,
          top: sql`(coalesce(${billingApplications.certifiedCents}, 0) - ${PAID})`,
          parts: { age: ageOf(reach.day, billingApplications.dueOn) },
          where: sql`${all.where} and ${documents.state} = 'certified'`,
        },
        {
          ...invoices,
          top: sql`(${documents.totalCents} - ${CREDITED} - ${PAID})`,
          parts: { age: ageOf(reach.day, billingInvoices.dueOn) },
          where: sql`${invoices.where} and ${IS_OWED}`,
        },
      ];
    },
  },
  {
    ...OF_PAPER,
    ...{ id: "retainageHeld", unit: "cents", kind: "sum", better: "neither", when: "now" },
    facts: (reach) => [
      {
        ...certified(reach),
        day: billingApplications.periodTo,
        top: adjusted(sql`${documents.content}`, "retainage"),
        where: sql`${reach.of(billingApplications.workspace, billingApplications.sample)}
          and ${reach.of(documents.workspace, documents.sample)} and ${documents.state} in ('submitted', 'certified', 'paid')
          and not exists (select 1 from billing_applications as later join documents as paper on paper.id = later.id
            where later.project_id = ${billingApplications.projectId} and later.period_to > ${billingApplications.periodTo}
              and paper.state in ('submitted', 'certified', 'paid'))`,
      },
    ],
  },
  {
    ...OF_JOB,
    ...{ id: "backlog", unit: "cents", kind: "sum", better: "up" },
    facts: (reach) => [
      {
        ...openJobs(reach, sql`(${CONTRACT} + ${CHANGES}) > 0`),
        top: sql`(${CONTRACT} + ${CHANGES} - ${CERTIFIED})`,
      },
    ],
  },
  {
    ...OF_JOB,
    ...{ id: "overBilled", unit: "cents", kind: "sum", better: "neither" },
    facts: (reach) => [
      {
        ...openJobs(reach, sql`(${CONTRACT} + ${CHANGES}) > 0 and ${AT_END} > 0`),
        top: sql`(${BILLED} - round(1.0 * min(${SPENT}, ${AT_END}) * (${CONTRACT} + ${CHANGES}) / ${AT_END}))`,
      },
    ],
  },
  {
    ...OF_JOB,
    ...{ id: "jobMargin", unit: "percent", kind: "ratio", times: 100, better: "up" },
    facts: (reach) => [
      {
        ...openJobs(reach, sql`${CONTRACT} > 0 and ${AT_END} > 0`),
        ...{ top: sql`(${CONTRACT} - ${AT_END})`, bottom: CONTRACT },
      },
    ],
  },
];
