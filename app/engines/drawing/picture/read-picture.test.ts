import { describe, expect, test } from "vitest";
import type { Component } from "./components.ts";
import { componentsOf } from "./components.ts";
import { glyphsOf, merged } from "./glyphs.ts";
import { grayOf, inkOf } from "./gray.ts";
import { layOut, readPicture } from "./read-picture.ts";
import { skewOf, textLinesOf } from "./text-lines.ts";

/** Draws boxes of ink, `[x, y, width, height]`, on white paper. */
function paper(width: number, height: number, ink: [number, number, number, number][], brightness = 0) {
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const [x, y, w, h] of ink) {
    for (let row = y; row < y + h; row++) {
      for (let column = x; column < x + w; column++) {
        rgba.fill(brightness, (row * width + column) * 4, (row * width + column) * 4 + 3);
      }
    }
  }
  return rgba;
}

/** Letters are solid boxes of 10 × 14 px; marks are small ones. `12'-6"` as glyphs at x, y. */
function dimension(x: number, y: number): [number, number, number, number][] {
  return [
    [x, y, 9, 14],
    [x + 12, y, 9, 14],
    [x + 24, y, 2, 5],
    [x + 29, y + 8, 6, 2],
    [x + 38, y, 9, 14],
    [x + 50, y, 2, 5],
    [x + 54, y, 2, 5],
  ];
}

test("transparent paper is white, and a white drawing on blue is turned over", () => {
  expect([...grayOf(Uint8ClampedArray.from([0, 0, 0, 0, 0, 0, 0, 255]), 2, 1).data]).toEqual([255, 0]);
  const blueprint = Uint8ClampedArray.from([...Array(9).fill([20, 40, 120, 255]).flat(), 255, 255, 255, 255]);
  const { data } = grayOf(blueprint, 10, 1);
  expect(data[0]).toBeGreaterThan(180);
  expect(data[9]).toBe(0);
});

test("a shadow across the paper is no ink, what is written in it is", () => {
  const [width, height] = [200, 100];
  const rgba = paper(width, height, [[150, 40, 10, 14]]);
  for (let n = 0; n < width * height; n++) {
    const shade = 1 - (0.5 * (n % width)) / width;
    for (let c = 0; c < 3; c++) rgba[n * 4 + c] = (rgba[n * 4 + c] as number) * shade;
  }
  const ink = inkOf(grayOf(rgba, width, height));
  expect(ink.reduce((sum, pixel) => sum + pixel, 0)).toBe(140);
});

test("pieces of ink hang together across corners and are apart across a gap", () => {
  const art = ["X.....X", ".X...X.", "..X.X..", "...X...", ".......", "XX...XX", "XX...XX"];
  const ink = Uint8Array.from(art.join(""), (sign) => (sign === "X" ? 1 : 0));
  const { list } = componentsOf(ink, 7, 7);
  expect(list.map(({ area }) => area).toSorted((a, b) => a - b)).toEqual([4, 4, 7]);
  expect(list.find(({ area }) => area === 7)).toMatchObject({ left: 0, top: 0, right: 7, bottom: 4 });
});

const box = (label: number, left: number, top: number, width: number, height: number): Component => ({
  label,
  left,
  top,
  right: left + width,
  bottom: top + height,
  area: width * height,
});

describe("letters side by side", () => {
  test("are a line, level or upright, and a wall is none", () => {
    const level = dimension(100, 50).map(([x, y, w, h], n) => box(n + 1, x, y, w, h));
    const upright = dimension(0, 0).map(([x, y, w, h], n) => box(n + 20, 300 + y, 200 - x - w, h, w));
    const wall = box(90, 50, 100, 500, 8);
    const lines = textLinesOf([...level, ...upright, wall], 600);
    expect(lines.map(({ direction, components }) => [direction, components.length])).toEqual(
      expect.arrayContaining([
        ["level", 7],
        ["upright", 7],
      ]),
    );
    expect(lines.flatMap(({ components }) => components)).not.toContain(wall);
  });

  test("tell how far the sheet lies askew", () => {
    const slope = Math.tan((1.5 * Math.PI) / 180);
    const row = Array.from({ length: 12 }, (_, n) =>
      box(n + 1, 20 + n * 13, Math.round(100 + n * 13 * slope), 9, 14),
    );
    const [line] = textLinesOf(row, 1000);
    expect(line?.components).toHaveLength(12);
    expect((skewOf(line ? [line] : []) * 180) / Math.PI).toBeCloseTo(1.5, 0);
  });

  test("show their marks by where these stand", () => {
    const [line] = textLinesOf(
      dimension(0, 0).map(([x, y, w, h], n) => box(n + 1, x, y, w, h)),
      600,
    );
    expect(line && glyphsOf(line, 0)).toEqual(["letter", "letter", "'", "-", "letter", '"']);
  });
});

describe("letters as read and marks as seen", () => {
  const glyphs = ["letter", "letter", "'", "-", "letter", '"'] as const;
  test.each(['12-6"', "12.6'", "12'-6", "126", "1 2 6"])("make 12'-6\" of %s", (read) => {
    expect(merged(read, glyphs)?.replace(" ", "")).toBe("12'-6\"");
  });
  test("make nothing when the letters are not as many", () => {
    expect(merged("12'-16\"", glyphs)).toBeUndefined();
    expect(merged("", glyphs)).toBeUndefined();
  });
});

test("a picture is read line by line, and a doubtful figure gets a second look for digits alone", () => {
  const rgba = paper(400, 200, [...dimension(100, 50), ...dimension(100, 120)]);
  const asked: boolean[] = [];
  const done: number[] = [];
  const lines = readPicture(
    layOut(grayOf(rgba, 400, 200)),
    {
      read(_, figures) {
        asked.push(figures);
        return figures ? { text: "126", confidence: 80 } : { text: "1Z-g", confidence: 50 };
      },
    },
    (part) => done.push(part),
  );
  expect(lines.map(({ text }) => text)).toEqual(["12'-6\"", "12'-6\""]);
  expect(lines[0]?.box).toEqual({ x: 100, y: 50, width: 56, height: 14 });
  expect(asked).toEqual([false, true, false, true]);
  expect(done).toEqual([0.5, 1]);
});

test("an empty sheet has no lines", () => {
  const layout = layOut(grayOf(paper(100, 100, []), 100, 100));
  expect(readPicture(layout, { read: () => ({ text: "", confidence: 0 }) })).toEqual([]);
  expect(layout.strokes).toBe(0);
});
