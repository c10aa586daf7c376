import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { Key } from "~/i18n/namespaces.ts";
import type { Quote } from "./checkout.queries.server.ts";
import type { DeliveryKind } from "./quote.logic.ts";

/** What the page of a checkout needs of a quote; none of an empty cart. */
export function shownQuote(quote: Quote, language: Language) {
  if (quote.lines.length === 0) return undefined;
  const t = translator(language, "orders");
  const { content, taxCents, totalCents, ships, short, changed, seen, region, reward, code } = quote;
  const named = translator(language, "shop");
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
    seen,
    reward: reward?.id,
    code,
    /** Rewards that this cart can have. */
    rewards: quote.usable.map(({ id, cents, productId }) => ({
      id,
      cents,
      product: productId ? named(`products.${productId}.name` as Key<"shop">) : undefined,
    })),
  };
}
export type ShownQuote = NonNullable<ReturnType<typeof shownQuote>>;
