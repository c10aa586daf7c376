import { eq, sql } from "drizzle-orm";
import type { Database } from "~db/client.ts";
import { submissions } from "~db/schema/operations.ts";
import type { OwnedRows } from "./contribution.ts";
import type { Owner } from "./visitor.server.ts";

/**
 * Hands everything a guest owns to the account they just signed in to, in one batch, so that nothing is lost when another
 * tab adds at the same moment; it is taken over next time. What is done with each table is its feature's own.
 */
export async function adoptGuest(
  db: Database,
  owned: readonly OwnedRows[],
  guest: Owner | undefined,
  userId: string,
): Promise<void> {
  if (!guest) return;
  const owner: Owner = `user:${userId}`;
  await db.batch([
    // What the guest's forms said stays said: one that is sent again after sign-in must not count again.
    db
      .insert(submissions)
      .select(
        db
          .select({
            owner: sql<string>`${owner}`.as("owner"),
            key: submissions.key,
            createdAt: submissions.createdAt,
          })
          .from(submissions)
          .where(eq(submissions.owner, guest)),
      )
      .onConflictDoNothing(),
    ...owned.flatMap(({ adopt }) => adopt?.(db, { guest, owner }) ?? []),
  ]);
}
