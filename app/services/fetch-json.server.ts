import { readTextWithin } from "~workers/shared/http.ts";

/** What another server answered, or failed to answer, cannot be used. The reason is a code, fit for a log. */
export class UnusableAnswer extends Error {
  override name = "UnusableAnswer";
  readonly reason: string;

  constructor(reason: string, options?: ErrorOptions) {
    super(`the answer cannot be used: ${reason}`, options);
    this.reason = reason;
  }
}

export interface Bounds {
  /** For the whole answer, its body included. */
  timeoutMs: number;
  maxBytes: number;
}

/**
 * The JSON that another server answers with status 200 to 299, within a time and a number of bytes. It is of any
 * shape: the caller checks it. Throws an UnusableAnswer for everything else, a redirect included.
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
    // A redirect would carry keys to an address that nobody chose. workerd has no `redirect: "error"`; left alone, a
    // redirect is an answer with a status that is not good.
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
