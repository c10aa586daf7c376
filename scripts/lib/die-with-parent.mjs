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

/**
 * Lets every workerd that Miniflare starts from now on die with this process.
 * Miniflare keeps its child to itself, so the only way to reach it is to see it being started.
 */
export function workerdDiesWithParent() {
  if (childProcess.spawn !== realSpawn) return;
  /** @type {(command: string, ...rest: any[]) => import("node:child_process").ChildProcess} */
  const spawn = (command, ...rest) => {
    const child = /** @type {any} */ (realSpawn)(command, ...rest);
    if (/workerd/.test(command)) dieWithParent(child);
    return child;
  };
  childProcess.spawn = /** @type {typeof realSpawn} */ (spawn);
}
