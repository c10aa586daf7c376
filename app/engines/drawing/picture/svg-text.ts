import type { SheetLine } from "../sheet.ts";
import { MOST_SIGNS } from "../text/read-line.ts";

/** a b c d e f of SVG: x' = ax + cy + e, y' = bx + dy + f. */
type Matrix = readonly [number, number, number, number, number, number];
const PLAIN: Matrix = [1, 0, 0, 1, 0, 0];

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

/** The matrix of a `transform` attribute. */
function matrixOf(transform: string | undefined): Matrix {
  let matrix = PLAIN;
  for (const [, name, list = ""] of (transform ?? "").matchAll(/\b(\w+)\s*\(([^()]*)\)/g)) {
    const numbers = list
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
    // What cannot be read turns and moves nothing, as where it is shown.
    if (!numbers.every(Number.isFinite)) return PLAIN;
    const [p = 0, q, r, s = 0, t = 0, u = 0] = numbers;
    const turn = (p * Math.PI) / 180;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    if (name === "matrix") matrix = times(matrix, [p, q ?? 0, r ?? 0, s, t, u]);
    if (name === "translate") matrix = times(matrix, [1, 0, 0, 1, p, q ?? 0]);
    if (name === "scale") matrix = times(matrix, [p, 0, 0, q ?? p, 0, 0]);
    if (name === "rotate") {
      const [cx, cy] = [q ?? 0, r ?? 0];
      matrix = times(times(times(matrix, [1, 0, 0, 1, cx, cy]), [cos, sin, -sin, cos, 0, 0]), [
        1,
        0,
        0,
        1,
        -cx,
        -cy,
      ]);
    }
  }
  return matrix;
}

const NAMED: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
  ["nbsp", " "],
]);

const decode = (text: string) =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    const code = hex ? Number.parseInt(hex, 16) : decimal ? Number(decimal) : Number.NaN;
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : (NAMED.get(name) ?? whole);
  });

const attributesOf = (source: string) =>
  Object.fromEntries(
    [...source.matchAll(/(?<![\w:-])([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(
      ([, name = "", double, single]) => [name.toLowerCase(), decode(double ?? single ?? "")],
    ),
  );

interface Scope {
  name: string;
  matrix: Matrix;
  size: number;
  anchor: string;
  hidden: boolean;
}

interface Open {
  text: string;
  x: number;
  y: number;
  scope: Scope;
}

/** Of the font's size: the width of a letter and the height of a capital, about as in all sans-serif faces. */
const LETTER = 0.58;
const CAPITAL = 0.72;
const MOST_LINES = 2000;

const number = (text: string | undefined, otherwise: number) => {
  const value = Number.parseFloat(text ?? "");
  return Number.isFinite(value) ? value : otherwise;
};

/** From `style` or from the attribute of that name. */
const styled = (attributes: Record<string, string>, name: string) =>
  new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]+)`).exec(attributes.style ?? "")?.[1]?.trim() ??
  attributes[name];

function lineOf({ text, x, y, scope }: Open): SheetLine | undefined {
  const words = decode(text).replace(/\s+/g, " ").trim().slice(0, MOST_SIGNS);
  if (words === "" || scope.hidden) return undefined;
  const { matrix, size, anchor } = scope;
  const width = words.length * size * LETTER;
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
  if (![...xs, ...ys].every(Number.isFinite)) return { text: words, confidence: 1 };
  return {
    text: words,
    confidence: 1,
    box: { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top },
    height: size * CAPITAL * Math.hypot(matrix[0], matrix[1]),
  };
}

/**
 * The texts of an SVG with their places in its own units: read as they are written, nothing is recognised. A `tspan`
 * with a place of its own begins a line. Sizes of letters are estimates. The patterns in here pass every sign once or
 * give up where they began: a file of megabytes is as quick as its length.
 */
export function svgLines(source: string): SheetLine[] {
  const lines: SheetLine[] = [];
  const scopes: Scope[] = [{ name: "", matrix: PLAIN, size: 16, anchor: "start", hidden: false }];
  let open: Open | undefined;
  const close = () => {
    const line = open && lineOf(open);
    if (line && lines.length < MOST_LINES) lines.push(line);
    open = undefined;
  };
  const body = source.replace(
    /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<\?[\s\S]*?(?:\?>|$)/g,
    "",
  );
  for (const [token] of body.matchAll(/<[^<>]*>|[^<]+/g)) {
    if (!token.startsWith("<")) {
      if (open) open.text += token;
      continue;
    }
    const [, ending, prefixed = "", rest = ""] = /^<(\/?)\s*([\w:-]+)([\s\S]*?)>$/.exec(token) ?? [];
    const name = prefixed.replace(/^\w+:/, "").toLowerCase();
    if (ending) {
      if (name === "text") close();
      if (scopes.length > 1 && scopes.at(-1)?.name === name) scopes.pop();
      continue;
    }
    const attributes = attributesOf(rest);
    const above = scopes.at(-1) as Scope;
    const box =
      name === "svg" && scopes.length === 1
        ? /^\s*(-?[\d.]+)[\s,]+(-?[\d.]+)/.exec(attributes.viewbox ?? "")
        : null;
    const scope: Scope = {
      name,
      matrix: box
        ? [1, 0, 0, 1, -Number(box[1]), -Number(box[2])]
        : times(above.matrix, matrixOf(attributes.transform)),
      size: number(styled(attributes, "font-size"), above.size),
      anchor: styled(attributes, "text-anchor") ?? above.anchor,
      hidden:
        above.hidden ||
        ["defs", "symbol", "title", "desc", "style", "metadata"].includes(name) ||
        styled(attributes, "display") === "none" ||
        styled(attributes, "visibility") === "hidden",
    };
    const place = { x: number(attributes.x, open?.x ?? 0), y: number(attributes.y, open?.y ?? 0) };
    if (name === "text") open = { text: "", ...place, scope };
    else if (name === "tspan" && open && ("x" in attributes || "y" in attributes || "dy" in attributes)) {
      const y =
        "y" in attributes
          ? place.y
          : open.y + number(attributes.dy, 0) * (/em/.test(attributes.dy ?? "") ? scope.size : 1);
      close();
      open = { text: "", x: place.x, y, scope };
    }
    if (!rest.trimEnd().endsWith("/")) scopes.push(scope);
    else if (name === "text") close();
  }
  return lines;
}
