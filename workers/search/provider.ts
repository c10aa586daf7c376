import { readTextWithin } from "../shared/http.ts";
import { answerText, isTooLong } from "./answer-text.ts";
import { type Dialect, type Draft, type DraftReader, modelOf, type Question } from "./dialect.ts";
import type { ProviderSettings } from "./env.ts";
import { eventData } from "./event-stream.ts";
import { ProviderFailure } from "./provider-failure.ts";

/** For a whole answer, the second try included. */
const TIMEOUT_MS = 20_000;
/** Before the second try, where the provider does not say how long. */
const WAIT_MS = 500;
/** A provider that wants a longer pause is not asked again while a visitor waits. */
const LONGEST_WAIT_MS = 3_000;
const WHOLE_MAX_BYTES = 1024 * 1024;
/** Some providers repeat the text so far in every event. */
const STREAM_MAX_BYTES = 8 * 1024 * 1024;
const ERROR_MAX_BYTES = 4 * 1024;
/** What a reasoning model thinks aloud before its answer counts too. */
const DRAFT_MAX_CHARACTERS = 100_000;
/** The minimum of new text per update; every update processes the whole text. */
const PIECE_CHARACTERS = 16;

export interface Asking {
  env: ProviderSettings;
  dialect: Dialect;
  question: Question;
  /** Aborts the call when nobody waits for the answer any more. */
  signal: AbortSignal;
  /** Called with the text written since the last call. */
  onText: (text: string) => void;
}

/**
 * Calls the provider and returns its answer, also if a stream of it is truncated. Throws a ProviderFailure for
 * everything else: a refusal, an answer of another shape, or one that is too large, too late or empty.
 */
export async function draftOf({ env, dialect, question, signal, onText }: Asking): Promise<Draft> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  try {
    const response = await send(env, dialect, question, limit);
    if (!response.ok) throw new ProviderFailure(await reasonOf(response));
    const draft = isEventStream(response)
      ? await readStream(response, dialect, onText, signal)
      : dialect.read(await readJson(response));
    if (!answerText(draft.text).trim()) throw new ProviderFailure("empty");
    return draft;
  } catch (cause) {
    if (cause instanceof ProviderFailure) throw cause;
    if (signal.aborted) throw new ProviderFailure("abandoned");
    throw new ProviderFailure(limit.aborted ? "timeout" : "unreachable", { cause });
  }
}

async function send(env: ProviderSettings, dialect: Dialect, question: Question, signal: AbortSignal) {
  const url = dialect.url(env.SEARCH_BASE_URL ?? dialect.defaultBaseUrl);
  const init: RequestInit = {
    method: "POST",
    headers: { authorization: `Bearer ${env.SEARCH_API_KEY}`, "content-type": "application/json" },
    body: JSON.stringify(dialect.body(question, modelOf(env, dialect))),
    // Following a redirect would send the key to an unknown address; unfollowed, it is a bad status.
    redirect: "manual",
    signal,
  };
  const first = await fetch(url, init);
  const wait = waitBeforeRetry(first, Date.now());
  if (wait === undefined) return first;
  await first.body?.cancel();
  await scheduler.wait(wait, { signal });
  return fetch(url, init);
}

/** Milliseconds until the second try, which only a busy or broken provider gets: a refusal would be the same again. */
export function waitBeforeRetry(response: Response, now: number): number | undefined {
  if (response.status !== 429 && response.status < 500) return undefined;
  const asked = response.headers.get("retry-after")?.trim();
  if (!asked) return WAIT_MS;
  const wait = /^\d+$/.test(asked) ? Number(asked) * 1_000 : Date.parse(asked) - now;
  return wait <= LONGEST_WAIT_MS ? Math.max(0, wait) : undefined;
}

/** Providers say so when the chat completions are gone for good: no key and no second try would help. */
const RETIRED = /chat_completions_not_available|agent_api_migration_required/;

async function reasonOf(response: Response): Promise<string> {
  const error = await readTextWithin(response, ERROR_MAX_BYTES);
  if (!response.bodyUsed) await response.body?.cancel();
  return response.status === 403 && error.ok && RETIRED.test(error.text)
    ? "retired"
    : `status-${response.status}`;
}

const isEventStream = (response: Response) =>
  /^text\/event-stream\b/i.test(response.headers.get("content-type") ?? "");

async function readJson(response: Response): Promise<unknown> {
  const read = await readTextWithin(response, WHOLE_MAX_BYTES);
  if (!read.ok) {
    if (!response.bodyUsed) await response.body?.cancel();
    throw new ProviderFailure(read.error);
  }
  return parseJson(read.text);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProviderFailure("not-json");
  }
}

/** The content of a stream at its end; partial, if the connection or the time ends first. */
async function readStream(
  response: Response,
  dialect: Dialect,
  onText: Asking["onText"],
  signal: AbortSignal,
): Promise<Draft> {
  const reader = dialect.reader();
  try {
    return await readEvents(response, reader, onText);
  } catch (cause) {
    if (cause instanceof ProviderFailure || signal.aborted || !answerText(reader.draft.text)) throw cause;
    return { ...reader.draft, partial: true };
  }
}

async function readEvents(response: Response, reader: DraftReader, onText: Asking["onText"]): Promise<Draft> {
  const { draft } = reader;
  let told = "";
  let looked = 0;
  for await (const data of eventData(response.body ?? new ReadableStream(), STREAM_MAX_BYTES)) {
    if (data === "[DONE]" || reader.take(parseJson(data))) break;
    if (draft.text.length > DRAFT_MAX_CHARACTERS) throw new ProviderFailure("too-large");
    if (draft.text.length < looked + PIECE_CHARACTERS) continue;
    looked = draft.text.length;
    const text = answerText(draft.text);
    if (text.length > told.length) onText(text.slice(told.length));
    told = text;
    // The rest is not read.
    if (isTooLong(text)) return draft;
  }
  return reader.end();
}
