import * as v from "valibot";
import { TRUST_LIMITS } from "~/engines/trust/trust.ts";
import { formKey, optionalText, textLine, ticked } from "~/services/form-fields.ts";

/** What a form says that lacks a field which the page always sends. */
const STALE = "errors.form";

/** The kind of record that a link to an estimate opens. */
export const ESTIMATE = "estimate";

const name = textLine(TRUST_LIMITS.name, { empty: "errors.name", long: "errors.nameLong" });

/** What a client does with an estimate: approve the version that the page showed, or ask for something else. */
export const SharedEstimateChange = v.variant(
  "intent",
  [
    v.object(
      {
        intent: v.literal("approve"),
        idem: formKey(STALE),
        version: v.pipe(v.string(STALE), v.uuid(STALE)),
        printedName: name,
        agreed: ticked("errors.agreed"),
      },
      STALE,
    ),
    v.object(
      {
        intent: v.literal("ask"),
        idem: formKey(STALE),
        printedName: optionalText(TRUST_LIMITS.name, "errors.nameLong"),
        text: textLine(TRUST_LIMITS.text, { empty: "errors.text", long: "errors.long" }),
      },
      STALE,
    ),
  ],
  STALE,
);
export type SharedEstimateChange = v.InferOutput<typeof SharedEstimateChange>;
