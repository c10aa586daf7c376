import { base64Of, bytesFromBase64 } from "./base64.ts";

/** What is sealed begins with it: the next way of sealing gets another number, and this one stays readable. */
const VERSION = "v1.";
const IV_BYTES = 12;

const encoder = new TextEncoder();

/** A key for one purpose only, so that what is sealed for one can be opened for no other (RFC 5869). */
async function keyFor(secret: string, purpose: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey("raw", encoder.encode(secret), "HKDF", false, ["deriveKey"]);
  return crypto.subtle.deriveKey(
    { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: encoder.encode(`${VERSION}${purpose}`) },
    material,
    { name: "AES-GCM", length: 256 },
    false,
    ["encrypt", "decrypt"],
  );
}

export interface Seal {
  /** From which the key is made. */
  secret: string;
  purpose: string;
  /** Whose the text is: sealed for somebody else, it does not open. */
  about: string;
}

/** Encrypts a text for the database: AES-256-GCM, as `v1.` and base64. Sealed twice, it is never the same. */
export async function sealText({ secret, purpose, about }: Seal, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await crypto.subtle.encrypt(
    { name: "AES-GCM", iv, additionalData: encoder.encode(about) },
    await keyFor(secret, purpose),
    encoder.encode(text),
  );
  const whole = new Uint8Array(IV_BYTES + sealed.byteLength);
  whole.set(iv);
  whole.set(new Uint8Array(sealed), IV_BYTES);
  return VERSION + base64Of(whole);
}

export const isSealed = (text: string): boolean => text.startsWith(VERSION);

/** The text that was sealed; undefined where another secret sealed it, for somebody else, or somebody changed it. */
export async function openSealed(
  { secret, purpose, about }: Seal,
  sealed: string,
): Promise<string | undefined> {
  if (!isSealed(sealed)) return undefined;
  try {
    const whole = bytesFromBase64(sealed.slice(VERSION.length));
    const text = await crypto.subtle.decrypt(
      { name: "AES-GCM", iv: whole.slice(0, IV_BYTES), additionalData: encoder.encode(about) },
      await keyFor(secret, purpose),
      whole.slice(IV_BYTES),
    );
    return new TextDecoder().decode(text);
  } catch {
    return undefined;
  }
}
