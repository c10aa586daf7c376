import type { Language } from "~/i18n/languages.ts";
import { errorFields, log } from "~workers/shared/log.ts";
import { type AssistantMessage, lineBroke, readCompletion, Unusable } from "./chat-completion.server.ts";

export interface AssistantProvider {
  /** Base of an OpenAI-compatible API, without `/chat/completions`. */
  baseUrl: string;
  key: string;
  model: string;
}

export interface CompleteOptions {
  /** Called with the text so far, each time more has arrived. It may still turn out to be unusable. */
  onText?: (text: string) => void;
  /** Aborts the request; the answer is then undefined. */
  signal?: AbortSignal;
}

/** Timeouts before Joe answers without the provider, and how much of a response is read. */
const LIMITS = {
  /** In total: both attempts, the wait between them, and the complete text. */
  totalMs: 12_000,
  /** Between two chunks of a response. */
  silenceMs: 5_000,
  maxBytes: 512 * 1024,
  maxCharacters: 6_000,
  /** Before the second attempt, unless the provider specifies another time. */
  retryMs: 250,
  /** If the provider asks for a longer wait, it is not retried. */
  maxRetryMs: 2_000,
};
export type AssistantLimits = typeof LIMITS;

/** For questions about a picture: a vision model takes longer before and between the words. */
export const VISION_LIMITS: AssistantLimits = {
  ...LIMITS,
  totalMs: 45_000,
  silenceMs: 15_000,
  maxCharacters: 20_000,
};

/** The name of a language for the model. Visitors do not see it, so it has no locale. */
export const LANGUAGE_FOR_MODELS = { en: "English", es: "Spanish", he: "Hebrew" } as const satisfies Record<
  Language,
  string
>;

export type AssistantService = ReturnType<typeof createAssistant>;

export function createAssistant(provider: AssistantProvider | undefined, limits: AssistantLimits = LIMITS) {
  return {
    configured: provider !== undefined,
    /** The name of the configured model. */
    name: provider?.model,
    /**
     * Asks the provider. Returns undefined if none is configured, and for every failure: a refusal, a timeout, a
     * partial answer, an HTML page, an empty text. Never throws. If the provider cannot be reached, is too busy or
     * fails, it is retried once, as long as no text has arrived. The text is untrusted and is only ever shown as
     * text.
     */
    async complete(
      messages: readonly AssistantMessage[],
      { onText, signal }: CompleteOptions = {},
    ): Promise<string | undefined> {
      if (!provider) return undefined;
      const started = Date.now();
      const stop = new AbortController();
      const total = setTimeout(() => stop.abort(new Unusable("timeout")), limits.totalMs);
      const giveUp = () => stop.abort(new Unusable("given-up"));
      if (signal?.aborted) giveUp();
      signal?.addEventListener("abort", giveUp);
      try {
        return await askTwice(provider, messages, { limits, stop, onText });
      } catch (error) {
        const reason = error instanceof Unusable ? error.reason : errorFields(error).error;
        log({ level: "warn", event: "assistant.no-answer", reason, ms: Date.now() - started });
        return undefined;
      } finally {
        clearTimeout(total);
        signal?.removeEventListener("abort", giveUp);
      }
    },
  };
}

interface Asking {
  limits: AssistantLimits;
  stop: AbortController;
  onText?: (text: string) => void;
}

async function askTwice(
  provider: AssistantProvider,
  messages: readonly AssistantMessage[],
  { limits, stop, onText }: Asking,
): Promise<string> {
  let begun = false;
  const asking = {
    limits,
    stop,
    onText(text: string) {
      begun = true;
      onText?.(text);
    },
  };
  try {
    return await askOnce(provider, messages, asking);
  } catch (error) {
    const again = error instanceof Unusable ? error.again : undefined;
    const waitMs = again?.afterMs ?? limits.retryMs;
    if (!again || begun || stop.signal.aborted || waitMs > limits.maxRetryMs) throw error;
    await unlessStopped(new Promise<void>((resolve) => setTimeout(resolve, waitMs)), stop.signal);
    return askOnce(provider, messages, asking);
  }
}

async function askOnce(
  provider: AssistantProvider,
  messages: readonly AssistantMessage[],
  { limits, stop, onText }: Asking,
): Promise<string> {
  const request = fetch(`${provider.baseUrl.replace(/\/+$/, "")}/chat/completions`, {
    method: "POST",
    headers: { Authorization: `Bearer ${provider.key}`, "Content-Type": "application/json" },
    body: JSON.stringify({ model: provider.model, messages, stream: true }),
    // Following a redirect would send the key to an unknown address; unfollowed, it is a response with a bad status.
    redirect: "manual",
    signal: stop.signal,
  });
  const response = await unlessStopped(request, stop.signal).catch(lineBroke);
  return readCompletion(response, {
    ...limits,
    onText,
    next: (piece) => withinSilence(piece, limits.silenceMs, stop),
  });
}

/** Waits for a chunk of the body, and aborts everything on timeout. */
async function withinSilence<T>(piece: Promise<T>, silenceMs: number, stop: AbortController): Promise<T> {
  const silence = setTimeout(() => stop.abort(new Unusable("silence")), silenceMs);
  try {
    return await unlessStopped(piece, stop.signal);
  } finally {
    clearTimeout(silence);
  }
}

/** The promise's value, or the signal's reason if that comes first; a later result is ignored. */
function unlessStopped<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stopped = () => reject(signal.reason);
    if (signal.aborted) stopped();
    signal.addEventListener("abort", stopped);
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", stopped));
  });
}
