#!/usr/bin/env node
// npm run bench:voice: 500 conversations of 31 frames a second for 20 seconds, first directly with a provider on
// loopback and then through the broker, in the same run on the same machine; then 2,000 idle ones. Prints the added
// latency, the memory of a session, and what was lost or came out of order, which must be nothing.
//   SESSIONS, SECONDS, IDLE   other numbers
import { fork } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import WebSocket from "ws";
import { lapLogger } from "../../scripts/lib/laps.mjs";
import { ensureBuilt } from "../../scripts/lib/product-build.mjs";
import { inRoot } from "../../scripts/lib/root.mjs";
import { serve } from "../../scripts/lib/serve.mjs";
import { setUp } from "../../scripts/lib/set-up.mjs";
import { TEST_VARIABLES } from "../../scripts/lib/test-variables.mjs";
import { Stamps, stamp } from "./voice-stamps.mjs";

const SESSIONS = Number(process.env.SESSIONS ?? 500);
const SECONDS = Number(process.env.SECONDS ?? 20);
const IDLE = Number(process.env.IDLE ?? 2_000);
const FRAMES_PER_SECOND = 31;
/** Sessions that are opened at the same moment. */
const AT_ONCE = 16;
/** How long what is under way may take to arrive. */
const DRAIN_MS = 15_000;
const INITIATION = JSON.stringify({ type: "conversation_initiation_client_data" });

/** @typedef {{ live: number, received: number, outOfOrder: number, p50: number, p99: number }} Report */
/** @typedef {{ socket: WebSocket, sent: number, heard: ReturnType<Stamps["conversation"]> }} Client */

const sleep = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** The provider, in a process of its own so that it does not wait for the clients. */
async function startUpstream() {
  const child = fork(inRoot("tests/bench/voice-upstream.mjs"));
  /** @returns {Promise<any>} */
  const next = () => new Promise((resolve) => child.once("message", resolve));
  const { port } = await next();
  return {
    address: `127.0.0.1:${port}`,
    /** @param {"report" | "reset"} question @returns {Promise<Report>} */
    ask(question) {
      const answer = next();
      child.send(question);
      return answer;
    },
    stop: () => child.disconnect(),
  };
}

/** Ticks of the processor's clock a second, as Linux counts them. */
const TICKS_PER_SECOND = 100;

/**
 * What the workerd processes that this one started hold and have used: bytes, and milliseconds of a processor. Nothing
 * where the system does not say.
 */
function workerdUse() {
  const use = { bytes: 0, ms: 0 };
  const pids = fs.existsSync("/proc") ? fs.readdirSync("/proc").filter((name) => /^\d+$/.test(name)) : [];
  for (const pid of pids) {
    try {
      const status = fs.readFileSync(`/proc/${pid}/status`, "utf8");
      if (!/^Name:\s+workerd/m.test(status) || !new RegExp(`^PPid:\\s+${process.pid}$`, "m").test(status))
        continue;
      use.bytes += Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024;
      const [, after = ""] = fs.readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
      const fields = after.split(" ");
      use.ms += ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1000;
    } catch {
      // It ended in between.
    }
  }
  return use;
}

/**
 * The address of a new session, made as a page makes it. Every session is a visitor of its own.
 * @param {URL} origin
 * @param {number} visitor
 */
async function mint(origin, visitor) {
  const response = await fetch(new URL("/api/voice/session", origin), {
    method: "POST",
    headers: {
      origin: origin.origin,
      "cf-connecting-ip": `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`,
      "content-type": "application/x-www-form-urlencoded",
    },
  });
  if (!response.ok) throw new Error(`a session was answered with ${response.status}`);
  const { signedUrl } = /** @type {{ signedUrl: string }} */ (await response.json());
  return signedUrl;
}

/**
 * Opens one conversation and waits for its metadata.
 * @param {string} url
 * @param {Stamps} stamps
 * @returns {Promise<Client>}
 */
function open(url, stamps) {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, ["convai"], { perMessageDeflate: false });
    const client = { socket, sent: 0, heard: stamps.conversation() };
    socket.once("open", () => socket.send(INITIATION));
    socket.once("message", () => {
      socket.on("message", (data) => client.heard.take(String(data)));
      resolve(client);
    });
    socket.once("error", reject);
    socket.once("close", (code, reason) => reject(new Error(`closed with ${code} ${reason}`)));
  });
}

/**
 * Opens many conversations, some at a time.
 * @param {number} count
 * @param {(index: number) => Promise<string>} addressOf
 * @param {Stamps} stamps
 */
async function openAll(count, addressOf, stamps) {
  /** @type {Client[]} */
  const clients = [];
  let next = 0;
  const work = async () => {
    while (next < count) clients.push(await open(await addressOf(next++), stamps));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return clients;
}

/** @param {Client[]} clients */
async function closeAll(clients) {
  await Promise.all(
    clients.map(({ socket }) => {
      const closed = new Promise((resolve) => socket.once("close", resolve));
      socket.close(1000);
      return closed;
    }),
  );
}

/**
 * Sends sound on all conversations, spread evenly over the time.
 * @param {Client[]} clients
 * @param {number} seconds
 */
async function speak(clients, seconds) {
  const total = Math.floor(clients.length * FRAMES_PER_SECOND * seconds);
  const started = performance.now();
  for (let sent = 0; sent < total; ) {
    const due = ((performance.now() - started) / 1000) * FRAMES_PER_SECOND * clients.length;
    for (; sent < Math.min(due, total); sent++) {
      const client = /** @type {Client} */ (clients[sent % clients.length]);
      client.socket.send(`{"user_audio_chunk":"${stamp(client.sent++)}"}`);
    }
    await sleep(1);
  }
  return total;
}

/**
 * One phase: opens, speaks, waits for what is under way, and reports.
 * @param {string} name
 * @param {Awaited<ReturnType<typeof startUpstream>>} upstream
 * @param {(index: number) => Promise<string>} addressOf
 */
async function phase(name, upstream, addressOf) {
  await upstream.ask("reset");
  const stamps = new Stamps();
  const before = workerdUse();
  const clients = await openAll(SESSIONS, addressOf, stamps);
  const opened = workerdUse();
  const sent = await speak(clients, SECONDS);
  const up = await arrived(upstream, sent);
  const spoken = workerdUse();
  const expected = clients.reduce((sum, client) => sum + Math.ceil(client.sent / 8), 0);
  for (let waited = 0; stamps.report().received < expected && waited < DRAIN_MS; waited += 100)
    await sleep(100);
  const down = stamps.report();
  const broken = clients.filter(({ socket }) => socket.readyState !== WebSocket.OPEN).length;
  await closeAll(clients);
  const lost = sent - up.received + expected - down.received;
  const outOfOrder = up.outOfOrder + down.outOfOrder;
  console.log(
    `${name.padEnd(20)} ${sent} frames up, ${expected} down  ` +
      `up p50 ${up.p50.toFixed(2)} p99 ${up.p99.toFixed(2)} ms  down p50 ${down.p50.toFixed(2)} p99 ${down.p99.toFixed(2)} ms  ` +
      `lost ${lost}  out of order ${outOfOrder}  conversations broken ${broken}`,
  );
  return {
    up,
    down,
    bytes: (spoken.bytes - before.bytes) / SESSIONS,
    microseconds: ((spoken.ms - opened.ms) / (sent + expected)) * 1000,
    failed: lost + outOfOrder + broken,
  };
}

/**
 * What the provider has seen when all frames have arrived, or when they have had time enough.
 * @param {Awaited<ReturnType<typeof startUpstream>>} upstream
 * @param {number} sent
 */
async function arrived(upstream, sent) {
  let report = await upstream.ask("report");
  for (let waited = 0; report.received < sent && waited < DRAIN_MS; waited += 500) {
    await sleep(500);
    report = await upstream.ask("report");
  }
  return report;
}

/**
 * Serves the product on data of its own, with the provider as its provider.
 * @param {string} provider
 */
async function serveBroker(provider) {
  const stateDir = fs.mkdtempSync(path.join(os.tmpdir(), "groundwork-bench-voice-"));
  const product = await serve({
    stateDir,
    variables: {
      ...TEST_VARIABLES,
      VOICE_BASE_URL: `http://${provider}`,
      VOICE_API_KEY: "xi-bench",
      VOICE_AGENT_ID: "a",
      VOICE_MAX_SESSIONS: "10000",
    },
    onLog: (line) => {
      if (/"level":"(warn|error)"/.test(line)) console.error(line);
    },
  });
  await fetch(product.url);
  return {
    ...product,
    async dispose() {
      await product.dispose();
      fs.rmSync(stateDir, { recursive: true, force: true });
    },
  };
}

await setUp(lapLogger(), [ensureBuilt]);
const upstream = await startUpstream();
console.log(
  `\n${SESSIONS} conversations of ${FRAMES_PER_SECOND} frames a second for ${SECONDS} s; ${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}`,
);

const direct = await phase("direct", upstream, async () => `ws://${upstream.address}/v1/convai/conversation`);
const broker = await serveBroker(upstream.address);
const brokered = await phase("through the broker", upstream, (index) => mint(broker.url, index));
for (let waited = 0; (await upstream.ask("report")).live > 0 && waited < 5_000; waited += 250)
  await sleep(250);
const left = (await upstream.ask("report")).live;
await broker.dispose();
const added = (/** @type {"up" | "down"} */ way, /** @type {"p50" | "p99"} */ part) =>
  (brokered[way][part] - direct[way][part]).toFixed(2);
console.log(
  `added latency        up p50 ${added("up", "p50")} p99 ${added("up", "p99")} ms  down p50 ${added("down", "p50")} p99 ${added("down", "p99")} ms`,
);
console.log(`memory per session   ${(brokered.bytes / 1024).toFixed(0)} KB while speaking`);
console.log(
  `processor per frame  ${brokered.microseconds.toFixed(1)} µs in workerd, Miniflare's and the app's hops included`,
);
console.log(`left at the provider ${left} conversations within 5 s of the end`);

const idleBroker = await serveBroker(upstream.address);
const before = workerdUse();
const opened = performance.now();
const idle = await openAll(IDLE, (index) => mint(idleBroker.url, index), new Stamps());
const seconds = (performance.now() - opened) / 1000;
await sleep(5_000);
const alive = idle.filter(({ socket }) => socket.readyState === WebSocket.OPEN).length;
const perIdle = (workerdUse().bytes - before.bytes) / IDLE / 1024;
console.log(
  `\n${IDLE} idle conversations opened in ${seconds.toFixed(1)} s, ${alive} alive after 5 s more, ${perIdle.toFixed(0)} KB each\n`,
);
await closeAll(idle);
await idleBroker.dispose();
upstream.stop();
process.exit(brokered.failed + left + (IDLE - alive) === 0 ? 0 : 1);
