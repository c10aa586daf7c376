import { type Content, emptyContent, type Line, share, totalsOf } from "~/engines/lines/lines.ts";
import type { Decimal } from "~/lib/decimal.ts";

/** Cents as a decimal of dollars: 1250 is `12.5`. */
export function dollarsOf(cents: number): Decimal {
  const whole = Math.floor(cents / 100);
  const part = String(cents % 100)
    .padStart(2, "0")
    .replace(/0+$/, "");
  return part ? `${whole}.${part}` : String(whole);
}

export interface QuotedLine {
  productId: string;
  /** In the words of the buyer. */
  name: string;
  quantity: number;
  unitCents: number;
  /** Whether it goes in a parcel. */
  ships: boolean;
}

/** What a state asks for; undefined where nothing is collected. */
export interface TaxRate {
  rate: Decimal;
  digital: boolean;
}

/** The sections of an order: what goes in a parcel, and what is delivered as files. */
export const PARCEL = "parcel";
export const DIGITAL = "digital";
export type DeliveryKind = typeof PARCEL | typeof DIGITAL;

const isDecimalZero = (rate: Decimal) => rate === "0";

/** What a reward of points takes off, and of which goods. */
export interface RewardTerms {
  offCents: number;
  /** What the goods come to at least. */
  leastCents: number;
  /** Only where this product is among them, and never more than one of it costs. */
  productId: string | null;
  /** One of the product as a whole: `offCents` is what it costs at most. */
  whole: boolean;
}

/** What a reward takes off these goods; 0 where its terms are not met. Of a whole one nothing is left to pay. */
export function offOf(
  lines: readonly Pick<QuotedLine, "productId" | "quantity" | "unitCents">[],
  { offCents, leastCents, productId, whole }: RewardTerms,
): number {
  const goods = productId === null ? lines : lines.filter((line) => line.productId === productId);
  const cents =
    productId === null
      ? goods.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0)
      : (goods[0]?.unitCents ?? 0);
  if (whole) return productId !== null && cents <= offCents ? cents : 0;
  return cents >= leastCents && cents > offCents ? offCents : 0;
}

/** The terms of a code: percent of the goods, or cents. */
export interface CodeTerms {
  percent: number | null;
  offCents: number | null;
  /** What the goods come to at least. */
  leastCents: number;
  /** Days, `YYYY-MM-DD`; the last one is one of them. */
  validFrom: string;
  validUntil: string;
  stopped: boolean;
  mostUses: number;
  /** How often it was taken, and how often by whoever asks. */
  uses: number;
  own: number;
}

/** Why a code takes nothing off. */
export type CodeProblem = "unknown" | "early" | "over" | "usedUp" | "again" | "least";

/** What a code takes off goods for so many cents on a day, or why it takes nothing. Something is always left to pay. */
export function offByCode(
  terms: CodeTerms | undefined,
  goodsCents: number,
  day: string,
): { ok: true; cents: number } | { ok: false; problem: CodeProblem } {
  const no = (problem: CodeProblem) => ({ ok: false, problem }) as const;
  if (!terms) return no("unknown");
  if (terms.stopped || day > terms.validUntil) return no("over");
  if (day < terms.validFrom) return no("early");
  if (terms.own > 0) return no("again");
  if (terms.uses >= terms.mostUses) return no("usedUp");
  const cents = terms.offCents ?? share(goodsCents, String(terms.percent ?? 0));
  return goodsCents >= terms.leastCents && cents > 0 && cents < goodsCents
    ? { ok: true, cents }
    : no("least");
}

/** Something that is taken off an order, as its document names it. */
export interface Off {
  id: "code" | "reward";
  name: string;
  cents: number;
}

/** An order as a money document. Its arithmetic is the engine's, to the cent. */
export function contentOf(
  lines: readonly QuotedLine[],
  tax: TaxRate | undefined,
  off: readonly Off[] = [],
): Content {
  const section = (id: DeliveryKind, ships: boolean) => ({
    id,
    title: "",
    lines: lines
      .filter((one) => one.ships === ships)
      .map(
        ({ productId, name, quantity, unitCents }): Line => ({
          id: productId,
          text: name,
          qty: String(quantity),
          unit: "",
          unitCost: dollarsOf(unitCents),
          taxable: ships || (tax?.digital ?? false),
        }),
      ),
  });
  const taxed = tax && !isDecimalZero(tax.rate);
  return {
    ...emptyContent("order"),
    sections: [section(PARCEL, true), section(DIGITAL, false)].filter((one) => one.lines.length > 0),
    // Before the tax, which counts the share of what is taxed.
    adjustments: [
      ...off.map(({ id, name, cents }) => ({
        id,
        kind: "discount" as const,
        name,
        on: "running" as const,
        cents,
      })),
      ...(taxed ? [{ id: "tax", kind: "tax" as const, on: "taxable-share" as const, rate: tax.rate }] : []),
    ],
  };
}

/** What an order comes to. */
export function sumsOf(content: Content): { taxCents: number; totalCents: number } {
  const { steps, total } = totalsOf(content);
  const taxes = steps.filter(({ adjustment }) => adjustment.kind === "tax");
  return { taxCents: taxes.reduce((sum, { cents }) => sum + cents, 0), totalCents: total };
}

/**
 * What one of a line cost with its share of the tax and of what was taken off: what is paid back for so many of it, to the
 * cent.
 */
export function paidFor(content: Content, productId: string, quantity: number): number {
  const totals = totalsOf(content);
  const line = content.sections.flatMap(({ lines }) => lines).find(({ id }) => id === productId);
  if (!line) return 0;
  const whole = Number(line.qty);
  const gross = totals.lines.get(line.id)?.cents ?? 0;
  const off = totals.steps.reduce(
    (sum, { adjustment, cents }) => sum + (adjustment.kind === "discount" ? cents : 0),
    0,
  );
  const cents = totals.subtotal > 0 ? Math.floor((gross * (totals.subtotal + off)) / totals.subtotal) : gross;
  const rate = content.adjustments.find(({ kind }) => kind === "tax")?.rate;
  const paid = cents + (line.taxable && rate ? share(cents, rate) : 0);
  // A part is rounded down, so that all parts are never more than the whole.
  return Math.floor((paid * Math.min(quantity, whole)) / whole);
}

/** A parcel of an order: `part` are the pieces by product of one that was sent ahead, null of the one with the rest. */
export interface Parcel {
  part: Readonly<Record<string, number>> | null;
}

/** Pieces by product that lie in a parcel: those that were sent ahead in it, or what no other parcel of the order took. */
export function piecesIn(
  lines: readonly Pick<Line, "id" | "qty">[],
  parcels: readonly Parcel[],
  { part }: Parcel,
): Map<string, number> {
  const ahead = (id: string) => parcels.reduce((sum, other) => sum + (other.part?.[id] ?? 0), 0);
  const pieces = lines.map(({ id, qty }) => [id, part ? (part[id] ?? 0) : Number(qty) - ahead(id)] as const);
  return new Map(pieces.filter(([, count]) => count > 0));
}
