import * as v from "valibot";
import { bytesFromBase64 } from "../lib/base64.ts";
import { fetchJson, UnusableAnswer } from "./fetch-json.server.ts";
import { expectShape, PROVIDER_BOUNDS, PROVIDER_HEADERS } from "./oauth-provider.server.ts";

/** How a key is imported and a signature checked, by the name in a token's head. `none` and shared secrets are not here. */
const ALGORITHMS: Readonly<
  Record<
    string,
    {
      kty: string;
      key: RsaHashedImportParams | EcKeyImportParams;
      check: AlgorithmIdentifier | EcdsaParams | RsaPssParams;
    }
  >
> = {
  ...Object.fromEntries(
    ["256", "384", "512"].flatMap((bits) => {
      const hash = `SHA-${bits}`;
      const saltLength = Number(bits) / 8;
      return [
        [
          `RS${bits}`,
          { kty: "RSA", key: { name: "RSASSA-PKCS1-v1_5", hash }, check: { name: "RSASSA-PKCS1-v1_5" } },
        ],
        [`PS${bits}`, { kty: "RSA", key: { name: "RSA-PSS", hash }, check: { name: "RSA-PSS", saltLength } }],
      ];
    }),
  ),
  ES256: {
    kty: "EC",
    key: { name: "ECDSA", namedCurve: "P-256" },
    check: { name: "ECDSA", hash: "SHA-256" },
  },
  ES384: {
    kty: "EC",
    key: { name: "ECDSA", namedCurve: "P-384" },
    check: { name: "ECDSA", hash: "SHA-384" },
  },
};

/** A shorter RSA key signs nothing that is worth believing (RFC 7518, 3.3). */
const LEAST_RSA_BITS = 2048;

const Head = v.object({ alg: v.string(), kid: v.optional(v.string()) });
const Keys = v.object({
  keys: v.array(
    v.looseObject({
      kty: v.string(),
      kid: v.optional(v.string()),
      use: v.optional(v.string()),
      alg: v.optional(v.string()),
      crv: v.optional(v.string()),
    }),
  ),
});
type PublicKey = v.InferOutput<typeof Keys>["keys"][number];

const REMEMBERED_MS = 60 * 60 * 1000;
/** A token with an unknown key makes us ask again, but no more often than this. */
const ASKED_AGAIN_MS = 60 * 1000;

/** Public keys by their address, for the lifetime of the isolate. */
const remembered = new Map<string, { keys: PublicKey[]; since: number }>();

async function keysAt(address: string, now: number, atLeastSince: number): Promise<PublicKey[]> {
  const known = remembered.get(address);
  if (known && known.since >= atLeastSince && now - known.since < REMEMBERED_MS) return known.keys;
  const answer = await fetchJson(address, { headers: PROVIDER_HEADERS }, PROVIDER_BOUNDS);
  const { keys } = expectShape(Keys, answer, "keys");
  remembered.set(address, { keys, since: now });
  return keys;
}

const bytesOf = (base64url: string) => bytesFromBase64(base64url.replaceAll("-", "+").replaceAll("_", "/"));

function partsOf(token: string) {
  const [head = "", claims = "", signature = "", more] = token.split(".");
  try {
    const parsed = v.safeParse(Head, JSON.parse(new TextDecoder().decode(bytesOf(head))));
    if (parsed.success && more === undefined)
      return { ...parsed.output, signed: `${head}.${claims}`, signature: bytesOf(signature) };
  } catch {
    // No base64, or no JSON.
  }
  throw new UnusableAnswer("id-token-malformed");
}

async function isSignedWith(key: PublicKey, alg: string, signed: string, signature: Uint8Array<ArrayBuffer>) {
  const algorithm = ALGORITHMS[alg];
  if (!algorithm) return false;
  try {
    const { kty, n, e, crv, x, y } = key as JsonWebKey;
    const imported = await crypto.subtle.importKey("jwk", { kty, n, e, crv, x, y }, algorithm.key, false, [
      "verify",
    ]);
    const { modulusLength = LEAST_RSA_BITS } = imported.algorithm as Partial<RsaHashedKeyAlgorithm>;
    if (modulusLength < LEAST_RSA_BITS) return false;
    return await crypto.subtle.verify(algorithm.check, imported, signature, new TextEncoder().encode(signed));
  } catch {
    // A key that is none, or of another curve.
    return false;
  }
}

/**
 * Throws an UnusableAnswer unless an id token is signed with one of the public keys at `address`. The keys are fetched
 * once an hour; a key that is not among them makes us look again, since providers change theirs.
 */
export async function checkSignature(token: string, address: string, now: Date): Promise<void> {
  const { alg, kid, signed, signature } = partsOf(token);
  const algorithm = Object.hasOwn(ALGORITHMS, alg) ? ALGORITHMS[alg] : undefined;
  if (!algorithm) throw new UnusableAnswer("id-token-algorithm");
  const fits = (key: PublicKey) =>
    key.kty === algorithm.kty &&
    (key.use ?? "sig") === "sig" &&
    (key.alg ?? alg) === alg &&
    (kid === undefined || key.kid === kid);
  const at = now.getTime();
  let keys = (await keysAt(address, at, 0)).filter(fits);
  if (keys.length === 0) keys = (await keysAt(address, at, at - ASKED_AGAIN_MS)).filter(fits);
  for (const key of keys) if (await isSignedWith(key, alg, signed, signature)) return;
  throw new UnusableAnswer("id-token-signature");
}
