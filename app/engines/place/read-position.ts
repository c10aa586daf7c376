import { readPlusCode } from "./plus-code.ts";
import type { Position } from "./position.ts";

export type PositionError =
  /** Nothing that is a position. */
  | "unreadable"
  /** Beyond a pole. */
  | "latitude"
  | "longitude"
  /** A plus code without its first four digits, and nothing to be near to. */
  | "short-code";

export type ReadPosition =
  | { ok: true; position: Position; notation: "decimal" | "degrees" | "plus-code" | "link" }
  | { ok: false; error: PositionError };

/** More than any position takes; a link of a map is the longest. */
const MOST_CHARACTERS = 500;

type Axis = "latitude" | "longitude";
interface Half {
  axis?: Axis;
  degrees: number;
}

/** Points of the compass in the three languages, whole words first. */
const POINTS: readonly [RegExp, "N" | "S" | "E" | "W"][] = [
  [/\b(?:north|norte|lat(?:itude|itud)? n)\b|צפון|צפ['׳]/gi, "N"],
  [/\b(?:south|sur)\b|דרום|דר['׳]/gi, "S"],
  [/\b(?:east|este)\b|מזרח|מז['׳]/gi, "E"],
  [/\b(?:west|oeste)\b|מערב|מע['׳]/gi, "W"],
  // Oeste, as Spanish instruments abbreviate it.
  [/(?<![a-z])o(?![a-z])/gi, "W"],
];

/** Signs that look alike become one, what says nothing goes. */
function tidied(text: string): string {
  let tidy = text
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "")
    .replace(/[\u2212\u2013\u2014]/g, "-")
    .replace(/[\u201c\u201d\u2033\u05f4]|''/g, '"')
    .replace(/[\u2018\u2019\u2032`´]/g, "'")
    .replace(/[\u00ba\u02da]|\bdeg(?:rees)?\b/gi, "°")
    // Last, because it takes a degree sign that is an ordinal for an o.
    .normalize("NFKC");
  for (const [word, letter] of POINTS) tidy = tidy.replace(word, letter);
  return tidy
    .replace(/\b(?:lat|latitude|latitud|lon|lng|long|longitude|longitud)\b|קו רוחב|קו אורך|[:=]/gi, " ")
    .trim();
}

/**
 * Decimal commas become points. A comma is decimal between two digits, where no point is in the text: `40,7128; -74,006`.
 * One alone parts two whole numbers, and of three the one in the middle parts: `31,77,35,21`.
 */
function withPoints(text: string): string {
  if (text.includes(".")) return text;
  const between = [...text.matchAll(/(?<=\d),(?=\d)/g)].map(({ index }) => index);
  if (between.length < 2) return text;
  const decimal = new Set(between.length === 3 ? [between[0], between[2]] : between);
  return [...text].map((sign, at) => (decimal.has(at) ? "." : sign)).join("");
}

const NUMBER = String.raw`\d{1,3}(?:\.\d{0,15})?`;
const HALF = new RegExp(
  String.raw`^([NSEW])?\s*([+-])?\s*(${NUMBER})\s*°?\s*(?:(${NUMBER})\s*'?\s*(?:(${NUMBER})\s*"?\s*)?)?([NSEW])?$`,
  "i",
);

/** Degrees, with minutes and seconds where they stand; only the last of them may have decimals. */
function readHalf(text: string): Half | undefined {
  const found = HALF.exec(text.trim());
  if (!found) return undefined;
  const [, before, sign, ...rest] = found;
  const after = rest.pop();
  if (before && after) return undefined;
  const parts = rest.filter((part) => part !== undefined);
  if (parts.slice(0, -1).some((part) => part.includes("."))) return undefined;
  const [degrees = 0, minutes = 0, seconds = 0] = parts.map(Number);
  if (minutes >= 60 || seconds >= 60) return undefined;
  const point = (before ?? after)?.toUpperCase();
  if (point && sign === "-") return undefined;
  const negative = sign === "-" || point === "S" || point === "W";
  const size = degrees + minutes / 60 + seconds / 3600;
  const axis = point && (point === "N" || point === "S" ? "latitude" : "longitude");
  return { degrees: negative ? -size : size, ...(axis && { axis }) };
}

/** Where a text may be parted in two: at a separator, at a point of the compass, else in the middle of its numbers. */
function* partings(text: string): Generator<[string, string]> {
  const separated = text.split(/\s*[;,/|]\s*/).filter(Boolean);
  if (separated.length === 2) yield separated as [string, string];
  if (separated.length > 1) return;
  const trailing = /^([^NSEW]+[NSEW])\s*([^NSEW]+[NSEW])$/i.exec(text);
  if (trailing) yield [trailing[1] ?? "", trailing[2] ?? ""];
  const leading = /^([NSEW][^NSEW]+)([NSEW][^NSEW]+)$/i.exec(text);
  if (leading) yield [leading[1] ?? "", leading[2] ?? ""];
  const words = text.replace(/([NSEW+-])\s+(?=\d)/gi, "$1").split(/\s+/);
  if (words.length % 2 === 0) {
    yield [words.slice(0, words.length / 2).join(" "), words.slice(words.length / 2).join(" ")];
  }
}

function inRange(
  latitude: number,
  longitude: number,
  notation: "decimal" | "degrees" | "link",
): ReadPosition {
  if (Math.abs(latitude) > 90) return { ok: false, error: "latitude" };
  if (Math.abs(longitude) > 180) return { ok: false, error: "longitude" };
  return { ok: true, position: rounded({ latitude, longitude }), notation };
}

/** To a millionth of a degree, 11 cm: what a person types or a telephone knows is never better. */
const rounded = ({ latitude, longitude }: Position): Position => ({
  latitude: Math.round(latitude * 1e6) / 1e6 || 0,
  longitude: Math.round(longitude * 1e6) / 1e6 || 0,
});

const PAIR = String.raw`(-?\d{1,3}(?:\.\d{1,15})?)\s*(?:,|%2C)\s*(-?\d{1,3}(?:\.\d{1,15})?)`;
/** A pin before the middle of the map, in the addresses that maps are shared by. Nothing is fetched. */
const IN_LINKS = [
  /!3d(-?\d{1,3}\.\d{1,15})!4d(-?\d{1,3}\.\d{1,15})/,
  new RegExp(`^geo:${PAIR}`, "i"),
  new RegExp(`[?&](?:q|query|ll|daddr|destination|center|sll|coordinate)=(?:loc:)?${PAIR}`, "i"),
  /[?&]mlat=(-?\d{1,3}(?:\.\d{1,15})?)&mlon=(-?\d{1,3}(?:\.\d{1,15})?)/i,
  new RegExp(`@${PAIR}`),
] as const;

/**
 * A position as people have it: decimal degrees with points or commas, degrees with minutes and seconds, N/S/E/W before or
 * after and as words in three languages, a plus code, a `geo:` link, the address of a map. Latitude stands first
 * where nothing says which is which. Never throws.
 * @param near where a shortened plus code is to be looked for
 */
export function readPosition(text: string, near?: Position): ReadPosition {
  const typed = text.trim().slice(0, MOST_CHARACTERS);
  if (/^(?:geo:|https?:\/\/)/i.test(typed)) {
    for (const form of IN_LINKS) {
      const found = form.exec(typed);
      if (found) return inRange(Number(found[1]), Number(found[2]), "link");
    }
    return { ok: false, error: "unreadable" };
  }
  const code = readPlusCode(typed, near);
  if (code === "short") return { ok: false, error: "short-code" };
  if (code) return { ok: true, position: rounded(code), notation: "plus-code" };
  const tidy = withPoints(tidied(typed));
  for (const [first, second] of partings(tidy)) {
    const [a, b] = [readHalf(first), readHalf(second)];
    if (!a || !b || (a.axis && a.axis === b.axis)) continue;
    const swapped = a.axis === "longitude" || b.axis === "latitude";
    const notation = /[°'"]/.test(tidy) || /\d\s+\d/.test(`${first} | ${second}`) ? "degrees" : "decimal";
    return inRange(swapped ? b.degrees : a.degrees, swapped ? a.degrees : b.degrees, notation);
  }
  return { ok: false, error: "unreadable" };
}
