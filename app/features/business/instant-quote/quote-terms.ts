import type { PriceTerm } from "~/features/tools/estimates/priced-work.schemas.ts";

/** What can be typed of the terms of a price, and of the hours: percent, and dollars an hour. */
export const TERM_LIMITS: Readonly<Record<PriceTerm | "hours", readonly [least: number, most: number]>> = {
  region: [10, 500],
  wage: [5, 500],
  tax: [0, 30],
  overhead: [0, 100],
  profit: [0, 100],
  contingency: [0, 100],
  hours: [25, 400],
};
