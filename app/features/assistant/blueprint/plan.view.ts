import type { Tapping } from "~/engines/drawing/drawing.ts";

// What the page of a plan shows; the address is read and written by `plan.schemas.ts`, on the server.

/** Widths in which a plan is shown, so that a press on it means the same place on every screen. */
export const ZOOMS = [640, 960, 1280] as const;
export type Zoom = (typeof ZOOMS)[number];

export interface PlanSize {
  width: number;
  height: number;
}

/**
 * What is wrong with what was set and typed, and how many points are missing or are the most. `tooMany`: more points than
 * one measurement takes; `full`: the take-off has no room for another.
 */
export interface MeasureProblem {
  reason: "length" | "price" | "points" | "tooMany" | "full";
  count: number;
}

/** The field that a problem stands beside. */
export const fieldOf = ({ reason }: MeasureProblem): "length" | "price" | "points" =>
  reason === "length" || reason === "price" ? reason : "points";

/** What is set and typed of a measurement that is not finished. */
export interface Measuring {
  tapping: Tapping;
  typed: { length: string; label: string; price: string };
}

/** The hidden fields that carry a state from one press to the next, and as a query its address. */
export type PlanFields = readonly (readonly [name: string, value: string])[];

/** A refused change comes back to the state that the address holds. */
export const addressOf = (fields: PlanFields) =>
  `/blueprint-analyzer?${new URLSearchParams(fields.map(([name, value]) => [name, value]))}`;

/** How to save a plan whose URL is full: immediately for a member, or after signing in. */
export interface PlanOffer {
  member: boolean;
  idem: string;
}
