import type { Patent } from "../patent.ts";
import { ANSWERS_AND_DRAWINGS } from "./answers-and-drawings.data.ts";
import { EQUIPMENT_SHARING } from "./equipment-sharing.data.ts";
import { ESTIMATES_AND_BIDS } from "./estimates-and-bids.data.ts";
import { FIELD_OPERATIONS } from "./field-operations.data.ts";
import { HAZARD_AND_PROXIMITY } from "./hazard-and-proximity.data.ts";
import { OVERLAY_AND_MODELS } from "./overlay-and-models.data.ts";
import { SITE_HEALTH } from "./site-health.data.ts";
import { VOICE_AND_LANGUAGE } from "./voice-and-language.data.ts";

/** The sample portfolio, in the order of its numbers. Nothing of it is a filed or a granted patent. */
export const PATENTS: readonly Patent[] = [
  ...ANSWERS_AND_DRAWINGS,
  ...VOICE_AND_LANGUAGE,
  ...HAZARD_AND_PROXIMITY,
  ...SITE_HEALTH,
  ...OVERLAY_AND_MODELS,
  ...ESTIMATES_AND_BIDS,
  ...EQUIPMENT_SHARING,
  ...FIELD_OPERATIONS,
].sort((a, b) => a.id - b.id);

/** The day from which the filing calendar counts. */
export const DATA_DATE = "2026-11-20";

/** A patent of the shortlist, in the order in which they are to be filed. */
export interface Shortlisted {
  id: number;
  /** Planned pages of the specification. */
  pages: number;
  /** The owner's sample estimate of what this patent may bring, in millions of US dollars. */
  marketValue: readonly [low: number, high: number];
}

/** The ten to be filed first. */
export const SHORTLIST: readonly Shortlisted[] = [
  { id: 9, pages: 78, marketValue: [14, 18] },
  { id: 1, pages: 74, marketValue: [12, 16] },
  { id: 2, pages: 70, marketValue: [12, 16] },
  { id: 16, pages: 66, marketValue: [10, 13] },
  { id: 24, pages: 62, marketValue: [8, 11] },
  { id: 10, pages: 60, marketValue: [8, 11] },
  { id: 3, pages: 54, marketValue: [6, 8] },
  { id: 31, pages: 51, marketValue: [5, 7] },
  { id: 13, pages: 48, marketValue: [6, 12] },
  { id: 40, pages: 46, marketValue: [4, 8] },
];
