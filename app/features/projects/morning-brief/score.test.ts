import { expect, test } from "vitest";
import type { SearchedRow } from "~/services/brief.ts";
import { dayProblem } from "./morning-brief.view.server.ts";
import { holds, type Mark, scoreOf } from "./score.ts";
import { found, wordsOf } from "./search.ts";

const mark: Mark = {
  ...{ rule: "punchOverdue", kind: "snoozed", reason: "Sub comes Friday", until: "2026-03-06", severity: 3 },
  ...{ rows: '["/punch-item/a"]', version: 1 },
};
const finding = { severity: 3, rows: [{ href: "/punch-item/a" }] };

test("the score is the sum of severity × likelihood", () => {
  expect(
    scoreOf([
      { severity: 5, likelihood: 4 },
      { severity: 2, likelihood: 3 },
    ]),
  ).toBe(26);
  expect(scoreOf([])).toBe(0);
});

test("a finding waits up to its day, and no longer", () => {
  expect(holds(mark, finding, "2026-03-06")).toBe(true);
  expect(holds(mark, finding, "2026-03-07")).toBe(false);
});

test("a finding that gets worse or rests on a new record comes back at once, and one that shrinks does not", () => {
  expect(holds(mark, { ...finding, severity: 4 }, "2026-03-04")).toBe(false);
  const more = { ...finding, rows: [...finding.rows, { href: "/punch-item/b" }] };
  expect(holds(mark, more, "2026-03-04")).toBe(false);
  expect(holds(mark, { ...finding, rows: [] }, "2026-03-04")).toBe(true);
});

const row = (words: string, day?: string): SearchedRow => ({
  ...{ words, href: `/x/${words}`, kind: "dailyLog" },
  ...(day && { day }),
});

test("a question finds the records with most of its words, whatever the accents, the newest first among equals", () => {
  const rows = [
    row("Cimentación lista", "2026-03-01"),
    row("Cimentacion norte", "2026-03-02"),
    row("Andamio", "2026-03-03"),
  ];
  expect(found("¿la cimentación norte?", rows, 5).map(({ day }) => day)).toEqual([
    "2026-03-02",
    "2026-03-01",
  ]);
  expect(found("¿?", rows, 5)).toEqual([]);
});

test("short words are not looked for, numbers are", () => {
  expect(wordsOf("is it in 4B or 12")).toEqual(["12"]);
});

test.each([
  ["", undefined],
  ["2026-03-17", undefined],
  ["2026-03-18", "errors.far"],
  ["2026-01-02", undefined],
  ["2026-01-01", "errors.far"],
  ["2056-03-03", "errors.far"],
  ["2026-02-30", "errors.day"],
  ["tomorrow", "errors.day"],
])("of the day %j, asked on the third of March, it is said %s", (day, problem) => {
  expect(dayProblem(day, "2026-03-03")).toBe(problem);
});
