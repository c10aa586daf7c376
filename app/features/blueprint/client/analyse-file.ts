import type { Analysis } from "~/engines/drawing/analysis.ts";
import type { SheetLine } from "~/engines/drawing/sheet.ts";
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
}

interface Listener {
  onStep(step: Step): void;
  onDrawing(drawing: Drawing): void;
  onFound(found: { strokes: number; lines: number }): void;
}

const second = () => new Promise((resolve) => setTimeout(resolve, STEP_MS));

function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

/** Longer side of an SVG that has to be drawn to be read. */
const DRAWN_SIDE = 2_400;

/** An SVG as pixels, in a size of its own whether it has one or not. An image runs no script of it and fetches nothing. */
async function draw(file: File, width: number, height: number): Promise<ImageBitmap> {
  const scale = DRAWN_SIDE / Math.max(width, height);
  const size = ` width="${Math.round(width * scale)}" height="${Math.round(height * scale)}"`;
  const sized = (await file.text()).replace(
    /(<(?:\w+:)?svg\b)([^>]*)/,
    (_, head: string, attributes: string) =>
      head + size + attributes.replace(/\s(?:width|height)\s*=\s*(?:"[^"]*"|'[^']*')/g, ""),
  );
  const image = new Image();
  image.src = await dataUrlOf(new Blob([sized], { type: "image/svg+xml" }));
  await image.decode();
  return createImageBitmap(image);
}

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
    const bitmap = await draw(file, answer.width, answer.height);
    // Places on it are in the pixels that it was drawn with.
    const drawn = { ...drawing, width: bitmap.width, height: bitmap.height };
    listener.onDrawing(drawn);
    reader.send({ kind: "bitmap", bitmap }, [bitmap]);
    return { answer: await reader.hear("detected"), drawing: drawn };
  })();
  const found = await paced("detecting", detected);
  listener.onFound({ strokes: found.answer.strokes, lines: found.answer.lines });

  await paced("dimensions", reader.hear("read"));
  await paced("compliance", reader.hear("checked"));
  const { analysis, lines } = await paced("recommendations", reader.hear("analyzed"));
  return { drawing: found.drawing, analysis, lines };
}
