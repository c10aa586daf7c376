import { ensureInstalled } from "./install.mjs";
import { waitForLock } from "./lock.mjs";
import { ROOT } from "./root.mjs";

/** @typedef {(log: (message: string) => void) => Promise<unknown>} Step */

/**
 * Brings a checkout to the point where it can run: dependencies installed, then whatever else is asked for.
 * Two processes never do this at once in the same checkout.
 * @param {(message: string) => void} log
 * @param {Step[]} [steps] what comes after the installation, such as the build
 */
export async function setUp(log, steps = []) {
  const release = await waitForLock(`set-up:${ROOT}`, () =>
    log("Waiting for another process that is setting up this checkout."),
  );
  try {
    await ensureInstalled(log);
    for (const step of steps) await step(log);
  } finally {
    release();
  }
}
