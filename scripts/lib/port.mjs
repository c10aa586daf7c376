import net from "node:net";
import { tryLock } from "./lock.mjs";
import { withPatience } from "./patience.mjs";
import { Refusal } from "./refusal.mjs";

/**
 * The port that PORT names.
 * @param {string | undefined} named
 * @param {number} fallback
 */
export function portFrom(named, fallback) {
  const port = Number(named || fallback);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new Refusal(`PORT is ${named}, which is not a port number.`);
}

/**
 * Refuses when the port is in use, or about to be: another start may still be installing before it listens.
 * @param {number} port
 * @param {string} host
 */
export async function holdPort(port, host) {
  if (port === 0) return;
  const held = await withPatience(() => tryLock(`port:${port}`));
  const free = held && (await withPatience(() => canListen(port, host)));
  if (!free)
    throw new Refusal(`Port ${port} is already in use; stop what is using it or set PORT to another one.`);
}

/** Below the ports that systems hand out by themselves, so that no connection takes one before it is listened on. */
const QUIET = { from: 20_000, to: 32_000 };

/** A port that is free now. */
export async function freePort() {
  for (let tries = 0; tries < 100; tries++) {
    const port = QUIET.from + Math.floor(Math.random() * (QUIET.to - QUIET.from));
    if (await canListen(port, "127.0.0.1")) return port;
  }
  throw new Refusal("No free port was found.");
}

/**
 * @param {number} port
 * @param {string} host
 */
async function canListen(port, host) {
  try {
    const server = await listen(port, host);
    await new Promise((resolve) => server.close(resolve));
    return true;
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === "EADDRINUSE") return false;
    if (code === "EACCES")
      throw new Refusal(`Port ${port} needs rights that this user does not have; set another PORT.`);
    throw new Refusal(`HOST is ${host}, which is not an address of this machine.`);
  }
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<net.Server>}
 */
function listen(port, host) {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once("error", reject);
    server.listen(port, host, () => resolve(server));
  });
}
