import * as v from "valibot";
import {
  environmentName,
  environmentReader,
  mayCarryKeys,
  optionalBaseUrl,
  optionalText,
  sessionSecret,
} from "../shared/environment.ts";
import type { VoiceDesk } from "./voice-desk.ts";
import type { VoiceSession } from "./voice-session.ts";

/** How many conversations may go on at one time when the environment does not say. */
const MAX_SESSIONS = "200";

/**
 * The voice worker's environment. SESSION_SECRET must be the app worker's; it is required everywhere, and `npm start`
 * makes one. APP_ORIGIN is needed only where pages are served under another host than the one this worker sees, behind
 * a proxy. The provider's three variables are optional; VOICE_MAX_SESSIONS is what its contract allows.
 */
export const readEnv = environmentReader(
  v.pipe(
    v.object(
      {
        SESSIONS: v.custom<DurableObjectNamespace<VoiceSession>>(
          has("idFromName"),
          "must be a Durable Object namespace",
        ),
        DESK: v.custom<DurableObjectNamespace<VoiceDesk>>(
          has("idFromName"),
          "must be a Durable Object namespace",
        ),
        APP: v.custom<Fetcher>(has("fetch"), "must be a service binding"),
        ENVIRONMENT: environmentName,
        SESSION_SECRET: sessionSecret,
        APP_ORIGIN: optionalBaseUrl,
        VOICE_BASE_URL: optionalBaseUrl,
        VOICE_API_KEY: optionalText,
        VOICE_AGENT_ID: optionalText,
        VOICE_MAX_SESSIONS: v.pipe(
          optionalText,
          v.transform((text) => Number(text ?? MAX_SESSIONS)),
          v.check((most) => Number.isInteger(most) && most > 0, "must be a whole number above 0"),
        ),
      },
      "is not bound",
    ),
    v.forward(
      v.check(
        ({ VOICE_BASE_URL, ENVIRONMENT }) => !VOICE_BASE_URL || mayCarryKeys(VOICE_BASE_URL, ENVIRONMENT),
        "must use https in production",
      ),
      ["VOICE_BASE_URL"],
    ),
  ),
);

export type VoiceEnv = ReturnType<typeof readEnv>;

function has(method: string) {
  return (value: unknown) => typeof value === "object" && value !== null && method in value;
}
