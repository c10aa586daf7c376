import fs from "node:fs";
import { describe, expect, test } from "vitest";
import type { Language } from "~/i18n/languages.ts";
import type { Hazard } from "./hazards/dangers/dangers.ts";
import { toldBy } from "./hazards/recognise.logic.ts";
import { warningOf } from "./hazards/warning.ts";

/** The eighth and the ninth set, each written and judged by somebody who had not seen the code. */
interface Asked {
  id: string;
  language: Language;
  text: string;
  /** The scene whose steps stand first, where the first run told another one's. */
  opens?: Hazard;
}

const read = (file: string) =>
  JSON.parse(
    fs.readFileSync(new URL(`../../../../tests/eval/hazards/${file}`, import.meta.url), "utf8"),
  ) as Asked[];
const EMERGENCIES = read("eighth.json");

describe("of the sixty emergencies of the eighth set", () => {
  test("each gets a warning", () => {
    const silent = EMERGENCIES.filter(({ text, language }) => !warningOf(text, language));
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  test.each(EMERGENCIES.filter(({ opens }) => opens))("$id opens its own scene", ({ text, opens }) => {
    const { isCertain, hazards } = toldBy(text);
    expect(isCertain && hazards[0]).toBe(opens);
  });

  test("nobody is brought down from a scaffold that still creaks", () => {
    const { text = "" } = EMERGENCIES.find(({ id }) => id === "es-E20") ?? {};
    expect(toldBy(text).hazards).not.toContain("suspension");
  });
});

test("each of the sixty emergencies of the ninth set gets a warning", () => {
  const silent = read("ninth.json").filter(({ text, language }) => !warningOf(text, language));
  expect(silent.map(({ id }) => id)).toEqual([]);
});

test.each([...read("eighth-calm.json"), ...read("ninth-calm.json")])(
  "no emergency: $id $text",
  ({ text, language }) => {
    expect(warningOf(text, language)).toBeUndefined();
  },
);

/** The same in other words. */
test.each([
  ["a machine rolled over and his leg is under it, can we jack it", "crush"],
  ["nuestro diabetico anda peleando con todos y bien sudado", "diabetic"],
] as const)("“%s” opens %s", (text, hazard) => {
  const { isCertain, hazards } = toldBy(text);
  expect(isCertain && hazards[0]).toBe(hazard);
});
