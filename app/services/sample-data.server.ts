import { and, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Database } from "~db/client.ts";
import type { Language } from "../i18n/languages.ts";
import { type Contributions, type OwnedRows, runTogether } from "./contribution.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "./submissions.server.ts";
import type { WorkspaceId } from "./workspace.ts";

type MarkedRows = OwnedRows & { sample: SQLiteColumn };

const markedIn = (owned: readonly OwnedRows[]) =>
  owned.filter((rows): rows is MarkedRows => rows.sample !== undefined);

/** A balanced `or` of any number of conditions, so that nesting stays below D1's limit. */
function anyOf([first = sql`0`, ...others]: readonly SQL[]): SQL {
  if (others.length === 0) return first;
  const half = Math.ceil(others.length / 2) - 1;
  return sql`(${anyOf([first, ...others.slice(0, half)])} or ${anyOf(others.slice(half))})`;
}

/** Whether a workspace has sample rows. Its id is bound once, because D1 allows 100 values in a statement. */
function hasSamples(owned: readonly OwnedRows[], workspace: WorkspaceId): SQL<number> {
  const there = markedIn(owned).map(
    ({ by, sample }) => sql`exists (select 1 from ${by.table} where ${by} = asked.workspace and ${sample})`,
  );
  return sql`(select ${anyOf(there)} from (select ${workspace} as workspace) as asked)`;
}

/** Whether a workspace has sample rows, as a statement for a batch: one row, `present` 0 or 1. */
export function selectSamples(db: Database, owned: readonly OwnedRows[], workspace: WorkspaceId) {
  return db
    .select({ present: sql<number>`present` })
    .from(sql`(select ${hasSamples(owned, workspace)} as present)`);
}

/**
 * Adds the sample rows of every feature to a workspace, in one batch: all of them, or none. Does nothing if the
 * workspace already has some.
 */
export async function addSamples(
  { db, now }: { db: Database; now: () => Date },
  { owned, samples }: Pick<Contributions, "owned" | "samples">,
  to: { workspace: WorkspaceId; language: Language; idem: string },
): Promise<void> {
  const at = now();
  const key = await submissionKey(to.idem, "samples");
  const made = await Promise.all(samples.map((make) => make(db, { ...to, now: at })));
  try {
    await runTogether(db, [
      takeOnlyIf(db, to.workspace, key, at, sql`not ${hasSamples(owned, to.workspace)}`),
      ...made.flat(),
    ]);
  } catch (error) {
    if (!isRepeat(error) && !isRefused(error)) throw error;
  }
}

/** Deletes every sample row of a workspace, in one batch. The user's own rows stay; a repetition has no effect. */
export async function removeSamples(
  db: Database,
  owned: readonly OwnedRows[],
  workspace: WorkspaceId,
): Promise<void> {
  await runTogether(
    db,
    markedIn(owned).map(({ by, sample }) =>
      db.delete(by.table).where(and(eq(by, workspace), eq(sample, true))),
    ),
  );
}
