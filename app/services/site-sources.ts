import { type SQL, sql } from "drizzle-orm";
import type { BatchItem, BatchResponse } from "drizzle-orm/batch";
import type { Database } from "~db/client.ts";
import type { Language } from "../i18n/languages.ts";
import type { BriefReach } from "./brief.ts";

// What features know of a site on a day and give to the pages of its crews, which import none of them.

/** What the statements need: the guard of every `where`, the jobs of the site as a subquery, and the site by its id. */
export interface SiteReach extends Pick<BriefReach, "of" | "jobs"> {
  siteId: SQL | string | null;
}

/** The guard of a `where` for a workspace that was asked about already; examples only where they are shown. */
export const guardOf =
  (workspace: string, sample: boolean): SiteReach["of"] =>
  (column, isSample) =>
    sql`${column} = ${workspace}${isSample && !sample ? sql` and not ${isSample}` : sql``}`;

/** The reach of a site of a workspace, which whoever asks may read: the caller has asked that already. */
export const reachOf = ({
  workspace,
  siteId,
  sample,
}: {
  workspace: string;
  siteId: SQL | string | null;
  sample: boolean;
}): SiteReach => ({
  siteId,
  of: guardOf(workspace, sample),
  jobs: sql`(select job.id from projects as job where job.site_id = ${siteId}
    and job.workspace_id = ${workspace} and job.state <> 'closed')`,
});

/** Whether who comes to a site is looked up and flagged, as the site says; where there is none, they are. */
export const asksGate = ({ siteId }: Pick<SiteReach, "siteId">): SQL =>
  sql`not exists (select 1 from sites as gate where gate.id = ${siteId} and not gate.asks_gate)`;

export interface Asked {
  /** `YYYY-MM-DD` at the site. */
  day: string;
  /** Of whoever reads. */
  language: Language;
}

/** Something that is worked at a site on a day. */
export interface SiteTask {
  /** As somebody wrote it. */
  name: string;
  /** Whose it is, as somebody wrote it; empty where nobody said. */
  crew: string;
}

/** A worker who is not cleared for a site on a day. */
export interface NotCleared {
  /** As somebody wrote it. */
  name: string;
  /** What is missing, in the reader's words. */
  lacks: readonly string[];
  /** The page that says more. */
  href: string;
}

/** A firm that is not cleared for a site on a day. */
export interface FirmNotCleared extends NotCleared {
  /** The name that its papers have to show. */
  legalName: string;
}

/** A load that is expected at a site on a day, or has come. */
export interface SiteDelivery {
  id: string;
  /** As somebody wrote it. */
  name: string;
  /** Who brings it, as somebody wrote it; empty where nobody did. */
  supplier: string;
  /** Between which hours, in the reader's words; empty where it is not said. */
  window: string;
  /** Who of a crew saw that it is there, and when. */
  seen?: { by: string; at: string };
}

export type Reads = readonly [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]];

/** A source as it is joined: its rows are handed back to it, whatever they are. */
export interface Source<Reach, Found> {
  reads: (db: Database, reach: Reach) => Reads;
  find: (rows: never, asked: Asked) => readonly Found[];
}
export type SiteSource<Found> = Source<SiteReach, Found>;

/** Declares a source: the rows of its statements have their types in `find`. */
export const siteSource = <
  const R extends Reads,
  Found extends SiteTask | NotCleared | SiteDelivery,
>(source: {
  reads: (db: Database, reach: SiteReach) => R;
  find: (rows: BatchResponse<R>, asked: Asked) => readonly Found[];
}) => source;

/** The statements of all sources, for a batch, and what they found once it has run. */
export function readSources<Reach, Found>(
  db: Database,
  sources: readonly Source<Reach, Found>[],
  reach: Reach,
) {
  const reads = sources.map((source) => source.reads(db, reach));
  return {
    statements: reads.flat(),
    found(results: readonly unknown[], asked: Asked): Found[] {
      let from = 0;
      return reads.flatMap((read, n) => {
        const rows = results.slice(from, from + read.length);
        from += read.length;
        return sources[n]?.find(rows as never, asked) ?? [];
      });
    },
  };
}
