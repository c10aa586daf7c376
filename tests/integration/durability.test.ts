import { type ChildProcess, spawn } from "node:child_process";
import fs from "node:fs";
import { createInterface } from "node:readline";
import { afterAll, expect, inject, test, vi } from "vitest";
import { dieWithParent } from "../../scripts/lib/die-with-parent.mjs";
import { inRoot } from "../../scripts/lib/root.mjs";
import { temporaryFolder } from "../setup/temporary-folder.ts";
import { Browser } from "./support/browser.ts";
import { PASSWORD, signIn, uniqueEmail } from "./support/members.ts";

// The product is started five times.
vi.setConfig({ testTimeout: 240_000 });

const { folder, remove } = temporaryFolder("durability");
fs.cpSync(inject("product").migrated, folder, { recursive: true });
const running = new Set<ChildProcess>();
afterAll(async () => {
  await Promise.all([...running].map(kill));
  remove();
});

/** Starts the product as `npm start` does, in a process of its own; answers when it says that it is ready. */
async function start() {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [inRoot("scripts", "start.mjs")], {
    env: { PATH, HOME, STATE_DIR: folder, PORT: "0" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  dieWithParent(child);
  running.add(child);
  const said: string[] = [];
  const origin = await new Promise<string>((resolve, reject) => {
    child.once("exit", () => reject(new Error(`it ended before it was ready:\n${said.join("\n")}`)));
    for (const input of [child.stdout, child.stderr]) {
      createInterface({ input }).on("line", (line) => {
        said.push(line);
        const ready = /Groundwork is ready at (http:\S+)/.exec(line);
        if (ready?.[1]) resolve(ready[1]);
      });
    }
  });
  return { origin, child };
}

/** Ends a process as a power cut does. */
async function kill(child: ChildProcess): Promise<void> {
  running.delete(child);
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await ended;
}

/** The same visitor at another address. */
function moved(browser: Browser, origin: string): Browser {
  const next = new Browser({ origin });
  for (const [name, value] of browser.cookies) next.cookies.set(name, value);
  return next;
}

test("killing the product at any moment loses no account, no session, no cart line and no question", async () => {
  const first = await start();
  const email = uniqueEmail();
  const member = new Browser(first);
  const form = { intent: "sign-up", idem: crypto.randomUUID(), email, password: PASSWORD };
  expect((await member.post("/auth?mode=sign-up", form)).status).toBe(303);
  await signIn(member, email);
  const question = `${crypto.randomUUID()}?`;
  await member.post("/ai-hub", { intent: "ask", idem: crypto.randomUUID(), question });

  const guest = new Browser(first);
  const add = () =>
    guest.post("/cart", { intent: "add", idem: crypto.randomUUID(), productId: "insurance-guide" });
  // The first write makes the visitor whose the others are.
  expect((await add()).status).toBe(303);
  // It is killed while forms are coming in: what was answered stands, whatever became of the others.
  let answered = 1;
  const adding = Array.from({ length: 29 }, async () => {
    const page = await add().catch(() => undefined);
    if (page?.status === 303) answered += 1;
    if (answered === 3) await kill(first.child);
  });
  await Promise.all(adding);
  expect(answered).toBeGreaterThanOrEqual(3);

  const second = await start();
  const again = moved(member, second.origin);
  const profile = await again.visit("/profile");
  expect(profile.path).toBe("/profile");
  expect(profile.text).toContain(email);
  expect((await again.visit("/ai-hub")).text).toContain(question);
  await signIn(new Browser(second), email);
  const { cartCount } = await moved(guest, second.origin).visit("/cart");
  expect(cartCount).toBeGreaterThanOrEqual(answered);
  expect(cartCount).toBeLessThanOrEqual(30);

  await kill(second.child);
  const third = await start();
  expect((await moved(guest, third.origin).visit("/cart")).cartCount).toBe(cartCount);
  await kill(third.child);
});
