import * as v from "valibot";
import { formKey, optionalText, textLine } from "~/services/form-fields.ts";
import { PLAN_LIMITS as MOST } from "./plans.limits.ts";

const FORM = "errors.form";
const id = v.pipe(v.string(FORM), v.uuid(FORM));
const name = textLine(MOST.name, { empty: "errors.name", long: "errors.long" });

/** The plan of the address is kept: as a new one under a name, or as the next version of one that is kept already. */
export const KeepForm = v.object(
  {
    intent: v.literal("keep", FORM),
    idem: formKey(FORM),
    name: optionalText(MOST.name, "errors.long"),
    plan: v.pipe(optionalText(40, FORM), v.regex(/^(?:[\w-]{36})?$/, FORM)),
  },
  FORM,
);

/** What is done with a plan that is kept. */
export const PlanForm = v.variant(
  "intent",
  [
    v.object({ intent: v.literal("rename"), id, name }, FORM),
    v.object({ intent: v.literal("drop"), id }, FORM),
  ],
  FORM,
);
export type PlanForm = v.InferOutput<typeof PlanForm>;
