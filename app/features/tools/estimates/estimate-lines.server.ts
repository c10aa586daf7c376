import type { Basis, Content, Line, Section } from "~/engines/lines/lines.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { directionOf, type Language } from "~/i18n/languages.ts";
import type { Decimal } from "~/lib/decimal.ts";
import { type Assembly, assemblyOf, type JobTemplate } from "./assemblies.data.server.ts";
import { decimalOfNumber, factOf, LABOUR, repriced } from "./estimate-facts.ts";
import {
  type Item,
  itemOf,
  LABOUR_SPREAD,
  SAMPLE_DAY,
  SPREAD,
  type UnitId,
  WHOLE,
} from "./items.data.server.ts";

/** A price of the workspace's own book. */
export interface OwnPrice {
  code: string;
  text: string;
  unit: string;
  unitCost: Decimal;
  asOf: string;
  supplier: string;
  taxable: boolean;
}

/** Own prices by their code, one of each; one with the code of a sample stands in its place. */
export type OwnPrices = ReadonlyMap<string, OwnPrice>;

const isBefore = (a: OwnPrice, b: OwnPrice) =>
  a.asOf === b.asOf ? Number(a.unitCost) > Number(b.unitCost) : a.asOf < b.asOf;

/** What a new line takes where several suppliers have a code: the newest price, and of one day the lowest. */
export function ownByCode(prices: readonly OwnPrice[]): OwnPrices {
  const chosen = new Map<string, OwnPrice>();
  for (const price of prices) {
    const other = chosen.get(price.code);
    if (!other || isBefore(other, price)) chosen.set(price.code, price);
  }
  return chosen;
}

export const unitText = (unit: UnitId, language: Language): string =>
  translator(language, "estimate-items")(`units.${unit}`);

/** `Framing lumber 2×4×8'`; a size keeps its own direction. */
export function itemName({ family, size }: Pick<Item, "family" | "size">, language: Language): string {
  const t = translator(language, "estimate-items");
  const name = t(`families.${family}` as "families.stud");
  if (!size) return name;
  return `${name} ${directionOf(language) === "rtl" ? `\u2066${size}\u2069` : size}`;
}

export const workName = (id: string, language: Language): string =>
  translator(language, "estimate-work")(`work.${id}` as "work.footing");

/** A group of materials by name; as an index `00` is all of them. */
export const divisionName = (code: string, language: Language): string =>
  code === "00"
    ? translator(language, "price-index")("all")
    : translator(language, "estimate-items")(`divisions.${code}` as "divisions.06");

/** Own prices vary as samples of the same division do; without one, by a tenth. */
export const spreadOf = (code: string) => {
  const division = code.slice(0, 2);
  const [less, more] = Object.hasOwn(SPREAD, division)
    ? SPREAD[division as keyof typeof SPREAD]
    : ["10", "10"];
  return { less, more };
};

type Priced = Pick<Line, "text" | "unit" | "unitCost" | "code" | "taxable"> & { basis: Basis };

/** What an item is called and costs here: the own price, else the sample; undefined where there is neither. */
export function pricedItem(code: string, own: OwnPrices, language: Language): Priced | undefined {
  const mine = own.get(code);
  if (mine)
    return {
      code,
      text: mine.text,
      unit: mine.unit,
      unitCost: mine.unitCost,
      taxable: mine.taxable,
      basis: {
        source: "own",
        asOf: mine.asOf,
        ...spreadOf(code),
        ...(mine.supplier && { supplier: mine.supplier }),
      },
    };
  const item = itemOf(code);
  if (!item) return undefined;
  return {
    code,
    text: itemName(item, language),
    unit: unitText(item.unit, language),
    unitCost: item.cost,
    taxable: true,
    basis: { source: "sample", asOf: SAMPLE_DAY, ...spreadOf(code) },
  };
}

const quantity = (decimal: Decimal) => Number(decimal);

/** What is bought for what is needed: whole pieces with their waste, else the measure with its waste on the line. */
function bought(needed: number, waste: number, unit: UnitId | undefined) {
  if (!unit || !WHOLE.includes(unit) || needed <= 0)
    return { line: { qty: decimalOfNumber(needed), ...(waste > 0 && { waste: String(waste) }) }, basis: {} };
  // A hair above a whole number is that number: nobody buys a sheet for a rounding error.
  const pieces = Math.ceil(needed * (1 + waste / 100) - 1e-6);
  return {
    line: { qty: String(pieces) },
    basis: { needed: decimalOfNumber(needed), ...(waste > 0 && { spare: String(waste) }) },
  };
}

interface Asked {
  own: OwnPrices;
  language: Language;
  /** Dollars an hour. */
  wage: Decimal;
  /** Of the form, so that what is sent twice stands once. */
  key: string;
}

/** The id of a section says which work it is. */
export const workOf = ({ id }: Pick<Section, "id">): string | undefined => {
  const [work] = id.split("~");
  return work && id.includes("~") ? work : undefined;
};

/** So much of some work as lines: its items, and the hours for it. */
export function workSection(
  { id, division, hours, parts }: Assembly,
  qty: Decimal,
  { own, language, wage, key }: Asked,
  label = "",
): Section {
  const name = workName(id, language);
  const lines = parts.flatMap(({ code, qty: each, waste }, n): Line[] => {
    const priced = pricedItem(code, own, language);
    if (!priced) return [];
    const buy = bought(quantity(qty) * each, waste, own.has(code) ? undefined : itemOf(code)?.unit);
    return [{ id: `${key}.${n}`, ...priced, ...buy.line, basis: { ...priced.basis, ...buy.basis } }];
  });
  const [less, more] = LABOUR_SPREAD;
  const labour: Line = {
    id: `${key}.h`,
    code: `${division}${LABOUR}`,
    text: translator(language, "estimate-work")("labour"),
    qty: decimalOfNumber(quantity(qty) * hours),
    unit: unitText("h", language),
    unitCost: wage,
    basis: { source: "sample", asOf: SAMPLE_DAY, less, more },
  };
  return {
    id: `${id}~${key}`,
    title: (label ? `${label}: ${name}` : name).slice(0, 120),
    lines: [...lines, labour],
  };
}

const hasKey = ({ sections }: Content, key: string) =>
  sections.some(({ id, lines }) => id.endsWith(`~${key}`) || lines.some((line) => line.id === key));

/** The estimate with another section; the same key stands once. */
export const withSection = (content: Content, section: Section): Content =>
  hasKey(content, section.id.split("~").at(-1) ?? "")
    ? content
    : repriced({ ...content, sections: [...content.sections, section] });

/** The section of lines that belong to no work. */
const LOOSE = "loose";

/** The estimate with another line, among those that belong to no work. */
export function withLine(content: Content, line: Line): Content {
  if (hasKey(content, line.id)) return content;
  const there = content.sections.some(({ id }) => id === LOOSE);
  const sections: readonly Section[] = there
    ? content.sections
    : [...content.sections, { id: LOOSE, title: "", lines: [] }];
  return repriced({
    ...content,
    sections: sections.map((section) =>
      section.id === LOOSE ? { ...section, lines: [...section.lines, line] } : section,
    ),
  });
}

/** The estimate without a line, or without a section; one that is empty then goes too. */
export const without = (content: Content, id: string): Content => ({
  ...content,
  sections: content.sections
    .filter((section) => section.id !== id)
    .map((section) => ({ ...section, lines: section.lines.filter((line) => line.id !== id) }))
    .filter(({ lines }) => lines.length > 0),
});

/** The estimate with another line in the place of one. */
export const withChanged = (content: Content, id: string, change: (line: Line) => Line): Content =>
  repriced({
    ...content,
    sections: content.sections.map((section) => ({
      ...section,
      lines: section.lines.map((line) => (line.id === id ? change(line) : line)),
    })),
  });

/** The estimate with the price of a line locked as it stands. */
export const withLock = (content: Content, id: string): Content => ({
  ...content,
  sections: content.sections.map((section) => ({
    ...section,
    lines: section.lines.map((line) => (line.id === id ? { ...line, locked: true } : line)),
  })),
});

/** What an ordinary job of a kind is made of. */
export function jobSections(job: JobTemplate, content: Content, asked: Omit<Asked, "wage">): Content {
  const wage = factOf(content, "wage");
  return job.work.reduce((all, [id, qty], n) => {
    const assembly = assemblyOf(id);
    return assembly
      ? withSection(all, workSection(assembly, qty, { ...asked, wage, key: `${asked.key}-${n}` }))
      : all;
  }, content);
}
