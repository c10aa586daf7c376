import { lt } from "drizzle-orm";
import { type Database, isTaken } from "~db/client.ts";
import { submissions } from "~db/schema/operations.ts";
import type { Owner } from "./visitor.server.ts";

/** How long a form's key is remembered: longer than a tab is likely to wait before it sends again. */
const REMEMBERED_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * The first statement of a batch that must not happen twice: when the owner's form was taken before, the whole
 * batch fails and nothing of it is written. The caller asks `isRepeat` and answers as it did the first time.
 */
export function takeOnce(db: Database, owner: Owner | "sign-up", key: string, now: Date) {
  return db.insert(submissions).values({ owner, key, createdAt: now.toISOString() });
}

export function isRepeat(error: unknown): boolean {
  return isTaken(error, "submissions.key");
}

export function forgetOldSubmissions(db: Database, now: Date) {
  return db
    .delete(submissions)
    .where(lt(submissions.createdAt, new Date(now.getTime() - REMEMBERED_MS).toISOString()));
}
