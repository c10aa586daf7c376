import type { CardProblem } from "~/engines/rates/rates.ts";
import { problemOfCard, type RateCard, stepPrices } from "~/engines/rates/rates.ts";

/** Bands of delivery that a listing keeps. */
export const MOST_BANDS = 3;

/** The figures of a rate card that searches sum up, as the columns of a listing. */
export interface Figures {
  dayCents: number;
  weekCents: number;
  monthCents: number;
  leastCents: number;
  leastDays: number;
  feesCents: number;
  taxRate: number;
  nearMetres: number;
  nearCents: number;
  midMetres: number;
  midCents: number;
  farMetres: number;
  farCents: number;
}

/** Those of what is on offer without a card. */
export const NO_FIGURES: Figures = {
  ...{ dayCents: 0, weekCents: 0, monthCents: 0, leastCents: 0, leastDays: 0, feesCents: 0, taxRate: 0 },
  ...{ nearMetres: 0, nearCents: 0, midMetres: 0, midCents: 0, farMetres: 0, farCents: 0 },
};

/**
 * What a card comes to in the columns of its listing: with them the database sums up the same total as `quote` for whole
 * days without a waiver.
 * @returns the figures, or what is wrong with the card: `leastHours` that are no whole days, and more than three bands, are
 *   refused as `amount` and `bands`
 */
export function figuresOf(
  card: RateCard,
): { ok: true; figures: Figures } | { ok: false; problem: CardProblem } {
  const problem = problemOfCard(card);
  if (problem) return { ok: false, problem };
  const { leastHours = 0, delivery = [] } = card;
  if (leastHours % 24 !== 0) return { ok: false, problem: { code: "amount" } };
  if (delivery.length > MOST_BANDS || delivery.some(({ upTo }) => !Number.isSafeInteger(upTo)))
    return { ok: false, problem: { code: "bands" } };
  const steps = stepPrices(card.prices);
  const [near, mid, far] = delivery;
  return {
    ok: true,
    figures: {
      dayCents: steps.day,
      weekCents: steps.week,
      monthCents: steps.month,
      leastCents: card.leastCents ?? 0,
      leastDays: leastHours / 24,
      feesCents: Object.values(card.fees ?? {}).reduce((sum, cents) => sum + cents, 0),
      taxRate: card.taxRate ?? 0,
      ...{ nearMetres: near?.upTo ?? 0, nearCents: near?.cents ?? 0 },
      ...{ midMetres: mid?.upTo ?? 0, midCents: mid?.cents ?? 0 },
      ...{ farMetres: far?.upTo ?? 0, farCents: far?.cents ?? 0 },
    },
  };
}
