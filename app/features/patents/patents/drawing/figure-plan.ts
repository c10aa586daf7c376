import type { SceneName } from "./perspective-view.ts";
import type { Device } from "./screen-view.ts";

/**
 * What a figure shows, in the words of its patent; the drawing is made from it. Lists are written in short, their
 * entries parted by bars: `dome: Upper shell | board: Main board`. `of` completes the figure's brief description.
 */
export type FigurePlan = { of: string } & (
  | { kind: "block" /** Indexes of components, row by row. */; rows: readonly (readonly number[])[] }
  | { kind: "flow" /** `? Question > 2` leads back to step 2 on a no, counted from 1. */; steps: string }
  | { kind: "exploded"; parts: string }
  | { kind: "screen"; device: Device; title: string; regions: string }
  | { kind: "perspective"; scene: SceneName; parts: string }
  | { kind: "section"; layers: string }
  | {
      kind: "sequence";
      actors: readonly number[] /** `0>1 words`: who tells whom, by place among the actors. */;
      messages: string;
    }
  | { kind: "state" /** `condition -> event that ends it`. */; states: string }
  | { kind: "record" /** `Table: field, field`. */; tables: string }
  | { kind: "graph"; axes: readonly [x: string, y: string]; curves: string }
  | { kind: "plan"; site: string; items: string }
  | { kind: "network"; hub: number; leaves: readonly number[] }
  | { kind: "detail"; component: number; parts: string }
);

export const FIGURE_KINDS = [
  "block",
  "flow",
  "exploded",
  "screen",
  "perspective",
  "section",
  "sequence",
  "state",
  "record",
  "graph",
  "plan",
  "network",
  "detail",
] as const satisfies readonly FigurePlan["kind"][];
export type FigureKind = FigurePlan["kind"];
