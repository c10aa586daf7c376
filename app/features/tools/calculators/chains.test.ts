import { expect, test } from "vitest";
import { addressOf, FORMULAS, type Formula } from "~/engines/formula/formula.ts";
import { LANGUAGES } from "~/i18n/languages.ts";
import { calculatorView } from "./calculators.view.server.ts";

const ALL: Formula[] = Object.values(FORMULAS);
const opened = (address: string) => {
  const { pathname, searchParams } = new URL(address, "https://example.com");
  const formula = ALL.find((each) => addressOf(each) === pathname);
  if (!formula) throw new Error(`${pathname} is a calculator`);
  return { formula, query: searchParams };
};
const UNITS = ["us", "metric"];

test("the copied link of every example opens the same result, still as an example", () => {
  for (const formula of ALL)
    for (const units of UNITS) {
      const view = calculatorView(formula, new URLSearchParams({ units }), "en");
      const again = calculatorView(formula, opened(view.copied).query, "en");
      expect([formula.id, again.isExample, again.result]).toEqual([formula.id, true, view.result]);
    }
});

test("every calculator that goes on with a result has one itself, and says what of it is of an example", () => {
  for (const language of LANGUAGES)
    for (const formula of ALL)
      for (const units of UNITS)
        for (const { href } of calculatorView(formula, new URLSearchParams({ units }), language).next) {
          const { formula: next, query } = opened(href);
          const view = calculatorView(next, query, language);
          expect([formula.id, next.id, view.result !== undefined, view.isExample]).toEqual([
            formula.id,
            next.id,
            true,
            true,
          ]);
        }
});

test("of measured values only what was not measured is marked, until it is typed over", () => {
  const slab = new URLSearchParams({ units: "us", length: "20 ft", width: "10 ft", thickness: "4 in" });
  const { next, isExample } = calculatorView(FORMULAS.concreteSlab, slab, "en");
  expect(isExample).toBe(false);
  const grid = opened(next.find(({ href }) => href.includes("rebar-grid"))?.href ?? "");
  const view = calculatorView(FORMULAS.rebarGrid, grid.query, "en");
  expect(view.isExample).toBe(false);
  expect(view.typical.length).toBe(1);
  expect(view.given.filter(({ isTypical }) => isTypical).map(({ text }) => text)).toEqual(["18 in"]);
  // The mark goes along with a copied link and with the other units.
  expect(calculatorView(FORMULAS.rebarGrid, opened(view.copied).query, "en").typical).toEqual(view.typical);
  expect(calculatorView(FORMULAS.rebarGrid, opened(view.otherUnits).query, "en").typical).toEqual(
    view.typical,
  );
  grid.query.set("spacing", "12 in");
  expect(calculatorView(FORMULAS.rebarGrid, grid.query, "en").typical).toEqual([]);
});

test("a form that is sent as the example stands is still the example", () => {
  for (const formula of ALL) {
    const view = calculatorView(formula, new URLSearchParams({ units: "us" }), "en");
    const sent = new URLSearchParams([
      ["units", "us"],
      ...view.fields.map(({ id, value }) => [id, value]),
      ...view.samples.map((pair) => ["sample", pair]),
    ]);
    expect([formula.id, calculatorView(formula, sent, "en").isExample]).toEqual([formula.id, true]);
  }
});
