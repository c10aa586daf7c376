import { fold } from "~/lib/fold.ts";
import type { WorkUnit } from "./work-units.ts";

// What an hour should have made, by the estimate of the job. A measured rate is held against it only where every line that it
// was measured by names work of the estimate, and one work alone: a rate of other work beside it would mislead.

/** Work of an estimate, by its names in every language. */
export interface Estimated {
  id: string;
  names: readonly string[];
  unit: WorkUnit;
  amount: number;
  hours: number;
}

export interface EstimatedRate {
  /** In the unit of what was measured, by the hour of a person. */
  rate: number;
  /** Percent by which the measured rate is above it; below it, less than zero. */
  percent: number;
  /** Ids of the work. */
  work: readonly string[];
}

interface Measured {
  unit: WorkUnit;
  /** The lines of the logs, with the name of the crew. */
  lines: readonly { text: string; amount: number }[];
  rate: number;
}

/** The measures that can stand for each other, in the first of them. */
const IN: Readonly<Partial<Record<WorkUnit, readonly [base: WorkUnit, times: number]>>> = {
  ...{ ft: ["ft", 1], m: ["ft", 3.280_84] },
  ...{ ft2: ["ft2", 1], yd2: ["ft2", 9], m2: ["ft2", 10.763_91] },
  ...{ yd3: ["yd3", 1], m3: ["yd3", 1.307_951] },
  each: ["each", 1],
};

/** Words that tell nothing about work, and those of measures. */
const EMPTY = new Set(["and", "the", "with", "for", "del", "con", "los", "las", "para", "set"]);

const wordsOf = (text: string) =>
  fold(text.replaceAll("×", "x"))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= 3 && !EMPTY.has(word));
const isHebrew = (word: string) => /\p{Script=Hebrew}/u.test(word);
/** Without "in the", "of the" and "and", which Hebrew writes before its words. */
const bare = (word: string) => (isHebrew(word) ? word.replace(/^[בהולמ](?=\p{L}{3})/u, "") : word);

/** Whether two words are of one stem: wall and walls, framed and framers, קיר and קירות. */
function isKin(one: string, other: string): boolean {
  const [a, b] = [bare(one), bare(other)];
  const short = Math.min(a.length, b.length);
  let shared = 0;
  while (shared < short && a[shared] === b[shared]) shared++;
  if (/\d/.test(a) || short < 4 || isHebrew(a))
    return shared >= 3 && shared >= short && (a === b || isHebrew(a));
  return shared >= 4 && shared >= short - 2;
}

/** How well a line names work: two words of its name, or its only one; a size only decides between two of one name. */
function nameScore(line: readonly string[], name: string): number {
  const [main = ""] = name.split(",");
  const says = (word: string) => line.some((one) => isKin(one, word));
  const wanted = wordsOf(main).filter((word) => !/\d/.test(word));
  const found = wanted.filter(says).length;
  if (found === 0 || found < Math.min(2, wanted.length)) return 0;
  const sizes = wordsOf(name).filter((word) => /\d/.test(word));
  return found + (sizes.some(says) ? 0.5 : 0);
}

/** The one work that a line names best; undefined where it names none, or two alike. */
function workOf(text: string, works: readonly Estimated[]): Estimated | undefined {
  const line = wordsOf(text);
  const ranked = works
    .map((work) => ({ work, score: Math.max(0, ...work.names.map((name) => nameScore(line, name))) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
  return ranked[0] && ranked[0].score !== ranked[1]?.score ? ranked[0].work : undefined;
}

/**
 * The estimate's rate for what was measured: so much of each work by the hours that the estimate has for so much of it;
 * undefined where it has none for all of it.
 */
export function estimatedRate(
  { unit, lines, rate }: Measured,
  estimated: readonly Estimated[],
): EstimatedRate | undefined {
  const [base, times] = IN[unit] ?? [];
  const works = estimated.filter((work) => IN[work.unit]?.[0] === base && work.amount > 0 && work.hours > 0);
  if (!base || !times || works.length === 0 || lines.length === 0) return undefined;
  let [amount, hours] = [0, 0];
  const named = new Set<string>();
  for (const line of lines) {
    const work = workOf(line.text, works);
    if (!work) return undefined;
    amount += line.amount;
    hours += (line.amount * times * work.hours) / (work.amount * (IN[work.unit]?.[1] ?? 1));
    named.add(work.id);
  }
  const should = Math.round((amount / hours) * 100) / 100;
  if (!(should > 0)) return undefined;
  return { rate: should, percent: Math.round((rate / should - 1) * 100), work: [...named] };
}
