import fc from "fast-check";
import { expect, test } from "vitest";
import { drawPlan } from "../../../../scripts/lib/drawings.mjs";
import { readSheet, typedLines } from "../sheet.ts";
import { readSvg, SVG_LIMITS } from "./svg-text.ts";

const svg = (inside: string, head = 'viewBox="0 0 100 100"') => `<svg ${head}>${inside}</svg>`;
const svgLines = (source: string) => readSvg(source).lines;
const texts = (source: string) => svgLines(source).map(({ text }) => text);

test("texts are read as they are written, with their entities and their pieces", () => {
  expect(
    texts(svg(`<text x="1" y="2">12&apos;-6&quot; &amp; <tspan font-weight="700">more</tspan></text>`)),
  ).toEqual([`12'-6" & more`]);
  expect(
    texts(svg(`<text><tspan x="1" y="10">BEDROOM</tspan><tspan x="1" dy="1.2em">10' x 12'</tspan></text>`)),
  ).toEqual(["BEDROOM", "10' x 12'"]);
});

test("what is not shown is not read", () => {
  const hidden = [
    "<defs><text>a</text></defs>",
    '<g display="none"><text>b</text></g>',
    '<text style="visibility: hidden">c</text>',
    "<title>d</title>",
    "<!-- <text>e</text> -->",
  ];
  expect(texts(svg(hidden.join("")))).toEqual([]);
});

test("boxes follow the transforms around a text", () => {
  const [moved] = svgLines(
    svg('<g transform="translate(10,20) scale(2)"><text x="5" y="5" font-size="10">AB</text></g>'),
  );
  expect(moved?.box?.x).toBe(20);
  expect(moved?.box?.y).toBeCloseTo(30 - 14.4, 6);
  expect(moved?.box?.height).toBeCloseTo(14.4, 6);
  const [turned] = svgLines(
    svg(
      '<text x="50" y="50" font-size="10" text-anchor="middle" transform="rotate(-90 50 50)">12\'-6"</text>',
    ),
  );
  expect(turned?.box?.height).toBeGreaterThan(turned?.box?.width ?? 0);
  expect((turned?.box?.y ?? 0) + (turned?.box?.height ?? 0) / 2).toBeCloseTo(50, 6);
  const [shifted] = svgLines(svg('<text x="5" y="5">A</text>', 'viewBox="-10 -20 100 100"'));
  expect(shifted?.box?.x).toBe(15);
});

test("a whole plan is read without a mistake, and its rooms get the sizes below their names", () => {
  for (const seed of [1, 2, 3]) {
    const { svg: source, lines } = drawPlan(seed);
    expect(texts(source)).toEqual(lines);
    const entities = (sheet: ReturnType<typeof readSheet>) =>
      sheet.items.map(({ entity }) => JSON.stringify(entity)).toSorted();
    const read = readSheet(svgLines(source));
    expect(entities(read)).toEqual(entities(readSheet(typedLines(lines.join("\n")))));
    const rooms = read.items.flatMap(({ entity }) =>
      entity.kind === "room" && entity.areaFt2 ? [entity.name] : [],
    );
    expect(rooms).toEqual(["LIVING ROOM", "KITCHEN", "DINING", "MASTER BEDROOM", "BEDROOM 2"]);
  }
});

test("a place that no number can say is none, and its text is read all the same", () => {
  expect(svgLines(svg('<g transform="scale(1e300)"><text x="1e300" y="1">DEN</text></g>'))).toEqual([
    { text: "DEN", confidence: 1 },
  ]);
  expect(svgLines(svg('<text x="5" y="5" transform="rotate(x)">DEN</text>'))[0]?.box?.x).toBe(5);
});

test("a name that means no sign stays as it is written", () => {
  expect(texts(svg("<text>A &constructor; B &toString;</text>"))).toEqual(["A &constructor; B &toString;"]);
});

test("of a text without an end the beginning is read", () => {
  expect(texts(svg(`<text>${"A".repeat(5_000)}</text>`))).toEqual(["A".repeat(300)]);
});

// Patterns that begin again at every sign would take hours for these.
test.each([
  ["comments", "<!--"],
  ["declarations", "<?"],
  ["data", "<![CDATA["],
  ["tags", "<a "],
  ["names", "<text ", "a", ">DEN</text>"],
  ["transforms", '<text transform="', "a", '">DEN</text>'],
  ["brackets", '<text transform="', "a(", '">DEN</text>'],
  ["view boxes", '<svg viewBox="', "1", '"/>'],
])("an SVG made of %s that never end is read at once", (_, start, piece = start, end = "") => {
  const source = `<text>DEN</text>${start}${piece.repeat(2_000_000 / piece.length)}${end}`;
  expect(texts(source)[0]).toBe("DEN");
});

/** About so many signs of a piece. */
const fill = (piece: string, signs = 2_000_000) => piece.repeat(signs / piece.length);

test("a run of text of megabytes is a line of its first signs", () => {
  expect(texts(svg(`<text>${fill("A", 5_500_000)}</text>`))).toEqual(["A".repeat(300)]);
  expect(texts(svg(`<text>${fill(" ", 5_500_000)}DEN</text>`))).toEqual(["DEN"]);
  expect(texts(svg(`<text>${fill("&amp;")}</text>`))).toEqual(["&".repeat(300)]);
  expect(texts(svg(`<text><![CDATA[${fill("A")}]]></text>`))).toEqual(["A".repeat(300)]);
});

test.each([
  ["attributes", `<text ${fill('a="" ')} x="7">DEN</text>`],
  ["declarations", `<text x="7" style="${fill("a:b;")}">DEN</text>`],
  ["moves", `<text x="7" transform="${fill("scale(1)")}">DEN</text>`],
  ["numbers", `<text x="7" transform="matrix(${fill("1,")})">DEN</text>`],
  ["entities", `<text x="7" transform="${fill("&#65;")}">DEN</text>`],
])("millions of %s in one element hide no text, nor its place", (_, inside) => {
  const [line] = svgLines(svg(inside));
  expect([line?.text, line?.box?.x]).toEqual(["DEN", 7]);
});

test("of more elements than are read the first ones are, and it is said so", () => {
  const many = "<g></g>".repeat(SVG_LIMITS.elements);
  expect(readSvg(svg(`<text>DEN</text>${many}<text>HALL</text>`))).toMatchObject({
    lines: [{ text: "DEN" }],
    partly: true,
  });
  expect(readSvg(svg("<g></g>".repeat(1_000)))).toEqual({ lines: [], strokes: 0, partly: false });
  expect(readSvg(svg(`${many}<text>HALL</text>`), SVG_LIMITS.elements * 2)).toMatchObject({
    lines: [{ text: "HALL" }],
    partly: false,
  });
});

test("what lies deeper than drawings do is left alone, and what stands behind it is read", () => {
  const deep = (depth: number) => `${"<g>".repeat(depth)}<text>DEN</text>${"</g>".repeat(depth)}`;
  const read = (depth: number) => {
    const { lines, partly } = readSvg(svg(`${deep(depth)}<text>HALL</text>`));
    return [lines.map(({ text }) => text), partly];
  };
  expect(read(SVG_LIMITS.depth - 2)).toEqual([["DEN", "HALL"], false]);
  expect(read(SVG_LIMITS.depth)).toEqual([["HALL"], true]);
  expect(read(100_000)).toEqual([["HALL"], true]);
  expect(readSvg(svg("<g>".repeat(2_000_000)))).toEqual({ lines: [], strokes: 0, partly: true });
});

test("of more lines than a sheet has the first ones are read, and it is said so", () => {
  const lines = (count: number) => readSvg(svg("<text>DEN</text>".repeat(count)));
  expect(lines(SVG_LIMITS.lines)).toMatchObject({ lines: { length: SVG_LIMITS.lines }, partly: false });
  expect(lines(SVG_LIMITS.lines + 1)).toMatchObject({ lines: { length: SVG_LIMITS.lines }, partly: true });
  expect(readSvg(svg('<text display="none">DEN</text>'.repeat(SVG_LIMITS.asked + 1))).partly).toBe(true);
});

test("of groups around texts as many are asked as texts are", () => {
  const deep = `${'<g transform="rotate(1 2 3)">'.repeat(50)}<text>A</text>${"</g>".repeat(50)}`;
  const { lines, partly } = readSvg(svg(deep.repeat(1_000)));
  expect(partly).toBe(true);
  expect(lines.length * 50).toBeLessThanOrEqual(SVG_LIMITS.asked);
  expect(lines.length).toBeGreaterThan(300);
});

test("pieces of one line count as texts, and one that is never closed ends with its file", () => {
  expect(readSvg(svg(`<text>${'<tspan x="1">A</tspan>'.repeat(SVG_LIMITS.asked)}</text>`)).partly).toBe(true);
  expect(texts("<svg><text>DEN")).toEqual(["DEN"]);
});

test("strokes are counted, and signs within quotes end no tag", () => {
  const source = svg(
    `<path d="M0 0"/><line/><rect></rect><g data-a="1 > 0" /><text id='">' x="7">DEN</text>`,
  );
  expect(readSvg(source)).toMatchObject({ strokes: 3, lines: [{ text: "DEN", box: { x: 7 } }] });
});

test("a document type before the root moves nothing", () => {
  const [line] = svgLines(`<!DOCTYPE svg>${svg('<text x="5" y="5">A</text>', 'viewBox="-10 -20 100 100"')}`);
  expect(line?.box?.x).toBe(15);
});

test("whatever stands between tags, reading it ends with finite boxes", () => {
  const part = fc.constantFrom(
    "<text",
    ' x="1"',
    ">",
    "</text>",
    "<tspan/>",
    "<g>",
    "</g>",
    "a",
    "&#x41;",
    'transform="rotate(x)"',
    "<",
    "<!--",
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
      for (const { box } of svgLines(parts.join("")))
        expect(Object.values(box ?? {}).every(Number.isFinite)).toBe(true);
    }),
  );
});
