import * as v from "valibot";
import {
  calendarDay,
  dollars,
  formKey,
  oneOf,
  optionalChoice,
  optionalDay,
  optionalText,
  rowVersion,
  textLine,
  wholeNumber,
} from "~/services/form-fields.ts";
import { MATRIX_LIMITS } from "./matrix.limits.ts";

const FORM = "errors.form";
const LONG = "errors.long";
const line = (most: number, empty: string) => textLine(most, { empty, long: LONG });
const reference = v.pipe(v.string(FORM), v.trim(), v.nonEmpty(FORM), v.maxLength(80, FORM));

export const NewPerson = v.object(
  {
    intent: v.literal("person", FORM),
    idem: formKey(FORM),
    called: line(MATRIX_LIMITS.name, "errors.called"),
    trade: optionalText(MATRIX_LIMITS.trade, LONG),
    project: optionalChoice(FORM),
  },
  FORM,
);

export const GonePerson = v.object({ intent: v.literal("forget", FORM), person: reference }, FORM);

/** One of ours as it is changed, or one of the firm's own, which has a title. */
export const SavedRequirement = v.object(
  {
    intent: v.literal("requirement", FORM),
    idem: formKey(FORM),
    code: optionalText(80, FORM),
    version: rowVersion(FORM),
    title: optionalText(MATRIX_LIMITS.title, LONG),
    trades: optionalText(MATRIX_LIMITS.trades, LONG),
    course: optionalText(MATRIX_LIMITS.course, LONG),
    validMonths: wholeNumber({ least: 0, most: 240 }, "errors.months"),
    minutes: wholeNumber({ least: 0, most: 10_000 }, "errors.minutes"),
    cost: dollars("errors.cost"),
    active: v.optional(v.picklist(["on"], FORM)),
  },
  FORM,
);

export const NewAsk = v.object(
  {
    intent: oneOf(["course", "card"], FORM),
    idem: formKey(FORM),
    person: v.pipe(v.string("errors.person"), v.trim(), v.nonEmpty("errors.person"), v.maxLength(80, FORM)),
    requirement: reference,
    dueOn: optionalDay({ form: FORM, day: "errors.day" }),
    words: optionalText(MATRIX_LIMITS.words, LONG),
  },
  FORM,
);

export const ClosedAsk = v.object({ intent: v.literal("close", FORM), ask: reference }, FORM);

export const NewClass = v.object(
  {
    intent: v.literal("class", FORM),
    idem: formKey(FORM),
    subject: reference,
    heldOn: calendarDay("errors.day"),
    trainer: line(MATRIX_LIMITS.printedName, "errors.trainer"),
    place: optionalText(MATRIX_LIMITS.place, LONG),
  },
  FORM,
);

export const SignIn = v.object(
  {
    intent: v.literal("sign", FORM),
    idem: formKey(FORM),
    person: reference,
    signature: line(MATRIX_LIMITS.printedName, "errors.signature"),
  },
  FORM,
);

export const ClosedClass = v.object({ intent: v.literal("close", FORM), version: rowVersion(FORM) }, FORM);
