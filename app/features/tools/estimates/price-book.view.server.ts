import type { Language } from "~/i18n/languages.ts";
import { LANGUAGES } from "~/i18n/languages.ts";
import { fold } from "~/lib/fold.ts";
import { itemsCompared, suppliersOf } from "./compare-suppliers.ts";
import { OLD_DAYS } from "./estimate-facts.ts";
import { divisionName, itemName, type OwnPrice, unitText } from "./estimate-lines.server.ts";
import { DIVISION_CODES } from "./estimates.schemas.ts";
import { ITEMS, SAMPLE_DAY } from "./items.data.server.ts";
import { type IndexPoint, seriesOf } from "./price-index.ts";

/** How many rows of each list a page shows. */
const SHOWN = 30;

const isOldPrice = (asOf: string, today: string) =>
  Date.parse(today) - Date.parse(asOf) > OLD_DAYS * 86_400_000;

const SAID = new Map<string, string>();

/** What a sample is called in all languages, to be found by. */
function wordsOf(item: (typeof ITEMS)[number]): string {
  const known = SAID.get(item.code);
  if (known) return known;
  const said = fold([item.code, ...LANGUAGES.map((language) => itemName(item, language))].join(" "));
  SAID.set(item.code, said);
  return said;
}

/** Own prices and samples that have all words; samples whose place an own price takes are left out. */
export function priceBookView(
  prices: readonly OwnPrice[],
  {
    q,
    edit,
    supplier,
    compares = false,
    language,
    today,
  }: {
    q: string;
    edit: string;
    /** Whose price of that code is edited; any where it is undefined. */
    supplier?: string;
    /** The prices of suppliers side by side, in the place of the list. */
    compares?: boolean;
    language: Language;
    today: string;
  },
) {
  const wanted = fold(q).split(/\s+/).filter(Boolean);
  const has = (text: string) => wanted.every((word) => text.includes(word));
  const own = prices.filter(({ code, text, supplier }) => has(fold(`${code} ${text} ${supplier}`)));
  const codes = new Set(prices.map(({ code }) => code));
  const samples = ITEMS.filter((item) => !codes.has(item.code) && has(wordsOf(item)));
  const sample = ITEMS.find(({ code }) => code === edit);
  const mine = prices.find(
    (price) => price.code === edit && (supplier === undefined || price.supplier === supplier),
  );
  const compared = compares
    ? itemsCompared(prices, today).filter(({ code, text }) => has(fold(`${code} ${text}`)))
    : [];
  const shownSample = (item: (typeof ITEMS)[number]) => ({
    code: item.code,
    text: itemName(item, language),
    unit: unitText(item.unit, language),
    unitCost: item.cost,
  });
  const begun = mine ?? (sample && { ...shownSample(sample), supplier: "", taxable: true });
  return {
    q,
    sampleDay: SAMPLE_DAY,
    today,
    /** Things with what each supplier asks, and how many there are of them. */
    compared: compares
      ? { items: compared.slice(0, SHOWN), count: compared.length, suppliers: suppliersOf(prices) }
      : undefined,
    own: own.slice(0, SHOWN).map((price) => ({ ...price, old: isOldPrice(price.asOf, today) })),
    ownCount: own.length,
    ownAll: prices.length,
    samples: samples.slice(0, SHOWN).map(shownSample),
    sampleCount: samples.length,
    /** What the form of a price begins with; another price is of today. */
    edited: {
      code: begun?.code ?? "",
      text: begun?.text ?? "",
      unit: begun?.unit ?? "",
      unitCost: begun?.unitCost ?? "",
      supplier: begun?.supplier ?? "",
      pricedOn: today,
      taxed: (begun?.taxable ?? true) ? "on" : "",
    } as Record<string, string>,
    isEdit: begun !== undefined,
  };
}
/** The series of a workspace, each group with its points, the newest first. */
export function indexView(points: readonly IndexPoint[], language: Language) {
  return {
    series: [...seriesOf(points)].map(([division, all]) => ({
      division,
      name: divisionName(division, language),
      points: [...all].reverse().map(({ month, value, source }, n, newest) => {
        const before = Number(newest[n + 1]?.value ?? 0);
        return {
          month,
          value,
          source,
          /** Percent since the point before; undefined for the first. */
          change: before > 0 ? String(Math.round((Number(value) / before - 1) * 1000) / 10) : undefined,
        };
      }),
    })),
    divisions: DIVISION_CODES.map((code) => ({ value: code, text: divisionName(code, language) })),
  };
}
export type IndexView = ReturnType<typeof indexView>;

export type PriceBookView = ReturnType<typeof priceBookView>;
