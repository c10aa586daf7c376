import { and, eq, gt } from "drizzle-orm";
import type { Database } from "~db/client.ts";
import { accountDeletions } from "~db/schema/account.ts";

/** How long a deletion can be undone. */
export const UNDO_DAYS = 7;

/**
 * Undoes the deletion of an account, by signing in or by the link in the mail. Once it is due it is too late: files may
 * be gone already. Answers whose it was.
 */
export async function keepAccount(
  db: Database,
  whose: { userId: string } | { tokenHash: string },
  now: Date,
): Promise<{ userId: string } | undefined> {
  const named =
    "userId" in whose
      ? eq(accountDeletions.userId, whose.userId)
      : eq(accountDeletions.tokenHash, whose.tokenHash);
  const [kept] = await db
    .delete(accountDeletions)
    .where(and(named, gt(accountDeletions.dueAt, now.toISOString())))
    .returning({ userId: accountDeletions.userId });
  return kept;
}
