/** What can be changed of a price beside what is done: percent, and dollars an hour. */
export const PRICE_TERMS = ["region", "wage", "tax", "overhead", "profit", "contingency"] as const;
export type PriceTerm = (typeof PRICE_TERMS)[number];
