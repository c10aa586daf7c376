import { describe, expect, test } from "vitest";
import type { Unit } from "~/engines/formula/formula.ts";
import { LANGUAGES, type Language } from "~/i18n/languages.ts";
import en from "../locales/joe-limits.en.ts";
import es from "../locales/joe-limits.es.ts";
import he from "../locales/joe-limits.he.ts";
import type { Limit, Subject } from "./limit.ts";
import { SUBJECTS } from "./limits.data.ts";
import { limitQuestionOf } from "./read-limits.ts";

const NAMES = { en, es, he } satisfies Record<Language, { subjects: Record<Subject["id"], string> }>;
const ASKED: Record<Language, (name: string, amount: string) => string> = {
  en: (name, amount) => `${name} ${amount}, is that ok?`,
  es: (name, amount) => `${name} ${amount}, ¿cumple?`,
  he: (name, amount) => `${name} ${amount}, עומד בתקן?`,
};
const WRITTEN: Partial<Record<Unit, string>> = { ratio: "", pct: "%", ft2: " ft²", deg: " degrees", one: "" };

/** An amount that breaks the first limit by a fifth, as somebody writes it. */
function broken(subject: Subject, { least, most, below }: Limit): string | undefined {
  if (subject.sides || subject.share || subject.by || subject.counted || subject.unit === "AWG")
    return undefined;
  const value = least === undefined ? (most ?? below ?? 0) * 1.2 : least * 0.8;
  if (subject.unit === "ratio") return `${Math.round(value * 1000) / 10}%`;
  const rounded = Math.round(value * 100) / 100;
  return `${rounded}${WRITTEN[subject.unit] ?? ` ${subject.unit}`}`;
}

const told = SUBJECTS.flatMap((subject) => {
  const [limit] = subject.limits;
  const amount = limit && broken(subject, limit);
  return amount ? [{ id: subject.id, amount }] : [];
});

const ids = (id: string, amount: string) =>
  LANGUAGES.map((language) => {
    const read = limitQuestionOf(ASKED[language](NAMES[language].subjects[id as Subject["id"]], amount));
    return { language, id: read?.held?.[0]?.subject.id, verdict: read?.held?.[0]?.limits[0]?.verdict };
  });

/** Names that leave to the reader where they are of; told so, nobody could know them. */
const NAMED_LOOSELY: readonly string[] = ["routeSlope", "ladderRungs", "stapleBox"];

describe("the name of what is limited, in every language", () => {
  test.each(told.filter(({ id }) => !NAMED_LOOSELY.includes(id)))(
    "$id is never held to the limit of another thing",
    ({ id, amount }) => {
      expect(ids(id, amount).filter((read) => read.id !== undefined && read.id !== id)).toEqual([]);
    },
  );

  test("most are known by their own name, and decided alike in all three", () => {
    const known = told.filter(({ id, amount }) => {
      const [first, ...others] = ids(id, amount);
      return first?.id === id && others.every((each) => each.id === id && each.verdict === first.verdict);
    });
    expect(known.length / told.length).toBeGreaterThan(0.55);
  });
});
