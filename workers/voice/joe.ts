import * as v from "valibot";
import { REQUEST_ID_HEADER, readTextWithin } from "../shared/http.ts";
import { errorFields, log } from "../shared/log.ts";
import type { VoiceLanguage } from "../shared/voice-contract.ts";
import {
  RATING_SIGNATURE_HEADER,
  signRating,
  VOICE_RATING_PATH,
  type VoiceRating,
} from "../shared/voice-rating.ts";

const ANSWER_MS = 20_000;
const ANSWER_MAX_BYTES = 256 * 1024;

/** The host name is ignored: the app is called through its binding. */
const HOST = "https://groundwork";

const answerSchema = v.object({
  response: v.pipe(v.string(), v.trim(), v.minLength(1)),
  /** Where it came from; by this the app knows what can be rated. */
  origin: v.optional(v.string(), ""),
  citations: v.optional(v.array(v.object({ label: v.string(), edition: v.optional(v.string(), "") })), []),
});

export type JoesAnswer =
  | { ok: true; response: string; origin: string; citations: { label: string; edition: string }[] }
  | { ok: false; error: "busy" | "failed" };

/** Who speaks with him. */
export interface Asker {
  language: VoiceLanguage;
  /** The visitor's own network address, so that their questions count as if they had been typed. */
  address: string;
  requestId: string;
}

export interface Question extends Asker {
  text: string;
  signal: AbortSignal;
}

/** Neither ever throws. */
export interface Joe {
  /** Calls the app's assistant function like the voice page (§7.2): complexity `auto`, identity `anonymous`. */
  ask(question: Question): Promise<JoesAnswer>;
  /** Sends a rating of an answer to the app; a failure is only logged. */
  rate(rating: VoiceRating, asker: Asker): Promise<void>;
}

/** Joe through the app. The signature with the deployment's secret proves to the app that a rating is genuine. */
export function joeOf(app: Fetcher, secret: string): Joe {
  return {
    async ask({ text, signal, ...asker }) {
      const body = JSON.stringify({ question: text, complexity: "auto", userId: "anonymous" });
      try {
        const response = await app.fetch(requestOf("/functions/joe-ai-assistant", body, asker, signal));
        const answer = await readTextWithin(response, ANSWER_MAX_BYTES);
        if (response.status === 429) return { ok: false, error: "busy" };
        if (response.status !== 200 || !answer.ok) return { ok: false, error: "failed" };
        return { ok: true, ...v.parse(answerSchema, JSON.parse(answer.text)) };
      } catch {
        return { ok: false, error: "failed" };
      }
    },
    async rate(rating, asker) {
      const body = JSON.stringify(rating);
      try {
        const request = requestOf(VOICE_RATING_PATH, body, asker);
        request.headers.set(RATING_SIGNATURE_HEADER, await signRating(secret, body));
        const { status } = await app.fetch(request);
        if (status !== 204) throw new Error(`the app answered ${status}`);
      } catch (error) {
        log({ level: "error", event: "voice.not-rated", requestId: asker.requestId, ...errorFields(error) });
      }
    },
  };
}

function requestOf(
  path: string,
  body: string,
  { language, address, requestId }: Asker,
  signal?: AbortSignal,
): Request {
  const tooLate = AbortSignal.timeout(ANSWER_MS);
  return new Request(`${HOST}${path}?lang=${language}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/json",
      origin: HOST,
      "cf-connecting-ip": address,
      [REQUEST_ID_HEADER]: requestId,
    },
    body,
    signal: signal ? AbortSignal.any([signal, tooLate]) : tooLate,
  });
}
