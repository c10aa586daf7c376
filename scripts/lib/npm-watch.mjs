import { spawnSync } from "node:child_process";
import fs from "node:fs";

const CHECK_MS = 250;

/**
 * Calls back once when the npm that started this script is gone. npm passes on the signals that it can, but SIGKILL
 * would leave its script running with nobody who could stop it, and holding its port.
 * @param {() => void} onGone
 */
export function watchNpm(onGone) {
  const script = process.env.npm_lifecycle_script;
  if (!script || process.platform === "win32") return;
  // npm puts a shell between itself and the script; some shells give way to the script, some stay.
  const parent = about(process.ppid);
  const shell = parent?.command.includes(script) ? process.ppid : undefined;
  const npmNow = () => (shell === undefined ? process.ppid : about(shell)?.parent);
  const npmAtFirst = npmNow();
  const timer = setInterval(() => {
    if (npmNow() === npmAtFirst) return;
    clearInterval(timer);
    onGone();
  }, CHECK_MS);
  timer.unref();
}

/**
 * The parent and the command line of a process. A process whose parent is gone is given another one at once.
 * @param {number} pid
 * @returns {{ parent: number, command: string } | undefined} undefined when there is no such process
 */
function about(pid) {
  if (fs.existsSync("/proc/self/stat")) return aboutFromProc(pid);
  const { stdout } = spawnSync("ps", ["-o", "ppid=,command=", "-p", String(pid)], { encoding: "utf8" });
  const match = /^\s*(\d+)\s+(.*)/.exec(stdout ?? "");
  return match ? { parent: Number(match[1]), command: match[2] ?? "" } : undefined;
}

/** @param {number} pid */
function aboutFromProc(pid) {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, "utf8");
    // The second field is the name in brackets, which may itself hold spaces and brackets.
    const [, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const command = fs.readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").join(" ");
    return { parent: Number(parent), command };
  } catch {
    return undefined;
  }
}
