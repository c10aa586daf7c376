import type { SQL, SQLWrapper } from "drizzle-orm";
import type { BatchResponse } from "drizzle-orm/batch";
import type { Database } from "~db/client.ts";
import type { Asked, Reads, Source } from "./site-sources.ts";

// What features tell of their records along the way of a job, from the first question to its project. None imports another.

/** Kinds of records in the order in which one leads to the next. */
export const CHAIN_KINDS = [
  "call",
  "ticket",
  "quoteRequest",
  "lead",
  "intake",
  "deal",
  "estimate",
  "proposal",
  "bidPackage",
  "project",
] as const;
export type ChainKind = (typeof CHAIN_KINDS)[number];

/** A record in the chain. */
export interface ChainEnd {
  kind: ChainKind;
  id: string;
}

/** What a record knows of the job, as somebody wrote it: the form of the record that comes next begins with it. */
export interface ChainFacts {
  client?: string;
  company?: string;
  email?: string;
  phone?: string;
  /** Where the work is. */
  place?: string;
  /** What the work is, in a line. */
  title?: string;
  note?: string;
  /** What it is worth, or likely will be. */
  cents?: number;
  /** What kind of job it is, by the word that the record has for it. */
  jobType?: string;
}

export interface ChainRecord extends ChainEnd {
  /** As somebody wrote it. */
  name: string;
  href: `/${string}`;
  /** Its state, in the reader's words. */
  state?: string;
  facts: ChainFacts;
}

/** What the statements need: the guard of every `where`, and the ids of the kind that are asked for. */
export interface ChainReach {
  /** For a workspace that whoever asks may read. */
  of: (workspace: SQLWrapper) => SQL;
  /** A subquery, for `in`. */
  ids: (kind: ChainKind) => SQL;
}

export type ChainSource = Source<ChainReach, ChainRecord>;

/** Declares a source: the rows of its statements have their types in `find`. */
export const chainSource = <const R extends Reads>(source: {
  reads: (db: Database, reach: ChainReach) => R;
  find: (rows: BatchResponse<R>, asked: Asked) => readonly ChainRecord[];
}) => source;
