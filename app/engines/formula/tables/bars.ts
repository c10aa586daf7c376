/** Deformed bars by number, ASTM A615 nominal values: diameter in, area in², weight lb/ft. */
export const BARS = {
  "3": { diameter: 0.375, area: 0.11, weight: 0.376 },
  "4": { diameter: 0.5, area: 0.2, weight: 0.668 },
  "5": { diameter: 0.625, area: 0.31, weight: 1.043 },
  "6": { diameter: 0.75, area: 0.44, weight: 1.502 },
  "7": { diameter: 0.875, area: 0.6, weight: 2.044 },
  "8": { diameter: 1, area: 0.79, weight: 2.67 },
  "9": { diameter: 1.128, area: 1, weight: 3.4 },
  "10": { diameter: 1.27, area: 1.27, weight: 4.303 },
  "11": { diameter: 1.41, area: 1.56, weight: 5.313 },
  "14": { diameter: 1.693, area: 2.25, weight: 7.65 },
  "18": { diameter: 2.257, area: 4, weight: 13.6 },
} as const;

export type Bar = keyof typeof BARS;
export const BAR_NUMBERS = [
  "3",
  "4",
  "5",
  "6",
  "7",
  "8",
  "9",
  "10",
  "11",
  "14",
  "18",
] as const satisfies readonly Bar[];
