#!/usr/bin/env node
// npm run bench:drawing: what reading a drawing costs at its worst: SVGs of six megabytes that are made to be slow, and
// sheets of two thousand lines. Prints milliseconds and the memory that was in use beyond the file; ends with an error
// beyond the budget. Machines are noisy: no unit test asks for these figures.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { importTypeScript } from "../../scripts/lib/import-typescript.mjs";

const SIGNS = 6_000_000;
const BUDGET = { svgMs: 300, svgMegabytes: 64, sheetMs: 100 };
const TRIES = 3;
const LINES = 2_000;

setFlagsFromString("--expose-gc");
const collect = /** @type {() => void} */ (runInNewContext("gc"));

/** @param {string} piece */
const fill = (piece) => piece.repeat(Math.floor(SIGNS / piece.length));
/** @param {(n: number) => string} piece */
function counted(piece) {
  const pieces = [];
  for (let signs = 0, n = 0; signs < SIGNS; n++) {
    const next = piece(n);
    signs += next.length;
    pieces.push(next);
  }
  return pieces.join("");
}
/** @param {string} inside */
const svg = (inside) => `<svg viewBox="0 0 9 9">${inside}</svg>`;
const deep = `${'<g transform="rotate(1 2 3)">'.repeat(60)}<text>A</text>${"</g>".repeat(60)}`;

const MEGABYTE = 1_000_000;
const NESTED = 100_000;
/** Each entity ten times the one before it. */
const bomb = Array.from(
  { length: 30 },
  (_, n) => `<!ENTITY b${n} "${(n ? `&b${n - 1};` : "a").repeat(10)}">`,
);

/** @type {[name: string, source: () => string][]} */
const SHAPES = [
  ["groups", () => svg(fill("<g>"))],
  ["groups, closed", () => svg(fill("<g></g>"))],
  ["groups, empty", () => svg(fill("<g/>"))],
  ["groups that turn", () => svg(fill('<g transform="rotate(1 2 3)">'))],
  ["deep groups that turn, with texts", () => svg(fill(deep))],
  ["groups with a style", () => svg(fill('<g style="font-size:3">'))],
  [
    "groups, a hundred thousand deep",
    () => svg(`${"<g>".repeat(NESTED)}<text>A</text>${"</g>".repeat(NESTED)}`),
  ],
  ["copies", () => svg(`<g id="a"/>${fill('<use href="#a"/>')}`)],
  ["copies of themselves", () => svg(fill('<g id="a"><use href="#a"/></g>'))],
  ["entities within entities", () => `<!DOCTYPE svg [${bomb.join("")}]>${svg("<text>&b29;</text>")}`],
  [
    "attributes of a megabyte",
    () =>
      svg(
        `<text x="${"1".repeat(MEGABYTE)}" style="${"a".repeat(MEGABYTE)}" transform="${"(".repeat(MEGABYTE)}">A</text>`,
      ),
  ],
  ["beginnings of tags", () => svg(fill("<a "))],
  ["ends of tags", () => svg(fill("</g>"))],
  ["less-than signs", () => svg(fill("<"))],
  ["greater-than signs", () => svg(fill(">"))],
  ["one run of text", () => svg(`<text>${fill("A")}</text>`)],
  ["one run of spaces", () => svg(`<text>${fill(" ")}</text>`)],
  ["one run of Hebrew", () => svg(`<text>${fill("ש").slice(0, SIGNS / 2)}</text>`)],
  ["attributes", () => svg(`<text ${fill('a="" ')}>A</text>`)],
  ["attributes, each its own", () => svg(`<text ${counted((n) => `a${n}="1" `)}>A</text>`)],
  ["attributes of the root", () => `<svg ${fill('a="" ')}></svg>`],
  ["entities", () => svg(`<text>${fill("&amp;")}</text>`)],
  ["entities in short texts", () => svg(fill(`<text>${"&#x41;".repeat(300)}</text>`))],
  ["ampersands", () => svg(`<text>${fill("&")}</text>`)],
  ["entities of an attribute", () => svg(`<text transform="${fill("&#65;")}">A</text>`)],
  ["comments", () => svg(fill("<!---->"))],
  ["comments before the root", () => `${fill("<!---->")}<svg></svg>`],
  ["comments behind the root", () => `<svg></svg>${fill("<!---->")}`],
  ["comments without an end", () => svg(fill("<!--"))],
  ["data", () => svg(`<text>${fill("<![CDATA[]]>")}</text>`)],
  ["one run of data", () => svg(`<text><![CDATA[${fill("A")}]]></text>`)],
  ["declarations", () => svg(fill("<??>"))],
  ["a document type", () => `<!DOCTYPE svg [${fill("a")}]><svg></svg>`],
  ["tspans", () => svg(`<text>${fill("<tspan>")}</text>`)],
  ["tspans with places", () => svg(`<text>${fill('<tspan x="1">A</tspan>')}</text>`)],
  ["texts", () => svg(fill("<text>A</text>"))],
  ["texts without an end", () => svg(fill("<text>A"))],
  ["empty texts with a style", () => svg(fill(`<text style="${"a:b;".repeat(60)}"></text>`))],
  ["long texts", () => svg(fill(`<text>${"DEN 10 X 12 ".repeat(25)}</text>`))],
  ["moves", () => svg(`<text transform="${fill("scale(1)")}">A</text>`)],
  ["chained moves", () => svg(`<text transform="${fill("translate(1) rotate(2 3 4) ")}">A</text>`)],
  ["numbers of a move", () => svg(`<text transform="matrix(${fill("1,")})">A</text>`)],
  ["a style", () => svg(`<text style="${fill("a:b;")}">A</text>`)],
  ["strokes", () => svg(fill('<path d="M1 2L3 4"/>'))],
  ["one stroke", () => svg(`<path d="${fill("M1 2L3 4")}"/>`)],
  ["one picture", () => svg(`<image href="data:image/png;base64,${fill("AAAA")}"/>`)],
  ["a long name", () => svg(`<${fill("a")}>`)],
  ["quotes", () => svg(`<g a="${fill(">")}"/>`)],
  ["addresses", () => svg(fill('href="#" '))],
  ["spaces before an address", () => svg(`<g href=${fill(" ")}"#"/>`)],
  ["names of events", () => svg(` on${fill("a")}`)],
];

/** @param {(n: number) => string} line */
const sheet = (line) => Array.from({ length: LINES }, (_, n) => placed(line(n), n));
const placed = (/** @type {string} */ text, /** @type {number} */ n) => ({
  text,
  confidence: 1,
  box: { x: (n % 40) * 60, y: Math.floor(n / 40) * 12, width: 50, height: 10 },
  height: 10,
});
const ROOMS = ["BEDROOM", "KITCHEN", "DEN", "BATH", "HALL", "GARAGE"];
const NOTES = ['14R @ 7 5/8"', '2x10 JOISTS @ 16" O.C.', "SMOKE DETECTOR", "(2) 3050 SH", "8'-0\" CLG. HT."];
const roomOf = (/** @type {number} */ n) => `${ROOMS[n % ROOMS.length]} ${n % 90}`;
const sizeOf = (/** @type {number} */ n) => `${8 + (n % 9)}'-${n % 12}" x ${9 + (n % 7)}'-0"`;

/** @type {[name: string, lines: ReturnType<typeof sheet>][]} */
const SHEETS = [
  ["rooms with sizes", sheet((n) => `${roomOf(n)} ${sizeOf(n)}`)],
  ["rooms", sheet(roomOf)],
  ["rooms, sizes below", sheet((n) => (Math.floor(n / 40) % 2 ? sizeOf(n) : roomOf(n)))],
  ["dimensions", sheet((n) => `${n % 90}'-${n % 12} 1/2"`)],
  ["words", sheet((n) => `NOTE ${n} PROVIDE ALL LABOR AND MATERIAL`)],
  ["notes", sheet((n) => `${NOTES[n % NOTES.length]} ${n % 3 ? "" : n}`)],
];

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
for (const [name, source] of SHAPES) {
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
for (const [name, lines] of SHEETS) {
  const { ms } = cost(() => analyseLines(lines));
  print(`${LINES} lines: ${name}`, ms, "", ms > BUDGET.sheetMs);
}
process.exitCode = slow > 0 ? 1 : 0;
