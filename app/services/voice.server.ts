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

/** The interface of the voice worker for pages. Both methods throw if it does not respond. */
export type VoiceService = ReturnType<typeof createVoice>;

/** The timeout of a page for asking what the worker offers. */
const OFFER_MS = 1_000;

export function createVoice(deps: { worker: Fetcher; secret: string; network: string; requestId: string }) {
  /** A stable, opaque id for counting a person's conversations. */
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
    /** Whether the server has a provider key, so that visitors need none. */
    async holdsKey(): Promise<boolean> {
      return (await ask(VOICE_OFFER_PATH, voiceOfferSchema)).holdsKey;
    },
    /**
     * Creates a session that can be started once within a minute. A visitor's own key is sent to the session's memory
     * and nowhere else. Guests without an identity are counted by their network.
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
