import { expect, test } from "vitest";
import { PATENTS } from "./data/patents.data.ts";
import { drawFigure, type Figure } from "./drawing/figure.ts";
import { widthOf } from "./drawing/helvetica.ts";
import { Drawing, type Mark, SHEET, type Step } from "./drawing/sheet.ts";
import { figureSvg } from "./drawing/svg.ts";

const figures = PATENTS.flatMap((patent) =>
  patent.figures.map((_, n) => drawFigure(patent, n + 1) as Figure),
);
const named = figures.map((figure) => ({ name: `patent ${figure.patentId}, FIG. ${figure.number}`, figure }));

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
type Point = readonly [number, number];

/** The ink of a line of text: a little less than its type size, so that touching lines are not crossing ones. */
function boxOf(mark: Extract<Mark, { kind: "text" }>): Box {
  const width = widthOf(mark.text, mark.size, mark.bold);
  const left = mark.anchor === "start" ? mark.x : mark.anchor === "end" ? mark.x - width : mark.x - width / 2;
  return { left, right: left + width, top: mark.y - mark.size * 0.7, bottom: mark.y + mark.size * 0.12 };
}

/** A path as short straight lines, curves cut into eight. */
function flattened(steps: readonly Step[]): Point[][] {
  const lines: Point[][] = [];
  let line: Point[] = [];
  for (const step of steps) {
    const last = line.at(-1) ?? [0, 0];
    if (step[0] === "M") {
      line = [[step[1], step[2]]];
      lines.push(line);
    } else if (step[0] === "L") line.push([step[1], step[2]]);
    else if (step[0] === "Z") line.push(line[0] ?? last);
    else {
      const [, ax, ay, bx, by, x, y] = step;
      for (let n = 1; n <= 8; n++) {
        const t = n / 8;
        const s = 1 - t;
        line.push([
          s ** 3 * last[0] + 3 * s * s * t * ax + 3 * s * t * t * bx + t ** 3 * x,
          s ** 3 * last[1] + 3 * s * s * t * ay + 3 * s * t * t * by + t ** 3 * y,
        ]);
      }
    }
  }
  return lines;
}

const inside = ([x, y]: Point, box: Box) => x > box.left && x < box.right && y > box.top && y < box.bottom;

function within([x, y]: Point, outline: readonly Point[]): boolean {
  let result = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [a, b] = [outline[i] as Point, outline[j] as Point];
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) result = !result;
  }
  return result;
}

/** Whether the box around a line and another box have anything in common. */
function touches(line: readonly Point[], box: Box): boolean {
  const xs = line.map(([x]) => x);
  const ys = line.map(([, y]) => y);
  return (
    Math.min(...xs) < box.right &&
    Math.max(...xs) > box.left &&
    Math.min(...ys) < box.bottom &&
    Math.max(...ys) > box.top
  );
}

/** Points along a line, a point of the sheet apart. */
function along(line: readonly Point[]): Point[] {
  return line.slice(1).flatMap((end, n) => {
    const start = line[n] as Point;
    const count = Math.max(1, Math.ceil(Math.hypot(end[0] - start[0], end[1] - start[1])));
    return Array.from(
      { length: count + 1 },
      (_, i): Point => [
        start[0] + ((end[0] - start[0]) * i) / count,
        start[1] + ((end[1] - start[1]) * i) / count,
      ],
    );
  });
}

/** The words that a line of the drawing runs through. What a later solid hides is no longer a line. */
function crossedWords({ marks }: Figure): string[] {
  const paths = marks.map((mark) => (mark.kind === "path" ? flattened(mark.steps) : []));
  return marks.flatMap((mark) => {
    if (mark.kind !== "text") return [];
    const box = boxOf(mark);
    const crossed = paths.some((lines, at) =>
      lines.some(
        (line) =>
          touches(line, box) &&
          along(line).some((point) => {
            if (!inside(point, box)) return false;
            const hidden = marks.some(
              (later, n) =>
                n > at &&
                later.kind === "path" &&
                later.fill === "white" &&
                (paths[n] ?? []).some((outline) => within(point, outline)),
            );
            return !hidden;
          }),
      ),
    );
    return crossed ? [mark.text] : [];
  });
}

/** The words that stand on other words. */
function overlappingWords({ marks }: Figure): string[] {
  const texts = marks
    .filter((mark) => mark.kind === "text")
    .map((mark) => ({ text: mark.text, box: boxOf(mark) }));
  return texts.flatMap(({ text, box }, n) =>
    texts
      .slice(n + 1)
      .flatMap((other) =>
        box.left < other.box.right &&
        other.box.left < box.right &&
        box.top < other.box.bottom &&
        other.box.top < box.bottom
          ? [`${text} / ${other.text}`]
          : [],
      ),
  );
}

test("every patent has figures, and the portfolio has many", () => {
  expect(PATENTS.filter((patent) => patent.figures.length < 3)).toEqual([]);
  expect(figures.length).toBeGreaterThan(150);
});

test("every numeral of a drawing is in its parts list, and the reverse, each once", () => {
  for (const { name, figure } of named) {
    const drawn = figure.marks.flatMap((mark) =>
      mark.kind === "text" && mark.numeral ? [Number(mark.text)] : [],
    );
    expect([name, [...drawn].sort((a, b) => a - b)]).toEqual([
      name,
      figure.parts.map(({ numeral }) => numeral),
    ]);
    expect([name, figure.parts.length > 0 && figure.parts.every((part) => part.name.trim())]).toEqual([
      name,
      true,
    ]);
  }
});

test("a component has one numeral in every figure of its patent", () => {
  for (const { name, figure } of named) {
    const patent = PATENTS.find(({ id }) => id === figure.patentId);
    for (const part of figure.parts) {
      const component = patent?.components[(part.numeral - 102) / 2];
      if (part.numeral > 100 && part.numeral < 150)
        expect([name, part.name]).toEqual([name, component?.name]);
    }
  }
});

test("no line runs through words and no words stand on others", () => {
  for (const { name, figure } of named) {
    expect([name, crossedWords(figure), overlappingWords(figure)]).toEqual([name, [], []]);
  }
});

test("a line through words is found out, unless something solid hides it", () => {
  const drawing = new Drawing();
  drawing.line([
    [0, 97],
    [200, 97],
  ]);
  drawing.text(100, 100, "crossed");
  expect(crossedWords({ ...figures[0], marks: drawing.marks } as Figure)).toEqual(["crossed"]);
  const hidden = new Drawing();
  hidden.line([
    [0, 97],
    [200, 97],
  ]);
  hidden.rect(60, 80, 80, 40);
  hidden.text(100, 100, "clear");
  expect(crossedWords({ ...figures[0], marks: hidden.marks } as Figure)).toEqual([]);
  hidden.text(100, 103, "on it");
  expect(overlappingWords({ ...figures[0], marks: hidden.marks } as Figure)).toEqual(["clear / on it"]);
});

test("every figure stays within the margins of its sheet", () => {
  for (const { name, figure } of named) {
    const out = figure.marks
      .flatMap((mark): Point[] =>
        mark.kind === "text"
          ? [
              [boxOf(mark).left, mark.y],
              [boxOf(mark).right, mark.y],
            ]
          : flattened(mark.steps).flat(),
      )
      .filter(([x, y]) => x < 30 || x > SHEET.width - 30 || y < 36 || y > SHEET.height - 24);
    expect([name, out]).toEqual([name, []]);
  }
});

/** Enough of XML to say whether every element is closed and every character is allowed. */
function isWellFormed(xml: string): boolean {
  const open: string[] = [];
  let rest = xml;
  while (rest) {
    const [whole, close, name = "", attributes = "", empty] =
      /^<(\/?)([a-z]+)((?:\s[\w:-]+="[^"<]*")*)\s*(\/?)>/i.exec(rest) ?? [];
    if (whole === undefined) {
      const text = /^[^<>]+/.exec(rest)?.[0];
      if (!text || /&(?!(amp|lt|gt|quot);)/.test(text)) return false;
      rest = rest.slice(text.length);
      continue;
    }
    if (/&(?!(amp|lt|gt|quot);)/.test(attributes)) return false;
    if (close && open.pop() !== name) return false;
    if (!close && !empty) open.push(name);
    rest = rest.slice(whole.length);
  }
  return open.length === 0;
}

test.each(named)("$name is a valid SVG with a name, a description and lines", ({ figure }) => {
  const svg = figureSvg(figure);
  expect(isWellFormed(svg)).toBe(true);
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 612 792"/);
  expect(svg).toContain(`>FIG. ${figure.number}</text>`);
  expect(svg).toContain(`>${figure.number}/${figure.sheets}</text>`);
  expect(svg).toMatch(
    /<title id="fig-\d+-\d+-title">[^<]+<\/title><desc id="fig-\d+-\d+-desc">[^<]+<\/desc>/,
  );
  expect(svg.match(/<path /g)?.length ?? 0).toBeGreaterThan(5);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
});

test("what is no SVG is found out", () => {
  for (const broken of ["<svg>", "<svg></g>", "<svg>&nbsp;</svg>", '<svg a="<"/>', "<svg a=b/>", "a > b"])
    expect(isWellFormed(broken)).toBe(false);
});

test("no two figures are one drawing, not even without their words", () => {
  const lines = figures.map(({ marks }) => JSON.stringify(marks.filter(({ kind }) => kind === "path")));
  const same = lines.flatMap((line, n) =>
    lines.indexOf(line) === n ? [] : [`${named[n]?.name} = ${named[lines.indexOf(line)]?.name}`],
  );
  expect(same).toEqual([]);
});

test("a figure is drawn the same every time, and there is none beyond the last", () => {
  const patent = PATENTS[0] as (typeof PATENTS)[number];
  expect(drawFigure(patent, 1)).toEqual(drawFigure(patent, 1));
  for (const number of [0, -1, 1.5, patent.figures.length + 1, Number.NaN])
    expect(drawFigure(patent, number)).toBeUndefined();
});
