import { expect, test } from "vitest";
import { addressOf, FORMULAS } from "../../../app/engines/formula/formula.ts";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser } from "../support/browser.ts";
import { product } from "../support/product.ts";

const ALL = Object.values(FORMULAS);
const at = (address: string, query: Record<string, string>) => `${address}?${new URLSearchParams(query)}`;

test.each(LANGUAGES)("every calculator answers with its example and every step, in %s", async (language) => {
  const browser = new Browser(product);
  const words = translator(language, "calculators");
  const t = translator(language, "formula");
  for (const formula of ALL) {
    for (const units of ["us", "metric"]) {
      const page = await browser.visit(at(addressOf(formula), { lang: language, units }));
      expect([formula.id, page.status]).toEqual([formula.id, 200]);
      expect(page.text).toContain(t(`formulas.${formula.id}`));
      expect(page.text).toContain(words("exampleTitle"));
      expect(page.text).toContain(words("steps"));
      expect(page.text).not.toMatch(/NaN|undefined|\[object/);
    }
  }
});

test("the index has every calculator, and finds them by words of any language", async () => {
  const browser = new Browser(product);
  const all = await browser.visit("/calculators?lang=en");
  for (const formula of ALL) expect(all.body).toContain(`href="${addressOf(formula)}"`);
  const found = await browser.visit(at("/calculators", { lang: "en", q: "escalera" }));
  expect(found.body).toContain("/calculator/stairs-layout");
  expect(found.body).not.toContain("/calculator/paint-area");
  const none = await browser.visit(at("/calculators", { lang: "en", q: "zeppelin" }));
  expect([none.status, none.text.includes(translator("en", "calculators")("none"))]).toEqual([200, true]);
});

test("measures are read as a builder writes them, and a bare number in the units of the page", async () => {
  const browser = new Browser(product);
  const us = await browser.visit(
    at("/calculator/concrete-slab", {
      lang: "en",
      length: "12'6",
      width: "20-3",
      thickness: "5",
      waste: "5",
    }),
  );
  expect([us.status, us.text.includes("4.102 yd³")]).toEqual([200, true]);
  const metric = await browser.visit(
    at("/calculator/concrete-slab", {
      lang: "en",
      units: "metric",
      length: "6",
      width: "4,0",
      thickness: "125",
      waste: "0",
    }),
  );
  expect([metric.status, metric.text.includes("6 m × 4 m × 125 mm ÷ 1,000 = 3 m³")]).toEqual([200, true]);
});

test.each([
  ["zero", "0"],
  ["negative", "-4 ft"],
  ["no number", "NaN"],
  ["absurd", "1e300"],
  ["of another kind", "40 psi"],
  ["several", "12 ft 3 m"],
  ["markup", "<b>x</b>"],
  ["long", "9".repeat(2_000)],
])("a measure that is %s has a message beside its field, and the rest is kept", async (_, length) => {
  const browser = new Browser(product);
  const page = await browser.visit(
    at("/calculator/concrete-slab", { lang: "en", length, width: "20-3", thickness: "5 in" }),
  );
  expect(page.status).toBe(400);
  expect(page.valueOf("width")).toBe("20-3");
  expect(page.valueOf("thickness")).toBe("5 in");
  expect(page.body).toContain('id="length-error"');
  expect(page.body).not.toContain("<b>x</b>");
});

test("a result goes on to the next calculator by its link", async () => {
  const browser = new Browser(product);
  const page = await browser.visit(
    at("/calculator/stairs-layout", { lang: "en", totalRise: "108 in", tread: "10 in" }),
  );
  const next = /href="(\/calculator\/concrete-steps\?[^"]+)"/.exec(page.body)?.[1]?.replaceAll("&amp;", "&");
  const steps = await browser.visit(next ?? "");
  expect(steps.valueOf("steps")).toBe("14");
  expect(steps.valueOf("riser")).toContain("7.714 in");
});

test("an unknown calculator is not found", async () => {
  expect((await new Browser(product).visit("/calculator/perpetuum-mobile")).status).toBe(404);
});

test("a calculator that is asked for by its name or by words of only one is opened", async () => {
  const browser = new Browser(product);
  const open = async (q: string) =>
    (await browser.visit(`/calculators?${new URLSearchParams({ q, open: "1" })}`)).path;
  expect(await open("Voltage drop")).toContain("/calculator/voltage-drop");
  expect(await open("caída de tensión")).not.toContain("/calculator/concrete");
  expect(await open("GSD")).toContain("/calculator/ground-sample");
  // Of several, the list of them.
  expect(await open("concrete")).toContain("/calculators?q=concrete");
});

test("what is wrong with a calculator goes to the learning queue, once a form, with its measures", async () => {
  const words = translator("en", "calculators");
  const browser = new Browser(product);
  const page = await browser.visit("/calculator/concrete-slab?length=21%27&width=10%27&thickness=4&units=us");
  expect(page.text).toContain(words("given"));
  const empty = await browser.submit(page, { intent: "report" }, { wrong: " " });
  expect([empty.status, empty.text.includes(words("report.errors.wrong"))]).toEqual([400, true]);
  const long = await browser.submit(empty, { intent: "report" }, { wrong: "x".repeat(501) });
  expect([long.status, long.valueOf("wrong")]).toEqual([400, "x".repeat(501)]);
  const wrong = `Bags are off ${crypto.randomUUID()}`;
  const sent = await browser.submit(long, { intent: "report" }, { wrong });
  expect(sent.toasts).toEqual([translator("en", "saved-calculations")("toasts.calculatorReported")]);
  expect(sent.valueOf("length")).toBe("21'");
  await browser.submit(long, { intent: "report" }, { wrong });
  const rows = await product.query<{ question: string; frequency: number; reason: string }>(
    "select question, frequency, reason from unanswered_questions where instr(question, ?) > 0",
    wrong,
  );
  expect(rows).toMatchObject([{ frequency: 1, reason: "disliked" }]);
  expect(rows[0]?.question).toContain("/calculator/concrete-slab?length=21");
});
