// The front door to directories for pages, schemas and tests. What needs the database is in directory.server.ts.
// biome-ignore-all lint/performance/noBarrelFile: an engine's front door, the one file that others import

export { directoryClaim } from "./claim.process.ts";
export { EntryClaim } from "./entry-claim.tsx";
export { type EntryStep, entrySteps, REVIEW_FIELDS } from "./entry-steps.ts";
export { type Counts, type Findable, findIn } from "./find.ts";
export {
  type Criteria,
  DIRECTORY_LIMITS,
  type DirectoryKind,
  defineDirectory,
  type NewPlace,
  PROOF,
  RATING,
} from "./kind.ts";
export { oldestProof, RANK, rankOf, rankParts, ratingOf, starsOf, wilson } from "./rank.ts";
