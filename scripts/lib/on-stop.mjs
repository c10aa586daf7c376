import { watchNpm } from "./npm-watch.mjs";

/** @type {() => void} */
let stopNow = () => {};
let watching = false;

/**
 * Cleans up and exits when the process is asked to stop. The last caller owns the signals: call this after Miniflare
 * has started, whose own handlers would exit before an asynchronous clean-up is done.
 * @param {() => void | Promise<void>} cleanUp
 * @param {number} [exitCode] 0 where being stopped is the normal end, as of a server
 */
export function onStop(cleanUp, exitCode = 0) {
  let stopping = false;
  stopNow = async () => {
    if (stopping) return;
    stopping = true;
    try {
      await cleanUp();
    } finally {
      process.exit(exitCode);
    }
  };
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.removeAllListeners(signal);
    process.on(signal, stopNow);
  }
  if (watching) return;
  watching = true;
  watchNpm(() => stopNow());
}
