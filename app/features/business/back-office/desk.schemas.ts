import * as v from "valibot";
import {
  calendarDay,
  dollars,
  formKey,
  oneOf,
  optionalChoice,
  optionalDay,
  optionalDollars,
  optionalText,
  rowVersion,
  textLine,
} from "~/services/form-fields.ts";
import { DESK_LIMITS, KINDS } from "./desk.limits.ts";

const STALE = "errors.form";

/** What is known of a paper when it is put into the inbox: perhaps only its picture. */
export const NewItemForm = v.object(
  {
    intent: v.literal("add", STALE),
    idem: formKey(STALE),
    kind: oneOf(KINDS, "errors.kind"),
    vendor: optionalText(DESK_LIMITS.vendor, "errors.long"),
    spentOn: optionalDay({ form: STALE, day: "errors.day" }),
    amount: optionalDollars({ form: STALE, money: "errors.money" }),
    project: optionalChoice("errors.project"),
    code: optionalText(DESK_LIMITS.code, "errors.long"),
    note: optionalText(DESK_LIMITS.note, "errors.long"),
  },
  STALE,
);
export type NewItem = Omit<v.InferOutput<typeof NewItemForm>, "intent">;

/** All of it, as it is read from the paper. */
export const CodeForm = v.object(
  {
    intent: v.literal("code", STALE),
    idem: formKey(STALE),
    version: rowVersion(STALE),
    kind: oneOf(KINDS, "errors.kind"),
    vendor: textLine(DESK_LIMITS.vendor, { empty: "errors.vendor", long: "errors.long" }),
    spentOn: calendarDay("errors.day"),
    amount: v.pipe(dollars("errors.money"), v.minValue(1, "errors.money")),
    project: optionalChoice("errors.project"),
    code: textLine(DESK_LIMITS.code, { empty: "errors.code", long: "errors.long" }),
    note: optionalText(DESK_LIMITS.note, "errors.long"),
  },
  STALE,
);
export type Coding = Omit<v.InferOutput<typeof CodeForm>, "intent">;

export const KeepForm = v.object({ intent: v.literal("keep", STALE), version: rowVersion(STALE) }, STALE);
export const ItemFileForm = v.object({ intent: v.literal("file", STALE), idem: formKey(STALE) }, STALE);
