import { QUOTES, type QuoteId } from "./quotes.data.ts";

/** What a browser remembers of its quote. */
export interface SeenQuote {
  /** `YYYY-MM-DD`, by the visitor's own calendar. */
  day: string;
  id: string;
}

/**
 * The quote of the day: the one this browser has seen today, else one at random that is not the last one it saw.
 * @param random as `Math.random`
 */
export function quoteOfDay(seen: SeenQuote | undefined, today: string, random: () => number): QuoteId {
  const known = QUOTES.find(({ id }) => id === seen?.id)?.id;
  if (known && seen?.day === today) return known;
  const others = QUOTES.filter(({ id }) => id !== known);
  return (others[Math.floor(random() * others.length)] ?? QUOTES[0]).id;
}
