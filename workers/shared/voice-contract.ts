import * as v from "valibot";
import { VOICE_KEY_MAX } from "./voice-limits.ts";
import { VOICES, type Voice } from "./voices.ts";

/**
 * What the page, the app worker and the voice worker agree on. The conversation itself speaks the ElevenLabs
 * Conversational AI protocol (`voice-protocol.ts`), so that provider's official clients can talk to us as well as our
 * own page.
 */

/** The purpose for which a voice token is made (`tokens.ts`). One token starts one session. */
export const VOICE_TOKEN_PURPOSE = "voice";

/** How long a minted address may wait for its one start. */
export const VOICE_START_SECONDS = 60;

/** Where a conversation is opened. The first is what official clients build from an origin; both mean the same. */
export const VOICE_CONVERSATION_PATHS = ["/v1/convai/conversation", "/voice/v1/convai/conversation"] as const;

/**
 * The subprotocol of a conversation. A client that sends its token as `bearer.<token>` must also offer this one: the
 * server selects `convai` and never repeats the token, and browsers fail a connection if none of their offers is
 * selected.
 */
export const VOICE_SUBPROTOCOL = "convai";

/**
 * How long a peer may take to answer a close and to read what was sent before it. Then its connection is dropped;
 * otherwise a silent peer would be held open forever.
 */
export const VOICE_CLOSING_MS = 10_000;

/** Set on a 101 whose socket only carries the refusal of a page; the app worker drops it afterwards. */
export const VOICE_REFUSED_HEADER = "x-voice-refused";

const DEFAULT_VOICE: Voice = "will";

export const VOICE_LANGUAGES = ["en", "es", "he"] as const;
export type VoiceLanguage = (typeof VOICE_LANGUAGES)[number];

/** `agent`: a provider's agent speaks. `practice`: Joe answers in text; the browser listens and speaks. */
export const VOICE_MODES = ["agent", "practice"] as const;
export type VoiceMode = (typeof VOICE_MODES)[number];

const blankIsAbsent = v.transform((text: string) => text || undefined);

/** The visitor's choices on the setup card. A blank or missing field has its default; messages are codes. */
export const sessionChoiceSchema = v.object(
  {
    voice: v.optional(v.picklist(VOICES, "unknown-voice"), DEFAULT_VOICE),
    language: v.optional(v.picklist(VOICE_LANGUAGES, "unknown-language")),
    mode: v.optional(v.picklist(VOICE_MODES, "unknown-mode"), "agent"),
    /** The visitor's own provider key. It travels in this one request and is kept in no place but memory. */
    key: v.optional(
      v.pipe(
        v.string("malformed-key"),
        v.trim(),
        v.maxLength(VOICE_KEY_MAX, "malformed-key"),
        // Visible ASCII, or it could be no header.
        v.regex(/^[!-~]*$/, "malformed-key"),
        blankIsAbsent,
      ),
    ),
  },
  "malformed",
);

/** Where the voice worker makes sessions; reached through the app worker's binding only. */
export const VOICE_SESSIONS_PATH = "/sessions";

/** The request of the app worker. Visitor and network are opaque ids for counting limits. */
export const mintRequestSchema = v.object({
  visitor: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  network: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  ...sessionChoiceSchema.entries,
  language: v.picklist(VOICE_LANGUAGES),
});
export type MintRequest = v.InferOutput<typeof mintRequestSchema>;

/** The response. `mode` is the mode of the session: without a provider key it is practice. */
export const mintAnswerSchema = v.object({
  token: v.string(),
  /** ISO 8601, UTC. */
  expiresAt: v.string(),
  mode: v.picklist(VOICE_MODES),
});
export type MintAnswer = v.InferOutput<typeof mintAnswerSchema>;

/** The voice worker reports here whether the server has a provider key. */
export const VOICE_OFFER_PATH = "/offer";
export const voiceOfferSchema = v.object({ holdsKey: v.boolean() });

/**
 * Why a conversation does not start. A program is refused with `status` and the JSON `{ ok: false, error }`. A page
 * cannot read that: browsers hide the status and the body of a refused upgrade. So a page of ours is accepted and its
 * socket closed immediately with `close` and `reason`, if given. Codes from 4000 are ours (RFC 6455 §7.4.2); official
 * clients show the reason, and our own page translates by the code.
 */
export const VOICE_REFUSALS = {
  /** `Sec-WebSocket-Protocol` is not a list of distinct HTTP tokens, or contains two bearers. */
  "malformed-protocols": { status: 400 },
  malformed: { status: 400 },
  /** No token, or one that is forged, expired or made for something else. */
  unauthorized: {
    status: 401,
    close: 4401,
    reason: "The address of this conversation is not valid any more. Please start again.",
  },
  /** The page that opens the socket is not one of ours. */
  "foreign-origin": { status: 403 },
  "not-found": { status: 404 },
  "method-not-allowed": { status: 405 },
  /** The token has started a session already; a fresh one is needed. */
  "token-used": {
    status: 409,
    close: 4409,
    reason: "The address of this conversation was used before. Please start again.",
  },
  "upgrade-required": { status: 426 },
  /** This visitor, or this network, holds as many conversations as it may. */
  "too-many": {
    status: 429,
    close: 4429,
    reason: "You have too many conversations open. Please end one and start again.",
  },
  internal: { status: 500, close: 4500, reason: "The conversation could not be started." },
  /** A variable of the worker's environment is missing or impossible; the worker's log names it. */
  misconfigured: { status: 500, close: 4500, reason: "The conversation could not be started." },
  /** The provider refused the key. */
  "key-refused": {
    status: 502,
    close: 4461,
    reason: "The voice provider refused the key. Please check your API key.",
  },
  /** The provider knows no such agent, or the key's account has none. */
  "agent-unknown": { status: 502, close: 4462, reason: "The voice provider knows no agent for this key." },
  "provider-busy": {
    status: 502,
    close: 4463,
    reason: "The voice provider is busy. Please try again in a moment.",
  },
  "provider-failed": { status: 502, close: 4502, reason: "The voice provider did not answer as it should." },
  /** All seats are taken, for everybody. */
  full: { status: 503, close: 4503, reason: "All lines are busy. Please try again in a moment." },
  /** The session object did not answer; worth another try with a fresh token. */
  unavailable: {
    status: 503,
    close: 4503,
    reason: "The conversation could not be started. Please try again.",
  },
  "provider-timeout": {
    status: 504,
    close: 4504,
    reason: "The voice provider did not answer in time. Please try again.",
  },
} as const satisfies Record<string, { status: number; close?: number; reason?: string }>;

export type VoiceRefusal = keyof typeof VOICE_REFUSALS;

/** Why the server ends an active conversation, in addition to the provider's own reasons. */
export const VOICE_CLOSE = {
  idle: { code: 1000, reason: "The conversation ended because nothing was said." },
  longest: { code: 1000, reason: "The conversation reached its longest time." },
  notText: { code: 1003, reason: "A message came in a form that is not understood here." },
  notJson: { code: 1007, reason: "A message could not be read." },
  /** The first message is none, comes twice, or another came before it. */
  badStart: { code: 1008, reason: "The conversation did not begin as it must." },
  /** The first message sets a prompt or a model. */
  notYours: { code: 1008, reason: "The instructions and the model of the conversation are the server's." },
  tooFast: { code: 1008, reason: "Too many messages came at once." },
  tooLarge: { code: 1009, reason: "A message is too large." },
  /** The client has too much unread data. */
  tooSlow: { code: 1013, reason: "Your connection is too slow for this conversation. Please start again." },
  /** Worth another try, as a new conversation. */
  lost: { code: 1011, reason: "The connection to the voice provider was lost. Please start again." },
  notBegun: { code: 4408, reason: "The conversation did not begin in time. Please start again." },
  nonsense: {
    code: VOICE_REFUSALS["provider-failed"].close,
    reason: VOICE_REFUSALS["provider-failed"].reason,
  },
  silent: {
    code: VOICE_REFUSALS["provider-timeout"].close,
    reason: VOICE_REFUSALS["provider-timeout"].reason,
  },
} as const satisfies Record<string, Close>;

/** A WebSocket's close. */
export interface Close {
  code: number;
  reason: string;
}

/** Close codes after which the same person may simply start again: nothing was wrong with what they asked. */
export const VOICE_RETRYABLE: ReadonlySet<number> = new Set([1011, 1012, 1013, 4408, 4502, 4503, 4504]);
