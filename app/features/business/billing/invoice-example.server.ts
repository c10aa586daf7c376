import { totalsOf } from "~/engines/lines/lines.ts";
import type { Language } from "~/i18n/languages.ts";
import { dayAfter } from "~/lib/local-day.ts";
import { sampleInvoice } from "~db/seed/sample/business/billing.ts";
import { EXAMPLE } from "./example.server.ts";
import type { ListedInvoice, ReadBillable, ReadInvoice } from "./invoice.queries.server.ts";
import { type InvoiceWords, invoiceContent } from "./invoice-content.ts";

/** The sample of an invoice: three shifts of two classes and a receipt of the week before. */
export function exampleContent(language: Language, today: string, words: InvoiceWords) {
  const said = sampleInvoice(language);
  const [periodFrom, periodTo] = [dayAfter(today, -13), dayAfter(today, -7)];
  const made = invoiceContent(
    {
      shifts: said.shifts.map(({ day, ...one }, n) => ({
        ...{ id: `shift-${n}`, version: 1, day: dayAfter(periodFrom, day), double: 0, ...one },
      })),
      papers: said.papers.map(({ day, ...one }, n) => ({
        ...{ id: `paper-${n}`, version: 1, day: dayAfter(periodFrom, day), ...one },
      })),
    },
    {
      rates: new Map(said.rates.map(([trade, cents]) => [trade, cents])),
      ...{ overtime: "1.5", double: "2", markup: "10", tax: "8.25", taxesLabor: false, taxesPapers: true },
    },
    { periodFrom, periodTo, payDays: 14, client: said.client, note: "" },
    words,
  );
  return { ...made, periodFrom, periodTo, client: said.client };
}

/** The example of an invoice, as one is read. @param name what the example of a job is called */
export function exampleInvoice(
  language: Language,
  now: Date,
  { name, words }: { name: string; words: InvoiceWords },
): ReadInvoice {
  const today = now.toISOString().slice(0, 10);
  const { content, sources, periodFrom, periodTo, client } = exampleContent(language, today, words);
  return {
    invoice: {
      ...{ id: EXAMPLE, number: 1, content, totalCents: totalsOf(content).total, sample: true, periodFrom },
      ...{ periodTo, projectId: EXAMPLE, payDays: 14, issuedOn: dayAfter(today, -6), client, project: name },
      ...{ dueOn: dayAfter(today, 8), zone: "America/Chicago", state: "sent", version: 1, parties: "" },
      ...{ blocked: "", moments: "{}", passed: 0 },
    },
    sources: sources.map(({ id: sourceId, ...one }) => ({ ...one, sourceId, isSame: 1 })),
    ...{ versions: [], credits: [], payments: [], history: [] },
  } as unknown as ReadInvoice;
}

/** What of the example of a job is not billed yet. Its receipt is the example of the desk. */
export function exampleUnbilled(language: Language, now: Date) {
  const today = now.toISOString().slice(0, 10);
  const said = sampleInvoice(language);
  return {
    shifts: said.shifts.map((one, n) => ({
      ...one,
      ...{ id: `shift-${n}`, version: 1, double: 0, day: dayAfter(today, one.day - 6) },
    })),
    papers: said.papers.map((one) => ({
      ...one,
      ...{ id: EXAMPLE, version: 1, day: dayAfter(today, one.day - 6) },
    })),
    unapproved: 0,
  };
}

/** The example of a job with its invoice, as both are read. */
export function exampleBillable(
  language: Language,
  now: Date,
  example: { name: string; words: InvoiceWords },
): [ReadBillable, ListedInvoice[]] {
  const { invoice } = exampleInvoice(language, now, example);
  const job = { id: EXAMPLE, name: example.name, client: invoice.client, sample: true, zone: invoice.zone };
  return [
    {
      job: { ...job, siteId: EXAMPLE },
      payDays: invoice.payDays,
      rates: sampleInvoice(language).rates.map(([trade, rateCents]) => ({ trade, rateCents })),
      ...{ billed: [], shifts: [], papers: [] },
    },
    [{ ...invoice, paid: 0, credited: 0 } as unknown as ListedInvoice],
  ];
}
