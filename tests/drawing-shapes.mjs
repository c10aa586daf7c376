/** Drawings that are made to be slow: for the tests that count the work, and in `npm run prove` measure it. */

/** As many lines as a kept drawing has at most. */
export const LINES = 2_000;

/** @param {string} inside */
const svg = (inside) => `<svg viewBox="0 0 9 9">${inside}</svg>`;
const deep = `${'<g transform="rotate(1 2 3)">'.repeat(60)}<text>A</text>${"</g>".repeat(60)}`;
/** Each entity ten times the one before it. */
const bomb = Array.from(
  { length: 30 },
  (_, n) => `<!ENTITY b${n} "${(n ? `&b${n - 1};` : "a").repeat(10)}">`,
);

/**
 * SVG files, each slow in another way.
 * @param {number} signs about how long each is
 * @returns {[name: string, source: () => string][]}
 */
export function slowShapes(signs) {
  /** @param {string} piece */
  const fill = (piece) => piece.repeat(Math.floor(signs / piece.length));
  /** @param {(n: number) => string} piece */
  function counted(piece) {
    const pieces = [];
    for (let length = 0, n = 0; length < signs; n++) {
      const next = piece(n);
      length += next.length;
      pieces.push(next);
    }
    return pieces.join("");
  }
  const sixth = Math.floor(signs / 6);
  const nested = Math.floor(signs / 60);
  return [
    ["groups", () => svg(fill("<g>"))],
    ["groups, closed", () => svg(fill("<g></g>"))],
    ["groups, empty", () => svg(fill("<g/>"))],
    ["groups that turn", () => svg(fill('<g transform="rotate(1 2 3)">'))],
    ["deep groups that turn, with texts", () => svg(fill(deep))],
    ["groups with a style", () => svg(fill('<g style="font-size:3">'))],
    ["groups within groups", () => svg(`${"<g>".repeat(nested)}<text>A</text>${"</g>".repeat(nested)}`)],
    ["copies", () => svg(`<g id="a"/>${fill('<use href="#a"/>')}`)],
    ["copies of themselves", () => svg(fill('<g id="a"><use href="#a"/></g>'))],
    ["entities within entities", () => `<!DOCTYPE svg [${bomb.join("")}]>${svg("<text>&b29;</text>")}`],
    [
      "three long attributes",
      () =>
        svg(
          `<text x="${"1".repeat(sixth)}" style="${"a".repeat(sixth)}" transform="${"(".repeat(sixth)}">A</text>`,
        ),
    ],
    ["beginnings of tags", () => svg(fill("<a "))],
    ["ends of tags", () => svg(fill("</g>"))],
    ["less-than signs", () => svg(fill("<"))],
    ["greater-than signs", () => svg(fill(">"))],
    ["one run of text", () => svg(`<text>${fill("A")}</text>`)],
    ["one run of spaces", () => svg(`<text>${fill(" ")}</text>`)],
    ["one run of Hebrew", () => svg(`<text>${fill("ש").slice(0, signs / 2)}</text>`)],
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
}

/** @param {(n: number) => string} line */
const sheet = (line) => (/** @type {number} */ count) =>
  Array.from({ length: count }, (_, n) => placed(line(n), n));
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

/**
 * Sheets of so many lines.
 * @type {[name: string, lines: ReturnType<typeof sheet>][]}
 */
export const SHEETS = [
  ["rooms with sizes", sheet((n) => `${roomOf(n)} ${sizeOf(n)}`)],
  ["rooms", sheet(roomOf)],
  ["rooms, sizes below", sheet((n) => (Math.floor(n / 40) % 2 ? sizeOf(n) : roomOf(n)))],
  ["dimensions", sheet((n) => `${n % 90}'-${n % 12} 1/2"`)],
  ["words", sheet((n) => `NOTE ${n} PROVIDE ALL LABOR AND MATERIAL`)],
  ["notes", sheet((n) => `${NOTES[n % NOTES.length]} ${n % 3 ? "" : n}`)],
];
