import * as v from "valibot";
import {
  environmentName,
  environmentReader,
  mayCarryKeys,
  optionalBaseUrl,
  optionalText,
  sessionSecret,
} from "../shared/environment.ts";
import type { VoiceSession } from "./voice-session.ts";

/**
 * The voice worker's environment. SESSION_SECRET must be the app worker's, or no token will verify; it is required
 * everywhere, and `npm start` makes one. APP_ORIGIN is needed only where pages are served under another host than the
 * one this worker sees, behind a proxy. The provider's three variables are optional.
 */
export const readEnv = environmentReader(
  v.pipe(
    v.object(
      {
        SESSIONS: v.custom<DurableObjectNamespace<VoiceSession>>(
          isNamespace,
          "must be a Durable Object namespace",
        ),
        ENVIRONMENT: environmentName,
        SESSION_SECRET: sessionSecret,
        APP_ORIGIN: optionalBaseUrl,
        VOICE_BASE_URL: optionalBaseUrl,
        VOICE_API_KEY: optionalText,
        VOICE_AGENT_ID: optionalText,
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

function isNamespace(value: unknown): boolean {
  return typeof value === "object" && value !== null && "idFromName" in value;
}
