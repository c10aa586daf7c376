import type { ClimateZone } from "~/engines/drawing/check/insulation-table.ts";
import { readPoints, readTakeoff, takeoffFields } from "~/engines/drawing/takeoff/address.ts";
import type { Point } from "~/engines/drawing/takeoff/geometry.ts";
import { type Takeoff, typedInches } from "~/engines/drawing/takeoff/takeoff.ts";
import {
  finished,
  isComplete,
  isTool,
  pointsMissing,
  type Tapping,
  type Tool,
  tapped,
  without,
} from "~/engines/drawing/takeoff/tapping.ts";

import { readZone } from "./blueprint.schemas.ts";

/** Widths in which a plan is shown, so that a press on it means the same place on every screen. */
export const ZOOMS = [640, 960, 1280] as const;
export type Zoom = (typeof ZOOMS)[number];

export interface PlanSize {
  width: number;
  height: number;
}

/** What the address of a measuring page says. */
export interface PlanState {
  zoom: Zoom;
  takeoff: Takeoff;
  tapping: Tapping;
  /** What was typed and cannot be used, and how many points are missing. */
  error?: { field: "length" | "price" | "points"; missing: number };
  typed: { length: string; label: string; price: string };
  zone?: ClimateZone;
}

const MOST_CENTS = 10_000_000;
/** Dollars as somebody types them, in cents; undefined where it is no price. */
export function centsOf(text: string): number | undefined {
  const match = /^\$?\s*(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  if (!match) return undefined;
  return Math.min(MOST_CENTS, Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0")));
}

const takesLength = (tool: Tool) => tool === "scale" || tool === "check";

/** A finished tool is followed by the one that is wanted next. */
export const nextTool = (tool: Tool): Tool => (tool === "scale" ? "check" : tool === "check" ? "area" : tool);

/** What is wrong with what was typed, if anything. */
export function problemOf(tapping: Tapping, typed: PlanState["typed"]): PlanState["error"] {
  const missing = pointsMissing(tapping);
  if (!isComplete(tapping)) return { field: "points", missing };
  if (takesLength(tapping.tool) && typedInches(typed.length) === undefined)
    return { field: "length", missing };
  if (!takesLength(tapping.tool) && typed.price.trim() !== "" && centsOf(typed.price) === undefined)
    return { field: "price", missing };
  return undefined;
}

const LONGEST = 60;
/** An address with any of them says what is measured. */
const STATE_FIELDS = ["s", "c", "m", "p", "tool"];

/**
 * The state of a measuring page from its address: a press on the picture (`at.x`, `at.y`, in pixels as shown), or a
 * button that says what to `do`. Every state is an address, so the browser's way back takes the last press back.
 * @param kept what an address without a state of its own opens with
 */
export function readPlan(params: URLSearchParams, { width }: PlanSize, kept?: Takeoff): PlanState {
  const asked = Number(params.get("zoom"));
  const zoom = ZOOMS.find((value) => value === asked) ?? 640;
  const tool = params.get("tool");
  const text = (name: string) => (params.get(name) ?? "").slice(0, LONGEST);
  const typed = { length: text("length"), label: text("label"), price: text("price") };
  const zone = readZone(params);
  const opened = kept && !STATE_FIELDS.some((field) => params.has(field));
  let takeoff = opened ? kept : readTakeoff(params);
  let tapping: Tapping = { tool: isTool(tool) ? tool : "scale", points: readPoints(params.get("p")) };
  let error: PlanState["error"];

  const [x, y] = [params.get("at.x"), params.get("at.y")];
  if (x !== null && y !== null && /^\d{1,5}$/.test(x) && /^\d{1,5}$/.test(y)) {
    const scale = width / zoom;
    tapping = tapped(tapping, { x: Math.round(Number(x) * scale), y: Math.round(Number(y) * scale) });
  }
  const order = params.get("do") ?? "";
  if (order === "undo") tapping = { ...tapping, points: tapping.points.slice(0, -1) };
  if (order === "clear") tapping = { ...tapping, points: [] };
  if (order.startsWith("remove-")) takeoff = without(takeoff, Number(order.slice("remove-".length)));
  if (order === "finish") {
    error = problemOf(tapping, typed);
    if (!error) {
      const unitCents = centsOf(typed.price);
      takeoff = finished(takeoff, tapping, { length: typed.length, label: typed.label, unitCents });
      tapping = { tool: nextTool(tapping.tool), points: [] as Point[] };
      return { zoom, zone, takeoff, tapping, typed: { length: "", label: "", price: "" } };
    }
  }
  return { zoom, zone, takeoff, tapping, error, typed };
}

/** The hidden fields that carry a state from one press to the next. */
export function planFields(
  plan: string,
  { zoom, zone, takeoff, tapping }: PlanState,
): [name: string, value: string][] {
  return [
    ["plan", plan],
    ["zoom", String(zoom)],
    ...(zone ? ([["zone", zone]] as [string, string][]) : []),
    ["tool", tapping.tool],
    ["p", tapping.points.map(({ x, y }) => `${x}.${y}`).join("_")],
    ...takeoffFields(takeoff),
  ];
}
