import type { D1Database } from "@cloudflare/workers-types";
import { createClient } from "@libsql/client/web";
import { type DrizzleD1Database, drizzle as drizzleD1 } from "drizzle-orm/d1";
import { drizzle as drizzleLibsql } from "drizzle-orm/libsql/web";
import type { BaseSQLiteDatabase } from "drizzle-orm/sqlite-core";

/**
 * The one database type of the platform, D1 or libSQL behind it.
 * `batch` is atomic on both; `transaction` is left out because D1 has none.
 */
export type Database = Omit<BaseSQLiteDatabase<"async", unknown>, "transaction"> & {
  batch: DrizzleD1Database["batch"];
};

const UNAVAILABLE = "DatabaseUnavailable";

/**
 * The database cannot be reached or does not answer in time; nothing is known to be written. Known by its name: the
 * pages and the worker around them are bundled apart, each with a copy of this class.
 */
export class DatabaseUnavailable extends Error {
  override name = UNAVAILABLE;
}

const opened = new WeakMap<D1Database, Database>();

/** One for each binding, which an isolate has from its first request to its last. */
export function openD1(binding: D1Database): Database {
  const database = opened.get(binding) ?? (drizzleD1(binding) as unknown as Database);
  opened.set(binding, database);
  return database;
}

/**
 * Requests of one client on their way at once; a worker has six connections in all. With many more writers waiting for
 * each other on a busy machine, `sqld` 0.24 stops answering and does not recover.
 */
const AT_ONCE = 4;

/** How long one libSQL request may take; its client has no limit of its own. */
const LIBSQL_TIMEOUT_MS = 5_000;

export function openLibsql(url: string, authToken?: string, timeoutMs = LIBSQL_TIMEOUT_MS): Database {
  const client = createClient({
    url,
    authToken: authToken || undefined,
    concurrency: AT_ONCE,
    fetch: async (request: Request) => {
      let response: Response;
      let body: ArrayBuffer;
      try {
        response = await fetch(request, { signal: AbortSignal.timeout(timeoutMs) });
        // Read here, so that an answer that breaks off in the middle is noticed for what it is.
        body = await response.arrayBuffer();
      } catch (cause) {
        throw new DatabaseUnavailable("the libSQL server does not answer", { cause });
      }
      // A web page comes from something that stands in the server's place.
      const isPage = response.headers.get("content-type")?.startsWith("text/html");
      if (response.status >= 500 || isPage)
        throw new DatabaseUnavailable(
          `the libSQL server answered ${response.status}${isPage ? " with a page" : ""}`,
        );
      return wholeAnswer(new Response(body, response));
    },
  });
  return drizzleLibsql({ client }) as unknown as Database;
}

/** An answer that ends in the middle although its length is right was cut off by something between us and the server. */
function wholeAnswer(response: Response): Response {
  const json = () => Response.prototype.json.call(response);
  response.json = async () => {
    try {
      return await json();
    } catch (cause) {
      throw new DatabaseUnavailable("the libSQL server's answer is not whole", { cause });
    }
  };
  return response;
}

/** Which database an installation uses. */
export type DatabaseChoice =
  | { kind: "libsql"; url: string; authToken?: string }
  | { kind: "d1"; binding: D1Database };

export function openDatabase(choice: DatabaseChoice): Database {
  return choice.kind === "libsql" ? openLibsql(choice.url, choice.authToken) : openD1(choice.binding);
}

/** D1's own words for being out of reach, from its documentation of errors and from workerd. */
const D1_UNAVAILABLE =
  /Network connection lost|D1 DB is overloaded|storage operation exceeded timeout|storage caused object to be reset|internal error|cannot be reached|D1 is down/i;

/**
 * Codes with which a database, or the way to it, says that it cannot serve now: it is held by another writer or by its
 * disk, or what came back is no answer of its protocol. The first are SQLite's own and may be longer, such as
 * `SQLITE_BUSY_SNAPSHOT`; the others are those of libSQL's client.
 */
const NOT_NOW =
  /^SQLITE_(?:BUSY|LOCKED|IOERR|FULL|CANTOPEN|PROTOCOL|INTERRUPT)|^(?:HRANA_PROTO_ERROR|HRANA_CLOSED_ERROR|SERVER_ERROR)$/;

/**
 * The same in words, where no code comes along. Only at the start of a message: Drizzle's own quotes what visitors
 * have typed.
 */
const LOCKED = /^(?:D1_\w+: |SQLITE_\w+: )?(?:SQLite error: )?database (?:table )?is locked/i;

/** Walks an error and its causes, outermost first. */
function* causes(error: unknown): Generator<Error> {
  let current = error;
  for (let depth = 0; depth < 8 && current instanceof Error; depth++) {
    yield current;
    current = current.cause;
  }
}

/** Whether an error means that the database is out of reach rather than that the statement was wrong. */
export function isUnavailable(error: unknown): boolean {
  for (const link of causes(error)) {
    if (link.name === UNAVAILABLE) return true;
    const { code } = link as { code?: unknown };
    if ((typeof code === "string" && NOT_NOW.test(code)) || LOCKED.test(link.message)) return true;
    if (link.message.startsWith("D1_") && D1_UNAVAILABLE.test(link.message)) return true;
  }
  return false;
}

/** Codes of a database that another writer holds: nothing of the batch was written. */
const HELD = /^SQLITE_(?:BUSY|LOCKED)/;

/** Whether another writer held the database too long, so that the same batch may well be taken a moment later. */
export function isBusy(error: unknown): boolean {
  for (const link of causes(error)) {
    const { code } = link as { code?: unknown };
    if ((typeof code === "string" && HELD.test(code)) || LOCKED.test(link.message)) return true;
  }
  return false;
}

/** Tries of one batch, and how long the first pause is; each next one is twice as long, and no two are alike. */
const TRIES = 7;
const PAUSE_MS = 40;

/**
 * A batch that waits for its turn where many write at once: libSQL gives up on a writer after some seconds, D1 has a queue
 * of its own. Only for what is worth waiting for, such as an order, and only in a batch that knows its repetition.
 * @param tries fewer of them for what a page waits for before it begins
 */
export async function inTurn<T>(batch: () => Promise<T>, tries = TRIES): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await batch();
    } catch (error) {
      if (!isBusy(error) || attempt >= tries - 1) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * 2 ** attempt * (0.5 + Math.random())));
  }
}

/** Whether a batch failed because `table.column` already holds the value. D1 and libSQL word it differently. */
export function isTaken(error: unknown, column: string): boolean {
  for (const link of causes(error)) {
    const taken = /UNIQUE constraint failed: ([^:\n]+)/.exec(link.message)?.[1];
    if (taken?.split(",").some((name) => name.trim() === column)) return true;
  }
  return false;
}

/** Whether a batch failed because `table.column` was left empty. */
export function isMissing(error: unknown, column: string): boolean {
  for (const link of causes(error)) {
    if (/NOT NULL constraint failed: ([\w.]+)/.exec(link.message)?.[1] === column) return true;
  }
  return false;
}

/** Whether a statement named a row that does not exist, such as an unknown product. */
export function isForeignKeyViolation(error: unknown): boolean {
  for (const link of causes(error)) if (/FOREIGN KEY constraint failed/.test(link.message)) return true;
  return false;
}

/** The first cause of an error. Drizzle's own message quotes the parameters, which must not reach a log. */
export function innermost(error: unknown): unknown {
  let last = error;
  for (const link of causes(error)) last = link;
  return last;
}
