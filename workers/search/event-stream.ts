import { ProviderFailure } from "./provider-failure.ts";

const LINE_MAX_CHARACTERS = 512 * 1024;

/**
 * The data of each event of a `text/event-stream` body, in order. Lines end in LF or CRLF, data may take several
 * lines, comments and other fields are passed over. What the body breaks off in the middle of is no event.
 * Throws a ProviderFailure when more than `maxBytes` come, or a line without an end.
 */
export async function* eventData(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<string, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let size = 0;
  let rest = "";
  let data: string[] = [];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      size += value.byteLength;
      if (size > maxBytes) throw new ProviderFailure("too-large");
      rest += decoder.decode(value, { stream: true });
      const lines = rest.split(/\r?\n/);
      rest = lines.pop() ?? "";
      if (rest.length > LINE_MAX_CHARACTERS) throw new ProviderFailure("too-large");
      for (const line of lines) {
        if (line.startsWith("data:")) data.push(line.slice(5).replace(/^ /, ""));
        else if (line === "" && data.length > 0) {
          yield data.join("\n");
          data = [];
        }
      }
    }
  } finally {
    // Also when the caller has heard enough.
    await reader.cancel().catch(() => {});
  }
}
