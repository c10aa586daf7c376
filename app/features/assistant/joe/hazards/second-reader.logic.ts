import { late } from "~/lib/late.ts";
import type { Hazard } from "./dangers/dangers.data.ts";
import { SECOND_READER } from "./second-reader.data.ts";
import { tokensOf } from "./tokens.logic.ts";

/**
 * The second reader: a linear classifier over letters and words, trained on the sentences of `tests/eval`
 * (`npm run train:hazards`). The rules know what is written in the ways that they list; this one knows what resembles
 * them. It is never alone: `second-reading.ts` says what comes of it.
 *
 * A question is read as features, each a number from its letters (hashing trick, Weinberger et al., "Feature Hashing
 * for Large Scale Multitask Learning", 2009); of each class the weights of the features are added, and the softmax of
 * the sums is the share of each.
 */

/** What a sentence may tell of: a scene, or none. */
export type Reading = Hazard | "calm";

/** Weights as they are trained and kept. */
export interface Weights {
  /** A feature is a number of so many bits. */
  readonly bits: number;
  readonly classes: readonly string[];
  /** Of each class, added to its sum. */
  readonly bias: readonly number[];
  /** Of each class, what a weight is multiplied with. */
  readonly scale: readonly number[];
  /** The weights that are not 0, class by class in the order of features: how many are 0 before each. */
  readonly gaps: string;
  /** Those weights: A to O are 1 to 15, a to o the same below 0. */
  readonly values: string;
}

/** The greatest weight as it is kept. */
export const LEVELS = 15;
/** So many weights of 0 fit in one sign; each `~` stands for as many more. */
export const GAP = 64;
/** The sign of a gap of 0; the others follow it. None of them is a quote or a backslash up to 64. */
const GAP_SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";
const MORE = "~";

/** A word's letters three to five at a time, as misspelling leaves most of them. */
const SHORTEST = 3;
const LONGEST = 5;

/** FNV-1a with a last mixing, to so many bits. Public domain: http://www.isthe.com/chongo/tech/comp/fnv/ */
function hashed(text: string, kind: number, bits: number): number {
  let hash = 2166136261 ^ kind;
  for (let n = 0; n < text.length; n++) hash = Math.imul(hash ^ text.charCodeAt(n), 16777619);
  hash ^= hash >>> 15;
  return Math.imul(hash, 2246822519) >>> (32 - bits);
}

/** The features of a text: its words, each two words that follow one another, and the letters of each word. */
export function featuresOf(text: string, bits: number): number[] {
  const words = tokensOf(text).map(({ word }) => word.replace(/\d+/g, "0"));
  const found = new Set<number>();
  words.forEach((word, n) => {
    found.add(hashed(word, 1, bits));
    if (n > 0) found.add(hashed(`${words[n - 1]} ${word}`, 2, bits));
    const ended = `<${word}>`;
    for (let length = SHORTEST; length <= LONGEST; length++)
      for (let at = 0; at + length <= ended.length; at++)
        found.add(hashed(ended.slice(at, at + length), 3, bits));
  });
  return [...found];
}

/** Weights, not 0 and of at most 15 either way, as signs. `at` counts on through the classes. */
export function written(weights: Iterable<readonly [at: number, value: number]>): {
  gaps: string;
  values: string;
} {
  const gaps: string[] = [];
  const values: string[] = [];
  let next = 0;
  for (const [at, value] of weights) {
    const gap = at - next;
    gaps.push(MORE.repeat(Math.floor(gap / GAP)), GAP_SIGNS.charAt(gap % GAP));
    values.push(String.fromCharCode(value > 0 ? 64 + value : 96 - value));
    next = at + 1;
  }
  return { gaps: gaps.join(""), values: values.join("") };
}

/** Weights as they are read: by feature, then by class. */
export interface Reader {
  readonly weights: Weights;
  readonly table: Int8Array;
}

export function readerOf(weights: Weights): Reader {
  const { bits, classes, gaps, values } = weights;
  const signs = new Map([...GAP_SIGNS].map((sign, n) => [sign, n]));
  const table = new Int8Array(classes.length << bits);
  let at = 0;
  let read = 0;
  for (const sign of gaps) {
    if (sign === MORE) {
      at += GAP;
      continue;
    }
    at += signs.get(sign) ?? 0;
    const code = values.charCodeAt(read++);
    const feature = at & ((1 << bits) - 1);
    table[feature * classes.length + (at >> bits)] = code > 96 ? 96 - code : code - 64;
    at++;
  }
  return { weights, table };
}

/** A class and its share of the whole, from 0 to 1. */
export interface Read {
  is: Reading;
  share: number;
}

/** All classes, the likeliest first. Of a text without a word none is likelier than by its bias. */
export function readBy({ weights, table }: Reader, text: string): Read[] {
  const { bits, classes, bias, scale } = weights;
  const features = featuresOf(text, bits);
  const sums = new Int32Array(classes.length);
  for (const feature of features) {
    const row = feature * classes.length;
    for (let n = 0; n < sums.length; n++) sums[n] = (sums[n] ?? 0) + (table[row + n] ?? 0);
  }
  const long = Math.sqrt(features.length || 1);
  const scores = bias.map((each, n) => each + ((sums[n] ?? 0) * (scale[n] ?? 0)) / long);
  const most = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - most));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  return classes
    .map((is, n) => ({ is: is as Reading, share: (shares[n] ?? 0) / whole }))
    .sort((a, b) => b.share - a.share);
}

const reader = late(() => readerOf(SECOND_READER));

/** What a question resembles, the likeliest first; less than a millisecond each. */
export function secondReading(question: string): Read[] {
  return readBy(reader(), question);
}
