import { type SQL, sql } from "drizzle-orm";
import { type Database, isMissing, isTaken } from "~db/client.ts";
import { submissions } from "~db/schema/operations.ts";
import { sha256 } from "../lib/hash.ts";
import type { Retention } from "./contribution.ts";
import type { WorkspaceId } from "./workspace.ts";

/** Idempotency keys are remembered for longer than a tab is likely to wait before it sends again. */
export const SUBMISSIONS: Retention = { since: submissions.createdAt, days: 7 };

/**
 * Identifies a submission: the key of its form, and the data sent with it. A visitor who goes back to a page and
 * sends other data from it makes a new submission.
 */
export function submissionKey(idem: string, ...content: (string | number)[]): Promise<string> {
  return sha256(JSON.stringify([idem, ...content]));
}

/**
 * The first statement of an idempotent batch: if the owner's submission was accepted before, the whole batch fails
 * and nothing is written. The caller checks `isRepeat` and responds as it did the first time. With `when`, it is
 * accepted only if that holds: a refused submission may be sent again and is checked again; an accepted one stays
 * accepted.
 */
export function takeOnce(
  db: Database,
  owner: WorkspaceId | "sign-up",
  key: string,
  now: Date,
  when: SQL = sql`true`,
) {
  return db
    .insert(submissions)
    .select(sql`select ${owner}, ${key}, ${now.toISOString()} where ${when} or ${takenBefore(owner, key)}`);
}

/**
 * Like `takeOnce`, but if the condition does not hold the whole batch fails: for a batch whose other statements
 * cannot check it themselves. The caller checks `isRefused`; a refused submission may be sent again.
 */
export function takeOnlyIf(db: Database, owner: WorkspaceId, key: string, now: Date, condition: SQL) {
  return db.insert(submissions).select(
    // The key must not be empty: without one, nothing of the batch is written.
    sql`select ${owner}, case when ${condition} or ${takenBefore(owner, key)} then ${key} end, ${now.toISOString()}`,
  );
}

function takenBefore(owner: string, key: string): SQL {
  return sql`exists (select 1 from ${submissions}
    where ${submissions.owner} = ${owner} and ${submissions.key} = ${key})`;
}

export function isRepeat(error: unknown): boolean {
  return isTaken(error, "submissions.key");
}

/** Whether a batch failed because the condition of `takeOnlyIf` did not hold. */
export function isRefused(error: unknown): boolean {
  return isMissing(error, "submissions.key");
}
