import { MENTOR_LANGUAGES, MENTOR_TOPICS, MENTOR_TRADES } from "~db/schema/mentors.terms.ts";
import { ENOUGH_MINUTES, MENTOR_LIMITS, WEIGHTS } from "./mentors.limits.ts";

export interface MentorSearch {
  words: string[];
  trade?: string;
  topic?: string;
  language?: string;
}

const pick = (params: URLSearchParams, name: string, of: readonly string[]) =>
  of.find((one) => one === params.get(name));

/** A search as the address says it; what is none of the lists is not asked for. */
export const readSearch = (params: URLSearchParams): MentorSearch => ({
  words: (params.get("q") ?? "").slice(0, MENTOR_LIMITS.search).split(/\s+/).filter(Boolean).slice(0, 6),
  trade: pick(params, "trade", MENTOR_TRADES),
  topic: pick(params, "topic", MENTOR_TOPICS),
  language: pick(params, "language", MENTOR_LANGUAGES),
});

interface Matched {
  trades: readonly string[];
  topics: readonly string[];
  languages: readonly string[];
}

/**
 * How much of what was asked for a mentor has, in whole percent: the weights that are printed beside the list. Shared hours
 * count where the zone of the reader is known, up to four hours of a week. Undefined where nothing is asked for.
 */
export function matchOf(
  mentor: Matched,
  asked: MentorSearch,
  minutes: number | undefined,
): number | undefined {
  const parts = [
    ...(asked.trade ? [{ weight: WEIGHTS.trade, has: Number(mentor.trades.includes(asked.trade)) }] : []),
    ...(asked.topic ? [{ weight: WEIGHTS.topic, has: Number(mentor.topics.includes(asked.topic)) }] : []),
    ...(asked.language
      ? [{ weight: WEIGHTS.language, has: Number(mentor.languages.includes(asked.language)) }]
      : []),
    ...(minutes === undefined ? [] : [{ weight: WEIGHTS.hours, has: Math.min(1, minutes / ENOUGH_MINUTES) }]),
  ];
  if (parts.length === 0) return undefined;
  const whole = parts.reduce((sum, { weight }) => sum + weight, 0);
  return Math.round((parts.reduce((sum, { weight, has }) => sum + weight * has, 0) / whole) * 100);
}

/** Of what fell due or is done already, how much was done by its day, in whole percent; undefined where nothing is due yet. */
export function followThrough(
  actions: readonly { dueOn: string; doneAt: string | null }[],
  today: string,
): { percent: number; of: number } | undefined {
  const due = actions.filter(({ dueOn, doneAt }) => doneAt !== null || dueOn < today);
  if (due.length === 0) return undefined;
  const kept = due.filter(({ dueOn, doneAt }) => doneAt !== null && doneAt.slice(0, 10) <= dueOn);
  return { percent: Math.round((kept.length / due.length) * 100), of: due.length };
}
