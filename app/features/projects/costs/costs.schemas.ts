import * as v from "valibot";
import { centsOf } from "~/lib/dollars.ts";
import { formKey, optionalDollars, optionalText, rowVersion, textLine } from "~/services/form-fields.ts";
import { COST_LIMITS } from "./costs.limits.ts";

const STALE = "errors.form";
const money = optionalDollars({ form: STALE, money: "errors.money" });

const said = {
  code: textLine(COST_LIMITS.code, { empty: "errors.code", long: "errors.long" }),
  text: optionalText(COST_LIMITS.text, "errors.long"),
  budget: money,
  committed: money,
  actual: money,
  /** Null where it is left empty: the figures say it then. */
  toGo: v.optional(
    v.pipe(
      v.string(STALE),
      v.trim(),
      v.transform((typed) => (typed === "" ? null : centsOf(typed))),
      v.nullable(v.number("errors.money")),
    ),
    " ",
  ),
};

/** What is said of a code; a row of a file has the same. */
export const CostFields = v.object(said, STALE);
export type CostFields = v.InferOutput<typeof CostFields>;

export const NewCostForm = v.object(
  { intent: v.literal("add", STALE), idem: formKey(STALE), ...said },
  STALE,
);
export const EditCostForm = v.object(
  { intent: v.literal("edit", STALE), line: formKey(STALE), version: rowVersion(STALE), ...said },
  STALE,
);
export const DropCostForm = v.object(
  { intent: v.literal("drop", STALE), line: formKey(STALE), version: rowVersion(STALE) },
  STALE,
);
