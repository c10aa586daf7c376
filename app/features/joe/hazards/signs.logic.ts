import type { Places } from "./lexicon.logic.ts";

/** A sign of a danger: concepts that have to stand near one another, and what must not stand near them. */
export interface Sign {
  /** One of each of these. */
  wanted: readonly (readonly string[])[];
  unwanted: readonly string[];
  /** Within so many words. */
  within: number;
}

const WITHIN = 10;
/** What takes a sign away may stand a little further off. */
const BEYOND = 6;

/** Reads `fell head|spine !work /8`. */
export function readSign(written: string): Sign {
  const parts = written.split(" ");
  const within = parts.find((part) => part.startsWith("/"));
  return {
    wanted: parts.filter((part) => !/^[!/]/.test(part)).map((part) => part.split("|")),
    unwanted: parts.filter((part) => part.startsWith("!")).map((part) => part.slice(1)),
    within: within ? Number(within.slice(1)) : WITHIN,
  };
}

/** Where a sign stands: the places of its first and of its last word. */
export interface Span {
  from: number;
  to: number;
}

/**
 * Where a sign stands in a text. The places of its concepts are walked through once, in their order; a window holds
 * the last place of each.
 */
export function spansOf({ wanted, unwanted, within }: Sign, places: Places): Span[] {
  const marks: { place: number; part: number }[] = [];
  for (const [part, concepts] of wanted.entries()) {
    const before = marks.length;
    for (const concept of concepts)
      for (const place of places.get(concept) ?? []) marks.push({ place, part });
    if (marks.length === before) return [];
  }
  marks.sort((a, b) => a.place - b.place);
  const last = new Array<number>(wanted.length).fill(Number.NEGATIVE_INFINITY);
  const spans: Span[] = [];
  for (const { place, part } of marks) {
    last[part] = place;
    const from = Math.min(...last);
    if (place - from > within || isTaken(unwanted, places, from, place)) continue;
    spans.push({ from, to: place });
  }
  return spans;
}

function isTaken(unwanted: readonly string[], places: Places, from: number, to: number): boolean {
  return unwanted.some((concept) =>
    places.get(concept)?.some((place) => place >= from - BEYOND && place <= to + BEYOND),
  );
}
