import type { Database } from "~db/client.ts";
import { type OwnedRows, runTogether } from "./contribution.ts";
import type { Owner } from "./visitor.server.ts";

/** Hands everything a guest owns to the account they just signed in to. */
export async function adoptGuest(
  db: Database,
  owned: readonly OwnedRows[],
  guest: Owner | undefined,
  userId: string,
): Promise<void> {
  if (guest) await joinGuests(db, owned, [guest], `user:${userId}`);
}

/**
 * Hands everything that guests own to somebody, in one batch, so that nothing is lost when another tab adds at the same
 * moment; it is taken over next time. What becomes of a table's rows, its feature says.
 */
export async function joinGuests(
  db: Database,
  owned: readonly OwnedRows[],
  guests: readonly Owner[],
  owner: Owner,
): Promise<void> {
  await runTogether(
    db,
    guests.flatMap((guest) => owned.flatMap(({ adopt }) => adopt?.(db, { guest, owner }) ?? [])),
  );
}
