// The front door to files of records for pages and forms; what needs a database is in file.server.ts.
// biome-ignore-all lint/performance/noBarrelFile: an engine's front door, the one file that others import

export {
  ACCEPTED,
  FILE_LIMITS,
  type FileKind,
  type FileType,
  fileHref,
  THUMB,
  thumbOf,
} from "./file-kinds.ts";
export { madeSmall } from "./made-small.ts";
export { ThumbMaker } from "./thumb-maker.ts";
