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

/** Any of these, however many: an expression that is nested evenly stays below what D1 takes. */
function anyOf([first = sql`0`, ...others]: readonly SQL[]): SQL {
  if (others.length === 0) return first;
  const half = Math.ceil(others.length / 2) - 1;
  return sql`(${anyOf([first, ...others.slice(0, half)])} or ${anyOf(others.slice(half))})`;
}

/** Whether a workspace has examples. Its id is bound once, because D1 takes 100 values in a statement. */
function hasSamples(owned: readonly OwnedRows[], workspace: WorkspaceId): SQL<number> {
  const there = markedIn(owned).map(
    ({ by, sample }) => sql`exists (select 1 from ${by.table} where ${by} = asked.workspace and ${sample})`,
  );
  return sql`(select ${anyOf(there)} from (select ${workspace} as workspace) as asked)`;
}

/** Whether a workspace has examples, as a statement that can stand in a batch: one row, `present` 0 or 1. */
export function selectSamples(db: Database, owned: readonly OwnedRows[], workspace: WorkspaceId) {
  return db
    .select({ present: sql<number>`present` })
    .from(sql`(select ${hasSamples(owned, workspace)} as present)`);
}

/**
 * Gives a workspace the examples of every feature, in one batch: all of them, or none. One that has examples keeps
 * those it has, however often it is asked.
 */
export async function addSamples(
  { db, now }: { db: Database; now: () => Date },
  { owned, samples }: Pick<Contributions, "owned" | "samples">,
  to: { workspace: WorkspaceId; language: Language; idem: string },
): Promise<void> {
  const at = now();
  const key = await submissionKey(to.idem, "samples");
  try {
    await runTogether(db, [
      takeOnlyIf(db, to.workspace, key, at, sql`not ${hasSamples(owned, to.workspace)}`),
      ...samples.flatMap((make) => make(db, { ...to, now: at })),
    ]);
  } catch (error) {
    if (!isRepeat(error) && !isRefused(error)) throw error;
  }
}

/** Takes every example out of a workspace, in one batch. What somebody wrote themselves stays; doing it again is nothing. */
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
