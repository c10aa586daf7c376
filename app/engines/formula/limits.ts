import type { Range } from "./formula.types.ts";

/** Ends beyond which a slip of the pen is likelier than a building; no rule stands behind them. */
export const plausible = (min: number, max: number): Range => ({ min, max, reason: "plausible" });

/** Feet; the shortest is half an inch, the longest a street of houses. */
export const LENGTH_FT = plausible(1 / 24, 10_000);
/** Sides of what is poured in one piece, in ft. */
export const SIDE_FT = plausible(1 / 24, 2_000);
/** Inches. */
export const THICKNESS_IN = plausible(0.25, 120);
/** Percent of the net quantity, added before anything is rounded up. */
export const WASTE = { ...plausible(0, 50), default: 10 };
/** Square feet to be covered. */
export const AREA_FT2 = plausible(1, 1_000_000);
/** Square feet of doors, windows and the like to leave out. */
export const OPENINGS_FT2 = { ...plausible(0, 100_000), default: 0 };
/** Pieces of the same kind. */
export const PIECES = { ...plausible(1, 10_000), default: 1 };

const rounded = (value: number) => new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 }).format(value);

/** A limit of a rule in a working, in both systems: `[36 in|914.4 mm]`. */
export const inches = (value: number): string => `[${value} in|${rounded(value * 25.4)} mm]`;
export const feet = (value: number): string => `[${value} ft|${Number((value * 0.3048).toFixed(3))} m]`;
