import { and, asc, desc, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { mayRead, type Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { safetyObservations } from "~db/schema/safety.ts";
import { SAFETY_LIMITS } from "./dashboard.limits.ts";

/** The kind of record that the photo of an observation belongs to. */
export const OBSERVATION_FILES = "safety-observation";

const ofMine = (actor: Person) =>
  and(eq(safetyObservations.workspace, actor.workspace), mayRead(actor, safetyObservations.workspace));

interface NewRow {
  idem: string;
  workspace: SQL;
  isSafe: boolean;
  what: string;
  place: string | SQL;
  seenOn: string;
  at: Date;
  /** Whether it belongs to an example. */
  sample?: SQL;
}

/** An observation as a row to select, with its columns in the order of the table. */
export function observationRow({
  idem,
  workspace,
  isSafe,
  what,
  place,
  seenOn,
  at,
  sample = sql`0`,
}: NewRow): SQL {
  const columns: Record<keyof typeof safetyObservations.$inferSelect, SQL> = {
    ...{
      id: sql`${idem}`,
      workspace,
      isSafe: sql`${isSafe ? 1 : 0}`,
      what: sql`${what}`,
      place: sql`${place}`,
    },
    ...{ seenOn: sql`${seenOn}`, sample, createdAt: sql`${at.toISOString()}` },
  };
  return sql.join(Object.values(columns), sql`, `);
}

/** Whether a workspace has room for one observation more; what comes by the link of a sample crew takes room as well. */
export const hasRoomToObserve = (workspace: SQLWrapper | string) =>
  sql`(select count(*) from ${safetyObservations} as standing where standing.workspace_id = ${workspace})
    < ${SAFETY_LIMITS.reports}`;

/** How many observations there were from one day to another, and how many of them were safe. Examples count for nothing. */
export const countObservations = (
  db: Database,
  actor: Person,
  { since, until }: { since: string; until: string },
) =>
  db
    .select({
      observed: sql<number>`count(*)`,
      safe: sql<number>`coalesce(sum(${safetyObservations.isSafe}), 0)`,
    })
    .from(safetyObservations)
    .where(
      and(
        ofMine(actor),
        sql`not ${safetyObservations.sample} and ${safetyObservations.seenOn} between ${since} and ${until}`,
      ),
    );

/** The newest observations with their photo, and the count of the last weeks, in one round trip. */
export async function readObservations(db: Database, actor: Person, span: { since: string; until: string }) {
  const [rows, [counted]] = await db.batch([
    db
      .select({
        id: safetyObservations.id,
        isSafe: safetyObservations.isSafe,
        what: safetyObservations.what,
        place: safetyObservations.place,
        seenOn: safetyObservations.seenOn,
        sample: safetyObservations.sample,
        // Written out: in a select of one table a column loses the name of its table, and would be one of the files.
        photo: sql<string | null>`(select shown.id from files as shown
          where shown.workspace_id = safety_observations.workspace_id
          and shown.subject_type = ${OBSERVATION_FILES} and shown.subject_id = safety_observations.id)`,
      })
      .from(safetyObservations)
      .where(ofMine(actor))
      .orderBy(
        desc(safetyObservations.seenOn),
        desc(safetyObservations.createdAt),
        asc(safetyObservations.id),
      )
      .limit(SAFETY_LIMITS.shown),
    countObservations(db, actor, span),
  ]);
  return { rows, observed: Number(counted?.observed ?? 0), safe: Number(counted?.safe ?? 0) };
}
