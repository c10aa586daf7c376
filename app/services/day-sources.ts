import { type SQL, sql } from "drizzle-orm";
import type { BatchResponse } from "drizzle-orm/batch";
import { dayAfter } from "~/lib/local-day.ts";
import { startOfDay } from "~/lib/wall-clock.ts";
import type { Database } from "~db/client.ts";
import { type Asked, guardOf, type Reads, type SiteReach, type Source } from "./site-sources.ts";

// What features know of a job on a day and give to its daily log, which imports none of them.

/** What the statements need: the guard of every `where`, the job, and its day from the first minute to before the last. */
export interface DayReach {
  of: SiteReach["of"];
  job: string;
  /** The site on which the job stands, as a subquery; null where it has none. */
  site: SQL;
  /** `YYYY-MM-DD` where the job stands. */
  day: string;
  since: string;
  until: string;
}

/** The reach of a day of a job, which whoever asks may read: the caller has asked that already. */
export const dayReach = ({
  workspace,
  job,
  day,
  zone,
  sample,
}: {
  workspace: string;
  job: string;
  day: string;
  zone: string;
  sample: boolean;
}): DayReach => ({
  of: guardOf(workspace, sample),
  site: sql`(select job.site_id from projects as job where job.id = ${job} and job.workspace_id = ${workspace})`,
  ...{ job, day, since: startOfDay(day, zone), until: startOfDay(dayAfter(day, 1), zone) },
});

/** What a fact is; the log says each in its own words. */
export const DAY_FACTS = [
  "rfiAsked",
  "rfiAnswered",
  "changeSent",
  "changeApproved",
  "punchRaised",
  "punchClosed",
  "parcel",
  "received",
  "hired",
  "weather",
  "weatherLost",
  "crew",
  "planned",
  "inspection",
  "visitor",
  "talk",
  "checklist",
  "checklistFailed",
] as const;

export interface DayFact {
  kind: (typeof DAY_FACTS)[number];
  /** As somebody wrote it, or in the reader's words. */
  name: string;
  /** As it is called on the job, such as the number of an RFI; of what is hired, how many. */
  number: number;
  href: string;
}

export type DaySource = Source<DayReach, DayFact>;

/** Declares a source: the rows of its statements have their types in `find`. */
export const daySource = <const R extends Reads>(source: {
  reads: (db: Database, reach: DayReach) => R;
  find: (rows: BatchResponse<R>, asked: Asked) => readonly DayFact[];
}) => source;
