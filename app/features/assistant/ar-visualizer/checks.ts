import { RULES } from "~/engines/drawing/drawing.ts";
import { HALF_MM } from "~/engines/formula/formula.ts";
import { BALUSTER_GAP, type Kind, type Sizes } from "./objects.ts";

/** A rule, and what of the object is held to it. */
export interface Check {
  id: CheckId;
  section: string;
  edition: string;
  unit: "in" | "ft2" | "ratio";
  bound: "min" | "max";
  limit: number;
  found: number;
  holds: boolean;
}

const ADA = "2010";
const SCAFFOLD = "29 CFR 1926 Subpart L";

/** What the drawing engine does not check on sheets. */
const OWN = {
  shedPermit: { section: "IRC R105.2", edition: "2021", limit: 200, unit: "ft2", bound: "max" },
  rampSlope: { section: "ADA 405.2", edition: ADA, limit: 12, unit: "ratio", bound: "min" },
  rampWidth: { section: "ADA 405.5", edition: ADA, limit: 36, unit: "in", bound: "min" },
  rampRise: { section: "ADA 405.6", edition: ADA, limit: 30, unit: "in", bound: "max" },
  rampLanding: { section: "ADA 405.7", edition: ADA, limit: 60, unit: "in", bound: "min" },
  wallPermit: { section: "IRC R105.2", edition: "2021", limit: 48, unit: "in", bound: "max" },
  wallDesign: { section: "IRC R404.4", edition: "2021", limit: 48, unit: "in", bound: "max" },
  fencePermit: { section: "IRC R105.2", edition: "2021", limit: 84, unit: "in", bound: "max" },
  scaffoldWidth: { section: "OSHA 1926.451(b)(2)", edition: SCAFFOLD, limit: 18, unit: "in", bound: "min" },
  scaffoldRailLow: { section: "OSHA 1926.451(g)(4)", edition: SCAFFOLD, limit: 38, unit: "in", bound: "min" },
  scaffoldRailHigh: {
    section: "OSHA 1926.451(g)(4)",
    edition: SCAFFOLD,
    limit: 45,
    unit: "in",
    bound: "max",
  },
  scaffoldBase: { section: "OSHA 1926.451(c)(1)", edition: SCAFFOLD, limit: 4, unit: "ratio", bound: "max" },
} as const;

const HOUSE = ["guard", "guardOpening", "riser", "tread", "stairWidth", "flight", "landing"] as const;

export const CHECK_IDS = [...HOUSE, ...(Object.keys(OWN) as (keyof typeof OWN)[])];
export type CheckId = (typeof CHECK_IDS)[number];

/** A guard is asked for where the floor is higher than this above what is beside it. */
export const GUARD_FROM = 30;
/** Above this a scaffold has its guardrail (1926.451(g)(1)). */
export const RAIL_FROM = 120;

const FOUND: Record<Kind, (sizes: Sizes) => Partial<Record<CheckId, number>>> = {
  deck: ({ height, rail }) => ({
    ...(height > GUARD_FROM && { guard: rail }),
    ...(rail > 8 && { guardOpening: BALUSTER_GAP }),
  }),
  stair: ({ rise, risers, tread, width }) => ({
    ...{ riser: rise / risers, tread, stairWidth: width, flight: rise },
  }),
  lStair: ({ rise, risers, tread, width }) => ({
    ...{ riser: rise / risers, tread, stairWidth: width, landing: width },
    flight: (Math.ceil(risers / 2) * rise) / risers,
  }),
  shed: ({ width, depth }) => ({ shedPermit: (width * depth) / 144 }),
  cabinets: () => ({}),
  ramp: ({ rise, slope, width, landing }) => ({
    ...{ rampSlope: slope, rampWidth: width, rampRise: rise, rampLanding: landing },
  }),
  retainingWall: ({ height, footing }) => ({ wallDesign: height, wallPermit: height + footing }),
  fence: ({ height }) => ({ fencePermit: height }),
  scaffold: ({ width, depth, lift, lifts, rail }) => ({
    scaffoldWidth: depth,
    ...(lift * lifts > RAIL_FROM && { scaffoldRailLow: rail, scaffoldRailHigh: rail }),
    scaffoldBase: (lift * lifts) / Math.min(width, depth),
  }),
  excavator: () => ({}),
};

export const ruleOf = (id: CheckId) => {
  const isHouse = (one: CheckId): one is (typeof HOUSE)[number] =>
    (HOUSE as readonly CheckId[]).includes(one);
  if (!isHouse(id)) return OWN[id];
  const { section, edition, limit, unit, bound } = RULES[id];
  return { section: `IRC ${section}`, edition, limit, unit, bound };
};

export function checksOf(kind: Kind, sizes: Sizes): Check[] {
  const found = FOUND[kind](sizes);
  return CHECK_IDS.flatMap((id): Check[] => {
    const value = found[id];
    if (value === undefined) return [];
    const rule = ruleOf(id);
    // A limit in inches is met by the millimeters that it is called by: 914 mm for 36 in.
    const slack = rule.unit === "in" ? HALF_MM : 0.001;
    const holds = rule.bound === "min" ? value >= rule.limit - slack : value <= rule.limit + slack;
    return [{ id, ...rule, found: value, holds }];
  });
}

/** The fewest risers with which a stair of this rise keeps to the limit. */
export const risersFor = (rise: number): number => Math.ceil(rise / RULES.riser.limit - 1e-9);
