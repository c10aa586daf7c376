import { spawn } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import { dieWithParent } from "./die-with-parent.mjs";
import { Refusal } from "./refusal.mjs";
import { ROOT } from "./root.mjs";

/**
 * @typedef {object} RunOptions
 * @property {Record<string, string | undefined>} [env] added to the environment of this process
 * @property {boolean} [quiet] keep the output back; a failing command's output is still printed by `run`
 * @property {boolean} [interactive] let the command read what is typed; its stdin is empty otherwise
 *
 * @typedef {object} Outcome
 * @property {number} code exit code; 127 when the command could not be started
 * @property {string} output what it wrote, when quiet
 */

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();

/** How long a command that was asked to stop has for tidying up. */
const TIDYING_MS = 5_000;

/** Asks every command that is still at work to stop, and lets it tidy up. */
export async function stopRunning() {
  const ended = [...running].map((child) => {
    child.kill("SIGTERM");
    return new Promise((resolve) => child.once("close", resolve));
  });
  await Promise.race([Promise.all(ended), setTimeout(TIDYING_MS)]);
}

/**
 * Runs a command in the project's folder and tells how it ended.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<Outcome>}
 */
export function outcomeOf(command, args, { env = {}, quiet = false, interactive = false } = {}) {
  return new Promise((resolve) => {
    const out = quiet ? "pipe" : "inherit";
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: [interactive ? "inherit" : "ignore", out, out],
      // npm is a batch file there, which only a shell can start.
      shell: process.platform === "win32" && command === "npm",
    });
    running.add(child);
    dieWithParent(child);
    let output = "";
    child.stdout?.setEncoding("utf8").on("data", (text) => (output += text));
    child.stderr?.setEncoding("utf8").on("data", (text) => (output += text));
    child.once("error", (error) => {
      running.delete(child);
      resolve({ code: 127, output: `${command}: ${error.message}\n` });
    });
    child.once("close", (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

/**
 * Runs a command that has to succeed.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions & { failure: string }} options `failure`: the sentence to end with when it does not
 * @returns {Promise<string>} what it wrote, when quiet
 */
export async function run(command, args, { failure, ...options }) {
  const { code, output } = await outcomeOf(command, args, options);
  if (code === 0) return output;
  process.stderr.write(output);
  throw new Refusal(failure);
}

/**
 * The command line of a tool from node_modules, run by this very Node and without npx.
 * @param {string} script its file below node_modules
 * @param {string[]} args
 * @returns {[command: string, args: string[]]}
 */
export const tool = (script, args) => [process.execPath, [`${ROOT}/node_modules/${script}`, ...args]];
