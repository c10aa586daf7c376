// The front door to directories where the database is needed. What pages need is in directory.ts.
// biome-ignore-all lint/performance/noBarrelFile: an engine's front door, the one file that others import

export { claimEntry, decideClaim, showEvidence, withdrawClaim } from "./claims.commands.server.ts";
export {
  compareEntries,
  entryAbout,
  entryOf,
  entryStatements,
  type ReadPlace,
  readClaims,
  searchDirectory,
  type WaitingClaim,
} from "./directory.queries.server.ts";
export {
  removeEntry,
  type StoredEntry,
  sampleEntries,
  saveEntry,
  searchedWords,
  storedEntry,
} from "./entries.commands.server.ts";
export { entryRefusal, takeEntryStep } from "./entry-steps.server.ts";
export { keepEntry, keptEntries, letEntryGo } from "./kept.server.ts";
export {
  addEntryPhoto,
  dropEntryPhoto,
  ENTRY_PHOTO,
  entryPhotos,
  maySeeEntryPhoto,
} from "./photos.server.ts";
export type { Answered } from "./rank.server.ts";
export { decideReport, type ReadReport, readReports, reportReview } from "./reports.commands.server.ts";
export { answerReview, dropReview, type Relation, writeReview } from "./reviews.commands.server.ts";
export { dropSearch, keepSearch, keptSearches } from "./searches.server.ts";
export { twinsOf } from "./twins.server.ts";
export { walledOff } from "./walls.server.ts";
