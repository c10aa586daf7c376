import type { Database } from "~db/client.ts";
import { type OwnedRows, runTogether } from "./contribution.ts";
import type { Owner } from "./visitor.server.ts";

/**
 * Hands everything a guest owns to the account they just signed in to, in one batch, so that nothing is lost when
 * another tab adds at the same moment; it is taken over next time. What becomes of a table's rows, its feature says.
 */
export async function adoptGuest(
  db: Database,
  owned: readonly OwnedRows[],
  guest: Owner | undefined,
  userId: string,
): Promise<void> {
  if (!guest) return;
  const hand = { guest, owner: `user:${userId}` } as const;
  await runTogether(
    db,
    owned.flatMap(({ adopt }) => adopt?.(db, hand) ?? []),
  );
}
