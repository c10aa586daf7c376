import { sql } from "drizzle-orm";
import { totalsOf } from "~/engines/lines/lines.ts";
import { dayAfter } from "~/lib/local-day.ts";
import type { SampleRows } from "~/services/contribution.ts";
import { billingApplications, billingPayments } from "~db/schema/billing.ts";
import { documents } from "~db/schema/lines.ts";
import { projects } from "~db/schema/projects.ts";
import { sampleBilling } from "~db/seed/sample/business/billing.ts";
import { KIND, OF_PROJECT, VALUES_KIND } from "./billing.limits.ts";
import { sampleApplications } from "./example.server.ts";

/** The contracts of the two examples of the projects, five applications and what was paid of them. */
export const sampleRows: SampleRows = (db, { workspace, language, now }) => {
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
  const title = (n: number) =>
    sql`(select ${projects.name} from ${projects} where ${projects.id} = ${job(n)})`;
  const shared = (n: number) => ({
    ...{ workspace, subjectType: OF_PROJECT, subjectId: job(n), series: sql`'project:' || ${job(n)}` },
    ...{ title: title(n), stateSince: at, sample: true, createdAt: at, updatedAt: at },
  });
  return [
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
  ];
};
