import childProcess from "node:child_process";

/**
 * Ends a child process when this process ends in any way, SIGKILL included.
 *
 * A killed parent cannot clean up, and a left-over child would go on holding the port or writing to node_modules. So a
 * tiny shell in a process group of its own waits at a pipe from us; when the pipe breaks, it kills the child.
 * @param {import("node:child_process").ChildProcess} child
 */
export function dieWithParent(child) {
  if (process.platform === "win32" || child.pid === undefined) return;
  const minder = realSpawn("sh", ["-c", 'read -r _; kill -9 "$1"', "minder", String(child.pid)], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  minder.on("error", () => {});
  minder.unref();
  const pipe = /** @type {import("node:net").Socket} */ (minder.stdin);
  pipe.on("error", () => {});
  pipe.unref();
  child.once("exit", () => minder.kill("SIGKILL"));
}

const realSpawn = childProcess.spawn;

/** @type {((how: string) => void) | undefined} */
let onDeath;

/** Grace period to recognise a stop that ends workerd and this process at the same time, such as Ctrl-C. */
const STOP_MS = 250;

/**
 * Ends this process, with a word and an exit code that tells, as soon as a workerd dies that nobody here has ended: then
 * there is nothing left that answers, and whoever watches over this process starts it again.
 * @param {() => boolean} stopping whether this process is about to end anyway
 */
export function endWithWorkerd(stopping) {
  onDeath = (how) => {
    setTimeout(() => {
      if (stopping()) return;
      console.error(
        `The runtime (workerd) has died (${how}), and Groundwork with it. Start it again: nothing that was saved is lost.`,
      );
      process.exit(1);
    }, STOP_MS);
  };
}

/**
 * Lets every workerd that Miniflare starts from now on die with this process.
 * Miniflare keeps its child to itself, so the only way to reach it is to see it being started.
 */
export function workerdDiesWithParent() {
  if (childProcess.spawn !== realSpawn) return;
  /** @type {(command: string, ...rest: any[]) => import("node:child_process").ChildProcess} */
  const spawn = (command, ...rest) => {
    const child = /** @type {any} */ (realSpawn)(command, ...rest);
    if (/workerd/.test(command)) {
      dieWithParent(child);
      child.once("exit", (/** @type {number} */ code, /** @type {string | null} */ signal) => {
        // Miniflare ends it itself when it is disposed of or takes other options.
        if (!child.killed) onDeath?.(signal ?? `exit code ${code}`);
      });
    }
    return child;
  };
  childProcess.spawn = /** @type {typeof realSpawn} */ (spawn);
}
