// The front door to files of records where there is a database.
// biome-ignore-all lint/performance/noBarrelFile: an engine's front door, the one file that others import

export { answerFile } from "./answer.server.ts";
export {
  dropFiles,
  dropOrphans,
  dropping,
  dropUnused,
  type FileRules,
  type FileSubject,
  keepFile,
  type ListedFile,
  listFiles,
  type NewFile,
  type OpenFile,
  openFile,
  openShown,
} from "./files.server.ts";
export type { FileProblem } from "./read-file.ts";
export { bytesInDatabase, type FileStore, storeOf, sweepFiles } from "./store.server.ts";
