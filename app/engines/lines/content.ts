import type { Decimal } from "~/lib/decimal.ts";

// What a money document is made of. Amounts are whole US cents; quantities, unit costs and percentages are exact decimals.

/** Where a unit cost comes from and how sure it is, for whoever prices the work. */
export interface Basis {
  /** An example of ours, a price of the workspace's own book, or one that was typed for this line. */
  source: "sample" | "own" | "typed";
  /** The day that the price is of, `YYYY-MM-DD`. */
  asOf: string;
  /** Percent by which it may come out lower and higher. */
  less: Decimal;
  more: Decimal;
  supplier?: string;
  /** What is needed, and percent of waste on it, where the quantity is what is bought: whole sheets and bags. */
  needed?: Decimal;
  spare?: Decimal;
  /**
   * What a series of index points makes of the price: from the month of the price to another one, `YYYY-MM`, by a ratio;
   * and the months after that which no point covers.
   */
  index?: { division: string; from: string; to: string; ratio: Decimal; rest: number };
}

export interface Line {
  /** Stays the same from version to version, so that two of them can be compared. */
  id: string;
  text: string;
  /** Below zero for a credit. */
  qty: Decimal;
  /** As the trade writes it: `ft`, `ea`, `yd³`. */
  unit: string;
  /** Dollars for one, to four places: fuel and fasteners cost parts of a cent. */
  unitCost: Decimal;
  /** What place and time make of the unit cost: 1.08 where it costs 8% more. */
  factor?: Decimal;
  basis?: Basis;
  /** The price was agreed: nothing but whoever unlocks it changes its unit cost or its factor. */
  locked?: boolean;
  /** Percent more than is measured. */
  waste?: Decimal;
  /** Percent on the cost. */
  markup?: Decimal;
  taxable?: boolean;
  /** Stands at its price: overhead and profit are not charged on it, because it was worked out with them in it. */
  flat?: boolean;
  /** Counts only where it is chosen. */
  optional?: boolean;
  /** One of several ways to do it, of which exactly one counts: good, better, best. Lines of one choice go together. */
  option?: { group: string; choice: string };
  /** Of a pay application, in cents: what was billed before, what this period adds, what lies on site. */
  progress?: { previous: number; current: number; stored: number };
  /** The cost code that it is booked on. */
  code?: string;
}

export interface Section {
  id: string;
  title: string;
  lines: readonly Line[];
}

/** What is added to or taken from the lines, in this order of the trade's words. */
export const ADJUSTMENTS = [
  "discount",
  "overhead",
  "profit",
  "contingency",
  "fee",
  "tax",
  "retainage",
  "previous",
] as const;
export type AdjustmentKind = (typeof ADJUSTMENTS)[number];

/** Those that take away. */
export const TAKEN: readonly AdjustmentKind[] = ["discount", "retainage", "previous"];

/**
 * What a percentage is of: the lines alone; everything above it; the taxable lines alone; or the taxable lines with their
 * share of everything above, as sales tax counts a discount.
 */
export const BASES = ["lines", "running", "taxable", "taxable-share"] as const;
export type Base = (typeof BASES)[number];

export interface Adjustment {
  id: string;
  kind: AdjustmentKind;
  /** In the document's own words; the kind's where it is empty. */
  name?: string;
  on: Base;
  /** Percent, or whole cents: one of the two. Above zero also for what is taken away. */
  rate?: Decimal;
  cents?: number;
}

/** What the reader has chosen of optional lines and of groups; a group without a choice has its first. */
export interface Chosen {
  lines: readonly string[];
  options: Readonly<Record<string, string>>;
}

export interface Content {
  kind: KindName;
  sections: readonly Section[];
  /** In the order in which they are worked out and printed. */
  adjustments: readonly Adjustment[];
  /** What is paid first: percent of the total, or whole cents. */
  deposit?: { rate: Decimal } | { cents: number };
  chosen: Chosen;
  /** What the document says beside its lines, by name: client, site, scope, exclusions, terms. */
  facts: Readonly<Record<string, string>>;
}

export interface Kind {
  /** Before its number: `CO-004`. */
  prefix: string;
  /** Whether a line comes to its price, or to what was done of it so far. */
  amount: "price" | "progress";
  /** Which adjustments it may have, and what they are of, in the order that they are worked out in. */
  adjustments: readonly { kind: AdjustmentKind; on: Base }[];
  options: boolean;
  deposit: boolean;
}

/**
 * The kinds of documents, as data. The order of the adjustments is the stated one: an estimate taxes its materials, puts
 * overhead on the cost with its tax, profit on both, and contingency last; what is sold takes its discount before the tax.
 */
export const KINDS = {
  estimate: {
    prefix: "EST",
    amount: "price",
    adjustments: [
      { kind: "tax", on: "taxable" },
      { kind: "overhead", on: "running" },
      { kind: "profit", on: "running" },
      { kind: "contingency", on: "running" },
    ],
    options: true,
    deposit: false,
  },
  proposal: {
    prefix: "PRO",
    amount: "price",
    adjustments: [
      { kind: "overhead", on: "running" },
      { kind: "profit", on: "running" },
      { kind: "discount", on: "running" },
      { kind: "tax", on: "taxable-share" },
    ],
    options: true,
    deposit: true,
  },
  bid: {
    prefix: "BID",
    amount: "price",
    adjustments: [
      { kind: "overhead", on: "running" },
      { kind: "profit", on: "running" },
      { kind: "fee", on: "running" },
      { kind: "tax", on: "taxable" },
    ],
    options: true,
    deposit: false,
  },
  changeOrder: {
    prefix: "CO",
    amount: "price",
    adjustments: [
      { kind: "overhead", on: "running" },
      { kind: "profit", on: "running" },
      { kind: "tax", on: "taxable" },
    ],
    options: false,
    deposit: false,
  },
  invoice: {
    prefix: "INV",
    amount: "price",
    adjustments: [
      { kind: "discount", on: "running" },
      { kind: "tax", on: "taxable-share" },
      { kind: "fee", on: "running" },
      { kind: "previous", on: "running" },
    ],
    options: false,
    deposit: false,
  },
  payApplication: {
    prefix: "PAY",
    amount: "progress",
    adjustments: [
      { kind: "retainage", on: "lines" },
      { kind: "previous", on: "running" },
    ],
    options: false,
    deposit: false,
  },
  order: {
    prefix: "ORD",
    amount: "price",
    adjustments: [
      { kind: "discount", on: "running" },
      { kind: "tax", on: "taxable-share" },
      { kind: "fee", on: "running" },
    ],
    options: false,
    deposit: false,
  },
  rentalQuote: {
    prefix: "RQ",
    amount: "price",
    adjustments: [
      { kind: "discount", on: "running" },
      { kind: "fee", on: "lines" },
      { kind: "tax", on: "taxable-share" },
    ],
    options: true,
    deposit: true,
  },
  /** What a contract is billed by: its price line by line, as it was signed. */
  scheduleOfValues: {
    prefix: "SOV",
    amount: "price",
    adjustments: [],
    options: false,
    deposit: true,
  },
} as const satisfies Record<string, Kind>;
export type KindName = keyof typeof KINDS;

export const isKind = (name: string): name is KindName => Object.hasOwn(KINDS, name);

/** A document of a kind with nothing in it. */
export const emptyContent = (kind: KindName): Content => ({
  kind,
  sections: [],
  adjustments: [],
  chosen: { lines: [], options: {} },
  facts: {},
});

export const linesOf = ({ sections }: Pick<Content, "sections">): readonly Line[] =>
  sections.flatMap(({ lines }) => lines);
