import { randomUUID } from "node:crypto";
import { Miniflare } from "miniflare";
import { workerOptions } from "./miniflare-workers.mjs";
import { persistRoot } from "./state.mjs";
import { WORKERS } from "./wrangler.mjs";

/** The worker side: it lists, reads, writes and deletes what lies in the bucket. */
const SCRIPT = `
export default {
  async fetch(request, env) {
    if (request.headers.get("authorization") !== env.BRIDGE_KEY) return new Response(null, { status: 404 });
    const url = new URL(request.url);
    const key = decodeURIComponent(url.pathname.slice(1));
    if (request.method === "PUT") {
      const contentType = request.headers.get("content-type") ?? undefined;
      await env.PICTURES.put(key, await request.arrayBuffer(), { httpMetadata: { contentType } });
      return new Response(null, { status: 204 });
    }
    if (request.method === "DELETE") {
      await env.PICTURES.delete(key);
      return new Response(null, { status: 204 });
    }
    if (key === "") {
      const { objects, truncated, cursor } = await env.PICTURES.list({ cursor: url.searchParams.get("after") ?? undefined });
      return Response.json({ keys: objects.map((object) => object.key), after: truncated ? cursor : null });
    }
    const found = await env.PICTURES.get(key);
    if (!found) return new Response(null, { status: 404 });
    return new Response(found.body, { headers: { "content-type": found.httpMetadata?.contentType ?? "" } });
  },
};
`;

/**
 * @typedef {object} Bucket
 * @property {() => Promise<string[]>} keys
 * @property {(key: string) => Promise<{ type: string, bytes: Buffer }>} read
 * @property {(key: string, type: string, bytes: Buffer) => Promise<void>} write
 * @property {(key: string) => Promise<void>} remove
 */

/**
 * Opens nothing but the embedded bucket of a state folder, where the files that people keep lie.
 * @param {string} stateDir
 * @returns {Promise<Bucket & { close: () => Promise<void> }>}
 */
export async function openBucket(stateDir) {
  const { r2Buckets, compatibilityDate } = workerOptions(WORKERS[0].config, {});
  const key = randomUUID();
  const miniflare = new Miniflare({
    cf: false,
    modules: true,
    script: SCRIPT,
    bindings: { BRIDGE_KEY: key },
    compatibilityDate,
    r2Buckets,
    defaultPersistRoot: persistRoot(stateDir),
  });
  const base = await miniflare.ready;
  /** @param {string} path @param {RequestInit} [init] */
  const send = async (path, init) => {
    const response = await fetch(new URL(path, base), {
      ...init,
      headers: { authorization: key, .../** @type {Record<string, string>} */ (init?.headers) },
    });
    if (!response.ok) throw new Error(`the bucket answered ${response.status}`);
    return response;
  };
  const at = (/** @type {string} */ name) => `/${encodeURIComponent(name)}`;
  return {
    async keys() {
      /** @type {string[]} */
      const all = [];
      for (let after = ""; ; ) {
        const query = after ? `/?${new URLSearchParams({ after })}` : "/";
        const page = /** @type {{ keys: string[], after: string | null }} */ (
          await (await send(query)).json()
        );
        all.push(...page.keys);
        if (!page.after) return all;
        after = page.after;
      }
    },
    async read(name) {
      const response = await send(at(name));
      return {
        type: response.headers.get("content-type") ?? "",
        bytes: Buffer.from(await response.arrayBuffer()),
      };
    },
    async write(name, type, bytes) {
      await send(at(name), { method: "PUT", body: new Uint8Array(bytes), headers: { "content-type": type } });
    },
    async remove(name) {
      await send(at(name), { method: "DELETE" });
    },
    close: () => miniflare.dispose(),
  };
}
