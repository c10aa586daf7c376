import { sentContent } from "~/engines/lines/lines.server.ts";
import { type Content, linesOf, priceOf, shortHash, totalsOf } from "~/engines/lines/lines.ts";
import { standingOf } from "~/engines/process/process.ts";
import { type Holding, isMember, type Present } from "~/engines/trust/trust.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { typedDollars } from "~/lib/dollars.ts";
import { dayAfter, daysBetween, isCalendarDay, localDay } from "~/lib/local-day.ts";
import { FIRST_TERMS } from "./billing.limits.ts";
import type { Given } from "./billing.view.server.ts";
import { EXAMPLE } from "./example.server.ts";
import { unbilledOf } from "./invoice.commands.server.ts";
import { type HOURS, INVOICE_LIMITS, OWED } from "./invoice.limits.ts";
import { INVOICE_WITH_MORE, invoiceProcess } from "./invoice.process.ts";
import { invoicesOf, type ReadInvoice, readBillable, readInvoice } from "./invoice.queries.server.ts";
import { hoursOf, type InvoiceWords, tradesOf } from "./invoice-content.ts";
import { exampleBillable, exampleInvoice, exampleUnbilled } from "./invoice-example.server.ts";

/** What the lines of an invoice are called in a language. */
export function invoiceWords(language: Language): InvoiceWords {
  const t = translator(language, "invoices");
  return {
    ...{ labor: t("lines.labor"), papers: t("lines.papers"), noTrade: t("lines.noTrade") },
    hour: t("lines.hour"),
    kinds: { regular: t("hours.regular"), overtime: t("hours.overtime"), double: t("hours.double") },
  };
}

/** How many days before today a page without a span of its own begins. */
const SHOWN_DAYS = 30;

/** The span that a page asks for, or the last month; never longer than one invoice may be. */
export function spanOf(today: string, asked: { from?: string | null; to?: string | null }) {
  const to = asked.to && isCalendarDay(asked.to) ? asked.to : today;
  const from = asked.from && isCalendarDay(asked.from) ? asked.from : dayAfter(to, -SHOWN_DAYS);
  if (from > to) return { from, to: from, problem: "errors.period" as const };
  if (daysBetween(from, to) >= INVOICE_LIMITS.span)
    return { from: dayAfter(to, 1 - INVOICE_LIMITS.span), to, problem: "errors.span" as const };
  return { from, to, problem: undefined };
}

/** The invoices of a job, and what of a span could be billed: hours by class and receipts. */
export async function jobInvoicesView(
  { db, now, language, formKey }: Given,
  actor: Present,
  {
    project,
    asked,
    exampleName = "",
  }: {
    project: string;
    asked: { from?: string | null; to?: string | null };
    exampleName?: string;
  },
) {
  const at = now();
  const isExample = project === EXAMPLE;
  // The day of the job is known once the job is read: a day more or less of the span is asked for by hand.
  const span = spanOf(localDay(at), asked);
  const [read, invoices] = isExample
    ? exampleBillable(language, at, { name: exampleName, words: invoiceWords(language) })
    : await Promise.all([
        readBillable(db, actor, { project, from: span.from, to: span.to }),
        invoicesOf(db, actor, { project, now: at }),
      ]);
  if (!read) return undefined;
  const { shifts, papers, unapproved } = isExample ? exampleUnbilled(language, at) : unbilledOf(read, span);
  const known = new Map(read.rates.map(({ trade, rateCents }) => [trade, rateCents]));
  const minutes = (trade: string, kind: (typeof HOURS)[number]) =>
    shifts.filter((one) => one.trade === trade).reduce((all, one) => all + one[kind], 0);
  return {
    job: { id: read.job.id, name: read.job.name, sample: read.job.sample, hasSite: read.job.siteId !== null },
    span,
    trades: tradesOf(shifts).map((trade) => ({
      ...{
        trade,
        regular: hoursOf(minutes(trade, "regular")),
        overtime: hoursOf(minutes(trade, "overtime")),
      },
      double: hoursOf(minutes(trade, "double")),
      rate: known.has(trade) ? typedDollars(known.get(trade) ?? 0) : "",
    })),
    papers,
    papersCents: papers.reduce((all, { cents }) => all + cents, 0),
    shifts: shifts.length,
    unapproved,
    payDays: String(read.payDays ?? FIRST_TERMS.payDays),
    invoices: invoices.map(({ state, version, parties, blocked, moments, passed, ...one }) => ({
      ...one,
      paid: Number(one.paid),
      credited: Number(one.credited),
      zone: read.job.zone,
      standing: {
        ...standingOf(invoiceProcess, { state, version, parties, blocked, moments, passed }, at),
        choices: [],
      },
    })),
    isExample,
    readOnly: isExample || actor.role === "viewer",
    key: formKey(),
  };
}
export type JobInvoicesView = NonNullable<Awaited<ReturnType<typeof jobInvoicesView>>>;

function shown({ invoice, versions, credits, payments, history }: ReadInvoice, content: Content, at: Date) {
  const { state, version, parties, blocked, moments, passed } = invoice;
  const [newest] = versions;
  const totals = totalsOf(content);
  const credited = credits.reduce((all, { amountCents }) => all + amountCents, 0);
  const counted = payments.filter(({ bouncedOn }) => bouncedOn === null);
  const deposit = counted
    .filter(({ depositId }) => depositId !== null)
    .reduce((all, { amountCents }) => all + amountCents, 0);
  const paid = counted.reduce((all, { amountCents }) => all + amountCents, 0);
  return {
    invoice: {
      ...{ id: invoice.id, number: invoice.number, version, sample: invoice.sample, zone: invoice.zone },
      ...{ project: invoice.project, client: content.facts.client || invoice.client, state },
      ...{ periodFrom: invoice.periodFrom, periodTo: invoice.periodTo, issuedOn: invoice.issuedOn },
      ...{ dueOn: invoice.dueOn, payDays: invoice.payDays, note: content.facts.note ?? "" },
    },
    sections: content.sections.map((section) => ({
      ...{ id: section.id, title: section.title },
      lines: section.lines.map((line) => ({
        ...{ id: line.id, text: line.text, code: line.code ?? "", qty: line.qty, unit: line.unit },
        ...{ unitCost: line.unitCost, markup: line.markup ?? "", cents: priceOf(line) },
      })),
    })),
    sums: {
      ...{ subtotal: totals.subtotal, total: totals.total, credited, deposit, paid },
      tax: totals.steps.reduce((all, { cents }) => all + cents, 0),
      taxRate: content.adjustments.find(({ id }) => id === "tax")?.rate ?? "",
      open: totals.total - credited - paid,
    },
    credits: credits.map(({ id, number, amountCents, reason, creditedOn }) => ({
      ...{ id, number, amountCents, reason, creditedOn },
    })),
    standing: standingOf(invoiceProcess, { state, version, parties, blocked, moments, passed }, at),
    sent: newest && { number: newest.number, at: newest.createdAt, hash: shortHash(newest.hash) },
    history,
  };
}

/** An invoice as its own page shows it: each line with the shifts and receipts that it comes from. */
export async function invoiceView(
  { db, now, language, formKey }: Given,
  actor: Present,
  { id, exampleName }: { id: string; exampleName: string },
) {
  const at = now();
  const isExample = id === EXAMPLE;
  const found = isExample
    ? exampleInvoice(language, at, { name: exampleName, words: invoiceWords(language) })
    : await readInvoice(db, actor, id, at);
  if (!found) return undefined;
  const [newest] = found.versions;
  const { state } = found.invoice;
  const content = newest ? sentContent(newest) : (found.invoice.content as Content);
  const view = shown(found, content, at);
  const readOnly = isExample || actor.role === "viewer";
  const { choices } = view.standing;
  const rows = found.sources.flatMap(({ kind, sourceId, day, name, parts, isSame }) =>
    Object.entries(parts as Record<string, number>).map(([line, amount]) => ({
      ...{ line, kind, sourceId, day, name, isSame: Boolean(Number(isSame)) },
      ...(kind === "shift" ? { hours: hoursOf(amount), cents: 0 } : { hours: "", cents: amount }),
    })),
  );
  return {
    ...view,
    projectId: found.invoice.projectId,
    openedAt: found.invoice.openedAt,
    rows: Object.fromEntries(
      linesOf(content).map(({ id: line }) => [line, rows.filter((row) => row.line === line)]),
    ),
    standing: { ...view.standing, choices: choices.filter(({ name }) => !INVOICE_WITH_MORE.includes(name)) },
    mayIssue: !readOnly && choices.some(({ name, blockedBy }) => name === "issue" && !blockedBy),
    mayShare: !isExample && isMember(actor) && OWED.includes(state),
    mayCredit: !readOnly && OWED.includes(state) && view.sums.open > 0,
    mayPay: !readOnly && OWED.includes(state),
    // The names under which the payments of an application are shown.
    application: { client: view.invoice.client },
    openCents: view.sums.open,
    paidCents: view.sums.paid,
    payments: found.payments,
    isExample,
    readOnly,
    today: localDay(at, found.invoice.zone),
    keys: { move: formKey(), issue: formKey(), credit: formKey(), payment: formKey() },
  };
}
export type InvoiceView = NonNullable<Awaited<ReturnType<typeof invoiceView>>>;

/** An invoice for whoever holds its link: as it was issued, without who worked; nothing where it was not. */
export async function heldInvoiceView({ db, now, formKey }: Given, { holder, link, name }: Holding) {
  const at = now();
  const found = await readInvoice(db, holder, link.subject.id, at);
  const [newest] = found?.versions ?? [];
  if (!found || !newest) return undefined;
  const view = shown(found, sentContent(newest), at);
  const may = (transition: string) => view.standing.choices.some((choice) => choice.name === transition);
  return {
    ...view,
    history: [],
    mayAccept: may("accept"),
    mayQuestion: may("question"),
    name,
    keys: { decide: formKey() },
  };
}
export type HeldInvoiceView = NonNullable<Awaited<ReturnType<typeof heldInvoiceView>>>;
