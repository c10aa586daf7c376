import * as v from "valibot";
import {
  calendarDay,
  formKey,
  oneOf,
  optionalDay,
  optionalText,
  rowVersion,
  textLine,
} from "~/services/form-fields.ts";
import {
  HIDEABLE,
  ITEM_KINDS,
  VERIFICATION_LIMITS as MOST,
  RESULTS,
  REVOKED_FOR,
  YES_NO,
} from "./verification.limits.ts";

const STALE = "errors.form";
const LONG = "errors.long";
const firm = {
  firm: textLine(MOST.firm, { empty: "errors.firm", long: LONG }),
  address: optionalText(MOST.address, LONG),
};
const keyed = { idem: formKey(STALE), version: rowVersion(STALE) };

export const NewCaseForm = v.object(
  { intent: v.literal("create", STALE), idem: formKey(STALE), ...firm },
  STALE,
);
export type NewCase = Omit<v.InferOutput<typeof NewCaseForm>, "intent">;

export const CaseForm = v.object(
  { intent: v.literal("edit", STALE), version: rowVersion(STALE), ...firm },
  STALE,
);

export const ItemForm = v.object(
  {
    intent: v.literal("item", STALE),
    ...keyed,
    kind: oneOf(ITEM_KINDS, STALE),
    region: optionalText(2, LONG),
    number: optionalText(MOST.number, LONG),
    issuer: optionalText(MOST.issuer, LONG),
    classes: optionalText(MOST.classes, LONG),
    untilOn: optionalDay({ form: STALE, day: "errors.day" }),
    note: optionalText(MOST.note, LONG),
  },
  STALE,
);
export type ItemSaid = Omit<v.InferOutput<typeof ItemForm>, "intent">;

export const ReferenceForm = v.object(
  {
    intent: v.literal("reference", STALE),
    ...keyed,
    place: oneOf(["1", "2"], STALE),
    asked: textLine(MOST.asked, { empty: "errors.asked", long: LONG }),
    job: optionalText(MOST.job, LONG),
  },
  STALE,
);

/** Details that are hidden are boxes of one name, which the route joins with commas. */
export const HiddenForm = v.object(
  {
    intent: v.literal("hide", STALE),
    version: rowVersion(STALE),
    hidden: v.pipe(
      optionalText(200, STALE),
      v.transform((typed) => HIDEABLE.filter((one) => typed.split(",").includes(one))),
    ),
  },
  STALE,
);

const answer = oneOf(YES_NO, "errors.choose");
export const ReferenceAnswerForm = v.object(
  {
    intent: v.literal("answer", STALE),
    idem: formKey(STALE),
    worked: answer,
    finished: answer,
    price: answer,
    again: answer,
    words: optionalText(MOST.words, LONG),
    printedName: textLine(MOST.printedName, { empty: "errors.printedName", long: LONG }),
  },
  STALE,
);
export type ReferenceAnswer = Omit<v.InferOutput<typeof ReferenceAnswerForm>, "intent">;

export const LookForm = v.object(
  {
    intent: v.literal("look", STALE),
    ...keyed,
    kind: oneOf(ITEM_KINDS, STALE),
    result: oneOf(RESULTS, "errors.choose"),
    lookedAt: textLine(MOST.lookedAt, { empty: "errors.lookedAt", long: LONG }),
    lookedOn: calendarDay("errors.day"),
    reviewNote: optionalText(MOST.note, LONG),
  },
  STALE,
);
export type Look = Omit<v.InferOutput<typeof LookForm>, "intent">;

export const RevokeForm = v.object(
  {
    intent: v.literal("revoke", STALE),
    ...keyed,
    revokedFor: oneOf(REVOKED_FOR, "errors.choose"),
    note: textLine(1_000, { empty: "errors.noteMissing", long: LONG }),
  },
  STALE,
);
