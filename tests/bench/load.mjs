import { execFile } from "node:child_process";
import http from "node:http";
import { promisify } from "node:util";

const CONNECTIONS = 8;
const run = promisify(execFile);

/**
 * @typedef {object} Load
 * @property {number} rate requests per second
 * @property {number} p50 milliseconds
 * @property {number} p99 milliseconds
 */

let wrkFound = true;

/** Which generator measured: wrk where it is installed, otherwise Node's own client, which is slower itself. */
export const generator = () => (wrkFound ? "wrk" : "node:http");

/**
 * Asks for one address as fast as it answers, over eight connections.
 * @param {URL} url
 * @param {number} seconds
 * @param {string} [cookie] whose browser asks; nobody's when it is left out
 * @returns {Promise<Load>}
 */
export async function measure(url, seconds, cookie) {
  if (wrkFound) {
    try {
      return await measureWithWrk(url, seconds, cookie);
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== "ENOENT") throw error;
      wrkFound = false;
    }
  }
  return measureWithNode(url, seconds, cookie);
}

/** @param {string} text such as `1.32ms` */
function milliseconds(text) {
  const amount = Number.parseFloat(text);
  return text.endsWith("us") ? amount / 1000 : text.endsWith("ms") ? amount : amount * 1000;
}

/**
 * @param {URL} url
 * @param {number} seconds
 * @param {string} [cookie]
 */
async function measureWithWrk(url, seconds, cookie) {
  const own = cookie ? ["-H", `Cookie: ${cookie}`] : [];
  const { stdout } = await run("wrk", [
    "-t1",
    `-c${CONNECTIONS}`,
    `-d${seconds}s`,
    "--latency",
    ...own,
    url.href,
  ]);
  if (/Non-2xx/.test(stdout)) throw new Error(`${url.pathname} did not always answer 200`);
  const figure = (/** @type {RegExp} */ pattern) => pattern.exec(stdout)?.[1] ?? "0ms";
  return {
    rate: Number(figure(/Requests\/sec:\s+([\d.]+)/)),
    p50: milliseconds(figure(/50%\s+(\S+)/)),
    p99: milliseconds(figure(/99%\s+(\S+)/)),
  };
}

/**
 * @param {URL} url
 * @param {number} seconds
 * @param {string} [cookie]
 */
async function measureWithNode(url, seconds, cookie) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const until = performance.now() + seconds * 1000;
  /** @type {number[]} */
  const times = [];
  const ask = () =>
    new Promise((resolve, reject) => {
      const started = performance.now();
      const request = http.get(url, { agent, headers: cookie ? { cookie } : {} }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${url.pathname} answered ${response.statusCode}`));
        response.resume().on("end", () => resolve(times.push(performance.now() - started)));
      });
      request.on("error", reject);
    });
  const connection = async () => {
    while (performance.now() < until) await ask();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (/** @type {number} */ part) => times[Math.floor(times.length * part)] ?? 0;
  return { rate: times.length / seconds, p50: at(0.5), p99: at(0.99) };
}

/**
 * Sends forms as fast as they are answered, over eight connections: each redirected, as a form that was taken is.
 * @param {URL} url
 * @param {number} seconds
 * @param {string} cookie
 * @param {() => Record<string, string>} fields of the next form
 * @returns {Promise<Load>}
 */
export async function measureForms(url, seconds, cookie, fields) {
  const until = performance.now() + seconds * 1000;
  let sent = 0;
  /** @type {number[]} */
  const times = [];
  const connection = async () => {
    while (performance.now() < until) {
      const started = performance.now();
      const response = await fetch(url, {
        method: "POST",
        body: new URLSearchParams(fields()),
        // From many addresses: one alone is kept from sending as fast as this.
        headers: {
          origin: url.origin,
          cookie,
          "cf-connecting-ip": `10.${Math.floor(sent / 6400) % 256}.${Math.floor(sent / 25) % 256}.${1 + (sent++ % 25)}`,
        },
        redirect: "manual",
      });
      await response.arrayBuffer();
      if (response.status !== 303) throw new Error(`${url.pathname} answered ${response.status} to a form`);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  times.sort((a, b) => a - b);
  const at = (/** @type {number} */ part) => times[Math.floor(times.length * part)] ?? 0;
  return { rate: times.length / seconds, p50: at(0.5), p99: at(0.99) };
}
