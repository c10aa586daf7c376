import type { Fetcher } from "@cloudflare/workers-types";
import * as v from "valibot";
import {
  type MintAnswer,
  type MintRequest,
  mintAnswerSchema,
  VOICE_OFFER_PATH,
  VOICE_SESSIONS_PATH,
  voiceOfferSchema,
} from "~workers/shared/voice-contract.ts";
import { sha256 } from "../lib/hash.ts";
import type { Owner } from "./visitor.server.ts";

/** What the voice worker does for pages. Both methods throw when it does not answer. */
export type VoiceService = ReturnType<typeof createVoice>;

/** A page does not wait longer to know what the worker offers. */
const OFFER_MS = 1_000;

export function createVoice(deps: { worker: Fetcher; secret: string; network: string; requestId: string }) {
  /** An id that counts the same person the same way and tells nothing about them. */
  const opaque = async (subject: string) => (await sha256(`${deps.secret} voice ${subject}`)).slice(0, 32);

  async function ask<Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
    body?: object,
  ): Promise<v.InferOutput<Schema>> {
    const response = await deps.worker.fetch(`https://voice${path}`, {
      method: body ? "POST" : "GET",
      headers: { "x-request-id": deps.requestId },
      body: body && JSON.stringify(body),
      signal: body ? undefined : (AbortSignal.timeout(OFFER_MS) as never),
    });
    if (!response.ok) throw new Error(`the voice worker answered ${response.status}`);
    return v.parse(schema, await response.json());
  }

  return {
    /** Whether the server holds a provider's key, so that a visitor needs none. */
    async holdsKey(): Promise<boolean> {
      return (await ask(VOICE_OFFER_PATH, voiceOfferSchema)).holdsKey;
    },
    /**
     * Makes a session that may start once within a minute. A visitor's own key goes to the session's memory with this
     * and nowhere else. Guests who own nothing yet count by their network.
     */
    async makeSession(
      choice: Omit<MintRequest, "visitor" | "network">,
      owner: Owner | undefined,
    ): Promise<MintAnswer> {
      const network = await opaque(deps.network);
      const visitor = owner ? await opaque(owner) : network;
      return ask(VOICE_SESSIONS_PATH, mintAnswerSchema, { ...choice, visitor, network });
    },
  };
}
