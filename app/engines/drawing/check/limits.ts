/**
 * The limits that are checked, with section, edition and how well the figure was checked, as the knowledge base has
 * them. International Residential Code for one- and two-family dwellings; lengths in inches, areas in square feet.
 * Places amend the code: every finding says to verify with the local authority.
 */
export const RULES = {
  roomArea: { section: "R304.1", edition: "2015–2021", limit: 70, unit: "ft2", bound: "min" },
  /** The printed area of a room against its sides: no limit, but one of the figures is wrong. */
  roomAreaPrinted: { section: "R304.1", edition: "2015–2021" },
  roomWidth: { section: "R304.2", edition: "2021", limit: 84, unit: "in", bound: "min" },
  ceiling: { section: "R305.1", edition: "2021", limit: 84, unit: "in", bound: "min" },
  /** Baths, toilets and laundries. */
  ceilingLow: { section: "R305.1", edition: "2021", limit: 80, unit: "in", bound: "min" },
  /** The nominal size of a window: its clear opening is smaller still. */
  escapeArea: { section: "R310.2", edition: "2021", limit: 5.7, unit: "ft2", bound: "min" },
  escapeWidth: { section: "R310.2", edition: "2021", limit: 20, unit: "in", bound: "min" },
  escapeHeight: { section: "R310.2", edition: "2021", limit: 24, unit: "in", bound: "min" },
  escapeSill: { section: "R310.2", edition: "2021", limit: 44, unit: "in", bound: "max" },
  exitDoorWidth: { section: "R311.2", edition: "2021", limit: 32, unit: "in", bound: "min" },
  exitDoorHeight: { section: "R311.2", edition: "2021", limit: 78, unit: "in", bound: "min" },
  hallWidth: { section: "R311.6", edition: "2021", limit: 36, unit: "in", bound: "min" },
  stairWidth: { section: "R311.7.1", edition: "2018–2021", limit: 36, unit: "in", bound: "min" },
  headroom: { section: "R311.7.2", edition: "2018–2021", limit: 80, unit: "in", bound: "min" },
  /** Risers times their height. */
  flight: { section: "R311.7.3", edition: "2018–2021", limit: 151, unit: "in", bound: "max" },
  riser: { section: "R311.7.5.1", edition: "2018–2021", limit: 7.75, unit: "in", bound: "max" },
  tread: { section: "R311.7.5.2", edition: "2018–2021", limit: 10, unit: "in", bound: "min" },
  handrailLow: { section: "R311.7.8", edition: "2021", limit: 34, unit: "in", bound: "min" },
  handrailHigh: { section: "R311.7.8", edition: "2021", limit: 38, unit: "in", bound: "max" },
  landing: { section: "R311.7.6", edition: "2021", limit: 36, unit: "in", bound: "min" },
  guard: { section: "R312.1.2", edition: "2021", limit: 36, unit: "in", bound: "min" },
  /** On the open side of a stair. */
  stairGuard: { section: "R312.1.2", edition: "2021", limit: 34, unit: "in", bound: "min" },
  /** What a sphere must not pass. */
  guardOpening: { section: "R312.1.3", edition: "2021", limit: 4, unit: "in", bound: "max" },
  stairGuardOpening: { section: "R312.1.3", edition: "2021", limit: 4.375, unit: "in", bound: "max" },
  garageDoorRating: { section: "R302.5.1", edition: "2015–2021", limit: 20, unit: "min", bound: "min" },
  garageDoorThickness: { section: "R302.5.1", edition: "2015–2021", limit: 1.375, unit: "in", bound: "min" },
  garageWall: { section: "R302.6", edition: "2021", limit: 0.5, unit: "in", bound: "min" },
  /** Type X, under habitable rooms. */
  garageCeiling: { section: "R302.6", edition: "2021", limit: 0.625, unit: "in", bound: "min" },
  glazing: { section: "R303.1", edition: "2021", limit: 8, unit: "percent", bound: "min" },
  openable: { section: "R303.1", edition: "2021", limit: 4, unit: "percent", bound: "min" },
  toiletSide: { section: "R307.1", edition: "2021", limit: 15, unit: "in", bound: "min" },
  toiletFront: { section: "R307.1", edition: "2021", limit: 21, unit: "in", bound: "min" },
  lavatoryFront: { section: "R307.1", edition: "2021", limit: 21, unit: "in", bound: "min" },
  toiletWidth: { section: "P2705.1", edition: "2021", limit: 30, unit: "in", bound: "min" },
  showerArea: { section: "P2708.1", edition: "2021", limit: 900, unit: "in2", bound: "min" },
  showerSide: { section: "P2708.1", edition: "2021", limit: 30, unit: "in", bound: "min" },
  toiletFlow: { section: "P2903.2", edition: "2021", limit: 1.6, unit: "gpf", bound: "max" },
  showerFlow: { section: "P2903.2", edition: "2021", limit: 2.5, unit: "gpm", bound: "max" },
  lavatoryFlow: { section: "P2903.2", edition: "2021", limit: 2.2, unit: "gpm", bound: "max" },
  sinkFlow: { section: "P2903.2", edition: "2021", limit: 2.2, unit: "gpm", bound: "max" },
  /** 35 ft, less what its elbows take off. */
  dryerLength: { section: "M1502.4.6", edition: "2018–2021", limit: 420, unit: "in", bound: "max" },
  dryerDiameter: { section: "M1502.4.6", edition: "2018–2021", limit: 4, unit: "in", bound: "min" },
  receptacles: { section: "E3901.2", edition: "2021", limit: 144, unit: "in", bound: "max" },
  receptacleReach: { section: "E3901.2", edition: "2021", limit: 72, unit: "in", bound: "max" },
  counterReceptacles: { section: "E3901.4", edition: "2021", limit: 48, unit: "in", bound: "max" },
  counterReach: { section: "E3901.4", edition: "2021", limit: 24, unit: "in", bound: "max" },
  footingWidth: { section: "R403.1.1", edition: "2015–2021", limit: 12, unit: "in", bound: "min" },
  footingDepth: { section: "R403.1.1", edition: "2015–2021", limit: 6, unit: "in", bound: "min" },
  slab: { section: "R506.1", edition: "2021", limit: 3.5, unit: "in", bound: "min" },
  /** Questions that a sheet raises and cannot answer by a figure of its own. */
  escapeNeeded: { section: "R310.1", edition: "2021" },
  smokeAlarms: { section: "R314.3", edition: "2021" },
  carbonMonoxide: { section: "R315.3", edition: "2021" },
  garageDoor: { section: "R302.5.1", edition: "2015–2021" },
  garageDoorCloses: { section: "R302.5.1", edition: "2015–2021" },
  guardNeeded: { section: "R312.1.1", edition: "2021" },
  handrail: { section: "R311.7.8", edition: "2021" },
  deckBeam: { section: "R507.5", edition: "2021" },
  insulation: { section: "N1102.1.3", edition: "2021" },
  /** Rules whose limit follows from the sheet: from the wood, from the share of what it lies in, from the zone. */
  deckSpan: { section: "R507.6", edition: "2021", unit: "in", bound: "max" },
  deckOverhang: { section: "R507.6", edition: "2021", unit: "in", bound: "max" },
  studCut: { section: "R602.6", edition: "2021", unit: "percent", bound: "max" },
  atticVents: { section: "R806.2", edition: "2021", unit: "ft2", bound: "min" },
  atticRatio: { section: "R806.2", edition: "2021", unit: "ratio", bound: "max" },
  insulationCeiling: { section: "N1102.1.3", edition: "2021", unit: "r", bound: "min" },
  insulationWall: { section: "N1102.1.3", edition: "2021", unit: "r", bound: "min" },
  insulationFloor: { section: "N1102.1.3", edition: "2021", unit: "r", bound: "min" },
} as const satisfies Record<
  string,
  { section: string; edition: string; limit?: number; unit?: Unit; bound?: "min" | "max" }
>;

/** Inches, square feet and inches, shares, minutes of fire, gallons a flush and a minute, R, 150 of 1/150, pieces. */
export type Unit = "in" | "ft2" | "in2" | "percent" | "min" | "gpf" | "gpm" | "r" | "ratio" | "count";

export type RuleId = keyof typeof RULES;
/** Rules with a figure. */
export type LimitId = { [K in RuleId]: (typeof RULES)[K] extends { limit: number } ? K : never }[RuleId];

/** Rules that hold a figure against a limit, whether it stands here or follows from the sheet. */
export type BoundId = { [K in RuleId]: (typeof RULES)[K] extends { unit: Unit } ? K : never }[RuleId];

/** A printed area may differ from its sides by so much: rounding, and sides that are measured to the finish. */
export const PRINTED_AREA_TOLERANCE = 0.05;

/** What an elbow takes off the length of a dryer's duct. */
export const ELBOW_IN = { 90: 60, 45: 30 } as const;

/** Widths of dressed studs in inches by their nominal size. */
export const STUD_WIDTHS: Readonly<Record<string, number>> = {
  "2x3": 2.5,
  "2x4": 3.5,
  "2x6": 5.5,
  "2x8": 7.25,
};

/** Percent of them in the upper part, for the smaller share. */
export const ATTIC_UPPER = { least: 40, most: 50 } as const;

/** A leaf of 3-0 leaves about 34 in clear: stops, hinges and the thickness of the open leaf take some 2 in. */
export const LEAF_LOSS_IN = 2;
