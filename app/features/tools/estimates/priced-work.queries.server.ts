import { type Content, emptyContent, linesOf, totalsOf } from "~/engines/lines/lines.ts";
import type { Language } from "~/i18n/languages.ts";
import { assemblyOf } from "./assemblies.data.server.ts";
import { adjustmentsOf, BEGINNING, factOf, isLabour, isOld, type Rate } from "./estimate-facts.ts";
import { ownByCode, unitText, withSection, workSection } from "./estimate-lines.server.ts";
import { driversOf, labourOf, rangeOf } from "./estimate-range.ts";
import { SAMPLE_DAY } from "./items.data.server.ts";
import { PRICE_TERMS, type PriceTerm } from "./priced-work.schemas.ts";

// Work that another feature asks the price of: by the same assemblies, prices, order of sums and range as an estimate.

export type OwnPrices = Parameters<typeof ownByCode>[0];

/** The day that the sample prices are of. */
export const sampleDay = (): string => SAMPLE_DAY;

/** What an estimate begins with. */
export const USUAL_TERMS = Object.fromEntries(
  PRICE_TERMS.map((term) => [term, BEGINNING[term] ?? "0"]),
) as Readonly<Record<PriceTerm, string>>;

export interface AskedWork {
  /** Work by its id, and how much of it. */
  work: readonly (readonly [id: string, qty: string])[];
  terms: Readonly<Record<PriceTerm, string>>;
  /** By what the hours are multiplied. */
  hours: number;
  own: OwnPrices;
  language: Language;
  /** `YYYY-MM-DD` */
  today: string;
}

export const isWork = (id: string): boolean => assemblyOf(id) !== undefined;

/** What some work comes to: its lines, its range, what moves it, its hours, and how old its prices are. */
export function pricedWork({ work, terms, hours, own, language, today }: AskedWork) {
  const rates = Object.fromEntries(
    (["tax", "overhead", "profit", "contingency"] as const).map((rate) => [rate, terms[rate]]),
  ) as Record<Rate, string>;
  const blank: Content = {
    ...emptyContent("estimate"),
    adjustments: adjustmentsOf(rates),
    facts: { wage: terms.wage, region: terms.region, crew: BEGINNING.crew ?? "1" },
  };
  const prices = ownByCode(own);
  const used = work.flatMap(([id, qty]) => {
    const assembly = assemblyOf(id);
    return assembly && Number(qty) !== 0 ? [{ assembly, qty }] : [];
  });
  const content = used.reduce((all, { assembly, qty }, n) => {
    const asked = { own: prices, language, wage: factOf(all, "wage"), key: `w${n}` };
    return withSection(all, workSection({ ...assembly, hours: assembly.hours * hours }, qty, asked));
  }, blank);
  const totals = totalsOf(content);
  const lines = linesOf(content);
  return {
    sections: content.sections.map(({ id, title, lines: of }, n) => ({
      id,
      work: used[n]?.assembly.id ?? "",
      qty: used[n]?.qty ?? "0",
      unit: used[n]?.assembly.unit ?? "ea",
      unitText: unitText(used[n]?.assembly.unit ?? "ea", language),
      title,
      cents: totals.sections.find((section) => section.id === id)?.cents ?? 0,
      lines: of.map((line) => ({
        id: line.id,
        text: line.text,
        qty: line.qty,
        unit: line.unit,
        unitCost: line.unitCost,
        factor: line.factor,
        waste: line.waste,
        cents: totals.lines.get(line.id)?.cents ?? 0,
        source: line.basis?.source ?? "sample",
        asOf: line.basis?.asOf ?? today,
        labour: isLabour(line),
      })),
    })),
    subtotal: totals.subtotal,
    steps: totals.steps.map(({ adjustment, cents }) => ({
      kind: adjustment.kind as Rate,
      rate: adjustment.rate ?? "0",
      cents,
    })),
    total: totals.total,
    range: rangeOf(content),
    drivers: driversOf(content, 4).map((driver) =>
      driver.kind === "line"
        ? { kind: driver.kind, key: driver.line.id, text: driver.line.text, cents: driver.cents }
        : driver.kind === "rate"
          ? { kind: driver.kind, key: driver.rate, rate: driver.rate, cents: driver.cents }
          : { kind: driver.kind, key: "labour", cents: driver.cents },
    ),
    labour: labourOf(content),
    old: lines.filter((line) => isOld(line, today)).length,
    /** The day of the oldest price. */
    oldest: lines.map(({ basis }) => basis?.asOf ?? today).sort()[0] ?? today,
    samples: lines.filter((line) => line.basis?.source === "sample" && !isLabour(line)).length,
    owned: lines.filter((line) => line.basis?.source === "own").length,
  };
}
export type PricedWork = ReturnType<typeof pricedWork>;
