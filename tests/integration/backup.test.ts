import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { openBucket } from "../../scripts/lib/bucket.mjs";
import { d1Target } from "../../scripts/lib/d1-target.mjs";
import { openEmbeddedDatabase } from "../../scripts/lib/embedded-database.mjs";
import { libsqlTarget } from "../../scripts/lib/libsql-target.mjs";
import { inRoot } from "../../scripts/lib/root.mjs";
import { serve } from "../../scripts/lib/serve.mjs";
import { startSqld } from "../../scripts/lib/sqld.mjs";
import { temporaryFolder } from "../setup/temporary-folder.ts";
import { Browser } from "./support/browser.ts";
import { PASSWORD, signIn, uniqueEmail } from "./support/members.ts";

// Each starts the product three times and two commands besides: a slow machine needs more than a minute for that.
vi.setConfig({ testTimeout: 240_000 });

/** One of the two commands, as an operator runs it. */
async function run(script: "backup" | "restore", args: string[], variables: Record<string, string>) {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [inRoot("scripts", `${script}.mjs`), ...args], {
    env: { PATH, HOME, ...variables },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text) => (said += text));
  const code = await new Promise((resolve) => child.once("exit", resolve));
  return { code, said };
}

function folderFor(name: string) {
  const { folder, remove } = temporaryFolder(name);
  onTestFinished(remove);
  return folder;
}

/** A state folder with a migrated database. */
function migratedFolder(name: string) {
  const folder = folderFor(name);
  fs.cpSync(inject("product").migrated, folder, { recursive: true });
  return folder;
}

/** Somebody signs up, fills a cart, keeps a drawing and asks Joe for something that he does not know. */
async function live(origin: string, email: string): Promise<string> {
  const browser = new Browser({ origin });
  await browser.post("/auth?mode=sign-up", {
    intent: "sign-up",
    idem: crypto.randomUUID(),
    email,
    password: PASSWORD,
    firstName: "Sample",
    lastName: 'Builder "=1+1" גשר',
  });
  await signIn(browser, email);
  await browser.post("/cart", { intent: "add", idem: crypto.randomUUID(), productId: "insurance-guide" });
  await browser.post("/ai-hub?tab=chat", { intent: "ask", idem: crypto.randomUUID(), question: `${email}?` });
  const id = crypto.randomUUID();
  const body = new FormData();
  const fields = {
    intent: "save",
    idem: id,
    name: "plan.svg",
    width: "40",
    height: "30",
    lines: "[]",
    answer: "json",
  };
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const picture = '<svg viewBox="0 0 40 30"><text>10\'-0"</text></svg>';
  body.append("picture", new Blob([picture], { type: "image/svg+xml" }), "plan.svg");
  expect((await browser.send("/blueprint-analyzer/drawings", { method: "POST", body })).status).toBe(200);
  return id;
}

/** What an operator has: the product on a folder, with the database beside it or elsewhere. */
async function serving<T>(
  stateDir: string,
  variables: Record<string, string>,
  use: (origin: string) => Promise<T>,
) {
  const served = await serve({ stateDir, variables, onLog: () => {} });
  try {
    return await use(served.url.origin);
  } finally {
    await served.dispose();
  }
}

async function readsAgain(origin: string, email: string, drawing: string): Promise<void> {
  const browser = new Browser({ origin });
  await signIn(browser, email);
  expect((await browser.visit("/cart")).cartCount).toBe(1);
  expect((await browser.visit("/profile")).valueOf("lastName")).toBe('Builder "=1+1" גשר');
  const picture = await browser.get(`/blueprint-analyzer/drawings/${drawing}`);
  expect([picture.status, picture.headers.get("content-type"), picture.body.includes("<svg")]).toEqual([
    200,
    "image/svg+xml",
    true,
  ]);
}

const SECRET = { SESSION_SECRET: "a secret of thirty-two characters and more" };

/** A backup without the moment at which it was made. */
const contents = (file: string) => gunzipSync(fs.readFileSync(file)).toString().split("\n").slice(1);

test("an installation on the embedded database is backed up, lost, restored, and is as it was", async () => {
  const [stateDir, elsewhere] = [migratedFolder("backup"), folderFor("backup-file")];
  const [file, second] = [path.join(elsewhere, "one.gz"), path.join(elsewhere, "two.gz")];
  const email = uniqueEmail();
  const drawing = await serving(stateDir, SECRET, (origin) => live(origin, email));
  expect(await run("backup", [file], { STATE_DIR: stateDir })).toMatchObject({ code: 0 });
  expect(fs.statSync(file).mode & 0o077).toBe(0);
  expect(contents(file).join("\n")).toContain(email);

  fs.rmSync(path.join(stateDir, "v3"), { recursive: true });
  const restored = await run("restore", [file], { STATE_DIR: stateDir });
  expect([restored.code, restored.said]).toEqual([
    0,
    expect.stringMatching(/Restored \d+ rows and 1 files\./),
  ]);
  await serving(stateDir, SECRET, (origin) => readsAgain(origin, email, drawing));

  // Over what is there only when it is meant, and then nothing of it stays.
  const refused = await run("restore", [file], { STATE_DIR: stateDir });
  expect([refused.code, refused.said]).toEqual([1, expect.stringContaining("--replace")]);
  await serving(stateDir, SECRET, (origin) => live(origin, uniqueEmail()));
  expect(await run("restore", [file, "--replace"], { STATE_DIR: stateDir })).toMatchObject({ code: 0 });
  expect(await run("backup", [second], { STATE_DIR: stateDir })).toMatchObject({ code: 0 });
  expect(contents(second)).toEqual(contents(file));
});

test("an installation on a libSQL server is backed up, lost, restored, and also restored into the embedded database", async () => {
  const [stateDir, elsewhere, embedded] = [
    folderFor("backup"),
    folderFor("backup-file"),
    folderFor("embedded"),
  ];
  const file = path.join(elsewhere, "one.gz");
  const email = uniqueEmail();
  const first = await startSqld(folderFor("sqld"));
  const drawing = await serving(stateDir, { ...SECRET, LIBSQL_URL: first.url }, (origin) =>
    live(origin, email),
  );
  const made = await run("backup", ["--libsql", file], { STATE_DIR: stateDir, LIBSQL_URL: first.url });
  expect([made.code, made.said]).toEqual([0, expect.stringContaining(file)]);
  await first.stop();
  fs.rmSync(path.join(stateDir, "v3"), { recursive: true });

  const fresh = await startSqld(folderFor("sqld"));
  onTestFinished(fresh.stop);
  const variables = { STATE_DIR: stateDir, LIBSQL_URL: fresh.url };
  expect(await run("restore", [file, "--libsql"], variables)).toMatchObject({ code: 0 });
  await serving(stateDir, { ...SECRET, LIBSQL_URL: fresh.url }, (origin) =>
    readsAgain(origin, email, drawing),
  );

  expect(await run("restore", [file], { STATE_DIR: embedded })).toMatchObject({ code: 0 });
  const bucket = await openBucket(embedded);
  expect(await bucket.keys()).toEqual([`drawings/${drawing}`]);
  await bucket.close();
  const { database, close } = await openEmbeddedDatabase(embedded);
  const target = await libsqlTarget(fresh.url);
  for (const table of ["users", "article_texts", "workspace_members", "drawings"]) {
    const count = `select count(*) as n from ${table}`;
    expect([table, await d1Target(database).all(count)]).toEqual([table, await target.all(count)]);
  }
  await close();
});

test("what is no backup, or only half of one, changes nothing", async () => {
  const [stateDir, elsewhere] = [migratedFolder("backup"), folderFor("backup-file")];
  const file = path.join(elsewhere, "one.gz");
  const email = uniqueEmail();
  await serving(stateDir, SECRET, (origin) => live(origin, email));
  await run("backup", [file], { STATE_DIR: stateDir });
  const half = path.join(elsewhere, "half.gz");
  const whole = fs.readFileSync(file);
  fs.writeFileSync(half, whole.subarray(0, whole.length / 2));
  const other = path.join(elsewhere, "other.gz");
  fs.writeFileSync(other, "no archive");
  for (const wrong of [half, other, path.join(elsewhere, "nothing.gz")]) {
    const { code, said } = await run("restore", [wrong, "--replace"], { STATE_DIR: stateDir });
    expect([code, said]).toEqual([1, expect.stringMatching(/backup/)]);
  }
  await serving(stateDir, SECRET, async (origin) => {
    const browser = new Browser({ origin });
    await signIn(browser, email);
    expect((await browser.visit("/cart")).cartCount).toBe(1);
  });
});
