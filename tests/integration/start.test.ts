import { type ChildProcess, spawn } from "node:child_process";
import fs from "node:fs";
import { expect, inject, onTestFinished, test } from "vitest";
import { freePort } from "../../scripts/lib/port.mjs";
import { inRoot } from "../../scripts/lib/root.mjs";
import { temporaryFolder } from "../setup/temporary-folder.ts";
import { rawRequest } from "./support/raw.ts";

/** `npm start` on data of its own, as soon as it is ready. */
async function start(variables: Record<string, string> = {}) {
  const { folder, remove } = temporaryFolder("start");
  fs.cpSync(inject("product").migrated, folder, { recursive: true });
  const port = await freePort();
  const child = spawn(process.execPath, [inRoot("scripts", "start.mjs")], {
    // Nothing of the developer's own.
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      STATE_DIR: folder,
      ...variables,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text) => (said += text));
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  onTestFinished(async () => {
    child.kill("SIGTERM");
    await ended;
    remove();
  });
  await expect.poll(() => said, { timeout: 50_000 }).toContain("Groundwork is ready");
  return { child, ended, folder, origin: `http://127.0.0.1:${port}`, said: () => said };
}

/** The workerd processes that a process has started, from Linux's own account of processes. */
function workerdsOf({ pid }: ChildProcess): number[] {
  return fs
    .readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8")
    .split(" ")
    .filter(Boolean)
    .map(Number)
    .filter((child) => fs.readFileSync(`/proc/${child}/comm`, "utf8").startsWith("workerd"));
}

const statusOf = async (origin: string, path: string, host = "localhost") =>
  (await rawRequest({ origin }, { path, headers: { host } })).status;

test("on this machine it says that it runs in local mode, and has local tools", async () => {
  const { origin, said } = await start();
  expect(said()).toContain("Local mode: mail waits at /dev/outbox");
  expect(await statusOf(origin, "/dev/outbox")).toBe(200);
});

test("where others reach it, it says that it runs in production, and has none, whatever name they ask under", async () => {
  const { origin, folder, said } = await start({ HOST: "0.0.0.0" });
  expect(said()).toContain("Production mode, because HOST is 0.0.0.0: there are no local tools");
  for (const path of ["/dev/outbox", "/dev/kit", "/dev/outbox.data"])
    expect([path, await statusOf(origin, path)]).toEqual([path, 404]);
  // The secret that nobody has set is made, kept and nobody's to read.
  expect(await statusOf(origin, "/shop")).toBe(200);
  expect(fs.statSync(`${folder}/session-secret`).mode & 0o777).toBe(0o600);
});

test.skipIf(process.platform !== "linux")(
  "it ends, with a word and a code that tells, when its runtime dies",
  async () => {
    const { child, ended, origin, said } = await start();
    const [workerd, ...others] = workerdsOf(child);
    expect(others).toEqual([]);
    process.kill(workerd ?? 0, "SIGKILL");
    expect(await ended).toBe(1);
    expect(said()).toContain("The runtime (workerd) has died (SIGKILL)");
    await expect(statusOf(origin, "/")).rejects.toThrow();
  },
);

test.skipIf(process.platform !== "linux")("asked to stop it stops, and says nothing of a death", async () => {
  const { child, ended, said } = await start();
  // As a terminal does for Ctrl-C: everybody in the foreground is told.
  const workerds = workerdsOf(child);
  child.kill("SIGINT");
  for (const pid of workerds) process.kill(pid, "SIGINT");
  expect(await ended).toBe(0);
  expect(said()).not.toContain("has died");
});
