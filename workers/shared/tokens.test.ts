import fc from "fast-check";
import { expect, test } from "vitest";
import { isSigned, mintToken, signText, verifyToken } from "./tokens.ts";

const SECRET = "a-secret-for-tests-of-forty-characters--";
const NOW = Date.UTC(2026, 0, 1);

const mint = (now = NOW) => mintToken(SECRET, "voice", { sub: "visitor-1", room: 7, trial: true }, 60, now);
const verify = (token: string, now = NOW) => verifyToken(SECRET, "voice", token, now);

/** Splits a token into its two parts. */
function partsOf(token: string): [string, string] {
  const [payload = "", signature = ""] = token.split(".");
  return [payload, signature];
}

test("a fresh token gives its claims back, with an id and an expiry in seconds", async () => {
  const claims = await verify(await mint());
  expect(claims).toEqual({
    sub: "visitor-1",
    room: 7,
    trial: true,
    jti: expect.stringMatching(/^[0-9a-f-]{36}$/),
    exp: NOW / 1000 + 60,
  });
});

test("two tokens for the same subject have different ids", async () => {
  const [first, second] = [await verify(await mint()), await verify(await mint())];
  expect(first?.jti).not.toBe(second?.jti);
});

test("a token is legal in a WebSocket subprotocol", async () => {
  expect(`bearer.${await mint()}`).toMatch(/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/);
});

test("claims in any script survive", async () => {
  const token = await mintToken(SECRET, "voice", { sub: "בנאי 🧱" }, 60, NOW);
  expect((await verify(token))?.sub).toBe("בנאי 🧱");
});

test("a token is valid up to its last millisecond and over at its expiry", async () => {
  const token = await mint();
  expect(await verify(token, NOW + 59_999)).toBeDefined();
  expect(await verify(token, NOW + 60_000)).toBeUndefined();
});

test("a token never lives longer than asked, though its expiry is in whole seconds", async () => {
  const token = await mint(NOW + 999);
  expect(await verify(token, NOW + 999 + 60_000)).toBeUndefined();
});

test("a clock that shows no time at all verifies nothing", async () => {
  expect(await verify(await mint(), Number.NaN)).toBeUndefined();
});

test("a token for one purpose means nothing for another", async () => {
  expect(await verifyToken(SECRET, "search", await mint(), NOW)).toBeUndefined();
});

test("a token made with another secret is refused", async () => {
  expect(await verifyToken(`${SECRET}x`, "voice", await mint(), NOW)).toBeUndefined();
});

test("without a secret nothing is made and nothing verifies", async () => {
  await expect(mintToken("", "voice", { sub: "visitor-1" }, 60, NOW)).rejects.toThrow(RangeError);
  expect(await verifyToken("", "voice", await mint(), NOW)).toBeUndefined();
});

test("changing any single character of a token breaks it", async () => {
  const token = await mint();
  for (let index = 0; index < token.length; index += 1) {
    const replacement = token[index] === "A" ? "B" : "A";
    const tampered = token.slice(0, index) + replacement + token.slice(index + 1);
    expect(await verify(tampered), `character ${index}`).toBeUndefined();
  }
});

test("the payload of one token does not go with the signature of another", async () => {
  const [payload] = partsOf(await mint());
  const [, signature] = partsOf(await mint());
  expect(await verify(`${payload}.${signature}`)).toBeUndefined();
});

test("a payload with a later expiry does not go with the old signature", async () => {
  const [payload, signature] = partsOf(await mint());
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
  const later = Buffer.from(JSON.stringify({ ...claims, exp: claims.exp + 3600 })).toString("base64url");
  expect(await verify(`${later}.${signature}`)).toBeUndefined();
});

test("a signature has one spelling only, though base64 leaves two bits of its last character unused", async () => {
  const [payload, signature] = partsOf(await mint());
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const spellings = [...alphabet].map((last) => `${payload}.${signature.slice(0, -1)}${last}`);
  const accepted = await Promise.all(spellings.map((spelling) => verify(spelling)));
  expect(accepted.filter(Boolean)).toHaveLength(1);
});

test("padding, standard base64 and white space are not accepted", async () => {
  const token = await mint();
  for (const variant of [
    `${token}=`,
    ` ${token}`,
    `${token}\n`,
    token.replace(".", "=."),
    token.replace(".", "/."),
  ]) {
    expect(await verify(variant)).toBeUndefined();
  }
});

test.each([
  "",
  ".",
  "..",
  "a",
  "a.",
  ".a",
  "a.b",
  "a.b.c",
  "bearer.x",
  "\u0000",
  "💥.💥",
  "%.%",
  "eyJ9.eyJ9",
])("the garbage %j is refused quietly", async (garbage) => {
  expect(await verify(garbage)).toBeUndefined();
});

test("no text whatever makes verification throw or pass", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "binary", maxLength: 300 }), async (text) => {
      expect(await verify(text)).toBeUndefined();
    }),
  );
});

test("a huge input is refused without being looked at", async () => {
  const [payload] = partsOf(await mint());
  expect(await verify("A".repeat(50_000_000))).toBeUndefined();
  expect(await verify(`${payload}.${"A".repeat(50_000_000)}`)).toBeUndefined();
});

test("claims that would make an oversized token are refused when it is made", async () => {
  await expect(mintToken(SECRET, "voice", { sub: "x".repeat(2000) }, 60, NOW)).rejects.toThrow("too long");
});

test.each([0, -1, Number.NaN])("a lifetime of %d seconds is refused", async (ttlSeconds) => {
  await expect(mintToken(SECRET, "voice", { sub: "visitor-1" }, ttlSeconds, NOW)).rejects.toThrow(RangeError);
});

test.each([
  ["no subject", { jti: "1", exp: 4_000_000_000 }],
  ["an empty id", { sub: "a", jti: "", exp: 4_000_000_000 }],
  ["an expiry that is a text", { sub: "a", jti: "1", exp: "4000000000" }],
  ["a claim that is an object", { sub: "a", jti: "1", exp: 4_000_000_000, role: { admin: true } }],
  ["a list for claims", ["sub", "jti", "exp"]],
])("a well-signed payload with %s is refused", async (_what, payload) => {
  expect(await verify(await signed(JSON.stringify(payload)))).toBeUndefined();
});

test("a well-signed payload that is not JSON is refused", async () => {
  expect(await verify(await signed("not json"))).toBeUndefined();
});

test("the signature is HMAC-SHA-256 under the documented derived key", async () => {
  const claims = { sub: "a", jti: "1", exp: 4_000_000_000 };
  expect(await verify(await signed(JSON.stringify(claims)))).toEqual(claims);
});

/** Signs a payload as the token format prescribes, written anew from its description with node's own functions. */
async function signed(payload: string): Promise<string> {
  const { createHmac, hkdfSync } = await import("node:crypto");
  const key = Buffer.from(hkdfSync("sha256", SECRET, "", "groundwork token 1 voice", 32));
  const text = Buffer.from(payload).toString("base64url");
  return `${text}.${createHmac("sha256", key).update(text).digest("base64url")}`;
}

test("a text is signed for one purpose and by one secret, and as it stands", async () => {
  const signature = await signText(SECRET, "rating", "שלום");
  expect(await isSigned(SECRET, "rating", "שלום", signature)).toBe(true);
  for (const [secret, purpose, text, given] of [
    [SECRET, "rating", "שלום ", signature],
    [SECRET, "voice", "שלום", signature],
    [`${SECRET}x`, "rating", "שלום", signature],
    ["", "rating", "שלום", signature],
    [SECRET, "rating", "שלום", ""],
    [SECRET, "rating", "שלום", "not base64!"],
  ] as const)
    expect(await isSigned(secret, purpose, text, given)).toBe(false);
});
