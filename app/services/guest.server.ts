import type { Database } from "~db/client.ts";
import { type OwnedRows, runTogether } from "./contribution.ts";
import type { Owner } from "./visitor.server.ts";

/** Transfers everything a guest owns to the account that signed in. */
export async function adoptGuest(
  db: Database,
  owned: readonly OwnedRows[],
  guest: Owner | undefined,
  userId: string,
): Promise<void> {
  if (guest) await joinGuests(db, owned, [guest], `user:${userId}`);
}

/**
 * Transfers everything that guests own in one batch. A row that another tab adds at the same moment is not lost; it
 * is transferred next time. Each feature defines what happens to the rows of its tables.
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
