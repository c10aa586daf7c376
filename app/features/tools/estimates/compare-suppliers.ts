import { type Content, costOf, type Line, linesOf } from "~/engines/lines/lines.ts";
import { LANGUAGES } from "~/i18n/languages.ts";
import { fold } from "~/lib/fold.ts";
import { factOf, factorOf, isLabour, OLD_DAYS } from "./estimate-facts.ts";
import { type OwnPrice, spreadOf, unitText } from "./estimate-lines.server.ts";
import { UNITS } from "./items.data.server.ts";
import { indexOf, type Series } from "./price-index.ts";

// The prices that several suppliers ask for one thing. A thing is a code and a unit: who sells it by another unit is named
// and not compared, because nobody here knows how much is in a box.

const DAY = 86_400_000;

/** Whole days since the day of a price; none for a day to come. */
export const daysOf = (asOf: string, today: string): number =>
  Math.max(0, Math.round((Date.parse(today) - Date.parse(asOf)) / DAY));

let units: ReadonlyMap<string, string> | undefined;

/** One word for a unit as any of our languages writes it, so that `bundle` is `paquete`. */
export function unitKey(unit: string): string {
  units ??= new Map(
    UNITS.flatMap((id) => LANGUAGES.map((language) => [fold(unitText(id, language)), id] as const)),
  );
  const said = fold(unit.trim());
  return units.get(said) ?? said;
}

export interface Offer {
  supplier: string;
  price: OwnPrice;
  days: number;
  old: boolean;
}

const offerOf = (price: OwnPrice, today: string): Offer => {
  const days = daysOf(price.asOf, today);
  return { supplier: price.supplier, price, days, old: days > OLD_DAYS };
};

/** Lowest first; of one cost the newest. */
const byCost = (a: Offer, b: Offer) => Number(a.price.unitCost) - Number(b.price.unitCost) || a.days - b.days;

/** A price of nothing is none. */
const isPrice = ({ unitCost }: OwnPrice) => Number(unitCost) > 0;

export const suppliersOf = (prices: readonly OwnPrice[]): string[] =>
  [...new Set(prices.map(({ supplier }) => supplier))].sort((a, b) => a.localeCompare(b));

export interface ComparedItem {
  code: string;
  text: string;
  unit: string;
  /** Lowest first. */
  offers: Offer[];
  /** Suppliers of the book without a price for it in this unit. */
  missing: string[];
}

/** Every thing of the book with what each supplier asks; what most of them sell comes first. */
export function itemsCompared(prices: readonly OwnPrice[], today: string): ComparedItem[] {
  const suppliers = suppliersOf(prices);
  const things = new Map<string, OwnPrice[]>();
  for (const price of prices.filter(isPrice)) {
    const key = JSON.stringify([price.code, unitKey(price.unit)]);
    things.set(key, [...(things.get(key) ?? []), price]);
  }
  return [...things.values()]
    .map((same) => {
      const offers = same.map((price) => offerOf(price, today)).sort(byCost);
      const [{ code, text, unit } = same[0] as OwnPrice] = same;
      const sellers = new Set(same.map(({ supplier }) => supplier));
      return { code, text, unit, offers, missing: suppliers.filter((name) => !sellers.has(name)) };
    })
    .sort(
      (a, b) =>
        b.offers.length - a.offers.length || a.text.localeCompare(b.text) || a.code.localeCompare(b.code),
    );
}

/** What a comparison is made with: the day, and the series of the index that the estimate may ask for. */
export interface On {
  today: string;
  series?: Series;
}

/** A line at a price of the book; its description and what was counted stay. */
export function linePriced(
  line: Line,
  price: OwnPrice,
  { content, series }: { content: Pick<Content, "facts">; series?: Series },
): Line {
  const { factor: _, basis, ...rest } = line;
  const priced: Line = {
    ...rest,
    unitCost: price.unitCost,
    taxable: price.taxable,
    basis: {
      source: "own",
      asOf: price.asOf,
      ...spreadOf(price.code),
      ...(price.supplier && { supplier: price.supplier }),
      ...(basis?.needed && { needed: basis.needed }),
      ...(basis?.spare && { spare: basis.spare }),
    },
  };
  const to = factOf(content, "indexTo");
  const index = to && series ? indexOf(priced, series, to) : undefined;
  const brought = index && priced.basis ? { ...priced, basis: { ...priced.basis, index } } : priced;
  const factor = factorOf(brought, content);
  return factor === undefined ? brought : { ...brought, factor };
}

export interface ComparedLine {
  line: Line;
  /** What it costs now, in cents. */
  cents: number;
  /** What each supplier asks for it, in cents, lowest first. */
  offers: (Offer & { cents: number })[];
  /** Who has its code in another unit, or in none. */
  otherUnits: { supplier: string; unit: string }[];
}

export interface ComparedSupplier {
  name: string;
  /** All material: at its prices, and what it has not as it stands now. */
  cents: number;
  priced: number;
  /** Lines that somebody prices and it does not. */
  missing: string[];
  /** Of the oldest of its prices that count here. */
  days: number;
  old: number;
}

export interface Comparison {
  lines: ComparedLine[];
  /** Lines that no supplier prices, and those whose price is locked; they stay as they stand. */
  without: {
    id: string;
    text: string;
    unit: string;
    locked: boolean;
    otherUnits: ComparedLine["otherUnits"];
  }[];
  /** Cents of all material as it stands, and with each line at its lowest offer. */
  now: number;
  cheapest: number;
  /** Those that price every line first, by what they come to; then who misses least. */
  suppliers: ComparedSupplier[];
}

/** The material of an estimate at the prices of each supplier of the book, before tax and what is added. */
export function estimateCompared(
  content: Content,
  prices: readonly OwnPrice[],
  { today, series }: On,
): Comparison {
  const material = linesOf(content).filter((line) => !isLabour(line));
  const byCode = new Map<string, OwnPrice[]>();
  for (const price of prices.filter(isPrice))
    byCode.set(price.code, [...(byCode.get(price.code) ?? []), price]);
  const all = material.map((line): ComparedLine => {
    const named = line.locked ? [] : (byCode.get(line.code ?? "") ?? []);
    const same = named.filter(({ unit }) => unitKey(unit) === unitKey(line.unit));
    const sellers = new Set(same.map(({ supplier }) => supplier));
    return {
      line,
      cents: costOf(line),
      offers: same
        .map((price) => ({
          ...offerOf(price, today),
          cents: costOf(linePriced(line, price, { content, series })),
        }))
        .sort(byCost),
      otherUnits: named
        .filter((price) => !sellers.has(price.supplier))
        .map(({ supplier, unit }) => ({ supplier, unit })),
    };
  });
  const now = all.reduce((sum, { cents }) => sum + cents, 0);
  const lines = all.filter(({ offers }) => offers.length > 0);
  const suppliers = suppliersOf(lines.flatMap(({ offers }) => offers.map(({ price }) => price))).map(
    (name): ComparedSupplier => {
      const mine = lines.flatMap(({ cents, offers }) => {
        const offer = offers.find(({ supplier }) => supplier === name);
        return offer ? [{ offer, less: cents - offer.cents }] : [];
      });
      return {
        name,
        cents: now - mine.reduce((sum, { less }) => sum + less, 0),
        priced: mine.length,
        missing: lines
          .filter(({ offers }) => !offers.some(({ supplier }) => supplier === name))
          .map(({ line }) => line.text),
        days: Math.max(...mine.map(({ offer }) => offer.days)),
        old: mine.filter(({ offer }) => offer.old).length,
      };
    },
  );
  return {
    lines,
    without: all
      .filter(({ offers }) => offers.length === 0)
      .map(({ line, otherUnits }) => ({
        id: line.id,
        text: line.text,
        unit: line.unit,
        locked: line.locked ?? false,
        otherUnits,
      })),
    now,
    cheapest: lines.reduce((sum, { cents, offers }) => sum - cents + (offers[0]?.cents ?? cents), now),
    suppliers: suppliers.sort((a, b) => a.missing.length - b.missing.length || a.cents - b.cents),
  };
}

/** Which price each line takes: the lowest, one supplier's, or what was chosen for it, as `<line>|<supplier>`. */
export type Taken =
  | { by: "lowest" }
  | { by: "supplier"; supplier: string }
  | { by: "line"; picks: readonly string[] };

/** The estimate with the lines at the prices that are taken; a line without such a price stays as it is. */
export function withPrices(
  content: Content,
  prices: readonly OwnPrice[],
  { taken, today, series }: On & { taken: Taken },
): Content {
  const picked = new Map(
    taken.by === "line"
      ? taken.picks.flatMap((pick) => {
          const at = pick.indexOf("|");
          return at < 0 ? [] : [[pick.slice(0, at), pick.slice(at + 1)] as const];
        })
      : [],
  );
  const changed = new Map(
    estimateCompared(content, prices, { today, series }).lines.flatMap(({ line, offers }) => {
      const wanted =
        taken.by === "lowest"
          ? offers[0]?.supplier
          : taken.by === "supplier"
            ? taken.supplier
            : picked.get(line.id);
      const offer = wanted === undefined ? undefined : offers.find(({ supplier }) => supplier === wanted);
      return offer ? [[line.id, linePriced(line, offer.price, { content, series })] as const] : [];
    }),
  );
  if (changed.size === 0) return content;
  return {
    ...content,
    sections: content.sections.map((section) => ({
      ...section,
      lines: section.lines.map((line) => changed.get(line.id) ?? line),
    })),
  };
}
