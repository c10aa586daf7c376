import type { SQL, SQLWrapper } from "drizzle-orm";
import type { BatchItem, BatchResponse } from "drizzle-orm/batch";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Database } from "~db/client.ts";
import type { Namespaces } from "../i18n/namespaces.ts";

// What a feature gives to the morning brief of a site (`features/projects/morning-brief`).

/** A rule by its name; its words are `<id>` of the namespace `brief-rules`, so that none is without them. */
export type RuleId = Extract<keyof Namespaces["brief-rules"], string>;
/** A threshold by its name; its words are `<name>` of the namespace `brief-limits`. */
export type LimitId = Extract<keyof Namespaces["brief-limits"], string>;

/** From 1, hardly felt, to 5, somebody may be killed or the work is stopped. */
export type Severity = 1 | 2 | 3 | 4 | 5;
/** From 1, can be thought of, to 5, is so already. */
export type Likelihood = 1 | 2 | 3 | 4 | 5;

/**
 * A part of a sentence, written in the reader's language when it is shown: a number or a sign, a calendar day, a moment by
 * the clocks of the site, somebody's words, or a word of the namespace `brief-words`.
 */
export type Said =
  | number
  | { day: string }
  | { at: string }
  | { typed: string }
  | { word: Extract<keyof Namespaces["brief-words"], string> };

/** A record that a finding rests on. */
export interface FoundRow {
  name: Said;
  /** What of it counts: its day, its number. */
  more?: Said;
  /** The page of the record. */
  href: string;
  /** Whether the name is somebody's: holders of a link do not read it. */
  person?: true;
}

/** What a rule found: one sentence with its numbers, and every record that it rests on. */
export interface Finding {
  severity: Severity;
  likelihood: Likelihood;
  /** The numbers of the sentence `<rule>.says`. */
  numbers: Readonly<Record<string, Said>>;
  rows: readonly FoundRow[];
  /** Where the act `<rule>.act` is done. */
  act: string;
}

/** There are records to judge from, and nothing is wrong. */
export const FINE = "fine";
/** There is nothing to judge from. It is said: not known is not fine. */
export const NOT_ENOUGH = "not-enough";
export type Judgement = Finding | typeof FINE | typeof NOT_ENOUGH;

/** The site, the day, and what may be read of it. */
export interface BriefScope {
  site: { id: string; name: string; zone: string; workspace: string; hospital: string; sample: boolean };
  /** The day that is judged, `YYYY-MM-DD` at the site. */
  day: string;
  /** The moment that is judged: now, or the end of a day that is past. */
  now: Date;
  /** Whether the day is today at the site. */
  isToday: boolean;
  /** The thresholds of the workspace. */
  limits: Readonly<Record<LimitId, number>>;
}

/** What statements need of it: every `where` has `of`, which is the guard. */
export interface BriefReach extends BriefScope {
  /** Rows of the site's workspace that the reader may read; examples only of a site that is one itself. */
  of: (workspace: SQLWrapper, sample?: SQLiteColumn) => SQL;
  /** The ids of the site's jobs that are not closed, as a subquery. */
  jobs: SQL;
}

/** A record as a question about the site finds it. */
export interface SearchedRow {
  /** What is searched, and shown. */
  words: string;
  day?: string;
  href: string;
  /** A word of `brief-words`: what kind of record it is. */
  kind: Extract<keyof Namespaces["brief-words"], string>;
}

type Reads = readonly [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]];
type Rows<R extends Reads> = BatchResponse<R>;

interface Rule<Read> {
  /** About what hangs on no site; such findings stand apart, and no link shows them. */
  whole?: true;
  /** A pure function of the rows. */
  judge: (rows: Read, scope: BriefScope) => Judgement;
}

/** What a threshold is without a choice, and between what it may be. */
export interface LimitRange {
  usual: number;
  least: number;
  most: number;
}

/** The thresholds of rules, in whole numbers. */
type Limits = Readonly<Partial<Record<LimitId, LimitRange>>>;

interface Written<R extends Reads, Id extends RuleId> {
  limits?: Limits;
  /** Everything that its rules read. The statements of all features run in one round trip. */
  reads: (db: Database, reach: BriefReach) => R;
  rules: { readonly [One in Id]: Rule<Rows<R>> };
  /** Its records as a question finds them, from the same rows. */
  search?: (rows: Rows<R>, scope: BriefScope) => readonly SearchedRow[];
}

/** Rules as they are joined: the rows of each source are handed back to it, whatever they are. */
export interface BriefSource {
  limits?: Limits;
  reads: (db: Database, reach: BriefReach) => Reads;
  rules: Readonly<Partial<Record<RuleId, Rule<never>>>>;
  search?: (rows: never, scope: BriefScope) => readonly SearchedRow[];
}

/** Declares the rules of one feature: the rows of its statements have their types in its rules. */
export const briefSource = <const R extends Reads, Id extends RuleId>(source: Written<R, Id>) => source;

/** Words of somebody's. */
export const typed = (text: string): Said => ({ typed: text });
