import { createPublicKey, generateKeyPairSync, verify } from "node:crypto";
import vm from "node:vm";
import { expect, test } from "vitest";
import { qrOf } from "~/lib/qr.server.ts";
import { type Claims, checkSigned, signedIn, signerOf } from "./signing.ts";
import { verifyPage } from "./verify-page.ts";

const secretKey = () =>
  generateKeyPairSync("ed25519").privateKey.export({ type: "pkcs8", format: "der" }).toString("base64url");
const TODAY = "2026-03-02";
const CLAIMS: Omit<Claims, "keyId"> = {
  number: "ABCD-EFGH-JKMN",
  holder: "נגר 3",
  course: "fall-protection",
  title: "Fall protection",
  version: 2,
  issuedOn: "2026-01-10",
  expiresOn: "2028-01-10",
};
const signer = await signerOf(secretKey());

/** The same check by another implementation, from the public key alone. */
function elsewhere(text: string, key: string) {
  const [, payload = "", signature = ""] = text.split(".");
  const opened = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x: key }, format: "jwk" });
  return verify(null, Buffer.from(`GW1.${payload}`), opened, Buffer.from(signature, "base64url"));
}

/** A payload with one thing changed, under the signature of the one it was. */
function forged(text: string, change: (parts: unknown[]) => void) {
  const [prefix, payload = "", signature] = text.split(".");
  const parts = JSON.parse(Buffer.from(payload, "base64url").toString());
  change(parts);
  return [prefix, Buffer.from(JSON.stringify(parts)).toString("base64url"), signature].join(".");
}

test("what is signed is read back, and an independent verifier agrees with nothing but the public key", async () => {
  const text = await signer.sign(CLAIMS);
  const [own] = signer.publicKeys;
  expect(await checkSigned(signer.publicKeys, text, TODAY)).toEqual({
    state: "valid",
    claims: { ...CLAIMS, keyId: own?.id },
  });
  expect(elsewhere(text, own?.key ?? "")).toBe(true);
  expect(
    elsewhere(
      forged(text, (parts) => (parts[1] = "Mason 1")),
      own?.key ?? "",
    ),
  ).toBe(false);
});

test("a payload that was altered in any part is altered, not expired and not another's", async () => {
  const text = await signer.sign(CLAIMS);
  for (const at of [0, 1, 2, 3, 5, 6])
    expect(
      await checkSigned(
        signer.publicKeys,
        forged(text, (parts) => (parts[at] = "2099-01-01")),
        TODAY,
      ),
    ).toEqual({
      state: "altered",
    });
  const broken = `${text.slice(0, -2)}${text.endsWith("AA") ? "BB" : "AA"}`;
  expect((await checkSigned(signer.publicKeys, broken, TODAY)).state).toBe("altered");
});

test("a certificate of another key is said to be of a key that is not ours, until the key is on the list", async () => {
  const other = await signerOf(secretKey());
  const text = await other.sign(CLAIMS);
  expect(await checkSigned(signer.publicKeys, text, TODAY)).toEqual({ state: "otherKey" });
  const before = other.publicKeys.map(({ key }) => key);
  const rotated = await signerOf(secretKey(), before);
  expect((await checkSigned(rotated.publicKeys, text, TODAY)).state).toBe("valid");
  // Naming our key does not make it ours.
  const claimed = forged(text, (parts) => (parts[7] = signer.publicKeys[0]?.id));
  expect(await checkSigned(signer.publicKeys, claimed, TODAY)).toEqual({ state: "altered" });
});

test("the last day still counts, the next is expired, and one without an end never is", async () => {
  const text = await signer.sign({ ...CLAIMS, expiresOn: TODAY });
  expect((await checkSigned(signer.publicKeys, text, TODAY)).state).toBe("valid");
  expect((await checkSigned(signer.publicKeys, text, "2026-03-03")).state).toBe("expired");
  const endless = await signer.sign({ ...CLAIMS, expiresOn: "" });
  expect((await checkSigned(signer.publicKeys, endless, "2099-01-01")).state).toBe("valid");
});

test.each(["", "hello", "GW1.e30.x", "https://example.com/", `GW1.${"A".repeat(40)}.${"A".repeat(86)}`])(
  "%j is no certificate",
  async (text) => {
    expect(["unreadable", "altered"]).toContain((await checkSigned(signer.publicKeys, text, TODAY)).state);
  },
);

test("the text is found in the address of a QR code, which is small enough to be printed on a card", async () => {
  const text = await signer.sign({ ...CLAIMS, holder: "נ".repeat(24), title: "ב".repeat(40) });
  const address = `https://groundwork.example.com/certificate/${CLAIMS.number}#${text}`;
  expect(signedIn(address)).toBe(text);
  // 45 mm over at most 105 modules is 0.43 mm each, which phones read at arm's length.
  expect(qrOf(address).size).toBeLessThanOrEqual(105);
});

test("the page that works from a disk answers as we do, in a place with neither site nor document", async () => {
  const words = Object.fromEntries(
    ["title", "how", "paste", "check", "valid", "expired", "altered", "otherKey", "unreadable", "keys"].map(
      (key) => [key, key],
    ),
  ) as Parameters<typeof verifyPage>[1];
  const page = verifyPage(signer.publicKeys, words, { lang: "en", dir: "ltr" });
  expect(page.split("\n").length).toBeLessThanOrEqual(41);
  expect(page).not.toMatch(/https?:|src=/);
  const script = /<script>([\s\S]*)<\/script>/.exec(page)?.[1] ?? "";
  const place = vm.createContext({ crypto, TextEncoder, TextDecoder, Uint8Array, atob });
  vm.runInContext(`${script};globalThis.check = check`, place);
  const check = (place as { check: (text: string, day: string) => Promise<{ state: string }> }).check;
  const text = await signer.sign(CLAIMS);
  const other = await (await signerOf(secretKey())).sign(CLAIMS);
  const states = [text, forged(text, (parts) => (parts[1] = "x")), other, "nothing"];
  expect(await Promise.all(states.map(async (one) => (await check(one, TODAY)).state))).toEqual([
    "valid",
    "altered",
    "otherKey",
    "unreadable",
  ]);
  expect((await check(text, "2030-01-01")).state).toBe("expired");
});
