import * as v from "valibot";
import { createEventReader } from "~workers/shared/event-stream.ts";

/**
 * Reads the complete response of an OpenAI-compatible server to `POST /chat/completions`: a stream of events, or one
 * JSON document from a server that does not stream.
 */

/** A content part of a message other than text; a picture is a `data:` URL. */
export type MessagePart = { type: "text"; text: string } | { type: "image_url"; image_url: { url: string } };

export interface AssistantMessage {
  role: "system" | "user";
  content: string | readonly MessagePart[];
}

/** A response that cannot be used. The reason is a code for the log. */
export class Unusable extends Error {
  override name = "Unusable";
  readonly reason: string;
  /** A retry may help, after this time if the server specifies one. */
  readonly again?: { afterMs?: number };

  constructor(reason: string, again?: { afterMs?: number }) {
    super(`the answer cannot be used: ${reason}`);
    this.reason = reason;
    this.again = again;
  }
}

const Words = v.nullish(v.object({ content: v.nullish(v.string()) }));

/** A stream event has a `delta`, a complete response a `message`. Other fields are not used. */
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
  /** Reads one chunk of the body, within the caller's timeout. */
  next: <T>(piece: Promise<T>) => Promise<T>;
}

/**
 * The text of an answer, trimmed and not empty. Throws an Unusable for everything else: a bad status, an HTML page,
 * JSON of another shape, an error inside a stream, a text that is truncated, too long, or not UTF-8.
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
    // Detected by the first character, because the content type is often wrong: a stream never begins with a brace.
    if (!begun && piece.trimStart().startsWith("{")) json = "";
    begun = true;
    if (json !== undefined) json += piece;
    else if (events.push(piece).some(text.takeEvent)) return text.finish();
  }
  if (json !== undefined) text.takeWhole(json);
  else events.end().some(text.takeEvent);
  return text.finish();
}

/** The body as text, chunk by chunk. */
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
    // Cancel the rest when enough, or too much, has been read.
    reader?.cancel().catch(() => {});
  }
}

/** A network failure as a retryable error. */
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

/** Assembles the text and knows whether it is complete. */
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
    /** Takes the data of one event; returns whether it was the last one. */
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

/** `Retry-After` in milliseconds, from seconds or a date. Undefined if missing or invalid. */
function retryAfterMs({ headers }: Response): number | undefined {
  const value = headers.get("retry-after")?.trim();
  if (!value) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
