import { base64Of, bytesFromBase64 } from "~/lib/base64.ts";

/** What a certificate says, as it stands in its QR code. */
export interface Claims {
  /** Its public number. */
  number: string;
  holder: string;
  course: string;
  title: string;
  version: number;
  /** Days, `YYYY-MM-DD`; empty where it never ends. */
  issuedOn: string;
  expiresOn: string;
  /** Which key signed it: the first 16 characters of the SHA-256 of the public key, in hexadecimal. */
  keyId: string;
}

export interface PublicKey {
  id: string;
  /** The 32 bytes, in base64url. */
  key: string;
}

export interface Signer {
  sign(claims: Omit<Claims, "keyId">): Promise<string>;
  /** Its own key first, then those that signed before it. */
  publicKeys: readonly PublicKey[];
}

export type Checked =
  | { state: "valid" | "expired"; claims: Claims }
  /** No text of ours, signed by a key that is not ours, or changed after it was signed. */
  | { state: "unreadable" | "otherKey" | "altered" };

const PREFIX = "GW1";
const SHAPE = /GW1\.([\w-]{20,2000})\.([\w-]{86})(?![\w-])/;
const ALGORITHM = { name: "Ed25519" };
const encoder = new TextEncoder();

const toUrl = (bytes: Uint8Array) =>
  base64Of(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
const fromUrl = (text: string) => bytesFromBase64(text.replaceAll("-", "+").replaceAll("_", "/"));

async function keyIdOf(raw: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", raw));
  return [...digest.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const named = async (key: string): Promise<PublicKey> => ({ id: await keyIdOf(fromUrl(key)), key });

/**
 * Signs with an Ed25519 key.
 * @param key as PKCS #8 in base64url
 * @param oldKeys public keys in base64url that signed before it
 */
export async function signerOf(key: string, oldKeys: readonly string[] = []): Promise<Signer> {
  const secret = await crypto.subtle.importKey("pkcs8", fromUrl(key), ALGORITHM, true, ["sign"]);
  const { x = "" } = (await crypto.subtle.exportKey("jwk", secret)) as { x?: string };
  const publicKeys = await Promise.all([...new Set([x, ...oldKeys])].map(named));
  const keyId = publicKeys[0]?.id ?? "";
  return {
    publicKeys,
    async sign({ number, holder, course, title, version, issuedOn, expiresOn }) {
      const claims = [number, holder, course, title, version, issuedOn, expiresOn, keyId];
      const text = `${PREFIX}.${toUrl(encoder.encode(JSON.stringify(claims)))}`;
      const signature = await crypto.subtle.sign(ALGORITHM, secret, encoder.encode(text));
      return `${text}.${toUrl(new Uint8Array(signature))}`;
    },
  };
}

function claimsIn(payload: string): Claims | undefined {
  try {
    const parts: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(fromUrl(payload)));
    if (!Array.isArray(parts) || parts.length !== 8) return undefined;
    const [number, holder, course, title, version, issuedOn, expiresOn, keyId] = parts;
    const texts = [number, holder, course, title, issuedOn, expiresOn, keyId];
    if (!texts.every((part) => typeof part === "string") || typeof version !== "number") return undefined;
    return { number, holder, course, title, version, issuedOn, expiresOn, keyId };
  } catch {
    return undefined;
  }
}

/** The signed text in whatever a scanner read: the text alone, or the address that carries it. */
export const signedIn = (text: string): string => SHAPE.exec(text)?.[0] ?? "";

/** The number that a signed text claims to be of, whether that is true or not; empty where it cannot be read. */
export function numberOfSigned(text: string): string {
  return claimsIn(SHAPE.exec(text)?.[1] ?? "")?.number ?? "";
}

/**
 * Checks a signed text against public keys alone: no database, no network.
 * @param today `YYYY-MM-DD`; the last day of a certificate still counts
 */
export async function checkSigned(keys: readonly PublicKey[], text: string, today: string): Promise<Checked> {
  const [signed = "", payload = "", signature = ""] = SHAPE.exec(text) ?? [];
  const claims = claimsIn(payload);
  if (!claims) return { state: signed ? "altered" : "unreadable" };
  const found = keys.find(({ id }) => id === claims.keyId);
  if (!found) return { state: "otherKey" };
  const key = await crypto.subtle.importKey("raw", fromUrl(found.key), ALGORITHM, false, ["verify"]);
  const said = encoder.encode(`${PREFIX}.${payload}`);
  if (!(await crypto.subtle.verify(ALGORITHM, key, fromUrl(signature), said))) return { state: "altered" };
  return { state: claims.expiresOn && claims.expiresOn < today ? "expired" : "valid", claims };
}
