import * as v from "valibot";
import { TRUST_LIMITS } from "~/engines/trust/trust.ts";
import { formKey, optionalText } from "~/services/form-fields.ts";

/** What a form says that lacks a field which the page always sends. */
const STALE = "errors.form";

/** What somebody who holds a link says of a drawing: a decision, words, or both. */
export const SharedAnswer = v.pipe(
  v.object(
    {
      idem: formKey(STALE),
      decision: v.optional(v.picklist(["approved", "changes", "none"], "errors.decision"), "none"),
      text: optionalText(TRUST_LIMITS.text, "errors.long"),
      printedName: optionalText(TRUST_LIMITS.name, "errors.nameLong"),
    },
    STALE,
  ),
  v.forward(
    v.partialCheck(
      [["decision"], ["text"]],
      ({ decision, text }) => decision === "approved" || text !== "",
      "errors.text",
    ),
    ["text"],
  ),
);
export type SharedAnswer = v.InferOutput<typeof SharedAnswer>;
