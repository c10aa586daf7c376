import { type ImageProblem, MOST_PIXELS } from "~/engines/drawing/drawing.ts";
import type { Translate } from "~/i18n/translator.ts";
import { EXTENSIONS } from "./accepted-files.ts";

/** Twenty-five megabytes; a sheet at 200 dots per inch has two. */
export const MOST_BYTES = 25 * 1024 * 1024;
/** No picture fits into less. */
export const LEAST_BYTES = 20;

/** Why a choice of files is not read, before anybody looks into them. */
export type FileProblem = "many" | "notAnImage" | "pdf" | "type" | "small" | "large";

interface Described {
  name: string;
  type: string;
  size: number;
}

const extensionOf = (name: string) => /\.([a-z\d]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";
const isAccepted = (extension: string) => (EXTENSIONS as readonly string[]).includes(extension);

/** What somebody chose is refused in these words: the specification's own, where it has some. */
export function fileProblemText(
  t: Translate<"drawing-reader">,
  problem: FileProblem,
  most = MOST_BYTES,
): string {
  switch (problem) {
    case "many":
      return t("errors.many");
    case "pdf":
      return `${t("errors.notAnImage")}. ${t("errors.pdf")}`;
    case "type":
      return t("errors.type", { types: EXTENSIONS.map((extension) => `.${extension}`).join(", ") });
    case "small":
      return t("errors.small", { bytes: String(LEAST_BYTES) });
    case "large":
      return t("errors.large", { bytes: String(most) });
    default:
      return t("errors.notAnImage");
  }
}

/** What the bytes of a file are refused for. */
export function imageProblemText(t: Translate<"drawing-reader">, problem: ImageProblem, pixels = 0): string {
  switch (problem) {
    case "empty":
      return fileProblemText(t, "small");
    case "notAnImage":
      return `${t("errors.notAnImage")}. ${t("errors.bytes")}`;
    default:
      return t(`errors.${problem}`, { million: Math.round(pixels / 1e6), most: MOST_PIXELS / 1e6 });
  }
}

/**
 * One image file by its type and name, or what is wrong. Some systems give no type; then the name decides.
 * @param photographed a camera's file may have any name
 * @param most bytes that are taken
 */
export function problemOfFiles(
  files: readonly Described[],
  photographed = false,
  most = MOST_BYTES,
): FileProblem | undefined {
  const [file] = files;
  if (!file || files.length > 1) return "many";
  const extension = extensionOf(file.name);
  if (file.type === "application/pdf" || extension === "pdf") return "pdf";
  const isImage = file.type ? file.type.startsWith("image/") : isAccepted(extension);
  if (!isImage) return "notAnImage";
  if (!photographed && !isAccepted(extension)) return "type";
  if (file.size < LEAST_BYTES) return "small";
  return file.size > most ? "large" : undefined;
}
