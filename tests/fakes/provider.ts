import { onTestFinished, vi } from "vitest";

export interface FakeProvider {
  /** What the code under test sent here, oldest first. */
  requests: Request[];
}

/**
 * Stands in for another server: until the test ends, every fetch of an address below `url` is answered by `answer`;
 * all others go out as usual. Like workerd it knows no `redirect: "error"`, and like a network it ends a request when
 * its signal does, its body included.
 */
export function fakeProvider(
  url: string,
  answer: (request: Request) => Response | Promise<Response>,
): FakeProvider {
  const requests: Request[] = [];
  const network = globalThis.fetch;
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const target = input instanceof Request ? input.url : String(input);
    if (!target.startsWith(url)) return network(input, init);
    if (init?.redirect === "error") throw new TypeError("Invalid redirect value");
    const request = new Request(input, init);
    requests.push(request);
    const ended = untilEnded(request.signal);
    const response = await Promise.race([answer(request.clone() as Request), ended]);
    const body = response.body?.pipeThrough(new TransformStream(), { signal: request.signal });
    return new Response(body, response);
  });
  onTestFinished(() => {
    vi.stubGlobal("fetch", network);
  });
  return { requests };
}

function untilEnded(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

/** An answer that never comes. */
export function hang(): Promise<never> {
  return new Promise(() => {});
}

/**
 * Puts time limits into the test's hands: until the test ends, every `AbortSignal.timeout` waits for `expire`.
 * `limits` are the milliseconds that were asked for.
 */
export function heldTimeouts() {
  const limits: number[] = [];
  const controllers: AbortController[] = [];
  const spy = vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    limits.push(ms);
    const controller = new AbortController();
    controllers.push(controller);
    return controller.signal;
  });
  onTestFinished(() => spy.mockRestore());
  return {
    limits,
    expire() {
      for (const controller of controllers) controller.abort(new DOMException("too late", "TimeoutError"));
    },
  };
}
