import * as v from "valibot";

/**
 * Short-lived signed tokens that one worker hands out and another accepts.
 *
 * Form: `<payload>.<signature>`, both base64url without padding. The payload is the claims as JSON, the signature
 * HMAC-SHA-256 over the payload's text. Every character is legal in an HTTP token (RFC 9110 §5.6.2), so the whole
 * can travel in `Sec-WebSocket-Protocol` as `bearer.<token>`, where a browser can set no other header.
 *
 * The signing key is derived (HKDF-SHA-256) from the deployment's secret and a purpose, so a token made for one
 * purpose means nothing for another, and the secret itself signs nothing.
 *
 * The payload is signed, not encrypted: whoever holds the token can read it.
 */

/** The content of a token: its subject, and further primitive claims. `jti` and `exp` are added. */
export type TokenInput = {
  sub: string;
  jti?: never;
  exp?: never;
} & { [claim: string]: string | number | boolean | undefined };

const claimsSchema = v.objectWithRest(
  {
    sub: v.string(),
    jti: v.pipe(v.string(), v.minLength(1)),
    exp: v.pipe(v.number(), v.safeInteger()),
  },
  v.union([v.string(), v.number(), v.boolean()]),
);

/** The claims of a verified token: `sub`, `jti` (random, unique to this token), `exp` (Unix seconds), and the rest. */
export type TokenClaims = v.InferOutput<typeof claimsSchema>;

/** Far above any token of ours and far below the header limits on the way. */
const TOKEN_MAX_CHARACTERS = 2048;

/**
 * Makes a token that is valid for at most `ttlSeconds` from `now` (milliseconds since 1970; the expiry is kept in
 * whole seconds and rounded down). Throws a RangeError for a lifetime that is not positive, for an empty secret and
 * for claims that make the token longer than 2048 characters: all three are mistakes of the calling code.
 */
export async function mintToken(
  secret: string,
  purpose: string,
  claims: TokenInput,
  ttlSeconds: number,
  now: number,
): Promise<string> {
  if (secret === "") throw new RangeError("the secret of a token is empty");
  if (!(ttlSeconds > 0)) throw new RangeError("a token must live longer than 0 seconds");
  const complete = { ...claims, jti: crypto.randomUUID(), exp: Math.floor(now / 1000 + ttlSeconds) };
  const payload = encodeBase64Url(new TextEncoder().encode(JSON.stringify(complete)));
  const token = `${payload}.${await signText(secret, purpose, payload)}`;
  if (token.length > TOKEN_MAX_CHARACTERS) throw new RangeError("the claims of a token are too long");
  return token;
}

/**
 * The claims of a token that was created with this secret for this purpose and has not expired at `now` (milliseconds
 * since 1970); otherwise undefined, without a reason. Never throws. A token expires at the exact second of its `exp`.
 */
export async function verifyToken(
  secret: string,
  purpose: string,
  token: string,
  now: number,
): Promise<TokenClaims | undefined> {
  const parts = splitToken(token);
  if (!parts || !(await isSigned(secret, purpose, parts.payload, parts.signature))) return undefined;
  const claims = readClaims(parts.payload);
  return claims && now < claims.exp * 1000 ? claims : undefined;
}

/** What one worker puts beside a text that it sends another, so that the other knows from whom it comes. */
export async function signText(secret: string, purpose: string, text: string): Promise<string> {
  const key = await signingKey(secret, purpose);
  const signature = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(text));
  return encodeBase64Url(new Uint8Array(signature));
}

/** Whether `signText` made this signature of this text. Never throws. */
export async function isSigned(
  secret: string,
  purpose: string,
  text: string,
  signature: string,
): Promise<boolean> {
  const bytes = secret === "" ? undefined : decodeBase64Url(signature);
  if (!bytes) return false;
  const key = await signingKey(secret, purpose);
  return crypto.subtle.verify("HMAC", key, bytes, new TextEncoder().encode(text));
}

function splitToken(token: string): { payload: string; signature: string } | undefined {
  if (token.length > TOKEN_MAX_CHARACTERS) return undefined;
  const [payload, signature, ...more] = token.split(".");
  return payload && signature && more.length === 0 ? { payload, signature } : undefined;
}

function readClaims(payload: string): TokenClaims | undefined {
  const bytes = decodeBase64Url(payload);
  if (!bytes) return undefined;
  try {
    const parsed = v.safeParse(claimsSchema, JSON.parse(new TextDecoder().decode(bytes)));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

async function signingKey(secret: string, purpose: string): Promise<CryptoKey> {
  const encoder = new TextEncoder();
  const source = await crypto.subtle.importKey("raw", encoder.encode(secret), "HKDF", false, ["deriveKey"]);
  return crypto.subtle.deriveKey(
    // No salt: the secret is random already (RFC 5869 §3.1), and both workers must arrive at the same key.
    {
      name: "HKDF",
      hash: "SHA-256",
      salt: new Uint8Array(),
      info: encoder.encode(`groundwork token 1 ${purpose}`),
    },
    source,
    { name: "HMAC", hash: "SHA-256", length: 256 },
    false,
    ["sign", "verify"],
  );
}

function encodeBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/**
 * The bytes of a base64url text, or undefined. Only the one spelling that `encodeBase64Url` writes is accepted:
 * base64 leaves spare bits in its last character, and without this check one signature would have four spellings.
 */
function decodeBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[A-Za-z0-9_-]+$/.test(text)) return undefined;
  try {
    const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return encodeBase64Url(bytes) === text ? bytes : undefined;
  } catch {
    return undefined;
  }
}
