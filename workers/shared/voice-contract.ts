/**
 * What the page, the app worker and the voice worker agree on. The conversation itself speaks the ElevenLabs
 * Conversational AI protocol, so that provider's official clients can talk to us as well as our own page.
 */

/** The purpose for which the app mints a voice token (`tokens.ts`). One token starts one session. */
export const VOICE_TOKEN_PURPOSE = "voice";

/** Where a conversation is opened. The first is what official clients build from an origin; both mean the same. */
export const VOICE_CONVERSATION_PATHS = ["/v1/convai/conversation", "/voice/v1/convai/conversation"] as const;

/**
 * The subprotocol of a conversation. A client that brings its token as `bearer.<token>` must offer this one beside
 * it: the server answers with `convai` and never repeats the token, and browsers fail a connection whose offers were
 * all ignored.
 */
export const VOICE_SUBPROTOCOL = "convai";

/** Why an upgrade was refused, and with which HTTP status: the `error` of the JSON answer. */
export const VOICE_REFUSAL_STATUS = {
  /** `Sec-WebSocket-Protocol` is no list of distinct HTTP tokens, or brings two bearers. */
  "malformed-protocols": 400,
  /** No token, or one that is forged, expired or made for something else. */
  unauthorized: 401,
  /** The page that opens the socket is not one of ours. */
  "foreign-origin": 403,
  "not-found": 404,
  "method-not-allowed": 405,
  /** The token has started a session already; a fresh one is needed. */
  "token-used": 409,
  "upgrade-required": 426,
  internal: 500,
  /** A variable of the worker's environment is missing or impossible; the worker's log names it. */
  misconfigured: 500,
  /** The session object did not answer; worth another try with a fresh token. */
  unavailable: 503,
} as const satisfies Record<string, number>;

export type VoiceRefusal = keyof typeof VOICE_REFUSAL_STATUS;

/**
 * How the server closes a conversation that it accepted, beyond the provider's own codes.
 *
 * `notAvailable`: an official client shows a close's reason to its user and only when the code is not 1000 (which
 * means "the agent hung up"), so the reason is a sentence and not a code. It is said after accepting because a
 * browser hides the status and body of a refused upgrade. The code is from the private range (RFC 6455 §7.4.2) and
 * modelled on HTTP 501; 1013 ("try again later") would be untrue and invites clients to reconnect at once. Our own
 * page goes by the code and shows a translated text.
 */
export const VOICE_CLOSE = {
  notAvailable: { code: 4501, reason: "Voice conversations are not available on this server yet." },
} as const satisfies Record<string, { code: number; reason: string }>;
