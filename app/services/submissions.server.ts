import { lt, type SQL, sql } from "drizzle-orm";
import { type Database, isTaken } from "~db/client.ts";
import { submissions } from "~db/schema/operations.ts";
import { sha256 } from "../lib/hash.ts";
import type { Owner } from "./visitor.server.ts";

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
  owner: Owner | "sign-up",
  key: string,
  now: Date,
  when: SQL = sql`true`,
) {
  const before = sql`exists (select 1 from ${submissions}
    where ${submissions.owner} = ${owner} and ${submissions.key} = ${key})`;
  return db
    .insert(submissions)
    .select(sql`select ${owner}, ${key}, ${now.toISOString()} where ${when} or ${before}`);
}

export function isRepeat(error: unknown): boolean {
  return isTaken(error, "submissions.key");
}

export function forgetOldSubmissions(db: Database, now: Date) {
  return db
    .delete(submissions)
    .where(lt(submissions.createdAt, new Date(now.getTime() - REMEMBERED_MS).toISOString()));
}
