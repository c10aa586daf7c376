/** Electrical metallic tubing by trade size, smallest first: total inside area in in², NEC chapter 9 table 4. */
export const EMT_AREA_IN2 = {
  "1/2": 0.304,
  "3/4": 0.533,
  "1": 0.864,
  "1-1/4": 1.496,
  "1-1/2": 2.036,
  "2": 3.356,
} as const;

export type EmtSize = keyof typeof EMT_AREA_IN2;
export const EMT_SIZES = ["1/2", "3/4", "1", "1-1/4", "1-1/2", "2"] as const satisfies readonly EmtSize[];
