import * as v from "valibot";
import { decimalOf } from "~/lib/decimal.ts";
import { formKey, oneOf, optionalText, rowVersion, textLine } from "~/services/form-fields.ts";
import { CHANGE_LIMITS, REASONS } from "./change-orders.limits.ts";

const STALE = "errors.form";

/** An exact decimal as it is typed; what it is where it is left empty. */
const decimal = (message: string, empty: string) =>
  v.optional(
    v.pipe(
      v.string(message),
      v.transform((typed) => (typed.trim() === "" ? empty : decimalOf(typed))),
      v.string(message),
    ),
    " ",
  );

const head = {
  title: textLine(CHANGE_LIMITS.title, { empty: "errors.title", long: "errors.long" }),
  reason: oneOf(REASONS, "errors.reason"),
  scope: optionalText(CHANGE_LIMITS.scope, "errors.long"),
  days: v.optional(
    v.pipe(
      v.string("errors.days"),
      v.trim(),
      v.transform((typed) => typed || "0"),
      v.regex(/^-?\d{1,3}$/, "errors.days"),
      v.transform(Number),
    ),
    " ",
  ),
  overhead: decimal("errors.percent", "0"),
  profit: decimal("errors.percent", "0"),
  tax: decimal("errors.percent", "0"),
};

export const NewChangeForm = v.object(
  {
    intent: v.literal("create", STALE),
    idem: formKey(STALE),
    project: v.pipe(v.string("errors.project"), v.trim(), v.minLength(1, "errors.project")),
    ...head,
  },
  STALE,
);
export type NewChange = Omit<v.InferOutput<typeof NewChangeForm>, "intent">;

export const HeadForm = v.object(
  { intent: v.literal("head", STALE), version: rowVersion(STALE), ...head },
  STALE,
);

export const LineForm = v.object(
  {
    intent: v.literal("line", STALE),
    version: rowVersion(STALE),
    /** The id of the line: of a new one the key of its form. */
    line: formKey(STALE),
    section: optionalText(CHANGE_LIMITS.section, "errors.long"),
    text: textLine(CHANGE_LIMITS.text, { empty: "errors.text", long: "errors.long" }),
    qty: decimal("errors.qty", "1"),
    unit: optionalText(CHANGE_LIMITS.unit, "errors.long"),
    unitCost: decimal("errors.unitCost", "0"),
    markup: decimal("errors.percent", "0"),
    code: optionalText(CHANGE_LIMITS.code, "errors.long"),
    taxable: v.optional(v.literal("on", STALE)),
  },
  STALE,
);
export type LineEdit = Omit<v.InferOutput<typeof LineForm>, "intent" | "version">;

export const DropLineForm = v.object(
  { intent: v.literal("drop", STALE), version: rowVersion(STALE), line: formKey(STALE) },
  STALE,
);

/** What whoever holds the link decides, under a typed name. */
export const DecideForm = v.object(
  {
    intent: v.picklist(["approve", "reject"], STALE),
    idem: formKey(STALE),
    version: rowVersion(STALE),
    printedName: textLine(CHANGE_LIMITS.printedName, { empty: "errors.printedName", long: "errors.long" }),
    note: optionalText(CHANGE_LIMITS.note, "errors.long"),
  },
  STALE,
);
