/** Drainage fixture units of groups and single fixtures: IRC table P3004.1, water closets of 1.6 gallons a flush. */
export const DRAINAGE_UNITS = {
  fullBaths: 5,
  halfBaths: 4,
  kitchens: 2,
  laundries: 3,
  waterClosets: 3,
  lavatories: 1,
  tubs: 2,
  showers: 2,
  kitchenSinks: 2,
  dishwashers: 2,
  standpipes: 2,
  laundryTubs: 2,
  barSinks: 1,
} as const;

/** Water supply fixture units, cold and hot together: IRC table P2903.6, water closets with a tank. */
export const SUPPLY_UNITS = {
  fullBaths: 3.6,
  waterClosets: 2.2,
  lavatories: 0.7,
  tubs: 1.4,
  showers: 1.4,
  kitchenSinks: 1.4,
  dishwashers: 1.4,
  standpipes: 1.4,
  hoseBibbs: 2.5,
} as const;

/** Falls in inches a foot at which drains are tabulated. */
export const DRAIN_SLOPES = ["1/8", "1/4", "1/2"] as const;
export type DrainSlope = (typeof DRAIN_SLOPES)[number];

/** The most drainage fixture units of a building drain by its size in in and its slope: IPC 2018, table 710.1(1). */
const DRAINS: readonly (readonly [size: number, units: Readonly<Partial<Record<DrainSlope, number>>>])[] = [
  [2, { "1/4": 21, "1/2": 26 }],
  [2.5, { "1/4": 24, "1/2": 31 }],
  [3, { "1/8": 36, "1/4": 42, "1/2": 50 }],
  [4, { "1/8": 180, "1/4": 216, "1/2": 250 }],
  [5, { "1/8": 390, "1/4": 480, "1/2": 575 }],
  [6, { "1/8": 700, "1/4": 840, "1/2": 1000 }],
];

/** The smallest drain in in that a water closet may run into. */
const TOILET_DRAIN_IN = 3;

/** The smallest building drain in in; undefined above the table. */
export const drainFor = (units: number, slope: DrainSlope, toilet: boolean): number | undefined =>
  DRAINS.find(([size, most]) => (most[slope] ?? -1) >= units && (!toilet || size >= TOILET_DRAIN_IN))?.[0];

/** The longest trap arms in ft by the size of the trap in in, and how much they fall in a foot, in in: IRC P3105.1. */
export const TRAP_ARMS = {
  "1-1/4": { most: 5, fall: 1 / 4 },
  "1-1/2": { most: 6, fall: 1 / 4 },
  "2": { most: 8, fall: 1 / 4 },
  "3": { most: 12, fall: 1 / 8 },
  "4": { most: 16, fall: 1 / 8 },
} as const;
export const TRAP_SIZES = [
  "1-1/4",
  "1-1/2",
  "2",
  "3",
  "4",
] as const satisfies readonly (keyof typeof TRAP_ARMS)[];

/** The least fall of a drain in in a foot by its size in in: IRC P3005.3. */
export const leastFall = (pipe: number): number => (pipe <= 2.5 ? 1 / 4 : 1 / 8);
/** The smallest water service of a dwelling in in: IRC P2903.7. */
export const LEAST_SERVICE_IN = 3 / 4;
