#!/usr/bin/env node
// npm run bench: how fast the built product answers, as ratios to an empty worker measured in the same run, and what
// its pages weigh. Machines are noisy: the ratios are the figures to compare, and nothing here decides a unit test.
import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { Miniflare } from "miniflare";
import { LEAST_RATE, SEARCH_TIMES, WARM_START_SECONDS } from "../../scripts/lib/budgets.mjs";
import { migrateEmbedded, openEmbeddedDatabase } from "../../scripts/lib/embedded-database.mjs";
import { lapLogger } from "../../scripts/lib/laps.mjs";
import { fillJob, JOB } from "../../scripts/lib/many-job-records.mjs";
import { fillListings, LISTINGS } from "../../scripts/lib/many-listings.mjs";
import { FIRMS, fillFirms, fillPosts, POSTS } from "../../scripts/lib/many-network.mjs";
import { fillProvisions, PROVISIONS } from "../../scripts/lib/many-provisions.mjs";
import { freePort } from "../../scripts/lib/port.mjs";
import { ensureBuilt } from "../../scripts/lib/product-build.mjs";
import { inRoot } from "../../scripts/lib/root.mjs";
import { serve } from "../../scripts/lib/serve.mjs";
import { setUp } from "../../scripts/lib/set-up.mjs";
import { TEST_VARIABLES } from "../../scripts/lib/test-variables.mjs";
import { generator, measure, measureForms } from "./load.mjs";

const [PROJECT, SCHEDULE] = [crypto.randomUUID(), crypto.randomUUID()];
const ROUNDS = 3;
const SECONDS = 3;

/** What a search among ten thousand provisions is measured by. */
const SHOP = "member: shop";

/** What is asked for, and by whom: nobody, or a member with a session; `most` is how many times the shop it may take. */
const PAGES = [
  { name: "home", path: "/", least: LEAST_RATE.home },
  { name: "shop", path: "/shop", least: LEAST_RATE.anonymous },
  { name: "shop, one category", path: "/shop?category=books", least: LEAST_RATE.anonymous },
  { name: "product", path: "/shop/product/branded-hard-hat", least: LEAST_RATE.anonymous },
  { name: "sign-in", path: "/auth", least: LEAST_RATE.anonymous },
  { name: "Ask Joe", path: "/ai-hub", least: LEAST_RATE.anonymous },
  { name: "analyzer", path: "/blueprint-analyzer", least: LEAST_RATE.anonymous },
  { name: "patents (long table)", path: "/patents-list", least: LEAST_RATE.anonymous },
  { name: "one patent", path: "/patent-viewer/9", least: LEAST_RATE.anonymous },
  { name: "member: home", path: "/", member: true },
  { name: SHOP, path: "/shop", member: true, least: LEAST_RATE.member },
  { name: "member: cart", path: "/cart", member: true },
  { name: "member: checkout", path: "/checkout", member: true },
  { name: "member: orders", path: "/order-management", member: true },
  { name: "member: Ask Joe", path: "/ai-hub", member: true },
  ...["guard height", "IRC R311.7.99", "zzqq wxyz"].map((q) => ({
    name: `member: code ${q.split(" ")[0]}`,
    path: `/code-lookup?q=${encodeURIComponent(q)}`,
    member: true,
    most: SEARCH_TIMES,
  })),
  // Among fifty thousand machines, near a place and everywhere.
  ...[
    ["rentals near", "/equipment-rental?at=41.88,-87.63&within=80467"],
    ["rentals anywhere", "/equipment-rental?machine=excavator"],
    ["sales near", "/equipment-marketplace?at=41.88,-87.63"],
    ["sales anywhere", "/equipment-marketplace?machine=excavator&most=60000"],
  ].map(([name = "", path = ""]) => ({
    name: `member: ${name} of ${LISTINGS}`,
    path,
    member: true,
    most: SEARCH_TIMES,
  })),
  // Among fifty thousand firms and two hundred thousand posts.
  ...[
    ["firms", "/professional-directory"],
    ["a word of firms", "/professional-directory?q=ridge"],
    ["firms near", "/professional-directory?near=30.27,-97.74&within=100"],
  ].map(([name = "", path = ""]) => ({
    name: `member: ${name} of ${FIRMS}`,
    path,
    member: true,
    most: SEARCH_TIMES,
  })),
  ...[
    ["posts", "/community"],
    ["words in posts", "/community?q=concrete+number7"],
  ].map(([name = "", path = ""]) => ({
    name: `member: ${name} of ${POSTS}`,
    path,
    member: true,
    most: SEARCH_TIMES,
  })),
  // The lists of a job with as much on it as it has to bear.
  ...[
    ["member: full job", `/project/${PROJECT}`],
    ["member: its punches", `/punch-list-camera?project=${PROJECT}`],
    ["member: its schedule", `/schedule/${SCHEDULE}`],
    ["member: its papers", `/project-documents/${PROJECT}`],
    ["member: its report", `/project-report/${PROJECT}?span=week`],
  ].map(([name = "", path = ""]) => ({ name, path, member: true })),
];

const temporary = () => fs.mkdtempSync(path.join(os.tmpdir(), "groundwork-bench-"));
const median = (/** @type {number[]} */ values) =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const EMPTY = 'export default { fetch: () => new Response("ok") }';
/** What Miniflare's own database takes of every page of a member; on the platform it has a machine to itself. */
const ONE_QUERY = `export default {
  fetch: async (request, { DB }) => new Response(String(await DB.prepare("select 1").raw())),
}`;

/**
 * A worker that does nothing, or nothing but one query: what the machine and Miniflare themselves cost.
 * @param {string} script
 */
async function bareWorker(script) {
  const mf = new Miniflare({
    cf: false,
    port: 0,
    modules: true,
    script,
    d1Databases: ["DB"],
    compatibilityDate: "2026-04-20",
  });
  return { url: await mf.ready, dispose: () => mf.dispose() };
}

/**
 * The cookies of a member who has just come.
 * @param {URL} origin
 */
async function memberCookie(origin) {
  const account = { email: "bench@example.com", password: "plumb-level-square-77" };
  /** @type {string[]} */
  let lines = [];
  for (const fields of [
    { intent: "sign-up", idem: crypto.randomUUID(), firstName: "", lastName: "", ...account },
    { intent: "sign-in", ...account },
  ]) {
    const response = await fetch(new URL("/auth", origin), {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { origin: origin.origin },
      redirect: "manual",
    });
    if (response.status !== 303) throw new Error(`/auth answered ${response.status} to ${fields.intent}`);
    lines = response.headers.getSetCookie();
  }
  // A flash would be shown, and cleared, by every page.
  const pairs = lines.map((line) => line.split(";")[0] ?? "");
  return pairs.filter((pair) => pair.startsWith("__Host-session=")).join("; ");
}

/**
 * Seconds from the command to the first 200 of a start that has everything built.
 * @param {string} stateDir
 */
async function warmStart(stateDir) {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, [inRoot("scripts/start.mjs")], {
    env: { ...process.env, PORT: String(port), STATE_DIR: stateDir },
    stdio: "ignore",
  });
  try {
    for (let tries = 0; tries < 600; tries++) {
      const answered = await fetch(`http://127.0.0.1:${port}/`).then(
        (response) => response.ok,
        () => false,
      );
      if (answered) return (performance.now() - started) / 1000;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return Number.NaN;
  } finally {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    await ended;
  }
}

/**
 * Pages are measured with as many records as they have to bear.
 * @param {(run: (statements: string[]) => Promise<unknown>) => Promise<void>} fill
 */
async function filled(fill) {
  const { database, close } = await openEmbeddedDatabase(stateDir);
  try {
    await fill((statements) => database.batch(statements.map((one) => database.prepare(one))));
  } finally {
    await close();
  }
}

/**
 * A member with a job that has all its records, and with something in the cart.
 * @returns {Promise<string>} their cookies
 */
async function memberWithJob() {
  const before = await serve({ stateDir, variables: TEST_VARIABLES });
  const cookie = await memberCookie(before.url);
  for (const [path, fields] of /** @type {const} */ ([
    ["/cart", { intent: "add", idem: crypto.randomUUID(), productId: "insurance-guide" }],
    ["/project-management", { intent: "create", idem: PROJECT, name: "Sample tower" }],
  ])) {
    const { status } = await fetch(new URL(path, before.url), {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { origin: before.url.origin, cookie },
      redirect: "manual",
    });
    if (status !== 303) throw new Error(`${path} answered ${status}`);
  }
  await before.dispose();
  await filled((run) => fillJob(run, { project: PROJECT, schedule: SCHEDULE }));
  return cookie;
}

await setUp(lapLogger(), [ensureBuilt]);
const stateDir = temporary();
const empty = await bareWorker(EMPTY);
const query = await bareWorker(ONE_QUERY);
await migrateEmbedded(stateDir);
await filled(fillProvisions);
for (const kind of /** @type {const} */ (["rental", "sale"]))
  await filled((run) => fillListings(run, { kind, workspace: "user:nobody-at-all" }));
await filled(fillFirms);
await filled(fillPosts);
const cookie = await memberWithJob();
const product = await serve({ stateDir, variables: TEST_VARIABLES });
const targets = [
  { name: "empty worker", url: empty.url, least: undefined, most: undefined, cookie: undefined },
  { name: "one query, no page", url: query.url, least: undefined, most: undefined, cookie: undefined },
  ...PAGES.map(({ name, path: pathname, least, most, member }) => ({
    name,
    url: new URL(pathname, product.url),
    least,
    most,
    cookie: member ? cookie : undefined,
  })),
];
/** @type {Map<string, import("./load.mjs").Load[]>} */
const loads = new Map(targets.map(({ name }) => [name, []]));
for (const target of targets) await measure(target.url, 1, target.cookie);
// Interleaved, so that a slow minute of the machine falls on every target alike.
for (let round = 0; round < ROUNDS; round++) {
  for (const target of targets) {
    loads.get(target.name)?.push(await measure(target.url, SECONDS, target.cookie));
  }
}
/** Adds to a cart, which is emptied before it is full; with Node's own client, which is slower than wrk. */
let added = 0;
const adding = () =>
  ++added % 80 === 0
    ? { intent: "clear" }
    : { intent: "add", idem: crypto.randomUUID(), productId: "branded-hard-hat", quantity: "1" };
const forms = await measureForms(new URL("/cart", product.url), SECONDS, cookie, adding);
await product.dispose();
await empty.dispose();
await query.dispose();

const figure = (/** @type {string} */ name, /** @type {keyof import("./load.mjs").Load} */ key) =>
  median((loads.get(name) ?? []).map((load) => load[key]));
const baseline = figure("empty worker", "rate");
console.log(
  `\nThrough Miniflare with ${generator()}, 8 connections, ${PROVISIONS} provisions, a job of ${JOB.tasks} tasks, ${JOB.items} punch items and ${JOB.logs} logs, median of ${ROUNDS} rounds of ${SECONDS} s; worker: what a request takes beyond an empty worker's`,
);
let missed = 0;
for (const { name, least, most } of targets) {
  const rate = figure(name, "rate");
  const ratio = rate / baseline;
  const budget = least === undefined ? "" : `  budget ${least}: ${ratio >= least ? "held" : "MISSED"}`;
  if (least !== undefined && ratio < least) missed++;
  const times = figure(name, "p50") / figure(SHOP, "p50");
  const beside =
    most === undefined
      ? ""
      : `  ${times.toFixed(1)} times the shop, budget ${most}: ${times <= most ? "held" : "MISSED"}`;
  if (most !== undefined && times > most) missed++;
  console.log(
    `${name.padEnd(20)} ${rate.toFixed(0).padStart(6)} requests/s  ratio ${ratio.toFixed(3)}  worker ${(1000 / rate - 1000 / baseline).toFixed(2).padStart(5)} ms  p50 ${figure(name, "p50").toFixed(2)} ms  p99 ${figure(name, "p99").toFixed(1)} ms${budget}${beside}`,
  );
}
console.log(
  `member: cart add     ${forms.rate.toFixed(0).padStart(6)} forms/s     p50 ${forms.p50.toFixed(2)} ms  p99 ${forms.p99.toFixed(1)} ms (node:http)`,
);
console.log(
  `\nnpm start with everything built: ready in ${(await warmStart(stateDir)).toFixed(1)} s (budget ${WARM_START_SECONDS} s)\n`,
);
fs.rmSync(stateDir, { recursive: true, force: true });

const weights = spawn(process.execPath, [inRoot("scripts/budgets.mjs")], {
  stdio: ["ignore", "pipe", "inherit"],
});
weights.stdout.on("data", (chunk) => process.stdout.write(String(chunk).replace(/^\{.*\n/gm, "")));
const code = await new Promise((resolve) => weights.once("exit", resolve));
const planned = spawn(process.execPath, [inRoot("tests/bench/schedule.mjs")], {
  stdio: ["ignore", "inherit", "inherit"],
});
const planning = await new Promise((resolve) => planned.once("exit", resolve));
process.exit(code === 0 && planning === 0 && missed === 0 ? 0 : 1);
