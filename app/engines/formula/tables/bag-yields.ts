/** Concrete from one bag of dry mix, in cubic feet by weight in pounds: what makers print, 0.0075 ft³ a pound. */
export const BAG_YIELD_FT3 = { "40": 0.3, "50": 0.375, "60": 0.45, "80": 0.6, "90": 0.675 } as const;

export type BagWeight = keyof typeof BAG_YIELD_FT3;
export const BAG_WEIGHTS = ["40", "50", "60", "80", "90"] as const satisfies readonly BagWeight[];
