import { afterEach, expect, test, vi } from "vitest";
import { LINES, SHEETS, slowShapes } from "../../../tests/drawing-shapes.mjs";
import { times, worstCost } from "../../../tests/prove.ts";
import { analyseLines, inspectImage, readSvg } from "./drawing.ts";

const { exec } = RegExp.prototype;
afterEach(() => {
  RegExp.prototype.exec = exec;
  vi.unstubAllGlobals();
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

/** How many patterns are made meanwhile: a literal is made once, whatever is put together out of words each time anew. */
function patternsMadeBy(work: () => void): number {
  let made = 0;
  const count = <T>(value: T): T => {
    made++;
    return value;
  };
  const Counted = new Proxy(RegExp, {
    construct: (target, args) => count(Reflect.construct(target, args)),
    apply: (target, _, args) => count(Reflect.apply(target, undefined, args)),
  });
  vi.stubGlobal("RegExp", Counted);
  work();
  vi.unstubAllGlobals();
  return made;
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
    const read = (text: string) => triesOf(() => readWhole(text));
    const tries = read(twice());
    expect(tries).toBeLessThanOrEqual(SIGNS);
    expect(tries).toBeLessThanOrEqual(2.1 * read(source()) + ONCE);
  },
);

/** Reads an SVG as a visitor's is read. */
function readWhole(source: string): void {
  inspectImage(new TextEncoder().encode(source));
  analyseLines(readSvg(source).lines);
}

test.each(slowShapes(SIGNS))("no pattern is made while an SVG is read: %s", (_, source) => {
  expect(patternsMadeBy(() => readWhole(source()))).toBe(0);
});

test.each(SHEETS)("no pattern is made while a sheet is read: %s", (_, sheet) => {
  const lines = sheet(LINES / 10);
  expect(patternsMadeBy(() => analyseLines(lines))).toBe(0);
});

test.each(slowShapes(times(300_000)))(
  "an SVG of six megabytes that is made to be slow costs at most 300 ms and 64 MB: %s",
  (name, source) => {
    const text = source();
    worstCost(`an SVG of ${name}`, { ms: 300, megabytes: 64 }, () => readWhole(text));
  },
);

test.each(SHEETS)("a sheet of two thousand lines costs at most 100 ms and 64 MB: %s", (name, sheet) => {
  const lines = sheet(LINES);
  worstCost(`a sheet of ${name}`, { ms: 100, megabytes: 64 }, () => analyseLines(lines));
});
