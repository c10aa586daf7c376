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

/** An order as a money document. Its arithmetic is the engine's, to the cent. */
export function contentOf(lines: readonly QuotedLine[], tax: TaxRate | undefined): Content {
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
    adjustments: taxed ? [{ id: "tax", kind: "tax", on: "taxable-share", rate: tax.rate }] : [],
  };
}

/** What an order comes to. */
export function sumsOf(content: Content): { taxCents: number; totalCents: number } {
  const { steps, total } = totalsOf(content);
  return { taxCents: steps.reduce((sum, { cents }) => sum + cents, 0), totalCents: total };
}

/** What one of a line cost with its share of the tax: what is paid back for so many of it, to the cent. */
export function paidFor(content: Content, productId: string, quantity: number): number {
  const totals = totalsOf(content);
  const line = content.sections.flatMap(({ lines }) => lines).find(({ id }) => id === productId);
  if (!line) return 0;
  const whole = Number(line.qty);
  const cents = totals.lines.get(line.id)?.cents ?? 0;
  const rate = content.adjustments.find(({ kind }) => kind === "tax")?.rate;
  const paid = cents + (line.taxable && rate ? share(cents, rate) : 0);
  // A part is rounded down, so that all parts are never more than the whole.
  return Math.floor((paid * Math.min(quantity, whole)) / whole);
}

/**
 * What can be handed over today. Digital goods join when their contents stand on the site: until then their orders say
 * that they wait, can be cancelled with everything paid back, and cannot be paid for with real money.
 */
export const DELIVERABLE: ReadonlySet<string> = new Set(["branded-hard-hat"]);
