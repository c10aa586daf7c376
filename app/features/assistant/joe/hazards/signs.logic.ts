import type { Places } from "./lexicon.logic.ts";

/** A sign of a danger: concepts that have to stand near one another, and what must not stand near them. */
export interface Sign {
  /** One of each of these. */
  wanted: readonly (readonly string[])[];
  unwanted: readonly string[];
  /** They stand in this order: "not breathing" is not "breathing but not talking". */
  ordered: boolean;
  /** Within so many words. */
  within: number;
}

const WITHIN = 10;
/** What takes a sign away may stand a little further off. */
const BEYOND = 6;

/** Reads `fell head|spine !work /8`, and `not<breath` of what stands in this order. */
export function readSign(written: string): Sign {
  const parts = written.split(/[ <]/);
  const within = parts.find((part) => part.startsWith("/"));
  return {
    wanted: parts.filter((part) => !/^[!/]/.test(part)).map((part) => part.split("|")),
    unwanted: parts.filter((part) => part.startsWith("!")).map((part) => part.slice(1)),
    ordered: written.includes("<"),
    within: within ? Number(within.slice(1)) : WITHIN,
  };
}

/** Where a sign stands: the places of its first and of its last word. */
export interface Span {
  from: number;
  to: number;
}

/** As many of the last places of a concept are looked at. */
const LATEST = 4;

/**
 * Where a sign stands in a text. The places of its concepts are walked through once, in their order; of each part of
 * the sign the latest places are held.
 */
export function spansOf({ wanted, unwanted, ordered, within }: Sign, places: Places): Span[] {
  const marks: { place: number; part: number }[] = [];
  for (const [part, concepts] of wanted.entries()) {
    const before = marks.length;
    for (const concept of concepts)
      for (const place of places.get(concept) ?? []) marks.push({ place, part });
    if (marks.length === before) return [];
  }
  marks.sort((a, b) => a.place - b.place);
  const latest: number[][] = wanted.map(() => []);
  const spans: Span[] = [];
  for (const { place, part } of marks) {
    latest[part] = [place, ...(latest[part] ?? []).slice(0, LATEST - 1)];
    const near = latest.map((each) => each.filter((one) => place - one <= within));
    const from = earliestOf(near, [], ordered);
    if (from !== undefined && !isTaken(unwanted, places, from, place)) spans.push({ from, to: place });
  }
  return spans;
}

/** The earliest of places of which each part has one of its own: one word is never two parts. */
function earliestOf(
  parts: readonly (readonly number[])[],
  taken: readonly number[],
  ordered: boolean,
): number | undefined {
  const [part, ...rest] = parts;
  if (!part) return Math.min(...taken);
  for (const place of part) {
    if (taken.includes(place) || (ordered && place < (taken.at(-1) ?? 0))) continue;
    const found = earliestOf(rest, [...taken, place], ordered);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isTaken(unwanted: readonly string[], places: Places, from: number, to: number): boolean {
  return unwanted.some((concept) =>
    places.get(concept)?.some((place) => place >= from - BEYOND && place <= to + BEYOND),
  );
}
