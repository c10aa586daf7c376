import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { variablesOf } from "./environment.mjs";
import { tryLock } from "./lock.mjs";
import { sessionSecret } from "./state.mjs";

/** @type {string} */
let folder;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "groundwork-state-"));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

test("the session secret is made once and is the owner's alone", () => {
  const secret = sessionSecret(folder);
  expect(Buffer.from(secret, "base64url")).toHaveLength(32);
  expect(sessionSecret(folder)).toBe(secret);
  expect(fs.readdirSync(folder)).toEqual(["session-secret"]);
  if (process.platform !== "win32") {
    expect(fs.statSync(path.join(folder, "session-secret")).mode & 0o777).toBe(0o600);
  }
});

test("a lock has one holder at a time", async () => {
  const release = await tryLock(folder);
  expect(release).toBeTypeOf("function");
  expect(await tryLock(folder)).toBeUndefined();
  release?.();
  await expect.poll(() => tryLock(folder)).toBeTypeOf("function");
});

test("a provider's key reaches only the worker that talks to it", () => {
  const variables = { SEARCH_API_KEY: "k", CONTACT_EMAIL: "a@example.com", CONTACT_PHONE: "", PATH: "/bin" };
  expect(variablesOf("search", variables)).toEqual({ SEARCH_API_KEY: "k" });
  expect(variablesOf("app", variables)).toEqual({ CONTACT_EMAIL: "a@example.com" });
});
