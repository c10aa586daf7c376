import fs from "node:fs";
import { describe, expect, test } from "vitest";
import type { Language } from "~/i18n/languages.ts";
import { readQuestion } from "./question.ts";

function read<T>(file: string): T[] {
  const url = new URL(`../../../../tests/eval/${file}`, import.meta.url);
  return JSON.parse(fs.readFileSync(url, "utf8")) as T[];
}

const SPOKEN = { English: "en", Spanish: "es", Hebrew: "he" } as const satisfies Record<string, Language>;

interface Fourth {
  id: string;
  language: keyof typeof SPOKEN;
  text: string;
  meets?: boolean;
}

const EMERGENCIES = read<Fourth>("hazards/fourth.json");
const LIMITS = read<Fourth>("limits-fourth.json");
const asked = (all: readonly Fourth[], id: string) => {
  const found = all.find((each) => each.id === id);
  if (!found) throw new Error(`There is no question ${id}`);
  return readQuestion(found.text, SPOKEN[found.language]);
};

/** What is said of the number; what holds beside a limit that is broken allows nothing. */
function verdictOf({ limit, warning }: ReturnType<typeof readQuestion>): "pass" | "fail" | "none" {
  const all = (limit?.held ?? []).flatMap(({ limits }) => limits);
  const isRefused = all.some((each) => each.verdict === "fail" && !each.limit.besides);
  const verdicts = new Set(
    all.filter(({ limit: { besides } }) => !(isRefused && besides)).map((each) => each.verdict),
  );
  if (warning || verdicts.size !== 1 || verdicts.has("undecided")) return "none";
  return verdicts.has("pass") ? "pass" : "fail";
}

describe("of the fourth unseen set", () => {
  /** The text of another scene stood first. Where no scene fits, what always holds stands first. */
  test.each([
    ["en-E17", "injection"],
    ["he-E19", "amputation"],
    ["es-E04", undefined],
    ["es-E17", "sunk"],
    ["he-E01", "crane"],
  ])("%s opens no scene but its own: %s", (id, scene) => {
    const { warning } = asked(EMERGENCIES, id);
    expect(warning).toBeDefined();
    expect(warning?.isCertain ? warning.hazards[0] : undefined).toBe(scene);
  });

  test.each(["en-L07", "en-L15", "es-L08", "es-L17", "es-L20", "he-L15"])(
    "%s is a calm question about a limit and raises no alarm",
    (id) => {
      expect(asked(LIMITS, id).warning).toBeUndefined();
    },
  );

  test.each([
    ["en-L16", "rampRise"],
    ["he-L10", "soilSlope"],
    ["he-L16", "joistHole"],
    ["he-L17", undefined],
  ])("%s is held to the limit of its own quantity: %s", (id, subject) => {
    expect(asked(LIMITS, id).limit?.held?.[0]?.subject.id).toBe(subject);
  });

  test("two of three questions about a limit get their verdict, and none a wrong one", () => {
    const told = LIMITS.map((each) => ({ ...each, verdict: verdictOf(asked(LIMITS, each.id)) }));
    const right = told.filter(({ meets, verdict }) => verdict === (meets ? "pass" : "fail"));
    const wrong = told.filter(({ meets, verdict }) => verdict === (meets ? "fail" : "pass"));
    expect(wrong.map(({ id }) => id)).toEqual([]);
    expect(right.length).toBeGreaterThanOrEqual(42);
  });
});

test("of an earlier unseen set of sixty limits none gets a wrong yes or a wrong no", () => {
  const all = read<{ id: string; language: Language; question: string; meets?: boolean }>(
    "limits-unseen.json",
  );
  expect(all).toHaveLength(60);
  const told = all
    .filter(({ meets }) => meets !== undefined)
    .map((each) => ({ ...each, verdict: verdictOf(readQuestion(each.question, each.language)) }));
  const wrong = told.filter(({ meets, verdict }) => verdict === (meets ? "fail" : "pass"));
  expect(wrong.map(({ id }) => id)).toEqual([]);
  expect(told.filter(({ verdict }) => verdict !== "none").length).toBeGreaterThanOrEqual(35);
});
