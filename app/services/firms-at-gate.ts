import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { nameKey } from "~/lib/fold.ts";
import type { Database } from "~db/client.ts";
import { type FirmNotCleared, readSources, type SiteReach, type SiteSource } from "./site-sources.ts";

// Whoever books that a firm comes to a site asks the same gate as whoever clocks workers in. What is found is flagged and
// stops nothing; a site that asks for no papers (`asks_gate`) flags nobody.

/** A booking by its columns, each as a scalar subquery, and who may read a workspace. */
export interface Booking {
  workspace: SQL;
  siteName: SQL;
  /** The job that it is for; left out where it has none. */
  project?: SQL;
  sample: SQL;
  may: (workspace: SQLWrapper) => SQL;
}

/** The site of a booking: that of its job, or the one that is called so. */
const siteOf = ({ workspace, siteName, project }: Booking): SQL =>
  sql`coalesce((select job.site_id from projects as job where job.id = ${project ?? sql`null`}
      and job.workspace_id = ${workspace}),
    (select named.id from sites as named where named.workspace_id = ${workspace}
      and lower(trim(named.name)) = lower(trim(${siteName})) order by named.id limit 1))`;

/** Firms that are not cleared where a booking leads: the statements for its batch, and what they found. */
export function firmsAtGate(db: Database, sources: readonly SiteSource<FirmNotCleared>[], booking: Booking) {
  const siteId = siteOf(booking);
  const reach: SiteReach = {
    siteId,
    of: (column, isSample) =>
      sql`${column} = ${booking.workspace} and ${booking.may(column)}${
        isSample ? sql` and (not ${isSample} or ${booking.sample})` : sql``
      }`,
    jobs: sql`(select job.id from projects as job where job.site_id = ${siteId}
      and job.workspace_id = ${booking.workspace} and job.state <> 'closed')`,
  };
  return readSources(db, sources, reach);
}

/** How a legal form is written behind a name: it counts for nothing where somebody typed who comes. */
const FORM = /\s(?:llc|l l c|inc|incorporated|corp|corporation|co|company|ltd|limited|lp|llp|pllc|pc)$/;
const firmKey = (name: string) => nameKey(name.replace(/[^\p{L}\p{N}]+/gu, " ")).replace(FORM, "");

/** The firm among those not cleared that somebody typed, by what it is called here or by its legal name. */
export const flagged = (firms: readonly FirmNotCleared[], typed: string) => {
  const key = firmKey(typed);
  const found = firms.find(
    ({ name, legalName }) => key !== "" && [name, legalName].map(firmKey).includes(key),
  );
  return found && { name: found.name, lacks: found.lacks, href: found.href };
};
export type Flagged = NonNullable<ReturnType<typeof flagged>>;
