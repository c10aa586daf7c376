import type { SheetLine } from "../sheet.ts";
import { componentsOf } from "./components.ts";
import { type Glyph, glyphsOf, merged } from "./glyphs.ts";
import { type GrayPicture, inkOf } from "./gray.ts";
import { boxOf, straighten } from "./straighten.ts";
import { skewOf, type TextLine, textLinesOf } from "./text-lines.ts";

/** Reads one level line of text. */
export interface LineReader {
  /**
   * @param figures whether only digits, marks and a few signs are expected
   * @returns the text, and how sure the reader is, 0 to 100
   */
  read(line: GrayPicture, figures: boolean): { text: string; confidence: number };
}

/** What stands on a sheet before any of it is read. */
export interface Layout {
  picture: GrayPicture;
  components: ReturnType<typeof componentsOf>;
  lines: TextLine[];
  /** Radians, clockwise. */
  skew: number;
  /** Long straight pieces of ink: walls, frames, dimension lines. */
  strokes: number;
}

/** More lines than a sheet of this size holds are hatching. */
const MOST_LINES = 400;
/** Of the longer side: shorter pieces are letters and symbols. */
const STROKE = 1 / 16;

/** Finds ink, letters and lines; nothing is read yet. */
export function layOut(picture: GrayPicture): Layout {
  const { width, height } = picture;
  const longer = Math.max(width, height);
  const components = componentsOf(inkOf(picture), width, height);
  const lines = textLinesOf(components.list, longer);
  const strokes = components.list.filter(
    ({ left, right, top, bottom }) => Math.max(right - left, bottom - top) > longer * STROKE,
  ).length;
  return { picture, components, lines: lines.slice(0, MOST_LINES), skew: skewOf(lines), strokes };
}

/** What digits, a times sign and a fraction stroke are read as. Sheets are lettered in capitals: small ones are misread. */
const FIGURE = /[\da-zX/|IOQDSBZ()@#]/;
const PLAIN_FIGURE = /^[\dxX/()@#\s'"`´‘’“”′″°*^~_·.,:;=\-–—]*$/;
const SURE = 70;
const LEAST = 25;

/** Whether a line with marks of feet and inches is mostly figures. */
function isFigures(text: string, glyphs: readonly Glyph[]): boolean {
  if (!glyphs.some((glyph) => glyph === "'" || glyph === '"')) return false;
  const letters = [...text.replace(/[^\p{L}\d/|()@#]/gu, "")];
  return letters.length > 0 && letters.filter((sign) => FIGURE.test(sign)).length >= letters.length * 0.7;
}

interface Try {
  text: string;
  confidence: number;
  certain: boolean;
}

function attempt(
  layout: Layout,
  line: TextLine,
  reader: LineReader,
  glyphs: readonly Glyph[],
  flipped: boolean,
): Try {
  const picture = straighten(layout.picture, layout.components, line, layout.skew, flipped);
  const plain = reader.read(picture, false);
  const first = merged(plain.text, glyphs);
  const figures = isFigures(plain.text, glyphs);
  const doubtful =
    first === undefined || plain.confidence < SURE || (figures && !PLAIN_FIGURE.test(plain.text));
  const fine = { text: first ?? plain.text, confidence: plain.confidence, certain: first !== undefined };
  const marked = glyphs.some((glyph) => glyph === "'" || glyph === '"');
  if (!doubtful || !(figures || (marked && first === undefined))) return fine;
  // A second look for digits alone: g is no 9, and O no 0.
  const again = reader.read(picture, true);
  const second = merged(again.text, glyphs);
  if (second === undefined) return fine;
  // A capital that looks like no digit is a letter: 13T. Sheets are lettered in capitals, so a small one was misread.
  const words = first?.replace(/[^\p{Lu}]/gu, "") ?? "";
  if ([...words].some((sign) => !FIGURE.test(sign))) return fine;
  return { text: second, confidence: Math.max(again.confidence, plain.confidence), certain: true };
}

/** One line of a sheet, or nothing where no sense can be made of it. */
function readLineOf(layout: Layout, line: TextLine, reader: LineReader): SheetLine | undefined {
  const glyphs = glyphsOf(line, layout.skew);
  let best = attempt(layout, line, reader, glyphs, false);
  // Some sheets turn their upright lines the other way.
  if (line.direction === "upright" && best.confidence < SURE && !best.certain) {
    const other = attempt(layout, line, reader, [], true);
    if (other.confidence > best.confidence) best = other;
  }
  const text = best.text.replace(/\s+/g, " ").trim();
  if (text === "" || best.confidence < (best.certain ? 1 : LEAST)) return undefined;
  // Counting the letters right is worth something where the reader doubts.
  const confidence = Math.max(best.confidence, best.certain ? 60 : 0) / 100;
  return { text, confidence, box: boxOf(line), height: line.capHeight };
}

/**
 * The lines of a sheet, top to bottom. `onLine` is told after each how much is done, 0 to 1.
 */
export function readPicture(
  layout: Layout,
  reader: LineReader,
  onLine: (done: number) => void = () => {},
): SheetLine[] {
  const read = layout.lines.flatMap((line, n) => {
    const found = readLineOf(layout, line, reader);
    onLine((n + 1) / layout.lines.length);
    return found ? [found] : [];
  });
  return read.toSorted((a, b) => (a.box?.y ?? 0) - (b.box?.y ?? 0) || (a.box?.x ?? 0) - (b.box?.x ?? 0));
}
