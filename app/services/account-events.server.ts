import { type SQL, sql } from "drizzle-orm";
import type { Database } from "~db/client.ts";
import { type ACCOUNT_EVENTS, accountEvents } from "~db/schema/account.ts";

export type AccountEventKind = (typeof ACCOUNT_EVENTS)[number];

export interface AccountEvent {
  userId: string | SQL;
  kind: AccountEventKind;
  /** What it was about. */
  subject?: string;
  /** Nobody has proved who they are. */
  unproved?: boolean;
  network?: string;
}

/**
 * The row that remembers what happens to an account; it belongs in the batch that does it. With `when` it is written
 * only if that holds: the condition of the change itself, asked before the change.
 */
export function recordEvent(db: Database, event: AccountEvent, now: Date, when: SQL = sql`true`) {
  const { userId, kind, subject = null, unproved, network = null } = event;
  return db.insert(accountEvents).select(
    sql`select ${crypto.randomUUID()}, u.id, case when ${unproved ? 1 : 0} then null else 'user:' || u.id end,
      ${kind}, ${subject}, ${network}, ${now.toISOString()}
      from (select ${userId} as id) as u where u.id is not null and ${when}`,
  );
}
