import { CONDUCTOR_SIZES, type ConductorSize } from "./circular-mils.ts";
import type { METALS } from "./resistivity.ts";

type Metal = (typeof METALS)[number];

/** What the insulation of a conductor, or a terminal, endures in °C: the columns of the tables below. */
export const RATINGS_C = ["60", "75", "90"] as const;
export type RatingC = (typeof RATINGS_C)[number];
type Columns = readonly [at60: number, at75: number, at90: number];

const columnOf = (rating: RatingC) => RATINGS_C.indexOf(rating);

/**
 * Amperes by size and column, no more than three current-carrying conductors in a raceway, cable or earth at 30 °C:
 * NEC 2023, table 310.16. Aluminum of 14 AWG has none.
 */
export const AMPACITIES: Record<Metal, Partial<Record<ConductorSize, Columns>>> = {
  Cu: {
    "14": [15, 20, 25],
    "12": [20, 25, 30],
    "10": [30, 35, 40],
    "8": [40, 50, 55],
    "6": [55, 65, 75],
    "4": [70, 85, 95],
    "3": [85, 100, 115],
    "2": [95, 115, 130],
    "1": [110, 130, 145],
    "1/0": [125, 150, 170],
    "2/0": [145, 175, 195],
    "3/0": [165, 200, 225],
    "4/0": [195, 230, 260],
    "250": [215, 255, 290],
    "300": [240, 285, 320],
    "350": [260, 310, 350],
    "400": [280, 335, 380],
    "500": [320, 380, 430],
    "600": [350, 420, 475],
    "750": [400, 475, 535],
    "1000": [455, 545, 615],
  },
  Al: {
    "12": [15, 20, 25],
    "10": [25, 30, 35],
    "8": [35, 40, 45],
    "6": [40, 50, 55],
    "4": [55, 65, 75],
    "3": [65, 75, 85],
    "2": [75, 90, 100],
    "1": [85, 100, 115],
    "1/0": [100, 120, 135],
    "2/0": [115, 135, 150],
    "3/0": [130, 155, 175],
    "4/0": [150, 180, 205],
    "250": [170, 205, 230],
    "300": [195, 230, 260],
    "350": [210, 250, 280],
    "400": [225, 270, 305],
    "500": [260, 310, 350],
    "600": [285, 340, 385],
    "750": [320, 385, 435],
    "1000": [375, 445, 500],
  },
};

/** @returns amperes of table 310.16; undefined for a conductor that it does not have */
export const ampacityOf = (metal: Metal, size: ConductorSize, rating: RatingC): number | undefined =>
  AMPACITIES[metal][size]?.[columnOf(rating)];

/** Amperes that the breaker of a small conductor is at most, whatever its column says: NEC 240.4(D). */
export const SMALL_BREAKERS: Record<Metal, Partial<Record<ConductorSize, number>>> = {
  Cu: { "14": 15, "12": 20, "10": 30 },
  Al: { "12": 15, "10": 25 },
};

/** Factors by the highest °C of a band, NEC table 310.15(B)(1)(1); zero where the insulation does not endure it. */
const AMBIENT: readonly (readonly [upTo: number, factors: Columns])[] = [
  [10, [1.29, 1.2, 1.15]],
  [15, [1.22, 1.15, 1.12]],
  [20, [1.15, 1.11, 1.08]],
  [25, [1.08, 1.05, 1.04]],
  [30, [1, 1, 1]],
  [35, [0.91, 0.94, 0.96]],
  [40, [0.82, 0.88, 0.91]],
  [45, [0.71, 0.82, 0.87]],
  [50, [0.58, 0.75, 0.82]],
  [55, [0.41, 0.67, 0.76]],
  [60, [0, 0.58, 0.71]],
  [65, [0, 0.47, 0.65]],
  [70, [0, 0.33, 0.58]],
  [75, [0, 0, 0.5]],
  [80, [0, 0, 0.41]],
  [85, [0, 0, 0.29]],
];

/** The hottest surroundings that the table has, °C. */
export const HOTTEST_C = 85;

/** @param ambient °C, at most `HOTTEST_C`. @returns the factor; zero where no such conductor may lie */
export const ambientFactorOf = (ambient: number, rating: RatingC): number =>
  AMBIENT.find(([upTo]) => ambient <= upTo + 1e-6)?.[1][columnOf(rating)] ?? 0;

/** Factors by the largest number of current-carrying conductors together, NEC table 310.15(C)(1). */
const BUNDLES: readonly (readonly [upTo: number, factor: number])[] = [
  [3, 1],
  [6, 0.8],
  [9, 0.7],
  [20, 0.5],
  [30, 0.45],
  [40, 0.4],
  [Number.POSITIVE_INFINITY, 0.35],
];

export const bundleFactorOf = (conductors: number): number =>
  BUNDLES.find(([upTo]) => conductors <= upTo)?.[1] ?? 0.35;

/** The column of 75 °C terminals; for small conductors what 240.4(D) lets their breaker be. */
const atTerminals = (metal: Metal): Partial<Record<ConductorSize, number>> =>
  Object.fromEntries(
    CONDUCTOR_SIZES.flatMap((size) => {
      const amperes = SMALL_BREAKERS[metal][size] ?? ampacityOf(metal, size, "75");
      return amperes === undefined ? [] : [[size, amperes]];
    }),
  );

/**
 * Amperes that a conductor of a size may carry at 75 °C terminals, no more than three in a raceway at 30 °C
 * (NEC table 310.16); for 14, 12 and 10 what 240.4(D) lets its breaker be.
 */
export const AMPACITY: Record<Metal, Partial<Record<ConductorSize, number>>> = {
  Cu: atTerminals("Cu"),
  Al: atTerminals("Al"),
};

/** The smallest size that may carry a current in A; none above the table. */
export const sizeFor = (metal: Metal, amperes: number): ConductorSize | undefined =>
  CONDUCTOR_SIZES.find((size) => (AMPACITY[metal][size] ?? 0) >= amperes);
