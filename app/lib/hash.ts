/** SHA-256 of a text as UTF-8, or of bytes, in lower-case hexadecimal. */
export async function sha256(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * An id that follows from what was sent, so that the same form sent again is the same record, and other words or another
 * file from the same page are another one.
 */
export async function idFrom(...sent: readonly string[]): Promise<string> {
  const hash = await sha256(JSON.stringify(sent));
  return [8, 12, 16, 20, 32].map((end, n) => hash.slice([0, 8, 12, 16, 20][n], end)).join("-");
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** 32 random bytes as base64url, for links and one-time secrets. */
export function randomToken(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)));
}

/** HMAC-SHA-256 of a text as base64url: 256 bits that nobody can tell without the key. */
export async function keyedToken(key: string, text: string): Promise<string> {
  const encoder = new TextEncoder();
  const imported = await crypto.subtle.importKey(
    "raw",
    encoder.encode(key),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  return base64url(new Uint8Array(await crypto.subtle.sign("HMAC", imported, encoder.encode(text))));
}
