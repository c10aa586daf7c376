import type { DatabaseChoice } from "~db/client.ts";

/** How long a page may be behind what an administrator has written; the one place that says so. */
export const REFERENCE_MS = 10_000;

/** Gives what `read` found under this name, now or a moment ago. */
export type Reference = <T>(name: string, read: () => Promise<T>) => Promise<T>;

interface Kept {
  value: unknown;
  until: number;
}

/** By database: an isolate has one, a run of tests has several. A cache and nothing else. */
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
 * Data that are the same for everybody and change rarely, such as the shop's products: kept by the isolate for some
 * seconds, so that a page of a member asks the database for the member alone. For what pages show and never for what is
 * written: an order takes its prices from the database. Names are ours and few; a caller changes nothing of what it is
 * given. What is kept is the value and not the promise: a request must not wait for another one's answer.
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
