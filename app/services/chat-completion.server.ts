import * as v from "valibot";
import { createEventReader } from "~workers/shared/event-stream.ts";

/**
 * What an OpenAI-compatible server answers to `POST /chat/completions`, read to its end: a stream of events, or the
 * whole at once from a server that knows no streams.
 */

/** A part of a message that holds more than words; a picture is a `data:` URL. */
export type MessagePart = { type: "text"; text: string } | { type: "image_url"; image_url: { url: string } };

export interface AssistantMessage {
  role: "system" | "user";
  content: string | readonly MessagePart[];
}

/** An answer that cannot be used. The reason is a code, fit for a log. */
export class Unusable extends Error {
  override name = "Unusable";
  readonly reason: string;
  /** Asking again may help, after this time where the server names one. */
  readonly again?: { afterMs?: number };

  constructor(reason: string, again?: { afterMs?: number }) {
    super(`the answer cannot be used: ${reason}`);
    this.reason = reason;
    this.again = again;
  }
}

const Words = v.nullish(v.object({ content: v.nullish(v.string()) }));

/** A piece of a stream has a `delta`, a whole answer a `message`. Both have more, which nobody here needs. */
const Piece = v.object({
  choices: v.optional(
    v.array(v.object({ delta: Words, message: Words, finish_reason: v.nullish(v.string()) })),
    [],
  ),
  error: v.nullish(v.unknown()),
});

interface Reading {
  maxBytes: number;
  maxCharacters: number;
  onText?: (text: string) => void;
  /** Waits for one piece of the body, as long as the caller wants to wait. */
  next: <T>(piece: Promise<T>) => Promise<T>;
}

/**
 * The text of an answer, trimmed and not empty. Throws an Unusable for everything else: a status that is not good, a
 * page, JSON of another shape, an error inside a stream, a text that is cut short, too long, or not UTF-8.
 */
export async function readCompletion(response: Response, reading: Reading): Promise<string> {
  if (!response.ok) {
    const mayHelp = response.status === 429 || response.status >= 500;
    response.body?.cancel().catch(() => {});
    throw new Unusable(
      `status-${response.status}`,
      mayHelp ? { afterMs: retryAfterMs(response) } : undefined,
    );
  }
  const text = createText(reading);
  const events = createEventReader();
  let json: string | undefined;
  let begun = false;
  for await (const piece of piecesOf(response, reading)) {
    if (!begun && !piece.trim()) continue;
    // By its first sign, because the content type is often wrong: a stream never begins with a brace.
    if (!begun && piece.trimStart().startsWith("{")) json = "";
    begun = true;
    if (json !== undefined) json += piece;
    else if (events.push(piece).some(text.takeEvent)) return text.finish();
  }
  if (json !== undefined) text.takeWhole(json);
  else events.end().some(text.takeEvent);
  return text.finish();
}

/** The body as text, in the pieces in which it comes. */
async function* piecesOf(response: Response, { maxBytes, next }: Reading): AsyncGenerator<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    for (let bytes = 0; reader; ) {
      const { done, value } = await next(reader.read()).catch(lineBroke);
      bytes += value?.byteLength ?? 0;
      if (bytes > maxBytes) throw new Unusable("too-large");
      yield decode(decoder, value, done);
      if (done) return;
    }
  } finally {
    // Whoever has read enough, or too much, does not wait for the rest.
    reader?.cancel().catch(() => {});
  }
}

/** What went wrong on the way to the provider or back, as an answer that may be asked for again. */
export function lineBroke(error: unknown): never {
  throw error instanceof Unusable ? error : new Unusable("unreachable", {});
}

function decode(decoder: TextDecoder, bytes: Uint8Array | undefined, last: boolean): string {
  try {
    return decoder.decode(bytes, { stream: !last });
  } catch {
    throw new Unusable("not-utf8");
  }
}

/** Puts the text together, and knows whether it is whole. */
function createText({ maxCharacters, onText }: Reading) {
  let text = "";
  let finish: string | undefined;
  let done = false;

  function add(more: string | null | undefined, reason: string | null | undefined): void {
    if (more) {
      text += more;
      if (text.length > maxCharacters) throw new Unusable("too-long");
      onText?.(text);
    }
    finish = reason || finish;
  }

  return {
    /** Takes the data of one event, and answers whether it was the last one. */
    takeEvent(data: string): boolean {
      if (data.trim() === "[DONE]") done = true;
      else {
        const choice = parsePiece(data).choices[0];
        add(choice?.delta?.content, choice?.finish_reason);
      }
      return done || finish !== undefined;
    },
    takeWhole(json: string): void {
      const choice = parsePiece(json).choices[0];
      add(choice?.message?.content, choice?.finish_reason);
      done = true;
    },
    finish(): string {
      if (!done && finish === undefined) throw new Unusable("half");
      if (finish !== undefined && finish !== "stop") throw new Unusable("cut-short");
      const trimmed = text.trim();
      if (!trimmed) throw new Unusable("empty");
      return trimmed;
    },
  };
}

function parsePiece(json: string): v.InferOutput<typeof Piece> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new Unusable("not-json");
  }
  const piece = v.safeParse(Piece, value);
  if (!piece.success) throw new Unusable("another-shape");
  if (piece.output.error) throw new Unusable("error");
  return piece.output;
}

/** `Retry-After` in milliseconds: it is written in seconds or as a date. Undefined when there is none to be read. */
function retryAfterMs({ headers }: Response): number | undefined {
  const value = headers.get("retry-after")?.trim();
  if (!value) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
