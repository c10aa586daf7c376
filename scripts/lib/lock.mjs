import { createHash } from "node:crypto";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";

/**
 * Where the lock of a name is held: a local socket, because the operating system lets go of it when its holder dies,
 * however it dies. A file with a process number in it would have to be guessed stale.
 * @param {string} name
 */
function address(name) {
  const id = `groundwork-${createHash("sha256").update(name).digest("hex").slice(0, 24)}`;
  if (process.platform === "linux") return `\0${id}`;
  if (process.platform === "win32") return `\\\\.\\pipe\\${id}`;
  return path.join(os.tmpdir(), `${id}.sock`);
}

/**
 * Takes a lock that lasts until it is released or this process ends.
 * @param {string} name
 * @returns {Promise<(() => void) | undefined>} the release, or undefined when another process holds the lock
 */
export async function tryLock(name) {
  const where = address(name);
  const server = await listen(where);
  if (server) return () => server.close();
  if (path.isAbsolute(where) && process.platform !== "win32" && (await nobodyAnswers(where))) {
    fs.rmSync(where, { force: true });
    const second = await listen(where);
    return second && (() => second.close());
  }
  return undefined;
}

/**
 * Takes a lock, waiting for as long as another process holds it.
 * @param {string} name
 * @param {() => void} onWait called once, when there is someone to wait for
 */
export async function waitForLock(name, onWait) {
  for (let tries = 0; ; tries++) {
    const release = await tryLock(name);
    if (release) return release;
    if (tries === 0) onWait();
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/**
 * @param {string} where
 * @returns {Promise<net.Server | undefined>}
 */
function listen(where) {
  return new Promise((resolve, reject) => {
    const server = net.createServer((socket) => socket.destroy());
    server.once("error", (error) => {
      if (/** @type {NodeJS.ErrnoException} */ (error).code === "EADDRINUSE") resolve(undefined);
      else reject(error);
    });
    server.listen(where, () => {
      server.unref();
      resolve(server);
    });
  });
}

/**
 * Whether a socket file is left over from a process that is gone.
 * @param {string} where
 * @returns {Promise<boolean>}
 */
function nobodyAnswers(where) {
  return new Promise((resolve) => {
    const socket = net.connect(where);
    socket.once("connect", () => {
      socket.destroy();
      resolve(false);
    });
    socket.once("error", () => resolve(true));
  });
}
