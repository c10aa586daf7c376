import type { SQL, SQLWrapper } from "drizzle-orm";
import type { BatchItem, BatchResponse } from "drizzle-orm/batch";
import type { Database } from "~db/client.ts";
import type { Language } from "../i18n/languages.ts";

/** Something that waits for somebody: what it is, and the page on which it is done. */
export interface Need {
  id: string;
  /** What is to be done, in the reader's words. */
  label: string;
  /** What it is about, as somebody wrote it. */
  name: string;
  href: `/${string}`;
  /** `YYYY-MM-DD`; left out where it has no day. */
  dueOn?: string;
}

/** What the statements need. */
export interface NeedReach {
  /** The guard of every `where`: rows of the workspace that the reader may write, without examples. */
  of: (workspace: SQLWrapper, isSample: SQLWrapper) => SQL;
  /** `YYYY-MM-DD` where the reader is. */
  day: string;
}

interface Asked {
  day: string;
  language: Language;
}

type Reads = readonly [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]];

/** The most that one source gives. */
export const MOST_NEEDS = 10;

/** A source as it is joined: its rows are handed back to it, whatever they are. */
export interface NeedSource {
  reads: (db: Database, reach: NeedReach) => Reads;
  find: (rows: never, asked: Asked) => readonly Need[];
}

/** Declares a source: the rows of its statements have their types in `find`. */
export const needSource = <const R extends Reads>(source: {
  reads: (db: Database, reach: NeedReach) => R;
  find: (rows: BatchResponse<R>, asked: Asked) => readonly Need[];
}) => source;

/** Everything that waits, in one round trip: what is late first, then by its day, and last what has none. */
export async function readNeeds(
  db: Database,
  sources: readonly NeedSource[],
  { of, ...asked }: NeedReach & Asked,
): Promise<Need[]> {
  const reads = sources.map((source) => source.reads(db, { of, day: asked.day }));
  const [first, ...others] = reads.flat();
  if (!first) return [];
  const results: readonly unknown[] = await db.batch([first, ...others]);
  let from = 0;
  const found = reads.flatMap((read, n) => {
    const rows = results.slice(from, from + read.length);
    from += read.length;
    return sources[n]?.find(rows as never, asked) ?? [];
  });
  return found.sort((a, b) => (a.dueOn ?? "9999").localeCompare(b.dueOn ?? "9999"));
}
