import type { SearchAnswer, SearchEvent } from "../shared/search-contract.ts";

/** A reader that waits for an answer: it receives the text as it is written, and may leave before the end. */
export interface Reader {
  signal: AbortSignal;
  onText: (text: string) => void;
}

/**
 * The events of an answer as lines, as they happen. A reader that stops reading has left.
 * @param gone is aborted when the request for them ends
 * @param beatMs interval of empty lines: a closed connection is noticed only when something is written
 */
export function answerStream(
  run: (reader: Reader) => Promise<SearchAnswer>,
  gone: AbortSignal,
  beatMs?: number,
): ReadableStream<Uint8Array> {
  const left = new AbortController();
  const signal = AbortSignal.any([left.signal, gone]);
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async start(controller) {
      const write = (line: string) => {
        if (!signal.aborted) controller.enqueue(encoder.encode(`${line}\n`));
      };
      const tell = (event: SearchEvent) => write(JSON.stringify(event));
      const beat = beatMs && setInterval(() => write(""), beatMs);
      try {
        tell({
          type: "answer",
          answer: await run({ signal, onText: (text) => tell({ type: "text", text }) }),
        });
      } finally {
        clearInterval(beat);
      }
      if (!signal.aborted) controller.close();
    },
    cancel() {
      left.abort();
    },
  });
}

/** Reads such lines again. Throws when they end before the answer. */
export async function readAnswer(body: ReadableStream<Uint8Array>, onText: Reader["onText"]) {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) throw new Error("the answer broke off");
    const lines = (rest + decoder.decode(value, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines.filter(Boolean)) {
      const event = JSON.parse(line) as SearchEvent;
      if (event.type === "answer") return event.answer;
      onText(event.text);
    }
  }
}
