import * as v from "valibot";
import {
  calendarDay,
  formKey,
  oneOf,
  optionalDay,
  optionalPercent,
  optionalText,
  rowVersion,
  wholeNumber,
} from "~/services/form-fields.ts";
import { REMINDER_LIMITS, RESTS, STAGES, WAYS } from "./reminders.limits.ts";

const FORM = "errors.form";
const days = wholeNumber({ least: 0, most: REMINDER_LIMITS.days }, "errors.days");

/** By how many days late each letter goes out, and what lateness costs. */
export const LadderForm = v.object(
  {
    intent: v.literal("ladder", FORM),
    version: rowVersion(FORM),
    friendly: days,
    firm: days,
    final: days,
    notice: days,
    feeRate: optionalPercent({ form: FORM, percent: "errors.feeRate" }, REMINDER_LIMITS.feeRate),
    feeClause: optionalText(REMINDER_LIMITS.clause, "errors.long"),
  },
  FORM,
);
export type LadderTyped = Omit<v.InferOutput<typeof LadderForm>, "intent">;

/** That a letter was sent, when and how. */
export const LetterForm = v.object(
  {
    intent: v.literal("sent", FORM),
    idem: formKey(FORM),
    stage: oneOf(STAGES, FORM),
    sentOn: calendarDay("errors.day"),
    way: oneOf(WAYS, "errors.way"),
  },
  FORM,
);
export type LetterTyped = Omit<v.InferOutput<typeof LetterForm>, "intent">;

/** That nobody is written to, and why. */
export const RestForm = v.object(
  {
    intent: v.literal("rest", FORM),
    reason: oneOf(RESTS, "errors.reason"),
    untilOn: optionalDay({ form: FORM, day: "errors.day" }),
    note: optionalText(REMINDER_LIMITS.note, "errors.long"),
  },
  FORM,
);
export type RestTyped = Omit<v.InferOutput<typeof RestForm>, "intent">;

export const WakeForm = v.object({ intent: v.literal("wake", FORM) }, FORM);
