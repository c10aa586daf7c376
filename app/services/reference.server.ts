import type { DatabaseChoice } from "~db/client.ts";

/** How long cached reference data may be stale after an administrator's change; defined only here. */
export const REFERENCE_MS = 10_000;

/** Returns the result of `read` for this name, fresh or cached. */
export type Reference = <T>(name: string, read: () => Promise<T>) => Promise<T>;

interface Kept {
  value: unknown;
  until: number;
}

/** Keyed by database: an isolate has one, a test run has several. */
const kept = new Map<unknown, Map<string, Kept>>();
const MOST_DATABASES = 8;

function keptOf(database: DatabaseChoice): Map<string, Kept> {
  const key = database.kind === "libsql" ? database.url : database.binding;
  const found = kept.get(key);
  if (found) return found;
  if (kept.size >= MOST_DATABASES) kept.clear();
  const made = new Map<string, Kept>();
  kept.set(key, made);
  return made;
}

/**
 * Data that is the same for everybody and changes rarely, such as the shop's products: cached in the isolate for some
 * seconds, so that a member's page queries only member data. For display only, never for writes: an order reads its
 * prices from the database. Names are fixed and few; callers must not mutate the value. The value is cached and not
 * the promise, because a request must not wait for another request's I/O.
 */
export function createReference(database: DatabaseChoice, now: () => Date): Reference {
  return async <T>(name: string, read: () => Promise<T>): Promise<T> => {
    const own = keptOf(database);
    const known = own.get(name);
    if (known && known.until > now().getTime()) return known.value as T;
    const value = await read();
    own.set(name, { value, until: now().getTime() + REFERENCE_MS });
    return value;
  };
}
