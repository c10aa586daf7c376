/** Climate zones of the energy code; `4m` is the marine part of zone 4. */
export const CLIMATE_ZONES = ["0", "1", "2", "3", "4", "4m", "5", "6", "7", "8"] as const;
export type ClimateZone = (typeof CLIMATE_ZONES)[number];

export const isClimateZone = (text: unknown): text is ClimateZone =>
  (CLIMATE_ZONES as readonly unknown[]).includes(text);

/** R-value in the cavities, and of what lies unbroken over the framing. */
export type Layers = readonly [cavity: number, continuous: number];

interface Row {
  ceiling: number;
  /** Of the edition before, 2018: places that still follow it ask for less. */
  ceiling2018: number;
  /** Any of these will do. */
  walls: readonly Layers[];
  floor: number;
}

const WARM_WALLS: readonly Layers[] = [
  [13, 0],
  [0, 10],
];
const MIDDLE_WALLS: readonly Layers[] = [
  [20, 0],
  [13, 5],
  [0, 15],
];
const COLD_WALLS: readonly Layers[] = [
  [30, 0],
  [20, 5],
  [13, 10],
  [0, 20],
];

const HOT: Row = { ceiling: 30, ceiling2018: 30, walls: WARM_WALLS, floor: 13 };
const COOL: Row = { ceiling: 60, ceiling2018: 49, walls: COLD_WALLS, floor: 30 };
const COLD: Row = { ...COOL, floor: 38 };

/** Least insulation of ceilings, wood-framed walls and floors: IRC N1102.1.3 of 2021. */
export const INSULATION: Readonly<Record<ClimateZone, Row>> = {
  "0": HOT,
  "1": HOT,
  "2": { ...HOT, ceiling: 49, ceiling2018: 38 },
  "3": { ceiling: 49, ceiling2018: 38, walls: MIDDLE_WALLS, floor: 19 },
  "4": { ...COOL, floor: 19 },
  "4m": COOL,
  "5": COOL,
  "6": COOL,
  "7": COLD,
  "8": COLD,
};
