import {
  analyseLines,
  type ClimateZone,
  type ImageProblem,
  inspectImage,
  readSvg,
} from "~/engines/drawing/drawing.ts";
import { type FileProblem, problemOfFiles } from "./check-files.ts";
import { type SaveDeps, saveDrawing } from "./saved.commands.server.ts";
import { keepable, MOST_PICTURE_BYTES } from "./saved-limits.ts";
import { type ShownAnalysis, shortened } from "./shortened.ts";

export interface Upload {
  files: readonly File[];
  photographed: boolean;
  /** Of the form: what is sent twice is kept once. */
  idem: string;
  zone?: ClimateZone;
  /** Whose drawing it becomes; undefined where it is only to be read. */
  keepFor?: string;
}

/** What an SVG says, for the page that answers the form. */
export interface UploadResult extends ShownAnalysis {
  name: string;
  /** It holds more than was read. */
  partly: boolean;
}

export type UploadOutcome =
  | { ok: true; kept: string; partly: boolean }
  | { ok: true; read: UploadResult }
  | { ok: false; file: FileProblem }
  | { ok: false; image: ImageProblem; pixels?: number }
  /** A picture of pixels, for which the server has no reader of letters; one that moves; no room for another. */
  | { ok: false; refused: "unread" | "moving" | "full" };

const LONGEST_NAME = 120;

/**
 * Takes a drawing that was sent by a plain form: reads the texts of an SVG, or keeps the drawing for its member, who
 * goes on to measure on it.
 * @param deps undefined where there is no place for pictures
 */
export async function receiveDrawing(
  deps: SaveDeps | undefined,
  { files, photographed, idem, zone, keepFor }: Upload,
): Promise<UploadOutcome> {
  const [file] = files;
  if (!file) return { ok: false, file: "notAnImage" };
  const problem = problemOfFiles(files, photographed, MOST_PICTURE_BYTES);
  if (problem) return { ok: false, file: problem };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const image = inspectImage(bytes);
  if (!image.ok) return { ok: false, image: image.problem, pixels: image.pixels };
  const { format, width, height, animated } = image;
  const isText = format === "svg";
  if (animated) return { ok: false, refused: "moving" };
  const read = isText ? readSvg(new TextDecoder().decode(bytes)) : { lines: [], partly: false };
  const lines = keepable(read.lines);
  const partly = read.partly || lines.length < read.lines.length;
  if (keepFor !== undefined && deps) {
    const name = file.name.slice(0, LONGEST_NAME) || "drawing";
    const saved = await saveDrawing(deps, keepFor, { idem, name, width, height, lines }, bytes, image);
    if (saved.ok) return { ok: true, kept: saved.id, partly };
    return saved.error === "full" ? { ok: false, refused: "full" } : { ok: false, image: "notAnImage" };
  }
  if (!isText) return { ok: false, refused: "unread" };
  const shown = shortened(analyseLines(lines, "none", { zone }));
  return { ok: true, read: { name: file.name, ...shown, partly } };
}
