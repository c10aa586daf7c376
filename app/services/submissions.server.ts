import { lt, type SQL, sql } from "drizzle-orm";
import { type Database, isMissing, isTaken } from "~db/client.ts";
import { submissions } from "~db/schema/operations.ts";
import { sha256 } from "../lib/hash.ts";
import type { WorkspaceId } from "./workspace.ts";

/** How long a form's key is remembered: longer than a tab is likely to wait before it sends again. */
const REMEMBERED_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * What tells one submission from another: the key its form carried, and what was sent with it. A visitor who goes
 * back to a page and sends something else from it means something else.
 */
export function submissionKey(idem: string, ...content: (string | number)[]): Promise<string> {
  return sha256(JSON.stringify([idem, ...content]));
}

/**
 * The first statement of a batch that must not happen twice: when the owner's submission was taken before, the whole
 * batch fails and nothing of it is written. The caller asks `isRepeat` and answers as it did the first time. With
 * `when`, it is taken only if that holds: a refused submission may be sent again and is looked at anew, one that was
 * taken stays taken.
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
 * As `takeOnce`, but when the condition does not hold the whole batch fails: for a batch whose other statements cannot
 * ask it themselves. The caller asks `isRefused`; a refused submission may be sent again.
 */
export function takeOnlyIf(db: Database, owner: WorkspaceId, key: string, now: Date, condition: SQL) {
  return db.insert(submissions).select(
    // The key may not be empty, so that without one nothing of the batch is written.
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

export function forgetOldSubmissions(db: Database, now: Date) {
  return db
    .delete(submissions)
    .where(lt(submissions.createdAt, new Date(now.getTime() - REMEMBERED_MS).toISOString()));
}
