import { and, asc, eq, sql } from "drizzle-orm";
import { translator } from "~/i18n/catalogue.server.ts";
import { MOST_NEEDS, needSource } from "~/services/needs.ts";
import { billingApplications, billingInvoices } from "~db/schema/billing.ts";
import { documents } from "~db/schema/lines.ts";
import { applicationPath, KIND } from "./billing.limits.ts";
import { INVOICE_KIND, invoicePath } from "./invoice.limits.ts";

/** Applications that were returned, invoices that were asked about, and what is not paid by its day. */
export const billingNeeds = needSource({
  reads: (db, { of, day }) => [
    db
      .select({
        ...{ id: documents.id, title: documents.title, state: documents.state },
        dueOn: billingApplications.dueOn,
      })
      .from(documents)
      .innerJoin(billingApplications, eq(billingApplications.id, documents.id))
      .where(
        and(
          of(documents.workspace, documents.sample),
          eq(documents.kind, KIND),
          sql`(${documents.state} = 'returned' or (${documents.state} = 'certified'
            and ${billingApplications.dueOn} < ${day}))`,
        ),
      )
      .orderBy(asc(billingApplications.dueOn), asc(documents.id))
      .limit(MOST_NEEDS),
    db
      .select({
        ...{ id: documents.id, title: documents.title, state: documents.state },
        dueOn: billingInvoices.dueOn,
      })
      .from(documents)
      .innerJoin(billingInvoices, eq(billingInvoices.id, documents.id))
      .where(
        and(
          of(documents.workspace, documents.sample),
          eq(documents.kind, INVOICE_KIND),
          sql`(${documents.state} = 'questioned' or (${documents.state} in ('sent', 'accepted')
            and ${billingInvoices.dueOn} < ${day}))`,
        ),
      )
      .orderBy(asc(billingInvoices.dueOn), asc(documents.id))
      .limit(MOST_NEEDS),
  ],
  find: ([rows, invoices], { language }) => {
    const t = translator(language, "billing");
    const ofInvoices = invoices.map(({ id, title, state, dueOn }) => ({
      ...{ id, name: title, href: invoicePath(id) as `/${string}` },
      label: t(state === "questioned" ? "needs.asked" : "needs.unpaidInvoice"),
      ...(dueOn && { dueOn }),
    }));
    const ofApplications = rows.map(({ id, title, state, dueOn }) => ({
      ...{ id, name: title, href: applicationPath(id) as `/${string}` },
      label: t(state === "returned" ? "needs.returned" : "needs.unpaid"),
      ...(dueOn && { dueOn }),
    }));
    return [...ofApplications, ...ofInvoices];
  },
});
