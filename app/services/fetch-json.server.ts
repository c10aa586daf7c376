import { readTextWithin } from "~workers/shared/http.ts";

/** The response of another server, or its failure, cannot be used. The reason is a code for the log. */
export class UnusableAnswer extends Error {
  override name = "UnusableAnswer";
  readonly reason: string;

  constructor(reason: string, options?: ErrorOptions) {
    super(`the answer cannot be used: ${reason}`, options);
    this.reason = reason;
  }
}

export interface Bounds {
  /** For the whole response including its body. */
  timeoutMs: number;
  maxBytes: number;
}

/**
 * The JSON of a response with status 200 to 299, within limits of time and size. The caller checks its shape. Throws
 * an UnusableAnswer for everything else, redirects included.
 */
export async function fetchJson(
  url: string,
  init: Omit<RequestInit, "redirect" | "signal">,
  { timeoutMs, maxBytes }: Bounds,
): Promise<unknown> {
  const text = await readAnswer(url, init, timeoutMs, maxBytes);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UnusableAnswer("not-json", { cause });
  }
}

async function readAnswer(
  url: string,
  init: RequestInit,
  timeoutMs: number,
  maxBytes: number,
): Promise<string> {
  try {
    // Following a redirect would send keys to an unknown address. workerd has no `redirect: "error"`; unfollowed, a
    // redirect is a response with a bad status.
    const response = await fetch(url, {
      ...init,
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new UnusableAnswer(`status-${response.status}`);
    }
    const read = await readTextWithin(response, maxBytes);
    if (!read.ok) {
      if (!response.bodyUsed) await response.body?.cancel();
      throw new UnusableAnswer(read.error);
    }
    return read.text;
  } catch (cause) {
    if (cause instanceof UnusableAnswer) throw cause;
    const late = cause instanceof Error && cause.name === "TimeoutError";
    throw new UnusableAnswer(late ? "timeout" : "unreachable", { cause });
  }
}
