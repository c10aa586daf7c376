import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });

/** The public keys of whoever signs `idToken`, as a provider publishes them. */
export const ID_TOKEN_KEYS = { keys: [{ ...publicKey.export({ format: "jwk" }), kid: "k-1", use: "sig" }] };

/** The signature over the head and the claims of a token. */
export const signToken = (signed: string, key: KeyObject) =>
  sign("sha256", Buffer.from(signed), key).toString("base64url");

/** An id token with these claims, signed; claims that are `undefined` are left out. */
export function idToken(
  claims: object,
  { head = {}, key = privateKey }: { head?: object; key?: KeyObject } = {},
): string {
  const signed = `${part({ alg: "RS256", typ: "JWT", kid: "k-1", ...head })}.${part(claims)}`;
  return `${signed}.${signToken(signed, key)}`;
}
