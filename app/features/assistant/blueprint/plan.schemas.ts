import {
  type ClimateZone,
  finished,
  fits,
  isComplete,
  isTool,
  MOST_CENTS,
  MOST_LABEL,
  MOST_POINTS,
  type Point,
  pointsMissing,
  type Room,
  readPoints,
  readTakeoff,
  type Takeoff,
  type Tapping,
  type Tool,
  takeoffFields,
  tapped,
  typedInches,
  without,
  writePoints,
} from "~/engines/drawing/drawing.ts";
import { readZone } from "./blueprint.schemas.ts";
import { type MeasureProblem, type Measuring, type PlanSize, ZOOMS, type Zoom } from "./plan.view.ts";

/** What the address of a measuring page says. */
export interface PlanState extends Measuring {
  zoom: Zoom;
  takeoff: Takeoff;
  /** Whether the take-off is the one that is kept with the drawing, so that no address carries it. */
  kept: boolean;
  error?: MeasureProblem;
  zone?: ClimateZone;
}

/** Dollars as somebody types them, in cents; undefined where it is no price. */
export function centsOf(text: string): number | undefined {
  const match = /^\$?\s*(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  if (!match) return undefined;
  return Math.min(MOST_CENTS, Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0")));
}

const takesLength = (tool: Tool) => tool === "scale" || tool === "check";

/** A finished tool is followed by the one that is wanted next. */
const nextTool = (tool: Tool): Tool => (tool === "scale" ? "check" : tool === "check" ? "area" : tool);

const NOTHING_TYPED = { length: "", label: "", price: "" };

/** The points, the tool and the labels of a URL or a form. */
export function readMeasuring(fields: { get(name: string): unknown }): Measuring {
  const text = (name: string) => String(fields.get(name) ?? "");
  const word = (name: string) => text(name).slice(0, MOST_LABEL);
  const tool = fields.get("tool");
  return {
    tapping: { tool: isTool(tool) ? tool : "scale", points: readPoints(text("p")) },
    typed: { length: word("length"), label: word("label"), price: word("price") },
  };
}

const problem = (reason: MeasureProblem["reason"], count = 0): MeasureProblem => ({ reason, count });

function problemOf({ tapping, typed }: Measuring): MeasureProblem | undefined {
  if (tapping.points.length > MOST_POINTS) return problem("tooMany", MOST_POINTS);
  if (!isComplete(tapping)) return problem("points", pointsMissing(tapping));
  if (takesLength(tapping.tool))
    return typedInches(typed.length) === undefined ? problem("length") : undefined;
  return typed.price.trim() !== "" && centsOf(typed.price) === undefined ? problem("price") : undefined;
}

/**
 * The take-off with what was set and typed, and the tool that is wanted next; or what is wrong with it.
 * @param room where it will be written
 */
export function measured(
  takeoff: Takeoff,
  measuring: Measuring,
  room: Room,
): { ok: true; takeoff: Takeoff; measuring: Measuring } | { ok: false; error: MeasureProblem } {
  const { tapping, typed } = measuring;
  const error = problemOf(measuring);
  if (error) return { ok: false, error };
  const { length, label, price } = typed;
  const more = finished(takeoff, tapping, { length, label, unitCents: centsOf(price) });
  if (!fits(more, room)) return { ok: false, error: problem("full") };
  const next: Tapping = { tool: nextTool(tapping.tool), points: [] };
  return { ok: true, takeoff: more, measuring: { tapping: next, typed: NOTHING_TYPED } };
}

/** One point more, or the same points where a measurement takes no more. */
export function pressed(before: Tapping, point: Point): { tapping: Tapping; error?: MeasureProblem } {
  const tapping = tapped(before, point);
  if (tapping.points.length <= MOST_POINTS) return { tapping };
  return { tapping: before, error: problem("tooMany", MOST_POINTS) };
}

/** The points with the last one taken back, or none, if that is what a button says. */
export function pointsAfter(order: string, tapping: Tapping): Tapping {
  if (order === "undo") return { ...tapping, points: tapping.points.slice(0, -1) };
  return order === "clear" ? { ...tapping, points: [] } : tapping;
}

/** The take-off without the measure that a button removes, if it is one that does. */
export const removed = (order: string, takeoff: Takeoff): Takeoff =>
  order.startsWith("remove-") ? without(takeoff, Number(order.slice("remove-".length))) : takeoff;

/** An address with any of them holds a take-off. */
const TAKEOFF_FIELDS = ["s", "c", "m"];

/**
 * The state of a measuring page from its address: a press on the picture (`at.x`, `at.y`, in pixels as shown), or a
 * button that says what to `do`. Every state is an address, so the browser's way back takes the last press back.
 * @param kept the take-off of a kept drawing, which an address without one opens with
 */
export function readPlan(params: URLSearchParams, { width }: PlanSize, kept?: Takeoff): PlanState {
  const asked = Number(params.get("zoom"));
  const zoom = ZOOMS.find((value) => value === asked) ?? 640;
  const zone = readZone(params);
  const opened = TAKEOFF_FIELDS.some((field) => params.has(field)) ? undefined : kept;
  const takeoff = opened ?? readTakeoff(params);
  const { tapping: before, typed } = readMeasuring(params);
  const state = { zoom, zone, takeoff, kept: opened !== undefined, tapping: before, typed };

  const [x, y] = [params.get("at.x"), params.get("at.y")];
  if (x !== null && y !== null && /^\d{1,5}$/.test(x) && /^\d{1,5}$/.test(y)) {
    const scale = width / zoom;
    const point = { x: Math.round(Number(x) * scale), y: Math.round(Number(y) * scale) };
    return { ...state, ...pressed(before, point) };
  }
  const order = params.get("do") ?? "";
  if (order === "finish") {
    const finish = measured(takeoff, state, "address");
    if (!finish.ok) return { ...state, error: finish.error };
    return { ...state, takeoff: finish.takeoff, ...finish.measuring, kept: false };
  }
  const less = removed(order, takeoff);
  return {
    ...state,
    tapping: pointsAfter(order, before),
    takeoff: less,
    kept: state.kept && less === takeoff,
  };
}

/** A take-off that was emptied and not saved, in place of the one that is kept. */
const NOTHING_MEASURED: [name: string, value: string][] = [["m", ""]];

/** The hidden fields that carry a state from one press to the next. */
export function planFields(
  plan: string,
  { zoom, zone, takeoff, kept, tapping }: PlanState,
): [name: string, value: string][] {
  const carried = takeoffFields(takeoff);
  return [
    ["plan", plan],
    ["zoom", String(zoom)],
    ...(zone ? ([["zone", zone]] as [string, string][]) : []),
    ["tool", tapping.tool],
    ["p", writePoints(tapping.points)],
    ...(kept ? [] : carried.length > 0 ? carried : NOTHING_MEASURED),
  ];
}

/** What is set and typed, for a form that sends it again. */
export const measuringFields = ({ tapping, typed }: Measuring): [name: string, value: string][] => [
  ["tool", tapping.tool],
  ["p", writePoints(tapping.points)],
  ...Object.entries(typed).filter(([, value]) => value !== ""),
];

/**
 * The query with which a page goes on after a form was sent from it: its own with what is set and typed now, and
 * without the take-off once that is kept.
 */
export function queryAfter(search: string, measuring: Measuring, saved: boolean): string {
  const params = new URLSearchParams(search);
  const own = ["tool", "p", "length", "label", "price", "do", "at.x", "at.y"];
  for (const field of [...own, ...(saved ? TAKEOFF_FIELDS : [])]) params.delete(field);
  for (const [name, value] of measuringFields(measuring)) params.set(name, value);
  return params.toString();
}
