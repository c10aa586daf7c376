import type { Complexity } from "./complexity.logic.ts";

const THINKING_MS: Record<Complexity, number> = {
  expert: 3_000,
  complex: 2_000,
  medium: 1_500,
  simple: 1_500,
};

/**
 * How long Joe is seen to think at least, in milliseconds from the question on. The answer may be there before; it is
 * held back for nobody who wants less motion.
 */
export function thinkingTime(complexity: Complexity | null, reducedMotion: boolean): number {
  return reducedMotion || !complexity ? 0 : THINKING_MS[complexity];
}

/** What Joe has to answer from. */
export interface Means {
  /** How many articles the knowledge base holds. */
  articles: number;
  /** The language model that may phrase them; none, and they are given as they are. */
  provider?: string;
}

/**
 * The status of the product's description, from what there is: `connected` with notes and a language model, `degraded`
 * with the notes alone, `offline` without notes, `unknown` as long as nobody has looked.
 */
export function statusOf(means: Means | undefined): "connected" | "degraded" | "offline" | "unknown" {
  if (!means) return "unknown";
  if (means.articles === 0) return "offline";
  return means.provider ? "connected" : "degraded";
}

/** In percent: it starts at 100 and grows by one with each answer, but 100 is also the most. */
export function intelligenceAfter(answers: number): number {
  return Math.min(100, 100 + answers);
}

/** Which greeting an hour of the day has, 0 to 23. */
export function greetingAt(hour: number): "morning" | "afternoon" | "evening" {
  return hour < 12 ? "morning" : hour < 18 ? "afternoon" : "evening";
}
