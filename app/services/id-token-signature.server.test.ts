import { createHmac, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { expect, test } from "vitest";
import { ID_TOKEN_KEYS, idToken } from "../../tests/fakes/id-token.ts";
import { fakeProvider } from "../../tests/fakes/provider.ts";
import { checkSignature } from "./id-token-signature.server.ts";

const NOW = new Date("2026-05-01T12:00:00.000Z");
const CLAIMS = { sub: "248289761001" };

/** An address of keys that nobody has asked yet. */
function published(keys: unknown) {
  const address = `https://${crypto.randomUUID()}.example/keys`;
  const state = { keys };
  const { requests } = fakeProvider(address, () => Response.json(state.keys));
  return { address, requests, state };
}

const jwk = (key: KeyObject, more: object = {}) => ({ ...key.export({ format: "jwk" }), ...more });

/** A token whose head and signature are made as the test says. */
function token(head: object, make: (signed: Buffer) => Buffer | string): string {
  const signed = [head, CLAIMS]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  return `${signed}.${Buffer.from(make(Buffer.from(signed)) as Buffer).toString("base64url")}`;
}

test("a token signed with a published key is believed, and the keys are asked for once an hour", async () => {
  const { address, requests } = published(ID_TOKEN_KEYS);
  for (const minutes of [0, 30, 59])
    await checkSignature(idToken(CLAIMS), address, new Date(NOW.getTime() + minutes * 60_000));
  expect(requests).toHaveLength(1);
  await checkSignature(idToken(CLAIMS), address, new Date(NOW.getTime() + 61 * 60_000));
  expect(requests).toHaveLength(2);
});

test.each([
  ["RS256", "rsa", {}, { hash: "sha256" }],
  ["PS256", "rsa", {}, { hash: "sha256", pss: 32 }],
  ["PS512", "rsa", {}, { hash: "sha512", pss: 64 }],
  ["ES256", "ec", { namedCurve: "P-256" }, { hash: "sha256" }],
  ["ES384", "ec", { namedCurve: "P-384" }, { hash: "sha384" }],
] as const)(
  "%s is understood, and nothing that was changed passes",
  async (alg, kind, how, { hash, ...rest }) => {
    const { publicKey, privateKey } =
      kind === "rsa"
        ? generateKeyPairSync("rsa", { modulusLength: 2048 })
        : generateKeyPairSync("ec", how as { namedCurve: string });
    const { address } = published({ keys: [jwk(publicKey)] });
    const good = token({ alg }, (signed) =>
      "pss" in rest
        ? sign(hash, signed, { key: privateKey, padding: 6, saltLength: rest.pss })
        : sign(hash, signed, { key: privateKey, dsaEncoding: "ieee-p1363" }),
    );
    await checkSignature(good, address, NOW);
    const [head, , signature] = good.split(".");
    const other = Buffer.from(JSON.stringify({ sub: "somebody-else" })).toString("base64url");
    for (const bad of [`${head}.${other}.${signature}`, good.slice(0, -8), `${head}.${good.split(".")[1]}.`])
      await expect(checkSignature(bad, address, NOW)).rejects.toThrow("id-token-signature");
  },
);

test("a token that nobody signed, or that is signed with what is public, is not believed", async () => {
  const { publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const { address } = published({ keys: [jwk(publicKey)] });
  const pem = publicKey.export({ format: "pem", type: "spki" });
  for (const bad of [
    token({ alg: "none" }, () => ""),
    token({ alg: "None" }, () => ""),
    token({ alg: "HS256" }, (signed) => createHmac("sha256", pem).update(signed).digest()),
    token({ alg: "toString" }, () => "x"),
  ])
    await expect(checkSignature(bad, address, NOW)).rejects.toThrow("id-token-algorithm");
});

test("a key for something else, of another kind, or too short is not used", async () => {
  const pair = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const short = generateKeyPairSync("rsa", { modulusLength: 1024 });
  for (const [keys, signer] of [
    [[jwk(pair.publicKey, { use: "enc" })], pair.privateKey],
    [[jwk(pair.publicKey, { alg: "PS256" })], pair.privateKey],
    [[jwk(pair.publicKey, { kid: "another" })], pair.privateKey],
    [[{ kty: "RSA", kid: "k-1" }], pair.privateKey],
    [[jwk(short.publicKey)], short.privateKey],
    [[], pair.privateKey],
  ] as const) {
    const { address } = published({ keys });
    await expect(checkSignature(idToken(CLAIMS, { key: signer }), address, NOW)).rejects.toThrow(
      "id-token-signature",
    );
  }
});

test("a key that the provider has since then is found, and a made-up one does not make us ask each time", async () => {
  const { address, requests, state } = published({ keys: [] });
  const check = (seconds: number) =>
    checkSignature(idToken(CLAIMS), address, new Date(NOW.getTime() + seconds * 1000));
  await expect(check(0)).rejects.toThrow("id-token-signature");
  for (const seconds of [1, 20, 59]) await expect(check(seconds)).rejects.toThrow("id-token-signature");
  expect(requests).toHaveLength(1);
  state.keys = ID_TOKEN_KEYS;
  await check(61);
  expect(requests).toHaveLength(2);
});

test.each(["", "a.b", "a.b.c", "a.b.c.d", `${btoa("[]")}.e30.x`, `${btoa('{"alg":7}')}.e30.x`])(
  "what is no token is refused: %j",
  async (text) => {
    await expect(checkSignature(text, "https://nobody.example", NOW)).rejects.toThrow("id-token-malformed");
  },
);

test.each([null, {}, { keys: "x" }, { keys: [7] }])("keys of another shape are refused: %j", async (keys) => {
  const { address } = published(keys);
  await expect(checkSignature(idToken(CLAIMS), address, NOW)).rejects.toThrow("keys");
});
