import type { BatchItem, BatchResponse } from "drizzle-orm/batch";
import type { Database } from "~db/client.ts";
import type { BriefReach } from "./brief.ts";

// What is worked at a site on a day, which a feature with plans gives to the page of a crew.

/** What the statements need: the guard of every `where`, and the jobs of the site as a subquery. */
export type SiteReach = Pick<BriefReach, "of" | "jobs">;

export interface SiteTask {
  /** As somebody wrote it. */
  name: string;
  /** Whose it is, as somebody wrote it; empty where nobody said. */
  crew: string;
}

type Reads = readonly [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]];

/** A source as it is joined: its rows are handed back to it, whatever they are. */
export interface SiteTaskSource {
  reads: (db: Database, reach: SiteReach) => Reads;
  /** The tasks of a day, `YYYY-MM-DD`, in the order of the plan. */
  tasks: (rows: never, day: string) => readonly SiteTask[];
}

/** Declares the tasks of one feature: the rows of its statements have their types in `tasks`. */
export const siteTaskSource = <const R extends Reads>(source: {
  reads: (db: Database, reach: SiteReach) => R;
  tasks: (rows: BatchResponse<R>, day: string) => readonly SiteTask[];
}) => source;
