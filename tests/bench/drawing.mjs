#!/usr/bin/env node
// npm run bench:drawing: what reading a drawing costs at its worst: SVGs of six megabytes that are made to be slow, and
// sheets of two thousand lines. Prints milliseconds and the memory that was in use beyond the file; ends with an error
// beyond the budget. Machines are noisy: tests ask for none of these figures, but for the work (work.test.ts).
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { importTypeScript } from "../../scripts/lib/import-typescript.mjs";
import { LINES, SHEETS, slowShapes } from "../drawing-shapes.mjs";

const SIGNS = 6_000_000;
const BUDGET = { svgMs: 300, svgMegabytes: 64, sheetMs: 100 };
const TRIES = 3;

setFlagsFromString("--expose-gc");
const collect = /** @type {() => void} */ (runInNewContext("gc"));

/**
 * The least of some tries: what the work costs, without what else the machine did.
 * @param {() => unknown} work
 */
function cost(work) {
  let [ms, megabytes] = [Number.POSITIVE_INFINITY, 0];
  for (let n = 0; n < TRIES; n++) {
    collect();
    const before = process.memoryUsage().heapUsed;
    const began = performance.now();
    work();
    ms = Math.min(ms, performance.now() - began);
    megabytes = Math.max(megabytes, (process.memoryUsage().heapUsed - before) / 1e6);
  }
  return { ms, megabytes };
}

const { analyseLines, inspectImage, readSvg } = await importTypeScript("app/engines/drawing/drawing.ts");

let slow = 0;
const print = (
  /** @type {string} */ name,
  /** @type {number} */ ms,
  /** @type {string} */ rest,
  beyond = false,
) => {
  if (beyond) slow++;
  console.log(
    `${name.padEnd(36)} ${ms.toFixed(0).padStart(5)} ms  ${rest}${beyond ? "  beyond the budget" : ""}`,
  );
};
for (const [name, source] of slowShapes(SIGNS)) {
  const bytes = new TextEncoder().encode(source());
  let said = "";
  const { ms, megabytes } = cost(() => {
    const image = inspectImage(bytes);
    const { lines, partly } = readSvg(new TextDecoder().decode(bytes));
    if (image.ok) analyseLines(lines);
    said = `${lines.length} lines${partly ? ", in part" : ""}${image.ok ? "" : `, ${image.problem}`}`;
  });
  print(
    name,
    ms,
    `${megabytes.toFixed(0).padStart(3)} MB  ${said}`,
    ms > BUDGET.svgMs || megabytes > BUDGET.svgMegabytes,
  );
}
for (const [name, sheet] of SHEETS) {
  const lines = sheet(LINES);
  const { ms } = cost(() => analyseLines(lines));
  print(`${LINES} lines: ${name}`, ms, "", ms > BUDGET.sheetMs);
}
process.exitCode = slow > 0 ? 1 : 0;
