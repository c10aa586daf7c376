import { unstable_readConfig as readConfig } from "wrangler";
import { WORKERS } from "./wrangler.mjs";

const EVERY_SO_MANY_MINUTES = /^\*\/(\d+) \* \* \* \*$/;
const MINUTE_MS = 60_000;

/**
 * Calls the app worker at the times that its wrangler.toml names, which Miniflare leaves to its caller: late work such
 * as mails that could not be sent is done locally too. Only "every so many minutes" is understood.
 * @param {import("miniflare").Miniflare} mf
 * @returns {() => void} stops the calls
 */
export function runCrons(mf) {
  const { name, triggers } = readConfig({ config: WORKERS[0].config }, { hideWarnings: true });
  const timers = (triggers.crons ?? []).flatMap((/** @type {string} */ cron) => {
    const minutes = Number(EVERY_SO_MANY_MINUTES.exec(cron)?.[1]);
    if (!minutes) {
      console.error(`The cron trigger "${cron}" is not run locally.`);
      return [];
    }
    return [setInterval(() => call(mf, name, cron), minutes * MINUTE_MS)];
  });
  return () => timers.forEach(clearInterval);
}

/**
 * @param {import("miniflare").Miniflare} mf
 * @param {string | undefined} worker
 * @param {string} cron
 */
async function call(mf, worker, cron) {
  try {
    await (await mf.getWorker(worker)).scheduled({ cron, scheduledTime: new Date() });
  } catch (error) {
    console.error(`The scheduled work "${cron}" failed:`, error);
  }
}
