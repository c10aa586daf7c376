import type { Analysis, ImageFormat, ImageProblem, SheetLine } from "~/engines/drawing/drawing.ts";

/** What the page sends to the reader: the file, and later a drawing of it that only a page can make. */
export type Request = { kind: "file"; file: File } | { kind: "bitmap"; bitmap: ImageBitmap };

/** What the reader answers, one after the other; `refused` and `failed` are the last word. */
export type Answer =
  | {
      stage: "processed";
      format: ImageFormat;
      width: number;
      height: number;
      moving: boolean;
      preview?: Blob;
    }
  /** An SVG without texts: it has to be rasterised, which workers cannot do. */
  | { stage: "undrawn"; width: number; height: number }
  | { stage: "detected"; strokes: number; lines: number }
  | { stage: "read" }
  | { stage: "checked" }
  /** `partly`: the file holds more than is read. */
  | { stage: "analyzed"; analysis: Analysis; lines: SheetLine[]; partly: boolean }
  | { stage: "refused"; problem: ImageProblem; pixels?: number }
  | { stage: "failed" };

export type Stage = Answer["stage"];
export type AnswerOf<S extends Stage> = Extract<Answer, { stage: S }>;
