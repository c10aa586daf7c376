import { FILE_LIMITS, type FileKind, type FileType } from "./file-kinds.ts";
import { type Broken, lettersAt, type Read } from "./picture/bytes.ts";
import { isJpeg, readJpeg } from "./picture/jpeg.ts";
import { isPng, readPng } from "./picture/png.ts";
import { isWebp, readWebp } from "./picture/webp.ts";

/** A file as it is kept: what it is by its own bytes, and these without anything that does not belong to it. */
export interface ReadFile {
  type: FileType;
  bytes: Uint8Array<ArrayBuffer>;
  width: number | null;
  height: number | null;
}

export type FileProblem =
  /** No bytes at all. */
  | "empty"
  /** Bytes of nothing that is kept for this. */
  | "unknown"
  /** It ends before the picture or the document does. */
  | "truncated"
  | "moving"
  | "tooManyPixels";

const PICTURES: readonly [FileType, (bytes: Uint8Array) => boolean, (bytes: Uint8Array) => Read | Broken][] =
  [
    ["image/png", isPng, readPng],
    ["image/jpeg", isJpeg, readJpeg],
    ["image/webp", isWebp, readWebp],
  ];

/** Where the mark of its end has to stand in a PDF, counted from the last byte (ISO 32000-1, annex H). */
const PDF_END = 1_024;

function readPdf(bytes: Uint8Array): ReadFile | FileProblem {
  const tail = Math.max(0, bytes.length - PDF_END);
  if (!lettersAt(bytes, tail, bytes.length - tail).includes("%%EOF")) return "truncated";
  return { type: "application/pdf", bytes: bytes.slice(), width: null, height: null };
}

/**
 * What a file is by its bytes, whatever its name and type say, or why it is not kept. Of a picture everything is left
 * out that draws nothing: where and with what it was taken, comments, thumbnails, other files behind its end.
 */
export function readFile(bytes: Uint8Array, kind: FileKind): ReadFile | FileProblem {
  if (bytes.length === 0) return "empty";
  for (const [type, is, read] of PICTURES) {
    if (!is(bytes)) continue;
    const found = read(bytes);
    if (typeof found === "string") return found;
    const { width, height } = found;
    if (width === 0 || height === 0) return "truncated";
    return width * height > FILE_LIMITS.pixels ? "tooManyPixels" : { type, ...found };
  }
  if (kind === "document" && lettersAt(bytes, 0, 5) === "%PDF-") return readPdf(bytes);
  return "unknown";
}
