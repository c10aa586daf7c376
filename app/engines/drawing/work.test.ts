import { afterEach, expect, test } from "vitest";
import { LINES, SHEETS, slowShapes } from "../../../tests/drawing-shapes.mjs";
import { analyseLines, inspectImage, readSvg } from "./drawing.ts";

const { exec } = RegExp.prototype;
afterEach(() => {
  RegExp.prototype.exec = exec;
});

/** How often any pattern is tried, which is what reading a drawing does most: the same on every machine, as no time is. */
function triesOf(work: () => void): number {
  let tries = 0;
  RegExp.prototype.exec = function (text) {
    tries++;
    return exec.call(this, text);
  };
  work();
  RegExp.prototype.exec = exec;
  return tries;
}

/** What a reading of twice as much may try more often than twice: what is looked at once for the whole. */
const ONCE = 150;
const MOST_TRIES_A_LINE = 120;

test.each(SHEETS)("a sheet of two thousand lines costs so much a line and no more: %s", (_, sheet) => {
  const [half, whole] = [sheet(LINES / 2), sheet(LINES)];
  const first = triesOf(() => analyseLines(whole));
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThanOrEqual(MOST_TRIES_A_LINE * LINES);
  // The second time, because what a text says is remembered for a while, and only the first of the two would pay for it.
  const tries = triesOf(() => analyseLines(whole));
  expect(tries).toBeLessThanOrEqual(2.1 * triesOf(() => analyseLines(half)) + ONCE);
});

const SIGNS = 100_000;
const larger = slowShapes(2 * SIGNS);

test.each(slowShapes(SIGNS).map(([name, source], n) => ({ name, source, twice: larger[n]?.[1] ?? source })))(
  "an SVG twice as long costs at most twice as much: $name",
  ({ source, twice }) => {
    const read = (text: string) =>
      triesOf(() => {
        inspectImage(new TextEncoder().encode(text));
        analyseLines(readSvg(text).lines);
      });
    const tries = read(twice());
    expect(tries).toBeLessThanOrEqual(SIGNS);
    expect(tries).toBeLessThanOrEqual(2.1 * read(source()) + ONCE);
  },
);
