import { formatEvent } from "~workers/shared/event-stream.ts";

type Send = (event: string, data: unknown) => void;

/** Whether the client prefers a stream to a complete response. */
export function wantsEvents(request: Request): boolean {
  return /\btext\/event-stream\b/i.test(request.headers.get("accept") ?? "");
}

/**
 * Responds with server-sent events, their data as JSON. `run` sends them; the stream closes when it returns. Its
 * signal aborts when the client disconnects. It must not throw: by then the status has been sent.
 */
export function eventStream(run: (send: Send, gone: AbortSignal) => Promise<void>): Response {
  const gone = new AbortController();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      await run((event, data) => {
        if (!gone.signal.aborted) controller.enqueue(encoder.encode(formatEvent(event, data)));
      }, gone.signal);
      if (!gone.signal.aborted) controller.close();
    },
    cancel: () => gone.abort(),
  });
  return new Response(body, {
    headers: { "Content-Type": "text/event-stream; charset=utf-8", "X-Accel-Buffering": "no" },
  });
}
