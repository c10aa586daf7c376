import { and, gte, lt, not } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Database } from "~db/client.ts";
import type { OwnedRows, Retention, Statement } from "./contribution.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** As long as a guest's cookie lives: after that nobody can reach what they left. */
export const GUEST_DAYS = 180;

/** Deletes the rows that are older than they may become. */
export function forget(db: Database, { since, days, when }: Retention, now: Date): Statement {
  const before = new Date(now.getTime() - days * DAY_MS).toISOString();
  return db.delete(since.table).where(and(lt(since, before), when));
}

/** Rows of guests: between this and the next letter, so that an index finds them. */
const ofGuests = (by: SQLiteColumn) => and(gte(by, "visitor:"), lt(by, "visitor;"));

/** What guests left in the tables where they can have something, but for that with which somebody is not done yet. */
export function guestRetention(owned: readonly OwnedRows[]): Retention[] {
  return owned.flatMap(({ by, touched, unfinished }) => {
    const when = unfinished ? and(ofGuests(by), not(unfinished)) : ofGuests(by);
    return touched ? [{ since: touched, days: GUEST_DAYS, when, of: "guests" as const }] : [];
  });
}
