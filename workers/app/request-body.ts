import type { Contributions } from "../../app/services/contribution.ts";

/** Bodies above this are refused before anything reads them; what may be longer has a limit of its own. */
export const MAX_BODY_BYTES = 64 * 1024;

/** Whether an address is one of a pattern: each part that begins with a colon stands for any one part. */
const fits = (pattern: string, pathname: string): boolean => {
  const parts = pathname.split("/");
  const wanted = pattern.split("/");
  return (
    wanted.length === parts.length &&
    wanted.every((part, n) => (part.startsWith(":") ? parts[n] !== "" : part === parts[n]))
  );
};

/** The address among those that features name which this one is: itself, or one with parameters that it fits. */
export function namedPath(pathname: string, named: Iterable<string>): string | undefined {
  let fitting: string | undefined;
  for (const path of named) {
    if (path === pathname) return path;
    if (path.includes("/:") && fits(path, pathname)) fitting = path;
  }
  return fitting;
}

/** How large the body of a request to an address may be, given what the features say of theirs. */
export const bodyLimit = (pathname: string, limits: Contributions["bodyLimits"]): number =>
  limits[namedPath(pathname, Object.keys(limits)) ?? ""] ?? MAX_BODY_BYTES;

/**
 * The time limit of a body: a base, and one more second per number of bytes received. A phone with a weak signal
 * succeeds; a client that sends a byte now and then to occupy a connection does not.
 */
export const PACE = { startMs: 15_000, bytesPerSecond: 8 * 1024 };

/**
 * The request's body, or why it is refused: it is larger than the limit, or comes too slowly. What claims to be too
 * large is not read at all, and what turns out to be is read no further. Clients that read while they send, as browsers
 * do, get the answer all the same; one that first sends everything finds its connection closed.
 */
export async function readBody(
  request: Request,
  limit = MAX_BODY_BYTES,
  pace = PACE,
): Promise<Uint8Array<ArrayBuffer> | "too-large" | "too-slow"> {
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array();
  const refused = <Reason extends string>(reason: Reason): Reason => {
    // Not awaited: the sender may never notice.
    reader.cancel().catch(() => {});
    return reason;
  };
  if (Number(request.headers.get("content-length")) > limit) return refused("too-large");
  const started = Date.now();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const allowed = pace.startMs + (size / pace.bytesPerSecond) * 1000;
    const part = await within(started + allowed - Date.now(), reader.read());
    if (!part) return refused("too-slow");
    if (part.done) return joined(chunks, size);
    size += part.value.byteLength;
    if (size > limit) return refused("too-large");
    chunks.push(part.value);
  }
}

/** The result of work, or undefined after a timeout. */
async function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  if (ms <= 0) {
    work.catch(() => {});
    return undefined;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const body = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    body.set(chunk, at);
    at += chunk.byteLength;
  }
  return body;
}
