import type { SourceId } from "./sources.data.ts";

/**
 * Who is called: the line that an answer begins with, `leads.<lead>` of the joe-hazards namespace. The widest first:
 * of two dangers the wider call is made.
 */
export const LEADS = ["fire", "ambulance", "police", "care", "stop"] as const;
export type Lead = (typeof LEADS)[number];

/**
 * A danger and how somebody tells of it. A sign is concepts that stand together: `fell height` is both within ten
 * words of one another, `not breath /3` within three, `head|spine broken` either of the first two, `fell !work` without
 * the last one near them.
 */
export interface HazardSigns {
  lead: Lead;
  /** What our words are drawn from. */
  sources: readonly SourceId[];
  /** Tells by itself that it happens; only a question about a rule that begins before it makes it none. */
  happening: readonly string[];
  /** Names it; it happens where somebody, some moment or a call for help stands beside it. */
  named?: readonly string[];
  /**
   * What is said of this scene and of no other: it tells by itself, and where it is the only one of its kind in a
   * question its steps stand open, whatever else the words may bring up.
   */
  defining?: readonly string[];
}
