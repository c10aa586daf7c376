import * as v from "valibot";
import { TRUST_LIMITS } from "~/engines/trust/trust.ts";
import { formKey } from "~/services/form-fields.ts";

/** A field left empty is the default; the default is a blank because conform takes an empty one for none. */
const EMPTY = " ";

/** What somebody who holds a link says of a drawing: a decision, words, or both. */
export const SharedAnswer = v.pipe(
  v.object({
    idem: formKey("errors.form"),
    decision: v.optional(v.picklist(["approved", "changes", "none"], "errors.decision"), "none"),
    text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(TRUST_LIMITS.text, "errors.long")), EMPTY),
    printedName: v.optional(
      v.pipe(v.string(), v.trim(), v.maxLength(TRUST_LIMITS.name, "errors.nameLong")),
      EMPTY,
    ),
  }),
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
