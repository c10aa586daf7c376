import type { Component } from "./components.ts";
import type { TextLine } from "./text-lines.ts";

/** What stands in a line, told by size and height alone: a letter or digit, or a mark that needs no reading. */
export type Glyph = "letter" | "'" | '"' | "-" | "." | ":" | "=" | " ";

interface Placed {
  from: number;
  to: number;
  /** Middle above (negative) or below that of the letters, and the height, in heights of a capital. */
  drift: number;
  height: number;
  width: number;
}

/** In heights of a capital: what parts two words. */
const SPACE = 0.36;

function place(line: TextLine, skew: number): Placed[] {
  const angle = skew + (line.direction === "level" ? 0 : -Math.PI / 2);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const raw = line.components.map(({ left, right, top, bottom }: Component) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const [w, h] = line.direction === "level" ? [right - left, bottom - top] : [bottom - top, right - left];
    const along = x * cos + y * sin;
    return { along, across: -x * sin + y * cos, w, h };
  });
  const capitals = raw.filter(({ h }) => h > line.capHeight * 0.7).map(({ across }) => across);
  const middle = capitals.toSorted((a, b) => a - b)[Math.floor(capitals.length / 2)] ?? 0;
  return raw
    .map(({ along, across, w, h }) => ({
      from: along - w / 2,
      to: along + w / 2,
      drift: (across - middle) / line.capHeight,
      height: h / line.capHeight,
      width: w / line.capHeight,
    }))
    .toSorted((a, b) => a.from + a.to - b.from - b.to);
}

function markOf({ drift, height, width }: Placed): Glyph | "speck" {
  if (height > 0.58) return "letter";
  if (drift < -0.12 && height >= 0.18) return width > 0.34 ? '"' : "'";
  if (Math.abs(drift) <= 0.32 && height <= 0.26 && width >= 0.22) return "-";
  // The upper dot of a colon stands in the middle.
  if (drift > -0.32 && height <= 0.45 && width <= 0.4) return ".";
  return "speck";
}

/** The gap that parts two words of a line: more than the usual one between its letters. */
function spaceOf(letters: readonly Placed[], capHeight: number): number {
  const gaps = letters
    .slice(1)
    .map((letter, n) => (letter.from - (letters[n] as Placed).to) / capHeight)
    .toSorted((a, b) => a - b);
  // Faces whose letters are all of one width stand wide apart.
  return Math.max(SPACE, (gaps[Math.floor(gaps.length / 3)] ?? 0) + 0.25);
}

/** Within a length nothing is parted: a quote or a dash belongs to what stands on both sides. */
const JOINS: readonly Glyph[] = ["'", "-"];

/**
 * The glyphs of a line from left to right, with the spaces between words. A reader of pictures loses quotes and takes
 * them for full stops; where they stand and how high they are tells them apart for certain.
 */
export function glyphsOf(line: TextLine, skew: number): Glyph[] {
  const placed = place(line, skew).map((each) => ({ each, glyph: markOf(each) }));
  const letters = placed.flatMap(({ each, glyph }) => (glyph === "letter" ? [each] : []));
  const space = spaceOf(letters, line.capHeight);
  const glyphs: Glyph[] = [];
  let last: Placed | undefined;
  for (const { each, glyph } of placed) {
    if (glyph === "speck") continue;
    const gap = last ? (each.from - last.to) / line.capHeight : 0;
    const before = glyphs.at(-1);
    if (glyph === "'" && before === "'" && gap < 0.3) glyphs[glyphs.length - 1] = '"';
    // One above the other: two dashes, or two dots.
    else if (before && before !== "letter" && glyph !== "letter" && last && each.from < last.to - 0.02)
      glyphs[glyphs.length - 1] = glyph === "-" || before === "-" ? "=" : ":";
    else {
      if (last && before && gap > space && !JOINS.includes(glyph) && !JOINS.includes(before))
        glyphs.push(" ");
      glyphs.push(glyph);
    }
    last = last && each.to < last.to ? { ...each, to: last.to } : each;
  }
  return glyphs;
}

/** What a mark may have been read as. */
const MARKS = /['"`´‘’“”′″°*^~_·.,:;=\-–—]/g;

/**
 * The text of a line with the letters as they were read and the marks as they were seen, or undefined when the letters
 * are not as many as were seen and nothing is certain.
 */
export function merged(read: string, glyphs: readonly Glyph[]): string | undefined {
  const spaced = read.trim().replace(MARKS, "");
  const letters = [...spaced.replace(/\s/g, "")];
  if (letters.length !== glyphs.filter((glyph) => glyph === "letter").length) return undefined;
  // A space found by either side counts: the recogniser knows words, the gap knows fractions.
  const behindSpace = new Set<number>();
  [...spaced].reduce((count, sign) => {
    if (/\s/.test(sign)) behindSpace.add(count);
    return /\s/.test(sign) ? count : count + 1;
  }, 0);
  let count = 0;
  let text = "";
  for (const glyph of glyphs) {
    if (glyph !== "letter") text += glyph;
    else {
      if (behindSpace.has(count) && /[\p{L}\d)]$/u.test(text)) text += " ";
      text += letters[count++];
    }
  }
  return text;
}
