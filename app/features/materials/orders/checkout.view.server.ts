import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { Quote } from "./checkout.queries.server.ts";
import { DELIVERABLE, type DeliveryKind } from "./quote.logic.ts";

/** What the page of a checkout needs of a quote; none of an empty cart. */
export function shownQuote(quote: Quote, language: Language) {
  if (quote.lines.length === 0) return undefined;
  const t = translator(language, "orders");
  const { content, taxCents, totalCents, ships, short, changed, seen, region } = quote;
  return {
    content: {
      ...content,
      sections: content.sections.map((section) => ({
        ...section,
        title: t(`deliveries.${section.id as DeliveryKind}`),
      })),
    },
    taxCents,
    totalCents,
    ships,
    region,
    short: short.map(({ productId, name, onHand, quantity }) => ({ productId, name, onHand, quantity })),
    changed: changed.map(({ productId, name, before, unitCents }) => ({
      productId,
      name,
      before,
      unitCents,
    })),
    /** Whether a part of it cannot be handed over today. */
    waits: quote.lines.some(({ productId }) => !DELIVERABLE.has(productId)),
    seen,
  };
}
export type ShownQuote = NonNullable<ReturnType<typeof shownQuote>>;
