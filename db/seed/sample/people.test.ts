import { expect, test } from "vitest";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { SAMPLE_LINES, SAMPLE_TRADES, sampleFirm, samplePerson } from "./people.ts";

test("somebody in sample data is a trade and a number", () => {
  expect(LANGUAGES.map((language) => samplePerson(language, "carpenter", 3))).toEqual([
    "Carpenter 3",
    "Carpintero 3",
    "נגר 3",
  ]);
});

test("a firm in sample data says in its name that it is none", () => {
  expect(LANGUAGES.map((language) => sampleFirm(language, "roofing", 2))).toEqual([
    "Sample firm 2 (roofing)",
    "Empresa de muestra 2 (techos)",
    "חברה לדוגמה 2 (גגות)",
  ]);
});

test.each(LANGUAGES)("no two of one number are called the same in %s", (language) => {
  const names = [
    ...SAMPLE_TRADES.map((trade) => samplePerson(language, trade, 1)),
    ...SAMPLE_LINES.map((line) => sampleFirm(language, line, 1)),
  ];
  expect(new Set(names).size).toBe(names.length);
});
