import { createClient } from "@libsql/client/web";
import { Refusal } from "./refusal.mjs";

/** A large migration may take a while; a longer silence means that the server is down. */
const TIMEOUT_MS = 30_000;
const PROBE_TIMEOUT_MS = 5_000;
const MOST_STORED = 5_000;

/**
 * A libSQL server as something to migrate.
 * @param {string} url
 * @param {string} [authToken]
 * @returns {Promise<import("./migrate.mjs").MigrationTarget>}
 */
export async function libsqlTarget(url, authToken) {
  await probe(url, authToken);
  const client = open(url, authToken, TIMEOUT_MS);
  return {
    async all(sql) {
      return (await client.execute(sql)).rows.map((row) => ({ ...row }));
    },
    async snapshot(queries) {
      const answers = await client.batch(queries, "read");
      return answers.map(({ rows, columns }) =>
        rows.map((row) => Object.fromEntries(columns.map((column, n) => [column, row[n]]))),
      );
    },
    async batch(statements) {
      await client.batch(
        statements.map(({ sql, args = [] }) => ({ sql: storable(sql), args })),
        "write",
      );
    },
  };
}

/**
 * The client stores statements of up to 5,000 letters on the server before it runs them; the server takes up to 5,000
 * bytes, says nothing of a longer one, and then does not find it. Hebrew letters take two bytes. Blanks at its end make
 * a statement too long to be stored.
 * @param {string} sql
 */
function storable(sql) {
  return sql.length <= MOST_STORED && Buffer.byteLength(sql) > MOST_STORED
    ? sql.padEnd(MOST_STORED + 1)
    : sql;
}

/**
 * Refuses in one sentence when the server cannot be used, before anything is changed.
 * @param {string} url
 * @param {string | undefined} authToken
 */
async function probe(url, authToken) {
  try {
    await open(url, authToken, PROBE_TIMEOUT_MS).execute("select 1");
  } catch (error) {
    const code = /** @type {{ code?: string }} */ (error).code ?? "";
    if (code.startsWith("URL_") || /invalid url/i.test(String(error))) {
      throw new Refusal(
        "LIBSQL_URL is not an address that Groundwork can use; it begins with http:, https: or libsql:.",
      );
    }
    if (/401|403|auth/i.test(String(error))) {
      throw new Refusal(`The libSQL server at ${place(url)} does not accept LIBSQL_AUTH_TOKEN.`);
    }
    throw new Refusal(`The libSQL server at ${place(url)} does not answer; check LIBSQL_URL.`);
  }
}

/**
 * The address without a password that it may hold.
 * @param {string} url
 */
function place(url) {
  return new URL(url).host;
}

/**
 * @param {string} url
 * @param {string | undefined} authToken
 * @param {number} timeoutMs
 */
function open(url, authToken, timeoutMs) {
  return createClient({
    url,
    authToken: authToken || undefined,
    // The client has no time limit of its own.
    fetch: (/** @type {Request} */ request) => fetch(request, { signal: AbortSignal.timeout(timeoutMs) }),
  });
}
