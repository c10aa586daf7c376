import {
  analyseLines,
  type ClimateZone,
  type ImageProblem,
  inspectImage,
  readSvg,
} from "~/engines/drawing/drawing.ts";
import type { Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { type FileProblem, problemOfFiles } from "./check-files.ts";
import { type SaveDeps, saveDrawing } from "./saved.commands.server.ts";
import { keepable, MOST_PICTURE_BYTES, nameOf } from "./saved-limits.ts";
import { type ShownAnalysis, shortened } from "./shortened.ts";

export interface Upload {
  files: readonly File[];
  photographed: boolean;
  /** Of the form: what is sent twice is kept once. */
  idem: string;
  zone?: ClimateZone;
  /** Whose drawing it becomes; undefined where it is only to be read. */
  keepFor?: Person;
}

/** What an SVG says, for the page that answers the form. */
export interface UploadResult extends ShownAnalysis {
  name: string;
  /** It holds more than was read. */
  partly: boolean;
}

/**
 * `file`: what was chosen is no drawing's file; `image`: its bytes are no picture that is read. `unread`: a picture of
 * pixels, for which the server has no reader of letters; `moving`: one that moves; `full`: no room for another.
 */
export type UploadOutcome =
  | CommandResult<"unread" | "moving" | "full", { kept: string; partly: boolean } | { read: UploadResult }>
  | { ok: false; error: "file"; file: FileProblem }
  | { ok: false; error: "not-allowed" }
  | { ok: false; error: "image"; image: ImageProblem; pixels?: number };

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
  if (!file) return { ok: false, error: "file", file: "notAnImage" };
  const problem = problemOfFiles(files, photographed, MOST_PICTURE_BYTES);
  if (problem) return { ok: false, error: "file", file: problem };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const image = inspectImage(bytes);
  if (!image.ok) return { ok: false, error: "image", image: image.problem, pixels: image.pixels };
  const { format, width, height, animated } = image;
  const isText = format === "svg";
  if (animated) return { ok: false, error: "moving" };
  const read = isText ? readSvg(new TextDecoder().decode(bytes)) : { lines: [], partly: false };
  const lines = keepable(read.lines);
  const partly = read.partly || lines.length < read.lines.length;
  if (keepFor !== undefined && deps) {
    const name = nameOf(file.name);
    const saved = await saveDrawing(deps, keepFor, {
      idem,
      name,
      width,
      height,
      lines,
      picture: bytes,
      looked: image,
    });
    if (saved.ok) return { ok: true, kept: saved.id, partly };
    if (saved.error === "not-allowed") return { ok: false, error: "not-allowed" };
    return saved.error === "full"
      ? { ok: false, error: "full" }
      : { ok: false, error: "image", image: "notAnImage" };
  }
  if (!isText) return { ok: false, error: "unread" };
  const shown = shortened(analyseLines(lines, "none", { zone }));
  return { ok: true, read: { name: file.name, ...shown, partly } };
}
