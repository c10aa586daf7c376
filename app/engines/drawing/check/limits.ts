/**
 * The limits that are checked, with section, edition and how well the figure was checked, as the knowledge base has
 * them. International Residential Code for one- and two-family dwellings; lengths in inches, areas in square feet.
 * Places amend the code: every finding says to verify with the local authority.
 */
export const RULES = {
  roomArea: { section: "R304.1", edition: "2015–2021", limit: 70, unit: "ft2", bound: "min" },
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
  guard: { section: "R312.1.2", edition: "2021", limit: 36, unit: "in", bound: "min" },
  footingWidth: { section: "R403.1.1", edition: "2015–2021", limit: 12, unit: "in", bound: "min" },
  footingDepth: { section: "R403.1.1", edition: "2015–2021", limit: 6, unit: "in", bound: "min" },
  slab: { section: "R506.1", edition: "2021", limit: 3.5, unit: "in", bound: "min" },
  /** Questions that a sheet raises and cannot answer by a figure of its own. */
  escapeNeeded: { section: "R310.1", edition: "2021" },
  smokeAlarms: { section: "R314.3", edition: "2021" },
  carbonMonoxide: { section: "R315.3", edition: "2021" },
  garageDoor: { section: "R302.5.1", edition: "2015–2021" },
  insulation: { section: "N1102.1.3", edition: "2021" },
} as const satisfies Record<
  string,
  { section: string; edition: string; limit?: number; unit?: "in" | "ft2"; bound?: "min" | "max" }
>;

export type RuleId = keyof typeof RULES;
/** Rules with a figure. */
export type LimitId = { [K in RuleId]: (typeof RULES)[K] extends { limit: number } ? K : never }[RuleId];

/** A leaf of 3-0 leaves about 34 in clear: stops, hinges and the thickness of the open leaf take some 2 in. */
export const LEAF_LOSS_IN = 2;
