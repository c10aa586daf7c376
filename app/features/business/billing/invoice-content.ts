import { type Content, emptyContent, type Line } from "~/engines/lines/lines.ts";
import { type Decimal, fractionOf, roundHalfAway, times } from "~/lib/decimal.ts";
import { unitCostOf } from "./application-content.ts";
import { HOURS, type HoursKind, INVOICE_KIND } from "./invoice.limits.ts";

/** A shift with its minutes by what they are paid. */
export interface Shift extends Readonly<Record<HoursKind, number>> {
  id: string;
  version: number;
  day: string;
  worker: string;
  trade: string;
  code: string;
}

/** A receipt or a bill that was posted to the costs of the job. */
export interface Paper {
  id: string;
  version: number;
  day: string;
  vendor: string;
  cents: number;
  code: string;
}

/** By what an invoice is priced. Percentages and factors are exact decimals. */
export interface Pricing {
  /** Cents an hour, by class. */
  rates: ReadonlyMap<string, number>;
  overtime: Decimal;
  double: Decimal;
  /** Percent on receipts. */
  markup: Decimal;
  /** Percent, of what is ticked. */
  tax: Decimal;
  taxesLabor: boolean;
  taxesPapers: boolean;
}

/** What the lines are called, in the language of whoever makes the invoice. */
export interface InvoiceWords {
  labor: string;
  papers: string;
  noTrade: string;
  hour: string;
  kinds: Readonly<Record<HoursKind, string>>;
}

/** What of a shift or a receipt stands in a line: minutes, or cents. */
export interface Source {
  kind: "shift" | "paper";
  id: string;
  version: number;
  day: string;
  name: string;
  parts: Readonly<Record<string, number>>;
}

const decimal = (over: bigint, places: number): Decimal => {
  const sign = over < 0n ? "-" : "";
  const digits = String(over < 0n ? -over : over).padStart(places + 1, "0");
  const [whole, part] = [digits.slice(0, -places), digits.slice(-places).replace(/0+$/, "")];
  const size = part ? `${whole}.${part}` : whole;
  return size === "0" ? "0" : `${sign}${size}`;
};

/** Hours of minutes, to a hundredth: rounded once, on the line, and what is printed is what is multiplied. */
export const hoursOf = (minutes: number): Decimal =>
  decimal(roundHalfAway({ over: BigInt(minutes) * 100n, under: 60n }), 2);

/** Dollars an hour of a rate in cents times a factor, to four places. */
export const rateOf = (cents: number, factor: Decimal): Decimal => {
  const { over, under } = times({ over: BigInt(cents), under: 100n }, fractionOf(factor));
  return decimal(roundHalfAway({ over: over * 10_000n, under }), 4);
};

const cutTo = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);
/** As long as a line of the engine may be. */
const TEXT = 200;

/** The classes of workers in shifts, in the order of their letters. */
export const tradesOf = (shifts: readonly Pick<Shift, "trade">[]): string[] =>
  [...new Set(shifts.map(({ trade }) => trade))].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));

/** Hours by class, cost code and what they are paid: a line each, with the shifts that it comes from. */
function laborLines(shifts: readonly Shift[], pricing: Pricing, words: InvoiceWords) {
  const lines: Line[] = [];
  const sources: Source[] = shifts.map((one) => ({
    ...{ kind: "shift", id: one.id, version: one.version, day: one.day, name: one.worker, parts: {} },
  }));
  const codes = [...new Set(shifts.map(({ code }) => code))].sort();
  const factors: Record<HoursKind, Decimal> = {
    regular: "1",
    overtime: pricing.overtime,
    double: pricing.double,
  };
  for (const trade of tradesOf(shifts))
    for (const code of codes)
      for (const kind of HOURS) {
        const id = `h${lines.length + 1}`;
        let minutes = 0;
        for (const [n, shift] of shifts.entries()) {
          if (shift.trade !== trade || shift.code !== code || shift[kind] === 0) continue;
          minutes += shift[kind];
          const source = sources[n] as Source;
          sources[n] = { ...source, parts: { ...source.parts, [id]: shift[kind] } };
        }
        if (minutes === 0) continue;
        const named = [trade || words.noTrade, kind === "regular" ? "" : words.kinds[kind]];
        lines.push({
          id,
          text: cutTo(named.filter(Boolean).join(", "), TEXT),
          qty: hoursOf(minutes),
          unit: words.hour,
          unitCost: rateOf(pricing.rates.get(trade) ?? 0, factors[kind]),
          ...(code && { code }),
          ...(pricing.taxesLabor && { taxable: true }),
        });
      }
  return { lines, sources };
}

function paperLines(papers: readonly Paper[], pricing: Pricing) {
  const lines = papers.map(
    (paper, n): Line => ({
      id: `p${n + 1}`,
      text: cutTo([paper.vendor, paper.day].filter(Boolean).join(", "), TEXT),
      ...{ qty: "1", unit: "", unitCost: unitCostOf(paper.cents) },
      ...(pricing.markup !== "0" && { markup: pricing.markup }),
      ...(paper.code && { code: paper.code }),
      ...(pricing.taxesPapers && { taxable: true }),
    }),
  );
  const sources = papers.map(
    ({ id, version, day, vendor, cents }, n): Source => ({
      ...{ kind: "paper", id, version, day, name: vendor, parts: { [`p${n + 1}`]: cents } },
    }),
  );
  return { lines, sources };
}

export interface InvoiceHead {
  periodFrom: string;
  periodTo: string;
  payDays: number;
  client: string;
  note: string;
}

/** An invoice for time and material: hours at their rates, receipts with their markup, and the tax of what is taxed. */
export function invoiceContent(
  of: { shifts: readonly Shift[]; papers: readonly Paper[] },
  pricing: Pricing,
  head: InvoiceHead,
  words: InvoiceWords,
): { content: Content; sources: Source[] } {
  const labor = laborLines(of.shifts, pricing, words);
  const papers = paperLines(of.papers, pricing);
  const sections = [
    { id: "labor", title: words.labor, lines: labor.lines },
    { id: "papers", title: words.papers, lines: papers.lines },
  ].filter(({ lines }) => lines.length > 0);
  return {
    content: {
      ...emptyContent(INVOICE_KIND),
      sections,
      adjustments:
        pricing.tax === "0" ? [] : [{ id: "tax", kind: "tax", on: "taxable-share", rate: pricing.tax }],
      facts: {
        ...{ periodFrom: head.periodFrom, periodTo: head.periodTo, payDays: String(head.payDays) },
        ...{ client: head.client, note: head.note, overtime: pricing.overtime, double: pricing.double },
        markup: pricing.markup,
      },
    },
    // A shift of no minutes stands in no line, and is not billed.
    sources: [...labor.sources, ...papers.sources].filter(({ parts }) => Object.keys(parts).length > 0),
  };
}
