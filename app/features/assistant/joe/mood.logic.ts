import type { Origin } from "./answer.ts";
import type { Complexity } from "./complexity.logic.ts";

/** Joe's five moods, each with the emoji that stands for it where he cannot be drawn. */
export const MOOD_EMOJI = {
  neutral: "👷",
  thinking: "🤔",
  happy: "😊",
  expert: "🎓",
  genius: "🧠",
} as const;
export type Mood = keyof typeof MOOD_EMOJI;

const MOOD_AFTER: Record<Complexity, Mood> = {
  simple: "happy",
  medium: "happy",
  complex: "expert",
  expert: "genius",
};

/** How Joe feels about an answer just given; a failure leaves him as he was before anybody asked. */
export function moodAfter(
  answer: { complexity: Complexity | null; origin: Origin | null } | undefined,
): Mood {
  if (!answer?.complexity || answer.origin === "failure") return "neutral";
  return MOOD_AFTER[answer.complexity];
}
