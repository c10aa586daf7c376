import * as v from "valibot";
import { QUESTION_MAX } from "~/features/joe/joe.schemas.ts";

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
  },
  STALE,
);
