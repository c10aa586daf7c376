import type { SearchAnswer, SearchEvent } from "../shared/search-contract.ts";

/** Somebody who waits for an answer: hears what is written of it, and may leave before its end. */
export interface Reader {
  signal: AbortSignal;
  onText: (text: string) => void;
}

/** The events of an answer as lines, as they happen. Whoever ceases to read them has left. */
export function answerStream(
  run: (reader: Reader) => Promise<SearchAnswer>,
  gone?: AbortSignal,
): ReadableStream<Uint8Array> {
  const left = new AbortController();
  const signal = gone ? AbortSignal.any([left.signal, gone]) : left.signal;
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async start(controller) {
      const write = (event: SearchEvent) => {
        if (!signal.aborted) controller.enqueue(encoder.encode(`${JSON.stringify(event)}\n`));
      };
      const answer = await run({ signal, onText: (text) => write({ type: "text", text }) });
      write({ type: "answer", answer });
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
    for (const line of lines) {
      const event = JSON.parse(line) as SearchEvent;
      if (event.type === "answer") return event.answer;
      onText(event.text);
    }
  }
}
