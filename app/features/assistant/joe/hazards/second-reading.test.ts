import fs from "node:fs";
import { describe, expect, test, vi } from "vitest";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { FOLDED } from "../folded-block.ts";
import { readQuestion } from "../question.ts";
import { toldBy } from "./recognise.logic.ts";
import { featuresOf, readBy, readerOf, secondReading, written } from "./second-reader.logic.ts";
import { sayWarning, warningOf } from "./warning.ts";

interface Asked {
  id: string;
  language: Language;
  text?: string;
  question?: string;
}

const EVAL = new URL("../../../../../tests/eval/", import.meta.url);
const read = (file: string) => JSON.parse(fs.readFileSync(new URL(file, EVAL), "utf8")) as Asked[];
const wordsOf = ({ text, question }: Asked) => text ?? question ?? "";

const said = (text: string, language: Language) => {
  const warning = warningOf(text, language);
  return warning ? sayWarning(warning, translator(warning.language, "joe-hazards")).split("\n\n") : [];
};

const EMERGENCIES = ["eighth", "ninth", "tenth", "eleventh", "twelfth", "new-kinds"];
const CALM = [
  "hazards/eighth-calm",
  "hazards/ninth-calm",
  "limits-eleventh",
  "limits-twelfth",
  "limits-fifth",
];

test.each(EMERGENCIES)("of the emergencies of %s it takes no scene away that the rules tell", (set) => {
  for (const { text = "", language } of read(`hazards/${set}.json`)) {
    const words = said(text, language).join("\n\n");
    const t = translator(warningOf(text, language)?.language ?? "en", "joe-hazards");
    for (const hazard of toldBy(text).hazards)
      expect(words, text).toContain(t(`texts.${hazard}`).split("\n")[0]);
  }
});

test.each(CALM)("it alarms nobody in %s whom the rules leave calm", (file) => {
  const alarmed = read(`${file}.json`).filter(
    (each) => readQuestion(wordsOf(each), each.language).warning?.second.opens,
  );
  expect(alarmed.map(wordsOf)).toEqual([]);
});

test.each(EMERGENCIES)("of %s every scene that the rules open stays open", (set) => {
  const closed = read(`hazards/${set}.json`).filter(
    ({ text = "", language }) => toldBy(text).isCertain && !warningOf(text, language)?.isCertain,
  );
  expect(closed.map(wordsOf)).toEqual([]);
});

describe("a scene that the rules name among others and that it resembles too", () => {
  test.each([
    ["en", "hes stuck between the counterweight and the track frame of the crane, screaming", "crush"],
    ["es", "un clavo le entro por la ceja al craneo y habla", "impaled"],
    ["he", "מסמר נכנס לו בגבה לתוך הגולגולת והוא מדבר", "impaled"],
  ] as const)("stands open under its condition, below the call (%s)", (language, text, scene) => {
    const warning = warningOf(text, language);
    expect(warning?.isCertain).toBe(false);
    expect(warning?.second.opens).toBe(scene);
    const t = translator(language, "joe-hazards");
    const [call, condition, card = "", general = ""] = said(text, language);
    expect(call).toMatch(/911|101|102/);
    expect(condition).toBe(`${t("onlyIf")}:`);
    expect(card.split(":\n")[0]).toBe(t(`texts.${scene}`).split("\n")[0]);
    expect(general.split(":\n")[0]).toBe(t("general").split("\n")[0]);
  });
});

test("what it resembles besides is folded under 'only if', below what always holds", () => {
  const text = "old laborer swinging at people, drenched, talking gibberish, foreman says he is drunk";
  const warning = warningOf(text, "en");
  expect(warning?.second.offered.length).toBeGreaterThan(0);
  const blocks = said(text, "en");
  const scenes = blocks.indexOf(`${translator("en", "joe-hazards")("scenes")}:`);
  const general = blocks.findIndex((block) => block.startsWith("Whatever it is"));
  expect(general).toBeGreaterThan(-1);
  expect(scenes).toBeGreaterThan(general);
  for (const block of blocks.slice(scenes + 1)) expect(block.startsWith(FOLDED)).toBe(true);
});

test("a text of no words and one of four thousand letters are read", () => {
  expect(secondReading("").length).toBeGreaterThan(100);
  const [first] = secondReading("he is buried in the trench ".repeat(150));
  expect(first?.is).toBe("trenchBuried");
});

test("the shares of all classes are one together, the likeliest first", () => {
  const reads = secondReading("he touched the wire and cant let go");
  expect(reads.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 5);
  expect(reads.map(({ share }) => share)).toEqual(reads.map(({ share }) => share).sort((a, b) => b - a));
});

test("weights that are written are the weights that are read", () => {
  const bits = 8;
  const [fire = 0] = featuresOf("fire", bits);
  const kept = [
    [fire, 15],
    [(1 << bits) + ((fire + 200) % (1 << bits)), -15],
    [(2 << bits) + fire, -3],
  ] as const;
  const weights = { bits, classes: ["fire", "calm", "lead"], bias: [0, 0, 0], scale: [1, 1, 1] };
  const { table } = readerOf({ ...weights, ...written(kept) });
  for (const [at, value] of kept) expect(table[(at % (1 << bits)) * 3 + (at >> bits)]).toBe(value);
  expect(table.filter(Boolean)).toHaveLength(3);
  expect(readBy(readerOf({ ...weights, ...written(kept) }), "fire").map(({ is }) => is)).toEqual([
    "fire",
    "calm",
    "lead",
  ]);
});

test("its weights are looked at for the first question and not while the worker starts", async () => {
  vi.resetModules();
  vi.doMock("./second-reader.data.ts", () => ({ SECOND_READER: undefined }));
  const { secondReading: unread } = await import("./second-reader.logic.ts");
  expect(() => unread("fire")).toThrow();
  vi.doUnmock("./second-reader.data.ts");
  vi.resetModules();
});
