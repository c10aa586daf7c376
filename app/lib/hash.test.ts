import { expect, test } from "vitest";
import { randomToken, sha256 } from "./hash.ts";

test("SHA-256 is the one of the standard", async () => {
  // FIPS 180-4, examples B.1 and the empty message.
  expect(await sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(await sha256("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
});

test("text is hashed as UTF-8", async () => {
  // printf '\xc3\xa9' | sha256sum
  expect(await sha256("é")).toBe("4a99557e4033c3539de2eb65472017cad5f9557f7a0625a09f1c3f6e2ba69c4c");
});

test("bytes are hashed as the text that they spell", async () => {
  expect(await sha256(new TextEncoder().encode("é"))).toBe(await sha256("é"));
});

test("a token is 32 random bytes that need no escaping in a link", () => {
  const tokens = Array.from({ length: 200 }, randomToken);
  for (const token of tokens) {
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(encodeURIComponent(token)).toBe(token);
  }
  expect(new Set(tokens).size).toBe(tokens.length);
});
