/** HTTP between workers: JSON responses, error codes, request ids and bounded bodies. */

/** A JSON response that is not cached and not sniffed. */
export function jsonAnswer(status: number, body: unknown, headers?: HeadersInit): Response {
  const merged = new Headers(headers);
  merged.set("content-type", "application/json; charset=utf-8");
  merged.set("cache-control", "no-store");
  merged.set("x-content-type-options", "nosniff");
  return new Response(JSON.stringify(body), { status, headers: merged });
}

export const REQUEST_ID_HEADER = "x-request-id";

/**
 * The id that the caller gave this request, so that the lines of all workers can be put together; a new one when
 * there is none. An id with other characters than `A-Z a-z 0-9 . _ : -`, or more than 64, is not taken over.
 */
export function requestIdOf(request: Request): string {
  const given = request.headers.get(REQUEST_ID_HEADER) ?? "";
  return /^[\w.:-]{1,64}$/.test(given) ? given : crypto.randomUUID();
}

/**
 * The body as text if it has at most `maxBytes` bytes and is UTF-8. The bytes are counted while they arrive, so a
 * missing or false `content-length` does not matter, and no more than the limit is ever held.
 */
export async function readTextWithin(
  message: Request | Response,
  maxBytes: number,
): Promise<{ ok: true; text: string } | { ok: false; error: "too-large" | "not-utf8" }> {
  const bytes = await readBytesWithin(message, maxBytes);
  if (!bytes) return { ok: false, error: "too-large" };
  try {
    return { ok: true, text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    return { ok: false, error: "not-utf8" };
  }
}

async function readBytesWithin(
  message: Request | Response,
  maxBytes: number,
): Promise<Uint8Array | undefined> {
  if (Number(message.headers.get("content-length")) > maxBytes) return undefined;
  const held = new Uint8Array(maxBytes);
  let length = 0;
  const reader = message.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    if (length + value.byteLength > maxBytes) {
      await reader.cancel();
      return undefined;
    }
    held.set(value, length);
    length += value.byteLength;
  }
  return held.subarray(0, length);
}
