import * as v from "valibot";
import {
  calendarDay,
  dollars,
  formKey,
  oneOf,
  optionalDay,
  optionalText,
  rowVersion,
  textLine,
  wholeNumber,
} from "~/services/form-fields.ts";
import { FIRST_YEAR, LAST_YEAR, TAX_KINDS, TAX_LIMITS, taxDigits } from "./tax.ts";

const STALE = "errors.form";
const year = wholeNumber({ least: FIRST_YEAR, most: LAST_YEAR }, "errors.year");
const amount = v.pipe(dollars("errors.money"), v.minValue(1, "errors.money"));
/** Typed like a password, and like one never given back to the page. */
const number = v.optional(
  v.pipe(
    v.string("errors.number"),
    v.trim(),
    v.check((typed) => typed === "" || taxDigits(typed) !== undefined, "errors.number"),
    v.transform((typed) => taxDigits(typed) ?? ""),
  ),
  " ",
);

const said = {
  kind: oneOf(TAX_KINDS, "errors.kind"),
  numberPassword: number,
  w9On: optionalDay({ form: STALE, day: "errors.day" }),
};

export const NewVendorForm = v.object(
  {
    intent: v.literal("vendor", STALE),
    idem: formKey(STALE),
    vendor: textLine(TAX_LIMITS.vendor, { empty: "errors.vendor", long: "errors.long" }),
    ...said,
  },
  STALE,
);
export type NewVendor = Omit<v.InferOutput<typeof NewVendorForm>, "intent">;

export const VendorForm = v.object(
  { intent: v.literal("save", STALE), id: formKey(STALE), version: rowVersion(STALE), ...said },
  STALE,
);
export type VendorEdit = Omit<v.InferOutput<typeof VendorForm>, "intent">;

export const PaidForm = v.object(
  {
    intent: v.literal("paid", STALE),
    idem: formKey(STALE),
    id: formKey(STALE),
    paid: amount,
    paidOn: calendarDay("errors.day"),
    reference: optionalText(TAX_LIMITS.reference, "errors.long"),
  },
  STALE,
);
export type NewPaid = Omit<v.InferOutput<typeof PaidForm>, "intent">;

export const ThresholdForm = v.object(
  {
    intent: v.literal("threshold", STALE),
    year,
    version: rowVersion(STALE),
    amount,
    source: optionalText(TAX_LIMITS.source, "errors.long"),
  },
  STALE,
);
export type NewThreshold = Omit<v.InferOutput<typeof ThresholdForm>, "intent">;
