import * as v from "valibot";

export const QUESTION_MAX = 4_000;

const question = v.pipe(
  v.string("errors.blank"),
  v.trim(),
  v.nonEmpty("errors.blank"),
  v.maxLength(QUESTION_MAX, "errors.long"),
);

export const Ask = v.object({
  intent: v.literal("ask"),
  idem: v.pipe(v.string("errors.form"), v.uuid("errors.form")),
  question,
});

/** The body of `POST /functions/joe-ai-assistant`. `userId` is taken from the session, never from here. */
export const AssistantCall = v.object({
  question,
  complexity: v.optional(v.picklist(["auto", "simple", "medium", "complex", "expert"]), "auto"),
});
