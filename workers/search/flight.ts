import type { SearchAnswer } from "../shared/search-contract.ts";
import type { Reader } from "./answer-stream.ts";

/** One call of a provider and everybody who waits for it. It goes on for as long as one of them waits. */
export class Flight {
  readonly #readers = new Set<Reader>();
  readonly #left = new AbortController();
  readonly #answer: Promise<SearchAnswer>;
  #text = "";

  constructor(run: (own: Reader) => Promise<SearchAnswer>) {
    const onText = (text: string) => {
      this.#text += text;
      for (const reader of this.#readers) reader.onText(text);
    };
    this.#answer = run({ signal: this.#left.signal, onText });
  }

  /** Whether it still may be joined. */
  get goesOn(): boolean {
    return !this.#left.signal.aborted;
  }

  /** The answer, also for readers who join late; they first receive the text written so far. */
  join(reader: Reader): Promise<SearchAnswer> {
    this.#readers.add(reader);
    const leave = () => {
      this.#readers.delete(reader);
      if (this.#readers.size === 0) this.#left.abort();
    };
    if (reader.signal.aborted) leave();
    else reader.signal.addEventListener("abort", leave, { once: true });
    if (this.#text) reader.onText(this.#text);
    return this.#answer;
  }
}
