/** THHN and THWN-2 conductors with their insulation, in², NEC chapter 9 table 5; smallest first. */
export const THHN_AREA_IN2 = {
  "14": 0.0097,
  "12": 0.0133,
  "10": 0.0211,
  "8": 0.0366,
  "6": 0.0507,
  "4": 0.0824,
  "3": 0.0973,
  "2": 0.1158,
  "1": 0.1562,
  "1/0": 0.1855,
  "2/0": 0.2223,
  "3/0": 0.2679,
  "4/0": 0.3237,
} as const;

export type ThhnSize = keyof typeof THHN_AREA_IN2;
export const THHN_SIZES = (Object.keys(THHN_AREA_IN2) as ThhnSize[]).sort(
  (a, b) => THHN_AREA_IN2[a] - THHN_AREA_IN2[b],
);
export const thhnArea = (size: string): number => THHN_AREA_IN2[size as ThhnSize] ?? 0;
