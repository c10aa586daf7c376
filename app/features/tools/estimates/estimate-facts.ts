import { type Adjustment, type Content, KINDS, type Line } from "~/engines/lines/lines.ts";
import { type Decimal, fractionOf } from "~/lib/decimal.ts";

/** What is added to the lines, in the stated order: tax on materials, overhead, profit, contingency last. */
export const RATES = ["tax", "overhead", "profit", "contingency"] as const;
export type Rate = (typeof RATES)[number];

/** What an estimate says beside its lines; each is a fact of its content, so that a version keeps it. */
export const FACTS = [
  "client",
  "scope",
  "job",
  "wage",
  "crew",
  "region",
  "escalation",
  "months",
  "indexTo",
] as const;
export type Fact = (typeof FACTS)[number];

/** What an estimate begins with. Dollars an hour, people, percent of the sample prices, percent a year, months. */
export const BEGINNING: Readonly<Record<Rate, Decimal> & Partial<Record<Fact, string>>> = {
  tax: "8",
  overhead: "10",
  profit: "10",
  contingency: "5",
  wage: "58",
  crew: "2",
  region: "100",
  escalation: "0",
  months: "0",
};

/** Lines of work by the hour have this at the end of their cost code. */
export const LABOUR = "-labour";
export const isLabour = ({ code = "" }: Pick<Line, "code">) => code.endsWith(LABOUR);

/** A price of more days has to be asked for anew. */
export const OLD_DAYS = 180;

const DAY = 86_400_000;

export const isOld = ({ basis }: Pick<Line, "basis">, today: string): boolean =>
  basis !== undefined && Date.parse(today) - Date.parse(basis.asOf) > OLD_DAYS * DAY;

export const rateOf = ({ adjustments }: Pick<Content, "adjustments">, rate: Rate): Decimal =>
  adjustments.find(({ kind }) => kind === rate)?.rate ?? "0";

/** The adjustments of an estimate; one of nothing is left out, so that no sheet prints it. */
export const adjustmentsOf = (rates: Readonly<Record<Rate, Decimal>>): Adjustment[] =>
  KINDS.estimate.adjustments.flatMap(({ kind, on }) =>
    rates[kind] === "0" ? [] : [{ id: kind, kind, on, rate: rates[kind] }],
  );

export const factOf = ({ facts }: Pick<Content, "facts">, fact: Fact): string =>
  facts[fact] ?? BEGINNING[fact] ?? "";

const numberOf = (decimal: Decimal): number => {
  const { over, under } = fractionOf(decimal);
  return Number(over) / Number(under);
};

/** A number as a decimal of at most four places. */
export const decimalOfNumber = (value: number): Decimal => {
  const text = value.toFixed(4).replace(/\.?0+$/, "");
  return text === "-0" ? "0" : text;
};

/**
 * What a line's price is multiplied by: the region, for our samples alone, because an own price is of the place already;
 * and what materials cost more until the middle of the work: by the index where a series covers the price's month, and by
 * the typed percent for the months that no point covers. One is left out.
 */
export function factorOf(
  line: Pick<Line, "basis" | "code">,
  content: Pick<Content, "facts">,
): Decimal | undefined {
  const place = line.basis?.source === "sample" ? numberOf(factOf(content, "region")) / 100 : 1;
  const { ratio, rest } = line.basis?.index ?? { ratio: "1", rest: numberOf(factOf(content, "months")) };
  const grown = (numberOf(factOf(content, "escalation")) / 100) * (rest / 12);
  const factor = decimalOfNumber(place * (isLabour(line) ? 1 : numberOf(ratio) * (1 + grown)));
  return factor === "1" ? undefined : factor;
}

/** The lines with the factor and the wage that the facts give now; a locked price stays as it is. */
export function repriced(content: Content): Content {
  const wage = factOf(content, "wage");
  return {
    ...content,
    sections: content.sections.map((section) => ({
      ...section,
      lines: section.lines.map((line) => {
        if (line.locked) return line;
        const { factor, ...rest } = line;
        const now = factorOf(line, content);
        const paid = isLabour(line) && line.basis?.source === "sample" ? { ...rest, unitCost: wage } : rest;
        return now === undefined || isLabour(line) ? paid : { ...paid, factor: now };
      }),
    })),
  };
}

/** A supplier as forms and addresses hand it on: the name is empty where the book names nobody. */
export const supplierOut = (supplier: string): string => `s:${supplier}`;
/** Whose price is asked for; undefined where any will do. */
export const supplierIn = (from: string): string | undefined =>
  from.startsWith("s:") ? from.slice(2) : undefined;

/** Characters of what the address of the price book asks for; the rest is not read. */
export const ASKED_MAX = 100;
