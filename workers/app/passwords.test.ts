import fs from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { createPasswords } from "./passwords.ts";

const wasm = createRequire(import.meta.url).resolve("@phi-ag/argon2/argon2.wasm");
const passwords = createPasswords(new WebAssembly.Module(fs.readFileSync(wasm)));

/** Argon2id, version 1.3, password "password", salt "somesalt": from the test suite of the reference implementation. */
const KNOWN = [
  "$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4",
  "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc",
];

test.each(KNOWN)("the known answer %s is verified, and no other password is", async (stored) => {
  expect(await passwords.verify(stored, "password")).toBe(true);
  expect(await passwords.verify(stored, "Password")).toBe(false);
  expect(await passwords.verify(stored, "password ")).toBe(false);
  expect(await passwords.verify(stored, "")).toBe(false);
});

test("a hash is Argon2id with 19 MiB, two passes and one lane, and a salt of its own", async () => {
  const first = await passwords.hash("seven wet anvils");
  const second = await passwords.hash("seven wet anvils");
  for (const stored of [first, second]) {
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22,}\$[A-Za-z0-9+/]{43}$/);
    expect(await passwords.verify(stored, "seven wet anvils")).toBe(true);
  }
  expect(first).not.toBe(second);
});

test("a password of 128 characters counts to its last one", async () => {
  const long = "x".repeat(128);
  const stored = await passwords.hash(long);
  expect(await passwords.verify(stored, long)).toBe(true);
  expect(await passwords.verify(stored, `${"x".repeat(127)}y`)).toBe(false);
});

test("the same letters count however a keyboard composes them, in both directions", async () => {
  const composed = "contraseña é";
  const decomposed = composed.normalize("NFD");
  expect(decomposed).not.toBe(composed);
  expect(await passwords.verify(await passwords.hash(composed), decomposed)).toBe(true);
  expect(await passwords.verify(await passwords.hash(decomposed), composed)).toBe(true);
});

test("letters that only look alike are other letters", async () => {
  const stored = await passwords.hash("ﬁve anvils");
  expect(await passwords.verify(stored, "five anvils")).toBe(false);
});

test("an account without a password lets nobody in, not even with the words of the dummy", async () => {
  for (const stored of [null, undefined]) {
    expect(await passwords.verify(stored, "no account has this password")).toBe(false);
    expect(await passwords.verify(stored, "")).toBe(false);
  }
});

test.each([
  "",
  "plain text",
  "$argon2id$v=19$m=19456,t=2,p=1$",
  "$2b$10$abcdefghijklmnopqrstuv",
  "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHQ$AAAA",
])("the stored text %j matches nothing and breaks nothing", async (stored) => {
  expect(await passwords.verify(stored, "password")).toBe(false);
  expect(await passwords.verify(stored, "")).toBe(false);
});

test("many at once do not get in each other's way", async () => {
  const words = ["one anvil", "two anvils", "three anvils", "four anvils"];
  const stored = await Promise.all(words.map((word) => passwords.hash(word)));
  const matches = await Promise.all(
    stored.map((hash) => Promise.all(words.map((word) => passwords.verify(hash, word)))),
  );
  expect(matches).toEqual(words.map((_, row) => words.map((_, column) => row === column)));
});
