import * as v from "valibot";
import { optionalText, textLine } from "~/services/form-fields.ts";
import { SAVED_LIMITS } from "./saved.limits.ts";

const STALE = "errors.form";

const name = textLine(SAVED_LIMITS.name, { empty: "errors.name", long: "errors.long" });
/** The id of a site or of a project, or nothing. */
const site = optionalText(64, STALE);
const project = optionalText(64, STALE);
const id = v.pipe(v.string(STALE), v.regex(/^[\w-]{1,64}$/, STALE));

/** What is done with a calculation: the one of the address is kept, or one that is kept is changed or removed. */
export const CalculationChange = v.variant(
  "intent",
  [
    v.object({ intent: v.literal("save"), name, site, project }, STALE),
    v.object({ intent: v.literal("change"), id, name, site, project }, STALE),
    v.object({ intent: v.literal("remove"), id }, STALE),
  ],
  STALE,
);
export type CalculationChange = v.InferOutput<typeof CalculationChange>;
