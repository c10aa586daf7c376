import type { Quantity } from "~/engines/formula/formula.ts";

/** A quantity of a question with the folded words on both sides of it, up to the next quantities. */
export interface Placed {
  quantity: Quantity;
  before: string;
  after: string;
}

/** How far a word may stand from the amount it names, in words; a comma or an "and" between them counts as two. */
const FARTHEST = 5;
const BREAK = /[,;:.()]|(?<!\p{L})(?:and|with|by|y|con|por)(?!\p{L})|(?<!\p{L})ו(?=\p{L})/gu;
const FILLER = /(?<!\p{L})(?:of|is|are|at|a|the|to|de|del|es|la|el|un|una|al|=|-)(?!\p{L})/gu;
const BREAK_COST = 2;

/** How many words stand between a word and an amount; a comma or an "and" counts as two. */
export function cost(between: string): number {
  const breaks = between.match(BREAK)?.length ?? 0;
  const words =
    between
      .replace(BREAK, " ")
      .replace(FILLER, " ")
      .match(/[\p{L}\d]+/gu)?.length ?? 0;
  return words + breaks * BREAK_COST;
}

/** What governs the amount behind it and never the one before: "20 inches over a 20 ft run", "cada 40 cm". */
const GOVERNS =
  /^(?:over|across|every|each|from|under|within|below|at most|no more than|up to|max|maximum|maximo|maxima|como mucho|cada|sobre|כל|על|עד|לכל היותר|מקסימום)$/u;
/** These stand behind their amount as well where the end of the sentence or another amount follows: "18 in each way". */
const BOTH_WAYS = /^ (?:way|direction|one)/u;

/** "7 3/4 max how many risers": it is behind its amount where a new question begins. */
const ENDS_IT = /^(?:max|maximum|maximo|maxima|מקסימום)$/u;
const NEW_QUESTION = /^[ ,.;?]*(?:how|what|can|do|so|cuant|que|כמה|מה)/u;

/**
 * How far the nearest word of an input stands from an amount, or nothing when none is near. What is counted is named
 * behind its number: in "6 wires 2 devices" there are two devices.
 * @param cue global, because every place of a word counts
 */
export function distance(cue: RegExp, { quantity, before, after }: Placed): number | undefined {
  const costs: number[] = [];
  const behindAnother = quantity.kind === "count" && /\p{L}/u.test(after.slice(0, 3)) ? 1 : 0;
  for (const match of before.matchAll(cue)) {
    costs.push(cost(before.slice(match.index + match[0].length)) + behindAnother);
  }
  for (const match of after.matchAll(cue)) {
    const rest = after.slice(match.index + match[0].length);
    const endsIt =
      ENDS_IT.test(match[0].trim()) && cost(after.slice(0, match.index)) === 0 && NEW_QUESTION.test(rest);
    if (!endsIt && GOVERNS.test(match[0].trim()) && !BOTH_WAYS.test(rest) && /[\p{L}\d]/u.test(rest))
      continue;
    costs.push(cost(after.slice(0, match.index)));
    break;
  }
  const least = Math.min(...costs);
  return least <= FARTHEST ? least : undefined;
}
