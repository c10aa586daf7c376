import { translator } from "~/i18n/catalogue.server.ts";
import { directionOf, type Language } from "~/i18n/languages.ts";
import { fold } from "~/lib/fold.ts";
import { late } from "~/lib/late.ts";
import { sampleFirm } from "~db/seed/sample/people.ts";
import { families, YARDS, type Yard } from "./catalogue.data.server.ts";

/** A piece of the sample catalogue. */
export interface Sku {
  code: string;
  family: string;
  size: string;
  unit: string;
  yard: Yard;
  lb: number;
  cuft: number;
  pack: number;
  cents: number;
}

export const catalogue = late((): readonly Sku[] =>
  families().flatMap(({ family, code, unit, yard, sizes }) =>
    sizes.map(([size, lb, cuft, pack, cents], n) => ({
      ...{ code: `${code}-${n + 1}`, family, size, unit, yard, lb, cuft, pack, cents },
    })),
  ),
);

const byCode = late(() => new Map(catalogue().map((sku) => [sku.code, sku])));
export const skuOf = (code: string) => byCode().get(code.trim().toUpperCase());

/** `Framing stud 2×4×8'`; a size keeps its own direction. */
export function skuName({ family, size }: Pick<Sku, "family" | "size">, language: Language): string {
  const name = translator(language, "material-catalogue")(`families.${family}` as "families.stud");
  return `${name} ${directionOf(language) === "rtl" ? `\u2066${size}\u2069` : size}`;
}

export const unitName = (unit: string, language: Language): string =>
  translator(language, "material-catalogue")(`units.${unit}` as "units.ea");

export const yardName = (yard: string, language: Language): string =>
  sampleFirm(language, "supply", YARDS.indexOf(yard as Yard) + 1);

export const isYard = (text: string): text is Yard => (YARDS as readonly string[]).includes(text);

/** What the catalogue has for some words, by its code, its name in the reader's language, and its yard. */
export function findSkus(words: string, yard: string, language: Language): Sku[] {
  const asked = fold(words).split(/\s+/).filter(Boolean);
  return catalogue().filter((sku) => {
    const text = fold(`${sku.code} ${skuName(sku, language)}`);
    return (!yard || sku.yard === yard) && asked.every((word) => text.includes(word));
  });
}
