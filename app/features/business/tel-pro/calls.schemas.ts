import * as v from "valibot";
import { isPhone } from "~/lib/phone-key.ts";
import {
  formKey,
  oneOf,
  optionalDollars,
  optionalText,
  rowVersion,
  textLine,
} from "~/services/form-fields.ts";
import { CALL_LIMITS as MOST, SNOOZES, URGENCIES } from "./calls.limits.ts";

const FORM = "errors.form";
const LONG = "errors.long";
const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
type Numbered<Name extends string, Schema> = Record<`${Name}${(typeof NUMBERS)[number]}`, Schema>;
const numbered = <const Name extends string, Schema>(name: Name, schema: Schema) =>
  Object.fromEntries(NUMBERS.map((n) => [`${name}${n}`, schema])) as Numbered<Name, Schema>;

/** A call as it is written down while somebody talks. */
export const CallForm = v.object(
  {
    intent: v.literal("log", FORM),
    idem: formKey(FORM),
    script: optionalText(60, FORM),
    phone: v.pipe(
      v.string("errors.phone"),
      v.trim(),
      v.maxLength(MOST.phone, LONG),
      v.check(isPhone, "errors.phone"),
    ),
    caller: optionalText(MOST.caller, LONG),
    reason: textLine(MOST.reason, { empty: "errors.reason", long: LONG }),
    place: optionalText(MOST.place, LONG),
    urgency: oneOf(URGENCIES, "errors.urgency"),
    value: optionalDollars({ form: FORM, money: "errors.value" }),
    ...numbered("answer", optionalText(MOST.answer, LONG)),
  },
  FORM,
);
export type CallForm = v.InferOutput<typeof CallForm>;

export const SnoozeForm = v.object(
  { intent: v.literal("snooze", FORM), version: rowVersion(FORM), until: oneOf(SNOOZES, "errors.until") },
  FORM,
);

/** Questions of a firm's own script, one a line. */
export const ScriptForm = v.object(
  {
    intent: v.picklist(["script", "drop"], FORM),
    idem: formKey(FORM),
    /** 0 where it is a new one. */
    version: rowVersion(FORM),
    title: textLine(MOST.title, { empty: "errors.title", long: LONG }),
    questions: v.pipe(
      v.string("errors.questions"),
      v.transform((typed) => typed.split("\n").flatMap((line) => line.trim() || [])),
      v.minLength(1, "errors.questions"),
      v.maxLength(MOST.questions, "errors.questions"),
      v.everyItem((line) => line.length <= MOST.question, LONG),
    ),
  },
  FORM,
);
export type ScriptForm = v.InferOutput<typeof ScriptForm>;
