import { and, asc, eq, getTableColumns, sql } from "drizzle-orm";
import { type Content, totalsOf } from "~/engines/lines/lines.ts";
import { mayRead, type Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { deskItems } from "~db/schema/back-office.ts";
import {
  billingAccounts,
  billingApplications,
  billingCredits,
  billingDeposits,
  billingInvoices,
  billingPayments,
} from "~db/schema/billing.ts";
import { documents } from "~db/schema/lines.ts";
import { projects } from "~db/schema/projects.ts";
import type { Booking } from "./general-ledger.ts";
import { ACCOUNTS, FIRST_ACCOUNTS, LEDGER_LIMITS } from "./ledger.limits.ts";

/** The accounts of a workspace, as they are called. */
const accountsOf = (db: Database, actor: Person) =>
  db
    .select(getTableColumns(billingAccounts))
    .from(billingAccounts)
    .where(and(eq(billingAccounts.workspace, actor.workspace), mayRead(actor, billingAccounts.workspace)));

type AccountRow = Awaited<ReturnType<typeof accountsOf>>[number];
const namesOf = (row: AccountRow | undefined) =>
  Object.fromEntries(
    ACCOUNTS.map((account) => [account, row?.[account] ?? FIRST_ACCOUNTS[account]]),
  ) as Record<(typeof ACCOUNTS)[number], string>;

export async function readAccounts(db: Database, actor: Person) {
  const [[row]] = await db.batch([accountsOf(db, actor)]);
  return { names: namesOf(row), version: row?.version ?? 0 };
}

const client = sql<string>`coalesce(nullif(${projects.client}, ''), ${projects.name})`.as("client_name");

/**
 * Everything of a span of days that a general ledger books: invoices and certificates, credit notes, deposits, payments and
 * those that bounced, and posted bills. Examples are none of it. One round trip.
 */
export async function readBookings(db: Database, actor: Person, { from, to }: { from: string; to: string }) {
  const mine = and(eq(documents.workspace, actor.workspace), mayRead(actor, documents.workspace));
  const [[row], invoices, certificates, credits, deposits, payments, papers] = await db.batch([
    accountsOf(db, actor),
    db
      .select({
        ...{ number: documents.number, content: documents.content, day: billingInvoices.issuedOn, client },
        project: sql<string>`${projects.name}`.as("project_name"),
      })
      .from(billingInvoices)
      .innerJoin(documents, eq(documents.id, billingInvoices.id))
      .innerJoin(projects, eq(projects.id, billingInvoices.projectId))
      .where(
        and(mine, sql`not ${documents.sample} and ${billingInvoices.issuedOn} between ${from} and ${to}`),
      )
      .orderBy(asc(billingInvoices.issuedOn), asc(documents.number))
      .limit(LEDGER_LIMITS.rows),
    db
      .select({
        ...{ number: documents.number, cents: billingApplications.certifiedCents, client },
        day: sql<string>`substr(${billingApplications.certifiedAt}, 1, 10)`.as("certified_day"),
        project: sql<string>`${projects.name}`.as("project_name"),
      })
      .from(billingApplications)
      .innerJoin(documents, eq(documents.id, billingApplications.id))
      .innerJoin(projects, eq(projects.id, billingApplications.projectId))
      .where(
        and(
          mine,
          sql`not ${documents.sample} and ${documents.state} in ('certified', 'paid')
            and substr(${billingApplications.certifiedAt}, 1, 10) between ${from} and ${to}`,
        ),
      )
      .orderBy(sql`certified_day`, asc(documents.id))
      .limit(LEDGER_LIMITS.rows),
    db
      .select({
        ...{
          number: billingCredits.number,
          cents: billingCredits.amountCents,
          day: billingCredits.creditedOn,
        },
        ...{ reason: billingCredits.reason, content: documents.content, client },
      })
      .from(billingCredits)
      .innerJoin(documents, eq(documents.id, billingCredits.invoiceId))
      .innerJoin(projects, eq(projects.id, documents.subjectId))
      .where(
        and(
          mine,
          sql`not ${billingCredits.sample} and ${billingCredits.creditedOn} between ${from} and ${to}`,
        ),
      )
      .orderBy(asc(billingCredits.number))
      .limit(LEDGER_LIMITS.rows),
    db
      .select({
        ...{ payer: billingDeposits.payer, cents: billingDeposits.amountCents, day: billingDeposits.paidOn },
        reference: billingDeposits.reference,
      })
      .from(billingDeposits)
      .where(
        and(
          eq(billingDeposits.workspace, actor.workspace),
          mayRead(actor, billingDeposits.workspace),
          sql`not ${billingDeposits.sample} and ${billingDeposits.paidOn} between ${from} and ${to}`,
        ),
      )
      .orderBy(asc(billingDeposits.paidOn))
      .limit(LEDGER_LIMITS.rows),
    db
      .select({
        ...{ payer: billingPayments.payer, cents: billingPayments.amountCents, day: billingPayments.paidOn },
        ...{ reference: billingPayments.reference, bouncedOn: billingPayments.bouncedOn },
        ...{ reason: billingPayments.bounceReason, depositId: billingPayments.depositId },
      })
      .from(billingPayments)
      .where(
        and(
          eq(billingPayments.workspace, actor.workspace),
          mayRead(actor, billingPayments.workspace),
          sql`not ${billingPayments.sample} and (${billingPayments.paidOn} between ${from} and ${to}
            or ${billingPayments.bouncedOn} between ${from} and ${to})`,
        ),
      )
      .orderBy(asc(billingPayments.paidOn), asc(billingPayments.id))
      .limit(LEDGER_LIMITS.rows),
    db
      .select({
        ...{ vendor: deskItems.vendor, cents: deskItems.cents, code: deskItems.code },
        day: sql<string>`${deskItems.spentOn}`.as("spent_day"),
        project:
          sql<string>`coalesce((select job.name from projects as job where job.id = desk_items.project_id), '')`.as(
            "project_name",
          ),
      })
      .from(deskItems)
      .where(
        and(
          eq(deskItems.workspace, actor.workspace),
          mayRead(actor, deskItems.workspace),
          sql`not ${deskItems.sample} and ${deskItems.state} = 'posted' and ${deskItems.spentOn} between ${from} and ${to}`,
        ),
      )
      .orderBy(asc(deskItems.spentOn), asc(deskItems.id))
      .limit(LEDGER_LIMITS.rows),
  ]);
  const within = (day: string | null): day is string => day !== null && day >= from && day <= to;
  const bookings: Booking[] = [
    ...invoices.map(({ number, content, day, client: name, project }): Booking => {
      const { total, steps } = totalsOf(content as Content);
      const tax = steps.reduce((all, { cents }) => all + cents, 0);
      return {
        ...{ type: "INVOICE", day: day ?? from, name, number: `INV-${number ?? ""}`, memo: project },
        parts: [
          { account: "receivable", cents: total },
          { account: "income", cents: tax - total },
          { account: "salesTax", cents: -tax },
        ],
      };
    }),
    ...certificates.map(
      ({ number, cents, day, client: name, project }): Booking => ({
        ...{ type: "INVOICE", day, name, number: `PAY-${number ?? ""}`, memo: project },
        parts: [
          { account: "receivable", cents: cents ?? 0 },
          { account: "income", cents: -(cents ?? 0) },
        ],
      }),
    ),
    ...credits.map(({ number, cents, day, reason, content, client: name }): Booking => {
      // A credit takes back the same part of the tax as of the rest.
      const { total, steps } = totalsOf(content as Content);
      const tax = steps.reduce((all, step) => all + step.cents, 0);
      const back = total === 0 ? 0 : Math.round((cents * tax) / total);
      return {
        ...{ type: "CREDIT MEMO", day, name, number: `CN-${number}`, memo: reason },
        parts: [
          { account: "receivable", cents: -cents },
          { account: "income", cents: cents - back },
          { account: "salesTax", cents: back },
        ],
      };
    }),
    ...deposits.map(
      ({ payer, cents, day, reference }): Booking => ({
        ...{ type: "GENERAL JOURNAL", day, name: payer, number: reference, memo: "" },
        parts: [
          { account: "bank", cents },
          { account: "deposits", cents: -cents },
        ],
      }),
    ),
    ...payments.flatMap(({ payer, cents, day, reference, bouncedOn, reason, depositId }): Booking[] => {
      const account = depositId === null ? "bank" : "deposits";
      const type = depositId === null ? "PAYMENT" : "GENERAL JOURNAL";
      const shared = { name: payer, number: reference };
      return [
        ...(within(day)
          ? [
              {
                ...({ ...shared, type, day, memo: "" } as const),
                parts: [{ account, cents } as const, { account: "receivable", cents: -cents } as const],
              },
            ]
          : []),
        ...(within(bouncedOn)
          ? [
              {
                ...({ ...shared, type: "GENERAL JOURNAL", day: bouncedOn, memo: reason } as const),
                parts: [{ account: "receivable", cents } as const, { account, cents: -cents } as const],
              },
            ]
          : []),
      ];
    }),
    ...papers.map(
      ({ vendor, cents, code, day, project }): Booking => ({
        ...{ type: "BILL", day, name: vendor, number: "", memo: [code, project].filter(Boolean).join(" ") },
        parts: [
          { account: "payable", cents: -cents },
          { account: "costs", cents },
        ],
      }),
    ),
  ];
  return { names: namesOf(row), bookings };
}
