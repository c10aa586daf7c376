import { sql } from "drizzle-orm";
import { exampleVersion } from "~/engines/lines/lines.server.ts";
import { totalsOf } from "~/engines/lines/lines.ts";
import { dayAfter } from "~/lib/local-day.ts";
import type { SampleRows, Statement } from "~/services/contribution.ts";
import { billingApplications, billingInvoices, billingPayments } from "~db/schema/billing.ts";
import { documents, documentVersions } from "~db/schema/lines.ts";
import { projects } from "~db/schema/projects.ts";
import { sampleBilling } from "~db/seed/sample/business/billing.ts";
import { sampleProjects } from "~db/seed/sample/projects/projects.ts";
import { KIND, OF_PROJECT, VALUES_KIND } from "./billing.limits.ts";
import { sampleApplications } from "./example.server.ts";
import { INVOICE_KIND } from "./invoice.limits.ts";
import { invoiceWords } from "./invoice.view.server.ts";
import { exampleContent } from "./invoice-example.server.ts";

/** The contracts of the two examples of the projects, five applications, what was paid of them, and an invoice. */
export const sampleRows: SampleRows = async (db, { workspace, language, now }) => {
  const at = now.toISOString();
  const ids = new Map<string, string>();
  const idOf = (name: string) => {
    const known = ids.get(name) ?? crypto.randomUUID();
    ids.set(name, known);
    return known;
  };
  const { contracts, applications } = sampleApplications(language, at.slice(0, 10), idOf);
  const { payer, reference, certifier } = sampleBilling(language);
  // The one of the larger contract is the first.
  const job = (
    n: number,
  ) => sql`(select ${projects.id} from ${projects} where ${projects.workspace} = ${workspace}
    and ${projects.sample} order by ${projects.contractCents} desc limit 1 offset ${n})`;
  // A literal name, since it stands under the hash of what was sent.
  const names = sampleProjects(language, at.slice(0, 10)).map(({ name }) => name);
  const title = (n: number) => names[n] ?? "";
  const shared = (n: number) => ({
    ...{ workspace, subjectType: OF_PROJECT, subjectId: job(n), series: sql`'project:' || ${job(n)}` },
    ...{ title: title(n), stateSince: at, sample: true, createdAt: at, updatedAt: at },
  });
  const invoiceId = crypto.randomUUID();
  const { content: invoice, ...span } = exampleContent(language, at.slice(0, 10), invoiceWords(language));
  const issuedOn = dayAfter(at.slice(0, 10), -6);
  const sent = await Promise.all([
    exampleVersion({
      ...{ workspace, document: invoiceId, number: 1, title: title(0), content: invoice },
      at: `${issuedOn}T18:00:00.000Z`,
    }),
    ...applications.flatMap(({ id, job: n, number, content, periodTo }) =>
      number === null
        ? []
        : [
            exampleVersion({
              ...{ workspace, document: id, number, title: title(n), content },
              at: `${periodTo}T18:00:00.000Z`,
            }),
          ],
    ),
  ]);
  const rows: Statement[] = [
    ...contracts.map((content, n) =>
      db.insert(documents).values({
        ...shared(n),
        ...{ id: crypto.randomUUID(), kind: VALUES_KIND, content, totalCents: totalsOf(content).total },
      }),
    ),
    ...applications.flatMap((one) => [
      db.insert(documents).values({
        ...shared(one.job),
        ...{ id: one.id, kind: KIND, content: one.content, totalCents: one.totalCents },
        ...{ state: one.state, number: one.number },
      }),
      db.insert(billingApplications).values({
        ...{ id: one.id, workspace, projectId: job(one.job) as never, kind: "progress", sample: true },
        ...{ periodFrom: one.periodFrom, periodTo: one.periodTo, certifiedCents: one.certifiedCents },
        ...{ dueOn: one.dueOn, createdAt: at },
        ...(one.certifiedCents !== null && {
          certifiedAt: `${one.periodTo}T20:00:00.000Z`,
          certifiedBy: certifier,
        }),
      }),
      ...(one.paidCents > 0
        ? [
            db.insert(billingPayments).values({
              ...{ id: crypto.randomUUID(), workspace, projectId: job(one.job) as never, documentId: one.id },
              ...{ payer, amountCents: one.paidCents, paidOn: dayAfter(one.periodTo, 14), sample: true },
              ...{ reference: `${reference} ${one.number ?? ""}`.trim(), createdAt: at },
            }),
          ]
        : []),
    ]),
    db.insert(documents).values({
      ...shared(0),
      ...{ id: invoiceId, kind: INVOICE_KIND, content: invoice, totalCents: totalsOf(invoice).total },
      ...{ state: "sent", number: 1 },
    }),
    db.insert(billingInvoices).values({
      ...{ id: invoiceId, workspace, projectId: job(0) as never, periodFrom: span.periodFrom, issuedOn },
      ...{ periodTo: span.periodTo, payDays: 14, dueOn: dayAfter(issuedOn, 14), sample: true, createdAt: at },
    }),
    db.insert(documentVersions).values(sent),
  ];
  return rows;
};
