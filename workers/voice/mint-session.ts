import * as v from "valibot";
import { readTextWithin } from "../shared/http.ts";
import { mintToken } from "../shared/tokens.ts";
import {
  type MintAnswer,
  type MintRequest,
  mintRequestSchema,
  VOICE_START_SECONDS,
  VOICE_TOKEN_PURPOSE,
} from "../shared/voice-contract.ts";
import type { VoiceEnv } from "./env.ts";
import { readVoiceToken } from "./token-claims.ts";

const BODY_MAX_BYTES = 4 * 1024;

/** The request's body as a MintRequest, or undefined. */
export async function readMintRequest(request: Request): Promise<MintRequest | undefined> {
  const body = await readTextWithin(request, BODY_MAX_BYTES);
  if (!body.ok) return undefined;
  try {
    return v.parse(mintRequestSchema, JSON.parse(body.text));
  } catch {
    return undefined;
  }
}

/**
 * Makes the token of one session. A visitor's own key goes to the memory of the object that the token names and is
 * nowhere in the token; where the server holds a key it is not needed and dropped.
 */
export async function mintSession(
  { SESSION_SECRET, SESSIONS, VOICE_API_KEY }: VoiceEnv,
  { visitor, network, voice, language, mode: wished, key }: MintRequest,
  now: number,
): Promise<MintAnswer> {
  const mode = VOICE_API_KEY || key ? wished : "practice";
  const said = { sub: visitor, net: network, voice, lang: language, mode };
  const token = await mintToken(SESSION_SECRET, VOICE_TOKEN_PURPOSE, said, VOICE_START_SECONDS, now);
  const claims = await readVoiceToken(SESSION_SECRET, token, now);
  if (!claims) throw new Error("a token that was just made is not good");
  if (mode === "agent" && key && !VOICE_API_KEY) {
    await SESSIONS.get(SESSIONS.idFromName(claims.jti)).keepKey(key);
  }
  return { token, expiresAt: new Date(claims.exp * 1000).toISOString(), mode };
}
