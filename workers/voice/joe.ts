import * as v from "valibot";
import { REQUEST_ID_HEADER, readTextWithin } from "../shared/http.ts";
import type { VoiceLanguage } from "../shared/voice-contract.ts";

/** As many characters as the assistant function takes. */
export const QUESTION_MAX_CHARACTERS = 4_000;

const ANSWER_MS = 20_000;
const ANSWER_MAX_BYTES = 256 * 1024;

const answerSchema = v.object({
  response: v.pipe(v.string(), v.trim(), v.minLength(1)),
  citations: v.optional(v.array(v.object({ label: v.string(), edition: v.optional(v.string(), "") })), []),
});

export type JoesAnswer =
  | { ok: true; response: string; citations: { label: string; edition: string }[] }
  | { ok: false; error: "busy" | "failed" };

export interface Question {
  text: string;
  language: VoiceLanguage;
  /** Whose questions these are: the visitor's own network address, so that they count as if they had been typed. */
  address: string;
  requestId: string;
  signal: AbortSignal;
}

export type AskJoe = (question: Question) => Promise<JoesAnswer>;

/**
 * Asks the app's assistant function as the voice page does (§7.2): complexity `auto`, identity `anonymous`. The host
 * of the address is looked at by nobody; the app answers through its binding. Never throws.
 */
export function joeOf(app: Fetcher): AskJoe {
  return async ({ text, language, address, requestId, signal }) => {
    try {
      const response = await app.fetch(`https://groundwork/functions/joe-ai-assistant?lang=${language}`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          accept: "application/json",
          origin: "https://groundwork",
          "cf-connecting-ip": address,
          [REQUEST_ID_HEADER]: requestId,
        },
        body: JSON.stringify({ question: text, complexity: "auto", userId: "anonymous" }),
        signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]),
      });
      const body = await readTextWithin(response, ANSWER_MAX_BYTES);
      if (response.status === 429) return { ok: false, error: "busy" };
      if (response.status !== 200 || !body.ok) return { ok: false, error: "failed" };
      return { ok: true, ...v.parse(answerSchema, JSON.parse(body.text)) };
    } catch {
      return { ok: false, error: "failed" };
    }
  };
}
