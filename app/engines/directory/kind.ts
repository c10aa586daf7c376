import type { GenericSchema, InferOutput } from "valibot";
import type { Position } from "../place/place.ts";

/** How much an entry may have, and how much a search may ask. */
export const DIRECTORY_LIMITS = {
  name: 80,
  about: 600,
  places: 12,
  /** Entries that one workspace looks after. */
  entries: 30,
  reviewBody: 800,
  answer: 800,
  claimant: 120,
  evidence: 800,
  address: 200,
  /** Claims of one workspace that nobody has decided. */
  openClaims: 5,
  /** On the shortlist of one workspace. */
  kept: 40,
  /** Searches of one kind that one workspace keeps, and what one is called. */
  searches: 20,
  searchCalled: 60,
  query: 600,
  /** Photos of an entry, the largest one, and what is said of it. */
  photos: 12,
  photoBytes: 4 * 1024 * 1024,
  job: 100,
  /** Reports of one workspace that nobody has decided, and what one says. */
  openReports: 20,
  report: 500,
  /** Words of a search. */
  words: 6,
  /** Values of one facet that are asked for at once. */
  chosen: 20,
  /** Entries, or places near one, that a search looks at, counts and ranks. */
  ranked: 2_000,
  /** On one page of a list. */
  shown: 12,
  compared: 3,
  reviews: 20,
} as const;

export interface NewPlace extends Position {
  called: string;
  address: string;
  phone: string;
  hours: string;
}

/** A kind of entry: what its attributes are, and by what it is found. */
export interface DirectoryKind<Schema extends GenericSchema = GenericSchema> {
  name: string;
  /** What `attrs` holds. It is read with it again: what an older form wrote and no longer fits is not shown. */
  schema: Schema;
  /** The facets in the order in which they are shown. */
  facets: readonly string[];
  /** What an entry is found by: pairs of a facet and a value. */
  facetsOf: (attrs: InferOutput<Schema>) => readonly (readonly [facet: string, value: string])[];
  /** Facets whose values are typed and not chosen from a list: they are looked for, and not counted. */
  typed?: readonly string[];
  /** What of the attributes is found by words, beside the name, the text and the places. */
  wordsOf?: (attrs: InferOutput<Schema>) => readonly string[];
  /** Each entry is about the account that wrote it: one of each, and whom one of two has blocked neither sees. */
  isPerson?: boolean;
  /** Ordered by the formula of `rank.ts` instead of by name or nearness. */
  rank?: {
    /** How many proofs an entry can have: facets with the key `proof`, whose values begin with a day. */
    proofs: number;
    /** Least stars, by their lower bound, that a search may ask for: the facet `rating`, of no row. */
    ratings: readonly string[];
  };
}

/** Facets of ranked kinds: the days of what was seen, by which nobody chooses, and the least stars. */
export const PROOF = "proof";
export const RATING = "rating";

export const defineDirectory = <const Schema extends GenericSchema>(kind: DirectoryKind<Schema>) => kind;

/** What is asked of a directory by the address of its page. */
export interface Criteria {
  words: readonly string[];
  /** By facet: one of the values has to fit. Of several facets all have to. */
  chosen: Readonly<Record<string, readonly string[]>>;
  near?: Position & { withinMetres: number };
  page: number;
  /** The day, ISO 8601, by which proofs of a ranked kind count. */
  today?: string;
}
