import * as v from "valibot";
import { QUESTION_MAX } from "~workers/shared/question-limits.ts";
import { VOICE_MODES } from "~workers/shared/voice-contract.ts";
import { VOICES } from "~workers/shared/voices.ts";
import { MOST_TALK_CHARACTERS } from "./voice-limits.ts";

/** What a form says that lacks a field which the page always sends. */
const STALE = "errors.form";

export const VoiceQuestion = v.object(
  {
    intent: v.literal("ask", STALE),
    idem: v.pipe(v.string(STALE), v.uuid(STALE)),
    question: v.pipe(
      v.string("errors.blank"),
      v.trim(),
      v.nonEmpty("errors.blank"),
      v.maxLength(QUESTION_MAX, "errors.long"),
    ),
    /** What was asked before it on the page, from which it may go on. */
    earlier: v.optional(v.pipe(v.string(STALE), v.maxLength(QUESTION_MAX, STALE))),
  },
  STALE,
);

/** Why a setup form was refused; the words are `setup.errors.<code>`. */
export const SETUP_ERRORS = [
  "missing-key",
  "malformed-key",
  "unknown-voice",
  "unknown-language",
  "unknown-mode",
  "malformed",
  "rate-limited",
  "unavailable",
] as const;
export type SetupError = (typeof SETUP_ERRORS)[number];

/** What the setup form leads back to the screen with; whatever else stands in the address is passed over. */
export const SetupQuery = v.object({
  voice: v.fallback(v.picklist(VOICES), "will"),
  /** Set when the form was sent without scripts, which talking needs. */
  mode: v.fallback(v.optional(v.picklist(VOICE_MODES)), undefined),
  error: v.fallback(v.optional(v.picklist(SETUP_ERRORS)), undefined),
});
export type SetupQuery = v.InferOutput<typeof SetupQuery>;

/** What is kept of a conversation. */
export const KeptLines = v.pipe(
  v.array(
    v.object(
      {
        who: v.picklist(["you", "joe", "note", "end"], STALE),
        text: v.pipe(v.string(STALE), v.nonEmpty(STALE), v.maxLength(20_000, STALE)),
      },
      STALE,
    ),
    STALE,
  ),
  v.minLength(1, STALE),
  v.maxLength(1_000, STALE),
);

const idem = v.pipe(v.string(STALE), v.uuid(STALE));

export const KeepTalk = v.object(
  {
    intent: v.literal("keep", STALE),
    idem,
    /** JSON, because the page writes it and no hand. */
    lines: v.pipe(
      v.string(STALE),
      v.maxLength(MOST_TALK_CHARACTERS, STALE),
      v.parseJson(undefined, STALE),
      KeptLines,
    ),
  },
  STALE,
);

export const DeleteTalk = v.object({ intent: v.literal("delete", STALE), id: idem }, STALE);
