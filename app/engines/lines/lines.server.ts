// The front door to money documents where the database is needed. What pages need is in lines.ts.
// biome-ignore-all lint/performance/noBarrelFile: an engine's front door, the one file that others import

export {
  acceptedAs,
  createDocument,
  type DocumentFilter,
  deleteDraft,
  listDocuments,
  makingDocument,
  type NewDocument,
  newestVersion,
  type ReadDocument,
  readDocument,
  recordsOf,
  saveDocument,
  sentContent,
  sentTitle,
  takingDocuments,
} from "./documents.server.ts";
export { linesCsv } from "./lines-csv.server.ts";
export {
  type Acceptance,
  acceptDocument,
  exampleVersion,
  freezeDocument,
  isOutdated,
  type Prepared,
  type PreparedVersion,
  prepareAcceptance,
  prepareVersion,
  verifyDocument,
  writeVersion,
} from "./send.server.ts";
