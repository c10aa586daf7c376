#!/usr/bin/env node
// npm run bench:search: what the search worker adds to a provider's own time, and what its kept answers are worth. The
// provider is a fake on loopback that answers at once, so that all that is measured is ours; both are asked in turn,
// so that a slow moment of the machine falls on both alike.
import fs from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { lapLogger } from "../../scripts/lib/laps.mjs";
import { ensureBuilt } from "../../scripts/lib/product-build.mjs";
import { serve } from "../../scripts/lib/serve.mjs";
import { setUp } from "../../scripts/lib/set-up.mjs";
import { agent } from "../fakes/search-provider.mjs";

const WARM_UP = 30;
const ROUNDS = 400;
/** As people search: some questions often, most of them once. */
const SEARCHES = 2_000;
const QUESTIONS = 400;
const TEXT = "A stud wall takes one stud every sixteen inches and three at a corner [1]. ".repeat(12);
const SOURCES = Array.from({ length: 8 }, (_, n) => ({
  title: `Page ${n}`,
  url: `https://site-${n}.example/page`,
}));

let asked = 0;
const answer = agent.answer(TEXT, SOURCES).body;
const provider = http.createServer(async (request, response) => {
  await text(request);
  asked++;
  response.writeHead(200, { "content-type": "application/json" }).end(answer);
});
await new Promise((resolve) => provider.listen(0, "127.0.0.1", () => resolve(undefined)));
const providerUrl = `http://127.0.0.1:${/** @type {import("node:net").AddressInfo} */ (provider.address()).port}`;

await setUp(lapLogger(), [ensureBuilt]);
const stateDir = fs.mkdtempSync(path.join(os.tmpdir(), "groundwork-bench-search-"));
const plenty = String(1_000_000);
const product = await serve({
  stateDir,
  inspected: true,
  onLog() {},
  variables: {
    SEARCH_API_KEY: "bench",
    SEARCH_BASE_URL: providerUrl,
    SEARCH_DAILY: plenty,
    SEARCH_DAILY_PER_VISITOR: plenty,
    SEARCH_DAILY_PER_NETWORK: plenty,
  },
});
const worker = new URL("/search", await product.addressOf("groundwork-search"));
const headers = { "content-type": "application/json" };

/** @param {string} query */
const throughWorker = (query) =>
  timed(
    worker,
    JSON.stringify({ query, language: "en", visitor: "bench", network: "bench" }),
    (body) => body.ok === true,
  );

/** @param {string} query */
const direct = (query) =>
  timed(new URL(agent.path, providerUrl), JSON.stringify({ model: "x", input: query }), () => true);

/**
 * @param {URL} url
 * @param {string} body
 * @param {(answer: { ok?: boolean }) => boolean} good
 */
async function timed(url, body, good) {
  const started = performance.now();
  const response = await fetch(url, { method: "POST", headers, body });
  const answered = await response.json();
  const ms = performance.now() - started;
  if (!response.ok || !good(answered)) throw new Error(`${url.pathname} answered ${response.status}`);
  return ms;
}

/** @param {number[]} times @param {number} share */
function at(times, share) {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** @param {string} name @param {number[]} times */
const line = (name, times) =>
  console.log(`${name.padEnd(28)} p50 ${at(times, 0.5).toFixed(2)} ms  p99 ${at(times, 0.99).toFixed(2)} ms`);

try {
  for (let n = 0; n < WARM_UP; n++) {
    await direct(`warm ${n}`);
    await throughWorker(`warm ${n}`);
  }
  /** @type {{ direct: number[], worker: number[] }} */
  const times = { direct: [], worker: [] };
  for (let n = 0; n < ROUNDS; n++) {
    times.direct.push(await direct(`question ${n}`));
    times.worker.push(await throughWorker(`question ${n}`));
  }
  console.log(`\nThe proxy, ${ROUNDS} questions one after the other, none of them kept`);
  line("provider, asked directly", times.direct);
  line("through the search worker", times.worker);
  const added = (/** @type {number} */ share) =>
    (at(times.worker, share) - at(times.direct, share)).toFixed(2);
  console.log(`${"added latency".padEnd(28)} p50 ${added(0.5)} ms  p99 ${added(0.99)} ms`);

  const before = asked;
  /** @type {number[]} */
  const hits = [];
  /** @type {number[]} */
  const misses = [];
  let seed = 1;
  for (let n = 0; n < SEARCHES; n++) {
    // A fixed row of numbers, so that every run asks the same.
    seed = (seed * 48_271) % 2_147_483_647;
    // Zipf's law by its inverse: the first question comes some hundred times, the last hardly ever.
    const rank = Math.floor(QUESTIONS ** (seed / 2_147_483_647));
    const earlier = asked;
    const ms = await throughWorker(`popular ${rank}`);
    (asked === earlier ? hits : misses).push(ms);
  }
  console.log(`\nThe kept answers, ${SEARCHES} searches over ${QUESTIONS} questions by Zipf's law`);
  console.log(`${"hit rate".padEnd(28)} ${((1 - (asked - before) / SEARCHES) * 100).toFixed(1)} %`);
  line("kept answer", hits);
  line("asked anew", misses);
  console.log(
    `${"kept answers a second".padEnd(28)} ${((hits.length / hits.reduce((sum, ms) => sum + ms, 0)) * 1000).toFixed(0)}, one after the other\n`,
  );
} finally {
  await product.dispose();
  provider.close();
  fs.rmSync(stateDir, { recursive: true, force: true });
}
process.exit(0);
