import * as v from "valibot";
import { QUESTION_MAX } from "~workers/shared/question-limits.ts";

const question = v.pipe(
  v.string("errors.blank"),
  v.trim(),
  v.nonEmpty("errors.blank"),
  v.maxLength(QUESTION_MAX, "errors.long"),
);

/** What a form says that lacks a field which the page always sends. */
const STALE = "errors.form";

export const Ask = v.object(
  { intent: v.literal("ask", STALE), idem: v.pipe(v.string(STALE), v.uuid(STALE)), question },
  STALE,
);

/** What the owner thinks of an answer; a line's id is as long as the core makes it. */
export const Rate = v.object(
  {
    intent: v.picklist(["like", "dislike"], STALE),
    message: v.pipe(v.string(STALE), v.maxLength(100, STALE)),
  },
  STALE,
);

/** The body of `POST /functions/joe-ai-assistant`. `userId` is taken from the session, never from here. */
export const AssistantCall = v.object({
  question,
  /** What was asked before it, from which it may go on: the `asked` of that answer, or its question. */
  earlier: v.optional(v.pipe(v.string(), v.maxLength(QUESTION_MAX))),
  complexity: v.optional(v.picklist(["auto", "simple", "medium", "complex", "expert"]), "auto"),
});

/** What is wrong with such a body, as a code for programs. */
export function callError(
  issues: readonly v.BaseIssue<unknown>[],
): "blank-question" | "long-question" | "malformed" {
  const types = issues.map(({ type }) => type);
  if (types.includes("non_empty")) return "blank-question";
  return types.includes("max_length") ? "long-question" : "malformed";
}
