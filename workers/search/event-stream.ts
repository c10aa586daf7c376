import { createEventReader } from "../shared/event-stream.ts";
import { ProviderFailure } from "./provider-failure.ts";

const LINE_MAX_CHARACTERS = 512 * 1024;

/**
 * The data of each event of a `text/event-stream` body, in order. A truncated event at the end of the body is
 * dropped. Throws a ProviderFailure if more than `maxBytes` arrive, or a line without an end.
 */
export async function* eventData(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<string, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const events = createEventReader();
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      size += value.byteLength;
      if (size > maxBytes) throw new ProviderFailure("too-large");
      const finished = events.push(decoder.decode(value, { stream: true }));
      if (events.unfinished() > LINE_MAX_CHARACTERS) throw new ProviderFailure("too-large");
      yield* finished;
    }
  } finally {
    // Also when the caller has heard enough.
    await reader.cancel().catch(() => {});
  }
}
