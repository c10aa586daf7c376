import { EXTENSIONS } from "../accepted-files.ts";

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

/**
 * One image file by its type and name, or what is wrong. Some systems give no type; then the name decides.
 * @param photographed a camera's file may have any name
 */
export function problemOfFiles(files: readonly Described[], photographed = false): FileProblem | undefined {
  const [file] = files;
  if (!file || files.length > 1) return "many";
  const extension = extensionOf(file.name);
  if (file.type === "application/pdf" || extension === "pdf") return "pdf";
  const isImage = file.type ? file.type.startsWith("image/") : isAccepted(extension);
  if (!isImage) return "notAnImage";
  if (!photographed && !isAccepted(extension)) return "type";
  if (file.size < LEAST_BYTES) return "small";
  return file.size > MOST_BYTES ? "large" : undefined;
}
