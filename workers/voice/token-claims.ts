import * as v from "valibot";
import { verifyToken } from "../shared/tokens.ts";
import { VOICE_LANGUAGES, VOICE_MODES, VOICE_TOKEN_PURPOSE } from "../shared/voice-contract.ts";
import { VOICES } from "../shared/voices.ts";

/**
 * The claims of a voice token: opaque ids of the visitor, and the choices. It is signed, so the client cannot change
 * them.
 */
const claimsSchema = v.object({
  /** The visitor, for counting. */
  sub: v.string(),
  /** The visitor's network, for counting. */
  net: v.string(),
  voice: v.picklist(VOICES),
  lang: v.picklist(VOICE_LANGUAGES),
  mode: v.picklist(VOICE_MODES),
  /** The token's own name, and that of the session's object. */
  jti: v.string(),
  /** Unix seconds. */
  exp: v.number(),
});
export type VoiceClaims = v.InferOutput<typeof claimsSchema>;

/** The claims of a voice token that is good at `now` (milliseconds since 1970), or undefined. */
export async function readVoiceToken(
  secret: string,
  token: string,
  now: number,
): Promise<VoiceClaims | undefined> {
  const parsed = v.safeParse(claimsSchema, await verifyToken(secret, VOICE_TOKEN_PURPOSE, token, now));
  return parsed.success ? parsed.output : undefined;
}
