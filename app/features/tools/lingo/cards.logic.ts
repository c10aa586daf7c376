import { dayAfter } from "~/lib/local-day.ts";
/**
 * Leitner's boxes, after how many days a card of each is asked again. A card that is not known goes back to the first, and
 * is asked again on the same day.
 */
export const BOX_DAYS = [0, 1, 3, 7, 14, 30] as const;
export const LAST_BOX = BOX_DAYS.length;
/** New cards a day, so that tomorrow's repetitions stay few. */
export const NEW_A_DAY = 10;

export interface CardState {
  /** From 1. */
  box: number;
  /** The day from which it is asked, `YYYY-MM-DD`. */
  dueOn: string;
}

/** What becomes of a card that was answered; a new one stands in the first box. */
export function answered(box: number, knew: boolean, today: string): CardState {
  const next = knew ? Math.min(Math.max(1, Math.trunc(box)) + 1, LAST_BOX) : 1;
  return { box: next, dueOn: dayAfter(today, BOX_DAYS[next - 1] ?? 0) };
}

export interface Card extends CardState {
  slug: string;
  version: number;
  startedOn: string;
  /** When it was answered last, ISO 8601. */
  answeredAt: string;
}

/** A number by which words are spread over the alphabet, the same one every time. */
export function shuffled(slug: string): number {
  let hash = 0x811c9dc5;
  for (const letter of slug) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

export interface Deck {
  /** The slug of the card that is next, and its version; 0 for a new one. */
  next?: { slug: string; version: number; box: number };
  due: number;
  fresh: number;
  /** How many cards stand in each box. */
  boxes: number[];
}

/**
 * What is asked next: what is due from earlier days, then new cards while the day has room for them, then what was not
 * known today, the longest ago first.
 * @param slugs the terms of the deck
 * @param more how many new cards beyond those of a day
 */
export function deckOf(slugs: readonly string[], cards: readonly Card[], today: string, more = 0): Deck {
  const wanted = new Set(slugs);
  const known = new Map(cards.map((card) => [card.slug, card]));
  const due = cards.filter(({ slug, dueOn }) => wanted.has(slug) && dueOn <= today);
  const missed = ({ dueOn, box }: Card) => box === 1 && dueOn === today;
  const first = due
    .filter((card) => !missed(card))
    .sort((a, b) => (a.dueOn < b.dueOn ? -1 : a.dueOn > b.dueOn ? 1 : a.box - b.box));
  const again = due.filter(missed).sort((a, b) => (a.answeredAt < b.answeredAt ? -1 : 1));
  const begun = cards.filter(({ startedOn }) => startedOn === today).length;
  const room = Math.max(0, NEW_A_DAY + more - begun);
  const fresh = slugs
    .filter((slug) => !known.has(slug))
    .sort((a, b) => shuffled(a) - shuffled(b))
    .slice(0, room);
  const [one] = first.length > 0 ? first : fresh.length > 0 ? [] : again;
  const [begin] = fresh;
  const boxes = BOX_DAYS.map(
    (_, n) => cards.filter(({ slug, box }) => wanted.has(slug) && box === n + 1).length,
  );
  return {
    next: one ?? (begin === undefined ? undefined : { slug: begin, version: 0, box: 1 }),
    due: due.length,
    fresh: fresh.length,
    boxes,
  };
}
