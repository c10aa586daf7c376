import type { ClimateZone } from "~/engines/formula/formula.ts";
import { AREA_SHARE, HALF_MM } from "~/engines/formula/formula.ts";
import type { Box, Metric, RoomKind } from "../text/entity.ts";
import { type BoundId, type LimitId, RULES, type RuleId, type Unit } from "./limits.ts";

/**
 * - `pass`, `fail`: the figure on the sheet against the limit
 * - `verify`: the sheet's figure is near the question but does not answer it, such as the nominal size of a window
 * - `unknown`: the sheet raises the question and holds nothing about it
 */
export type Verdict = "pass" | "fail" | "verify" | "unknown";

/** Where on a drawing alarms stand, and where none does. Sources are numbers of entities. */
export interface Placement {
  /** All of them, with the notes that ask for them. */
  alarms: number[];
  /** The rooms that have one, as printed. */
  rooms: string[];
  /** The bedrooms that have none. */
  lacking: { name: string; source: number }[];
  /** How many stand where the labels leave more than one room to them, or none. */
  unplaced: number;
}

export interface Finding {
  rule: RuleId;
  section: string;
  edition: string;
  verdict: Verdict;
  /** What it is about, as printed on the sheet: BEDROOM 3. */
  subject?: string;
  measured?: number;
  limit?: number;
  unit?: Unit;
  bound?: "min" | "max";
  /** Of insulation: what lies unbroken over the framing, on the sheet and by the table. */
  continuous?: { measured: number; limit: number };
  /** How the sheet wrote what was measured, where it did so in metric; the figures here stay inches and square feet. */
  metric?: Metric;
  /** Which of the given entities it comes from. */
  source?: number;
  /** Which of them raise a question that none of them answers. */
  raisedBy?: number[];
  /** Of alarms, where the entities have places. */
  placement?: Placement;
}

/** What is known about a sheet beside its text. */
export interface CheckContext {
  /** The room that a ceiling height without a room of its own is about. */
  room?: RoomKind;
  /** An unqualified door is the required exit door. */
  exitDoor?: boolean;
  /** Of the place; without it nothing is said about insulation. */
  zone?: ClimateZone;
  /** Where each entity stands on the picture, in its pixels; typed lines stand nowhere. */
  boxes?: readonly (Box | undefined)[];
}

export type About = Pick<Finding, "subject" | "source">;

/** Rounding must not fail what a tape cannot tell from the limit. */
const EPSILON = 1e-6;

/** A figure against a limit that follows from the sheet. */
export function held(rule: BoundId, measured: number, limit: number, about: About): Finding {
  const { section, edition, unit, bound } = RULES[rule];
  const holds = bound === "min" ? measured >= limit - EPSILON : measured <= limit + EPSILON;
  return { rule, section, edition, verdict: holds ? "pass" : "fail", measured, limit, unit, bound, ...about };
}

/** A figure against the limit of its rule. */
export const compare = (rule: LimitId, measured: number, about: About): Finding =>
  held(rule, measured, RULES[rule].limit, about);

/** What passes only if something holds that the sheet does not say. */
export const passing = (finding: Finding, verdict: Verdict): Finding =>
  finding.verdict === "pass" ? { ...finding, verdict } : finding;

/**
 * The finding of an entity that was written in metric. A length that lies nearer to the limit than half a millimetre,
 * or an area within the share above, fails by the conversion alone: 914 mm is what a drawing calls 36 in.
 */
export function inMetric(finding: Finding, metric: Metric | undefined): Finding {
  const { measured, limit, unit, verdict } = finding;
  if (!metric || measured === undefined || !(unit === "in" || unit === "ft2" || unit === "in2"))
    return finding;
  const near =
    limit !== undefined && Math.abs(measured - limit) < (unit === "in" ? HALF_MM : limit * AREA_SHARE);
  return { ...finding, metric, verdict: near && verdict === "fail" ? "verify" : verdict };
}

export const question = (
  rule: RuleId,
  verdict: "pass" | "verify" | "unknown",
  rest: Partial<Finding> = {},
): Finding => ({
  rule,
  section: RULES[rule].section,
  edition: RULES[rule].edition,
  verdict,
  ...rest,
});
