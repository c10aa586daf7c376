import { expect, test } from "vitest";
import { analyseLines, typedLines } from "~/engines/drawing/drawing.ts";
import { MOST_SHOWN, shortened, verdictCounts } from "./shortened.ts";

const analyse = (lines: string[]) => analyseLines(typedLines(lines.join("\n")));
const many = (line: (n: number) => string) => Array.from({ length: 2_000 }, (_, n) => line(n));

test("of two thousand lines the first of each list and each verdict are shown, and all are counted", () => {
  const whole = analyse([
    ...many((n) => `DEN ${n % 90} 10'-0" x 12'-0"`),
    ...many((n) => `CLG. HT. 6'-${n % 12}"`),
    ...many((n) => `NOTHING ${n}`),
  ]);
  const { analysis, counts, more } = shortened(whole);
  expect(analysis.dimensions).toEqual(whole.dimensions.slice(0, MOST_SHOWN));
  expect(analysis.unread).toHaveLength(MOST_SHOWN);
  expect(counts).toEqual(verdictCounts(whole));
  const shown = verdictCounts(analysis);
  expect([shown.fail, shown.pass]).toEqual([MOST_SHOWN, MOST_SHOWN]);
  expect(counts.fail).toBeGreaterThan(1_000);
  expect(more).toBeGreaterThan(8_000);
  expect(analysis.confidence).toEqual(whole.confidence);
});

test("a common result is shown whole", () => {
  const whole = analyse(["BEDROOM 1 10' x 12'", "8'-0\" CLG. HT.", "PLAIN WORDS"]);
  expect(shortened(whole)).toEqual({ analysis: whole, counts: verdictCounts(whole), more: 0 });
});
