import type { Point } from "./geometry.ts";
import type { Measure, MeasureKind, Takeoff } from "./takeoff.ts";

export const TOOLS = ["scale", "check", "length", "area", "deduct", "count"] as const;
export type Tool = (typeof TOOLS)[number];

/** The characters of a label or of a typed length. */
export const MOST_LABEL = 60;

export const isTool = (text: unknown): text is Tool => (TOOLS as readonly unknown[]).includes(text);

/** How many points a tool takes before it is finished, and whether it takes more. */
const NEEDS: Readonly<Record<Tool, number>> = { scale: 2, check: 2, length: 2, area: 3, deduct: 3, count: 1 };
const takesTwo = (tool: Tool) => tool === "scale" || tool === "check";

/** What a person is in the middle of. */
export interface Tapping {
  tool: Tool;
  points: Point[];
}

/** Adds a tap. The scale and its check take two points; a third one starts over. */
export function tapped({ tool, points }: Tapping, point: Point): Tapping {
  return { tool, points: takesTwo(tool) && points.length >= 2 ? [point] : [...points, point] };
}

export const isComplete = ({ tool, points }: Tapping): boolean => points.length >= NEEDS[tool];
export const pointsMissing = ({ tool, points }: Tapping): number => Math.max(0, NEEDS[tool] - points.length);

/** What is said of a measure when it is finished. */
export interface Words {
  /** Of the scale and its check: the length in the building. */
  length: string;
  label: string;
  unitCents?: number;
}

/** The take-off with what was tapped, or the same take-off while points are missing. */
export function finished(takeoff: Takeoff, { tool, points }: Tapping, words: Words): Takeoff {
  const [from, to] = points;
  if (!isComplete({ tool, points }) || !from) return takeoff;
  if (takesTwo(tool) && to) return { ...takeoff, [tool]: { from, to, length: words.length } };
  const measure: Measure = {
    kind: tool as MeasureKind,
    label: words.label,
    points,
    ...(words.unitCents && { unitCents: words.unitCents }),
  };
  return { ...takeoff, measures: [...takeoff.measures, measure] };
}

/** The take-off without its `n`th measure. */
export const without = (takeoff: Takeoff, n: number): Takeoff => ({
  ...takeoff,
  measures: takeoff.measures.filter((_, at) => at !== n),
});
