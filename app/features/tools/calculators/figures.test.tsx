import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Done, FORMULAS, type FormulaId, run, type System } from "~/engines/formula/formula.ts";
import { messagesOf } from "~/i18n/catalogue.server.ts";
import { I18nProvider } from "~/i18n/i18n.tsx";
import { LANGUAGES, type Language } from "~/i18n/languages.ts";
import { SHEETS } from "./calculators.data.ts";
import { figureOf } from "./calculators.view.server.ts";
import { CalculatorFigure } from "./components/calculator-figure.tsx";
import { SKETCHES } from "./sketches.data.ts";

const IDS = Object.keys(FORMULAS) as FormulaId[];
const SYSTEMS: System[] = ["us", "metric"];

function worked(id: FormulaId, values: Record<string, string> = {}): Done {
  const outcome = run(FORMULAS[id], { ...SHEETS[id].example, ...values }, "en");
  if (!outcome.ok) throw new Error(`${id} is not worked out`);
  return outcome;
}

interface Written {
  text: string;
  left: number;
  right: number;
  y: number;
}

/** About what a letter takes, of the 15 in which words stand on the board. */
const LETTER = 7.6;

/** The words on a drawing, and about where they stand. */
function wordsOf(html: string): Written[] {
  return [...html.matchAll(/<text ([^>]*)>(.*?)<\/text>/g)].map(([, attributes = "", inner = ""]) => {
    const text = inner.replaceAll(/<[^>]*>|[\u2068\u2069]/g, "").replaceAll(/&[#\w]+;/g, "'");
    const of = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? "";
    const [x, long] = [Number(of("x")), text.length * LETTER];
    const left = of("text-anchor") === "middle" ? x - long / 2 : of("text-anchor") === "end" ? x - long : x;
    return { text, left, right: left + long, y: Number(of("y")) };
  });
}

const drawn = (done: Done, language: Language, system: System) => {
  const figure = figureOf(done, language, system);
  if (!figure) throw new Error(`${done.formula.id} has no drawing`);
  const html = renderToStaticMarkup(
    <I18nProvider language={language} texts={{ calculators: messagesOf(language, "calculators") }}>
      <CalculatorFigure {...figure} />
    </I18nProvider>,
  );
  return { figure, words: wordsOf(html) };
};

test("what measures a shape, a run, a load on a thing or a circuit is drawn", () => {
  // Why these are not: the README.
  expect(IDS.filter((id) => !SHEETS[id].figure)).toEqual([
    ...["concreteBags", "concreteEvaporation", "paintSurface", "heatIndex", "mortarBags", "noiseTime"],
    ...["noiseDose", "windChill", "airSampling", "siteToilets", "trir", "codeSize", "marginPrice"],
    ...["laborBurden", "overtimePay", "crewMix", "crewTime", "retainage", "loan", "rentOrBuy"],
    "estimateTotal",
  ]);
});

const sketched = IDS.filter((id) => (SHEETS[id].figure?.[0] ?? "") in SKETCHES);

test("every sketch is some calculator's, and has its values on it, each once and within the board", () => {
  const used = new Set<string | undefined>(sketched.map((id) => SHEETS[id].figure?.[0]));
  expect(Object.keys(SKETCHES).filter((kind) => !used.has(kind))).toEqual([]);
  const wrong: string[] = [];
  for (const id of sketched)
    for (const language of LANGUAGES)
      for (const system of SYSTEMS) {
        const { figure, words } = drawn(worked(id), language, system);
        const at = `${id} ${language} ${system}`;
        if (figure.dimensions.length !== (SHEETS[id].figure?.length ?? 0) - 1)
          wrong.push(`${at}: a value is not there`);
        if (words.length !== figure.dimensions.length) wrong.push(`${at}: ${words.length} words`);
        for (const { text, left, right, y } of words) {
          if (left < 2 || right > 478 || y < 14 || y > 246)
            wrong.push(`${at}: ${text} leaves the board (${Math.round(left)}–${Math.round(right)})`);
          for (const other of words)
            if (other.text < text && Math.abs(other.y - y) < 15 && other.left < right && left < other.right)
              wrong.push(`${at}: ${text} lies on ${other.text}`);
        }
      }
  expect(wrong).toEqual([]);
});

test("as many layers as were given are drawn, each with what it holds, and their sum", () => {
  const { words } = drawn(worked("layersR", { layers: "21; 5; 0.45; 0.62" }), "en", "us");
  expect(words.map(({ text }) => text)).toEqual(["21", "5", "0.45", "0.62", "R-value 27.07"]);
  expect(drawn(worked("layersR", { layers: Array(16).fill("1").join("; ") }), "en", "us").words).toHaveLength(
    17,
  );
});
