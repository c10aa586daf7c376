/**
 * Heights in ft from which somebody at an activity is protected from falling. `from` counts the height itself, `over`
 * only what is above it: 29 CFR 1926.501(b)(1), 1926.451(g)(1), 1926.760(a).
 */
export const FALL_TRIGGERS = {
  edge: { feet: 6, at: "from", section: "1926.501(b)(1)" },
  scaffoldWork: { feet: 10, at: "over", section: "1926.451(g)(1)" },
  steelErection: { feet: 15, at: "over", section: "1926.760(a)" },
} as const;
export const FALL_ACTIVITIES = [
  "edge",
  "scaffoldWork",
  "steelErection",
] as const satisfies readonly (keyof typeof FALL_TRIGGERS)[];

/** A scaffold higher than so many of its least base widths is held against tipping: 29 CFR 1926.451(c)(1). */
export const TIE_RATIO = 4;

/** How many times its load a part of a scaffold holds: 29 CFR 1926.451(a)(1), (a)(4). */
export const SCAFFOLD_FACTORS = { scaffoldPart: 4, suspensionRope: 6 } as const;
export const SCAFFOLD_PARTS = [
  "scaffoldPart",
  "suspensionRope",
] as const satisfies readonly (keyof typeof SCAFFOLD_FACTORS)[];

/** Clearances in ft of equipment from power lines by the highest kV of a band: 29 CFR 1926.1408, table A. */
const LINE_CLEARANCES: readonly (readonly [upTo: number, feet: number])[] = [
  [50, 10],
  [200, 15],
  [350, 20],
  [500, 25],
  [750, 35],
  [1000, 45],
];
/** Above this the utility or a registered engineer says how far. */
export const HIGHEST_LINE_KV = 1000;
/** @param kv at most `HIGHEST_LINE_KV` */
export const lineClearance = (kv: number): number =>
  LINE_CLEARANCES.find(([upTo]) => kv <= upTo + 1e-9)?.[1] ?? 45;

/** Action levels and permissible limits in µg/m³ over eight hours: 29 CFR 1926.1153 (silica), 1926.62 (lead). */
export const AIR_LIMITS = {
  silica: { action: 25, limit: 50, section: "1926.1153" },
  lead: { action: 30, limit: 50, section: "1926.62" },
} as const;
export const SUBSTANCES = ["silica", "lead"] as const satisfies readonly (keyof typeof AIR_LIMITS)[];

/** Toilets by table D-1 of 29 CFR 1926.51(c)(1): one seat up to so many workers, then seats and urinals, each for so many. */
export const FEW_WORKERS = 20;
export const MANY_WORKERS = 200;
export const workersEach = (workers: number): 40 | 50 => (workers >= MANY_WORKERS ? 50 : 40);

/** An extinguisher rated 2A for so many ft², no farther than so many ft away: 29 CFR 1926.150(c)(1)(i). */
export const EXTINGUISHER = { areaFt2: 3000, travelFt: 100 } as const;

/** °F that a surface is warmer than the dew point, or paint and coatings fail on it. */
export const DEW_MARGIN_F = 5;
