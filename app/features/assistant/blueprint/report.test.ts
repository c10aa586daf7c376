import { expect, test } from "vitest";
import { analyseLines, RULES, type RuleId, typedLines } from "~/engines/drawing/drawing.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { LANGUAGES } from "~/i18n/languages.ts";
import { LINES, SHEETS } from "../../../../tests/drawing-shapes.mjs";
import { reportCsv, reportHtml } from "./report.ts";
import { SAMPLE_CONFIDENCE, sampleAnalysis } from "./sample-analysis.server.ts";

const t = translator("en", "drawing-result");
const facts = { name: "plan <1>.png", date: "2026-03-02", language: "en" as const };
const analysis = analyseLines(typedLines("BEDROOM 3 6'-8\" x 9'-0\"\n3068 DR\n=1+1 12'-6\""));

test("the report as CSV holds every finding with section, edition, value, limit and verdict", () => {
  const csv = reportCsv(analysis, facts, t);
  expect(csv).toContain(
    `"compliance","BEDROOM 3: Floor area of a habitable room","60 ft²","at least 70 ft²","Does not meet code","R304.1","2015–2021"`,
  );
  expect(csv).toContain('"Opening","3068 DR","3\' × 6\' 8"""');
  expect(csv.startsWith("\uFEFF")).toBe(true);
});

test("the report tells a printed area beside that of the sides, which is no limit", () => {
  const differing = analyseLines(typedLines("BEDROOM 2 10' x 12' 100 SF"));
  expect(reportCsv(differing, facts, t)).toContain(`"100 ft²","By its sides: 120 ft²","Verify","R304.1"`);
});

test("no cell of it is taken for a formula", () => {
  expect(reportCsv(analysis, facts, t)).toContain(`"'=1+1 12'-6"""`);
  // Spreadsheets of East Asia take the wide signs too.
  const wide = analyseLines(typedLines("＝1+1 12'-6\""));
  expect(reportCsv(wide, facts, t)).toContain(`"'＝1+1 12'-6"""`);
});

test("the report as a page shows text as text and needs nothing from anywhere", () => {
  const html = reportHtml(analysis, { ...facts, picture: "data:image/png;base64,AA==" }, t);
  expect(html).toContain("plan &lt;1&gt;.png");
  expect(html).toContain('src="data:image/png;base64,AA=="');
  expect(html).not.toMatch(/<script|https?:/);
});

test("the sample is the result for the sample plan, and its confidence is 87", () => {
  const sample = sampleAnalysis();
  expect(sample.confidence.percent).toBe(SAMPLE_CONFIDENCE);
  expect(SAMPLE_CONFIDENCE).toBe(87);
  expect(sample.dimensions.map(({ text }) => text)).toContain('SCALE: 1/4" = 1\'-0"');
});

test("a report on a part of a drawing says that it is one", () => {
  expect(reportCsv(analysis, { ...facts, partly: true }, t)).toContain(t("partly.text"));
  expect(reportHtml(analysis, { ...facts, partly: true }, t)).toContain(t("partly.title"));
  expect(reportCsv(analysis, facts, t)).not.toContain(t("partly.title"));
});

test.each([
  ["en", "Read as \u2066BEDROOM 2 · 83' × 12' · 996 ft²\u2069, which no bedroom has: check it"],
  [
    "es",
    "Se leyó \u2066BEDROOM 2 · 83' × 12' · 996 pies²\u2069, medida que no tiene ninguna recámara: compruébelo",
  ],
  [
    "he",
    "נקרא \u2066BEDROOM 2 · 25.30 × 3.66 m (83' × 12') · 92.53 m² (996 ft²)\u2069, מידה שאין באף חדר שינה: לבדוק",
  ],
] as const)("what cannot be is told as that, and as no dimension, in %s", (language, words) => {
  const misread = analyseLines(typedLines("BEDROOM 2 83'-0\" x 12'-0\""));
  const report = reportCsv(misread, { ...facts, language }, translator(language, "drawing-result"));
  expect(report).toContain(words);
  expect(report).not.toContain('"BEDROOM 2 · 83');
});

test.each([
  ["en", "Does not meet code"],
  ["es", "No cumple el código"],
  ["he", "לא עומד בתקן"],
] as const)(
  "a riser that is too high is not below anything: it does not meet the code, in %s",
  (language, verdict) => {
    const stair = analyseLines(typedLines('UP 13R @ 8"'));
    expect(reportCsv(stair, { ...facts, language }, translator(language, "drawing-result"))).toContain(
      `"${verdict}","R311.7.5.1"`,
    );
  },
);

test("every rule has words in every language, and Hebrew reports read from right to left", () => {
  for (const language of LANGUAGES) {
    const words = translator(language, "drawing-result");
    for (const rule of Object.keys(RULES) as RuleId[]) expect(words(`rules.${rule}`)).not.toContain("rules.");
  }
  expect(reportHtml(analysis, { ...facts, language: "he" }, translator("he", "drawing-result"))).toContain(
    'dir="rtl"',
  );
});

test.each([
  ["en", "6.1 m² (65.6 ft²)", "at least 6.51 m² (70 ft²)"],
  ["es", "6.1 m² (65.6 pies²)", "mínimo 6.51 m² (70 pies²)"],
  ["he", "6.1 m² (65.6 ft²)", "לפחות \u20666.51 m² (70 ft²)\u2069"],
] as const)("the report on a metric drawing is metric, in %s", (language, measured, limit) => {
  const words = translator(language, "drawing-result");
  const metric = analyseLines(typedLines("BEDROOM 3 2.00 x 3.05 m"));
  const report = reportCsv(metric, { ...facts, language }, words);
  expect(report).toContain(`"${measured}","${limit}"`);
  expect(report).toContain('"BEDROOM 3 · 2.00 m × 3.05 m · 6.1 m²"');
  const page = reportHtml(metric, { ...facts, language }, words);
  expect(page).toContain(`<bdi>${measured}</bdi>`);
  expect(page).toContain(`<bdi>${limit}</bdi>`);
});

test("the report says in which rooms alarms were seen, which bedrooms have none and what is not placed", () => {
  const at = (text: string, x: number) => ({
    text,
    confidence: 1,
    box: { x, y: 100, width: 60, height: 10 },
  });
  const plan = ["BEDROOM 1", "BEDROOM 2", "DEN"].map((name, n) => at(name, 100 + 300 * n));
  const placed = analyseLines([...plan, at("S.D.", 130), at("S.D.", 1500)]);
  expect(reportCsv(placed, facts, t)).toContain(
    "Alarms seen in: BEDROOM 1. Bedrooms where no alarm was seen: BEDROOM 2. One alarm is not placed",
  );
});

test.each(SHEETS)("a report of two thousand lines says so much of a line and no more: %s", (_, sheet) => {
  const [half, whole] = [analyseLines(sheet(LINES / 2)), analyseLines(sheet(LINES))];
  for (const write of [reportHtml, reportCsv]) {
    const written = (of: typeof whole) => {
      let texts = 0;
      const counted = ((...args: Parameters<typeof t>) => {
        texts++;
        return t(...args);
      }) as typeof t;
      const report = write(of, facts, counted);
      return { texts, signs: report.length, rows: report.split(/<tr>|\r\n/).length };
    };
    const [first, all] = [written(half), written(whole)];
    // The head, and what is said once for the whole.
    const once = { texts: 200, signs: 20_000, rows: 200 };
    expect(all.texts).toBeLessThanOrEqual(5 * LINES);
    expect(all.rows).toBeLessThanOrEqual(2 * LINES);
    expect(all.signs).toBeLessThanOrEqual(500 * LINES);
    for (const what of ["texts", "signs", "rows"] as const)
      expect(all[what]).toBeLessThanOrEqual(2.1 * first[what] + once[what]);
  }
});
