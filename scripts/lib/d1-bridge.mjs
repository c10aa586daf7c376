import { randomUUID } from "node:crypto";

/**
 * A D1 database of Miniflare, reached from Node by HTTP. Miniflare's own bindings for Node make each `prepare` a
 * synchronous call through a second thread, which loses count when the machine is busy; then every later call fails.
 */

/** The worker side of the bridge: it runs statements and returns rows, or the error message. */
const SCRIPT = `
export default {
  async fetch(request, env) {
    if (request.headers.get("authorization") !== env.BRIDGE_KEY) return new Response(null, { status: 404 });
    const { how, statements } = await request.json();
    const prepared = statements.map(({ sql, params }) => env.DB.prepare(sql).bind(...params));
    try {
      const result = how === "batch" ? await env.DB.batch(prepared) : await prepared[0][how]();
      return Response.json({ result });
    } catch (error) {
      return Response.json({ error: error.message, cause: error.cause?.message });
    }
  },
};
`;

/** @typedef {{ sql: string, params: unknown[] }} Statement */

/**
 * What a Miniflare needs to be such a bridge, beside the database itself under the binding DB.
 * @returns {{ key: string, options: { modules: true, script: string, bindings: { BRIDGE_KEY: string } } }}
 */
export function bridge() {
  const key = randomUUID();
  return { key, options: { modules: true, script: SCRIPT, bindings: { BRIDGE_KEY: key } } };
}

/**
 * The database behind a bridge, as far as Drizzle and the migrations use D1.
 * @param {{ url: string, key: string }} address
 */
export function bridgedDatabase({ url, key }) {
  /**
   * What the worker answers. A connection that broke is told of in the words of D1 itself, to which the same has happened:
   * nobody knows whether the statements were run.
   * @param {RequestInit} request
   * @returns {Promise<any>}
   */
  async function answerOf(request) {
    try {
      return await (await fetch(url, request)).json();
    } catch (error) {
      throw new Error("D1_ERROR: Network connection lost.", { cause: error });
    }
  }
  /**
   * @param {"all" | "raw" | "run" | "batch"} how
   * @param {Statement[]} statements
   */
  async function send(how, statements) {
    const { result, error, cause } = await answerOf({
      method: "POST",
      // A kept connection may be closed by the other side at the very moment it is used again.
      headers: { authorization: key, connection: "close" },
      body: JSON.stringify({ how, statements }),
    });
    if (error !== undefined)
      throw new Error(error, cause === undefined ? undefined : { cause: new Error(cause) });
    return result;
  }
  /**
   * @param {string} sql
   * @param {unknown[]} params
   */
  const statement = (sql, params = []) => ({
    sql,
    params,
    bind: (/** @type {unknown[]} */ ...bound) => statement(sql, bound),
    all: () => send("all", [{ sql, params }]),
    raw: () => send("raw", [{ sql, params }]),
    run: () => send("run", [{ sql, params }]),
  });
  return {
    prepare: (/** @type {string} */ sql) => statement(sql),
    batch: (/** @type {Statement[]} */ statements) =>
      send(
        "batch",
        statements.map(({ sql, params }) => ({ sql, params })),
      ),
  };
}
