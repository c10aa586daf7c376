import type { Language } from "~/i18n/languages.ts";

interface Deck {
  shown: Language;
  asked: Language;
  trade?: string;
  card?: string;
  turned?: boolean;
  more?: boolean;
}

/** The address of a deck of cards; what is as it always is stays out of it. */
export function deckPath({ shown, asked, trade, card, turned, more }: Deck): string {
  const params = new URLSearchParams({ shown, asked });
  if (trade) params.set("trade", trade);
  if (card) params.set("card", card);
  if (turned) params.set("turned", "1");
  if (more) params.set("more", "1");
  return `/lingo-cards?${params}`;
}
