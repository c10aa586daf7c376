import type { Machine } from "~db/schema/listing.terms.ts";

/** Figures of a machine in millimetres, kilograms and watts, as listings keep them. */
export interface MachineFigures {
  weight: number;
  digs?: number;
  reaches?: number;
  lifts?: number;
  power?: number;
}

/**
 * Common sizes of each class, small to large: figures of ours in the middle of what makers print, for choosing a size and
 * not for rigging. The machine's own plate and chart decide.
 */
export const SIZES: Readonly<Record<Machine, readonly [MachineFigures, MachineFigures, MachineFigures]>> = {
  miniExcavator: [
    { weight: 1_700, digs: 2_300, reaches: 3_800, lifts: 250 },
    { weight: 3_500, digs: 3_100, reaches: 5_200, lifts: 600 },
    { weight: 5_500, digs: 3_800, reaches: 6_100, lifts: 1_000 },
  ],
  excavator: [
    { weight: 8_000, digs: 4_100, reaches: 6_900, lifts: 1_600 },
    { weight: 14_000, digs: 5_500, reaches: 8_300, lifts: 3_200 },
    { weight: 22_000, digs: 6_600, reaches: 9_900, lifts: 5_500 },
  ],
  skidSteer: [
    { weight: 1_900, lifts: 500, reaches: 2_700 },
    { weight: 2_900, lifts: 900, reaches: 3_000 },
    { weight: 4_300, lifts: 1_400, reaches: 3_300 },
  ],
  trencher: [
    { weight: 320, digs: 600 },
    { weight: 700, digs: 900 },
    { weight: 2_100, digs: 1_200 },
  ],
  plateCompactor: [{ weight: 80 }, { weight: 140 }, { weight: 420 }],
  roller: [{ weight: 900 }, { weight: 2_600 }, { weight: 10_500 }],
  telehandler: [
    { weight: 4_900, lifts: 2_500, reaches: 5_800 },
    { weight: 9_600, lifts: 3_600, reaches: 13_200 },
    { weight: 14_500, lifts: 4_500, reaches: 16_800 },
  ],
  scissorLift: [
    { weight: 1_250, lifts: 230, reaches: 7_800 },
    { weight: 2_900, lifts: 320, reaches: 11_900 },
    { weight: 5_900, lifts: 680, reaches: 14_100 },
  ],
  boomLift: [
    { weight: 4_800, lifts: 230, reaches: 12_600 },
    { weight: 7_400, lifts: 230, reaches: 15_700 },
    { weight: 12_300, lifts: 230, reaches: 21_900 },
  ],
  generator: [
    { weight: 75, power: 5_500 },
    { weight: 900, power: 20_000 },
    { weight: 1_900, power: 56_000 },
  ],
  lightTower: [
    { weight: 650, reaches: 6_000, power: 4_000 },
    { weight: 900, reaches: 8_500, power: 6_000 },
    { weight: 1_200, reaches: 9_000, power: 8_000 },
  ],
  dumpTrailer: [
    { weight: 680, lifts: 2_500 },
    { weight: 1_100, lifts: 4_200 },
    { weight: 1_900, lifts: 7_000 },
  ],
};

/** Typical cents a day of each size, for the sample machines. */
export const SAMPLE_DAYS: Readonly<Record<Machine, readonly [number, number, number]>> = {
  miniExcavator: [22_500, 29_500, 36_000],
  excavator: [42_000, 61_000, 88_000],
  skidSteer: [21_000, 27_500, 34_500],
  trencher: [14_500, 19_500, 33_000],
  plateCompactor: [6_500, 8_500, 14_000],
  roller: [16_500, 24_000, 47_500],
  telehandler: [31_000, 44_500, 59_500],
  scissorLift: [11_500, 17_500, 26_500],
  boomLift: [26_500, 34_500, 52_500],
  generator: [6_000, 17_500, 28_500],
  lightTower: [9_500, 12_500, 15_500],
  dumpTrailer: [7_500, 10_500, 16_500],
};
