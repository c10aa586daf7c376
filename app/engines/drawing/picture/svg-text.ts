import type { SheetLine } from "../sheet.ts";
import { MOST_SIGNS } from "../text/read-line.ts";
import { attributesOf, type Look, lookOf, numberOf, type Scope } from "./svg-look.ts";
import { readTags, type Tag } from "./svg-tags.ts";

/**
 * How much of a drawing is read. The limits count, because a clock stands still while a worker of the edge computes;
 * `npm run prove -- drawing` has what each costs at its worst.
 */
export const SVG_LIMITS = {
  /** Six megabytes of strokes with their places have fewer. */
  elements: 150_000,
  /** Groups within groups; programs of drawing stay below twenty. */
  depth: 64,
  /** More lines of text than a sheet holds. */
  lines: 2_000,
  /** Texts, pieces of them and groups around them, whose attributes are read. */
  asked: 20_000,
} as const;

/** A drawing opened on the device may be four times as large, because it does not slow down other visitors. */
export const ELEMENTS_ON_DEVICE = SVG_LIMITS.elements * 4;

/** What an SVG says. */
export interface SvgReading {
  lines: SheetLine[];
  /** Lines, paths and frames. */
  strokes: number;
  /** It holds more than is read, or lies deeper: `lines` are not all of them. */
  partly: boolean;
}

const NAMED: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
  ["nbsp", " "],
]);

/** With its `&` and its `;`. */
const LONGEST_ENTITY = 10;
const NUMBERED = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i;

/** The character of an entity, and where it ends; undefined for an `&` that does not start one. */
function entityAt(source: string, at: number, to: number): { sign: string; end: number } | undefined {
  const length = source.slice(at, Math.min(to, at + LONGEST_ENTITY)).indexOf(";");
  if (length < 0) return undefined;
  const name = source.slice(at + 1, at + length);
  const [, hex, decimal] = NUMBERED.exec(name) ?? [];
  const code = Number.parseInt(hex ?? decimal ?? "0", hex ? 16 : 10);
  const sign = code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : NAMED.get(name.toLowerCase());
  return sign === undefined ? undefined : { sign, end: at + length + 1 };
}

/** A line that is being read: its words with single spaces, as many of their signs as are read. */
interface Open {
  words: string;
  x: number;
  y: number;
  scope: Scope;
}

const [SPACE, AMPERSAND, NBSP] = [32, 38, 160];
const isBlank = (code: number) =>
  code <= SPACE || code === NBSP || (code > 0x1000 && /\s/.test(String.fromCharCode(code)));

/** Adds a run of text to a line; what is beyond its signs is passed over unseen. */
function add(open: Open, source: string, from: number, to: number, literal: boolean): void {
  let { words } = open;
  for (let at = from; at < to && words.length < MOST_SIGNS; ) {
    const code = source.charCodeAt(at);
    const entity = code === AMPERSAND && !literal ? entityAt(source, at, to) : undefined;
    if (!isBlank(entity ? entity.sign.charCodeAt(0) : code)) words += entity?.sign ?? source[at];
    else if (words !== "" && !words.endsWith(" ")) words += " ";
    at = entity?.end ?? at + 1;
  }
  open.words = words;
}

/** Of the font's size: the width of a letter and the height of a capital, about as in all sans-serif faces. */
const LETTER = 0.58;
const CAPITAL = 0.72;

function lineOf(text: string, { x, y }: Open, { matrix, size, anchor }: Look): SheetLine {
  const width = text.length * size * LETTER;
  const start = anchor === "middle" ? x - width / 2 : anchor === "end" ? x - width : x;
  const corners = [
    [start, y - size * CAPITAL],
    [start + width, y - size * CAPITAL],
    [start, y],
    [start + width, y],
  ].map(([cx = 0, cy = 0]) => [
    matrix[0] * cx + matrix[2] * cy + matrix[4],
    matrix[1] * cx + matrix[3] * cy + matrix[5],
  ]);
  const xs = corners.map(([cx = 0]) => cx);
  const ys = corners.map(([, cy = 0]) => cy);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  if (![...xs, ...ys].every(Number.isFinite)) return { text, confidence: 1 };
  return {
    text,
    confidence: 1,
    box: { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top },
    height: size * CAPITAL * Math.hypot(matrix[0], matrix[1]),
  };
}

/** The texts of a source as its tags open and close them. */
function textReader(source: string) {
  const lines: SheetLine[] = [];
  let open: Open | undefined;
  let [asked, full] = [0, false];
  const close = () => {
    const text = open?.words.trim();
    const look = open && text ? lookOf(source, open.scope) : undefined;
    if (open && text && look && !look.hidden) {
      if (lines.length < SVG_LIMITS.lines) lines.push(lineOf(text, open, look));
      else full = true;
    }
    open = undefined;
  };
  /** A text begins a line, and a piece of one does if it has a place of its own. */
  const begin = (scope: Scope) => {
    const before = open;
    const { x, y, dy } = attributesOf(source, scope);
    const place = { x: numberOf(x, before?.x ?? 0), y: numberOf(y, before?.y ?? 0) };
    if (scope.name === "tspan") {
      if (x === undefined && y === undefined && dy === undefined) return;
      const unit = dy?.includes("em") ? lookOf(source, scope).size : 1;
      if (y === undefined) place.y += numberOf(dy, 0) * unit;
    }
    close();
    open = { words: "", ...place, scope };
  };
  return {
    lines,
    /** Whether there is more than is read. */
    isFull: () => full,
    begin(scope: Scope) {
      if (scope.name !== "text" && !(scope.name === "tspan" && open)) return;
      for (let each: Scope | undefined = scope; each && !each.asked; each = each.above) {
        each.asked = true;
        asked++;
      }
      if (asked > SVG_LIMITS.asked) full = true;
      else begin(scope);
    },
    end: close,
    add(from: number, to: number, literal: boolean) {
      if (open) add(open, source, from, to, literal);
    },
  };
}

const STROKES: ReadonlySet<string> = new Set(["line", "path", "rect", "polyline", "polygon"]);

/**
 * The texts of an SVG with their places in its own units: read as they are written, nothing is recognised. A `tspan`
 * with a place of its own begins a line. Sizes of letters are estimates. It costs what the file is long, whatever
 * stands in it, and where the limits end it the beginning is read.
 */
export function readSvg(source: string, mostElements: number = SVG_LIMITS.elements): SvgReading {
  const text = textReader(source);
  let scope: Scope = { name: "" };
  let [depth, elements, strokes] = [0, 0, 0];
  /** How many elements are open below the depth that is read. */
  let below = 0;
  let partly = false;
  const leave = (name: string) => {
    if (below > 0) {
      below--;
      return;
    }
    if (name === "text") text.end();
    if (scope.name !== name || !scope.above) return;
    scope = scope.above;
    depth--;
  };
  const enter = (tag: Tag) => {
    const { name, empty } = tag;
    if (STROKES.has(name)) strokes++;
    if (empty && (name !== "text" || below > 0)) return;
    if (below > 0 || depth >= SVG_LIMITS.depth) {
      below++;
      partly = true;
      return;
    }
    const inside: Scope = { name, tag, above: scope };
    text.begin(inside);
    if (empty) text.end();
    else {
      scope = inside;
      depth++;
    }
  };
  readTags(source, {
    tag(tag) {
      if (tag.closes) leave(tag.name);
      else if (++elements > mostElements) partly = true;
      else enter(tag);
      return elements <= mostElements && !text.isFull();
    },
    text(from, to, literal) {
      if (below === 0) text.add(from, to, literal);
    },
  });
  text.end();
  return { lines: text.lines, strokes, partly: partly || text.isFull() };
}
