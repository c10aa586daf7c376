import type { Analysis, SheetLine } from "~/engines/drawing/drawing.ts";
import { dataUrlOf } from "./data-url.ts";
import { drawSvg } from "./draw-svg.ts";
import { startReader } from "./drawing-reader.ts";

/** The steps of the specification; each takes the time of its work, and a second at least. */
export const STEPS = ["processing", "detecting", "dimensions", "compliance", "recommendations"] as const;
export type Step = (typeof STEPS)[number];
export const percentOf = (step: Step): number => (STEPS.indexOf(step) + 1) * 20;
const STEP_MS = 1_000;

/** A drawing as the page shows it; places on it are in these pixels. */
export interface Drawing {
  name: string;
  /** As a data URL. */
  source: string;
  width: number;
  height: number;
  moving: boolean;
}

export interface Reading {
  drawing: Drawing;
  analysis: Analysis;
  lines: SheetLine[];
  /** The file holds more than was read. */
  partly: boolean;
}

interface Listener {
  onStep(step: Step): void;
  onDrawing(drawing: Drawing): void;
  onFound(found: { strokes: number; lines: number }): void;
}

const second = () => new Promise((resolve) => setTimeout(resolve, STEP_MS));

/** Longer side of an SVG that has to be rasterised to be read. */
const DRAWN_SIDE = 2_400;

/**
 * Reads a drawing on this device. A drawing that holds nothing legible comes back with an empty analysis.
 * @throws ReaderStopped with the reason, where there is one
 */
export async function analyseFile(file: File, listener: Listener, signal: AbortSignal): Promise<Reading> {
  const reader = startReader(signal);
  /** One step: its work, and its second. */
  const paced = async <T>(step: Step, work: Promise<T>): Promise<T> => {
    listener.onStep(step);
    const [result] = await Promise.all([work, second()]);
    return result;
  };

  reader.send({ kind: "file", file });
  const processed = (async () => {
    const { format, width, height, moving, preview } = await reader.hear("processed");
    // By its bytes: under another type it would not be shown.
    const type = format === "svg" ? "image/svg+xml" : `image/${format}`;
    const source = await dataUrlOf(preview ?? new Blob([file], { type }));
    const drawing = { name: file.name, source, width, height, moving };
    listener.onDrawing(drawing);
    return drawing;
  })();
  const drawing = await paced("processing", processed);

  const detected = (async () => {
    const answer = await reader.hear("detected", "undrawn");
    if (answer.stage === "detected") return { answer, drawing };
    const bitmap = await drawSvg(file, answer.width, answer.height, DRAWN_SIDE);
    // Positions are in the pixels of the rasterised picture.
    const drawn = { ...drawing, width: bitmap.width, height: bitmap.height };
    listener.onDrawing(drawn);
    reader.send({ kind: "bitmap", bitmap }, [bitmap]);
    return { answer: await reader.hear("detected"), drawing: drawn };
  })();
  const found = await paced("detecting", detected);
  listener.onFound({ strokes: found.answer.strokes, lines: found.answer.lines });

  await paced("dimensions", reader.hear("read"));
  await paced("compliance", reader.hear("checked"));
  const { analysis, lines, partly } = await paced("recommendations", reader.hear("analyzed"));
  return { drawing: found.drawing, analysis, lines, partly };
}
