import * as v from "valibot";
import { LANGUAGES } from "~/i18n/languages.ts";
import { STATES } from "~/lib/us-states.ts";
import {
  calendarDay,
  dollars,
  drawnSignature,
  formKey,
  oneOf,
  optionalDay,
  optionalText,
  rowVersion,
  textLine,
} from "~/services/form-fields.ts";
import { CONDITIONS, STAGES, WAIVER_LIMITS } from "./waiver.limits.ts";

const STALE = "errors.form";
const amount = v.pipe(dollars("errors.money"), v.minValue(1, "errors.money"));

export const NewWaiverForm = v.object(
  {
    intent: v.literal("create", STALE),
    idem: formKey(STALE),
    project: v.pipe(v.string("errors.project"), v.trim(), v.minLength(1, "errors.project")),
    party: textLine(WAIVER_LIMITS.party, { empty: "errors.party", long: "errors.long" }),
    payer: optionalText(WAIVER_LIMITS.party, "errors.long"),
    usState: v.optional(
      v.pipe(
        v.string("errors.usState"),
        v.trim(),
        v.check((typed) => typed === "" || STATES.some(({ id }) => id === typed), "errors.usState"),
      ),
      " ",
    ),
    condition: oneOf(CONDITIONS, "errors.condition"),
    stage: oneOf(STAGES, "errors.stage"),
    amount,
    throughOn: calendarDay("errors.day"),
    exceptions: optionalText(WAIVER_LIMITS.exceptions, "errors.long"),
    language: oneOf(LANGUAGES, "errors.language"),
  },
  STALE,
);
export type NewWaiver = Omit<v.InferOutput<typeof NewWaiverForm>, "intent">;

/** Money that came to the party of a waiver. */
export const PaymentForm = v.object(
  {
    intent: v.literal("payment", STALE),
    idem: formKey(STALE),
    paid: amount,
    paidOn: calendarDay("errors.day"),
    reference: optionalText(WAIVER_LIMITS.reference, "errors.long"),
    clearedOn: optionalDay({ form: STALE, day: "errors.day" }),
  },
  STALE,
);
export type NewPayment = Omit<v.InferOutput<typeof PaymentForm>, "intent">;

export const ClearForm = v.object(
  { intent: v.literal("clear", STALE), payment: formKey(STALE), clearedOn: calendarDay("errors.day") },
  STALE,
);

export const ConditionalForm = v.object(
  { intent: v.literal("conditional", STALE), version: rowVersion(STALE) },
  STALE,
);

export const SignForm = v.object(
  {
    intent: v.literal("sign", STALE),
    idem: formKey(STALE),
    version: rowVersion(STALE),
    printedName: textLine(WAIVER_LIMITS.printedName, { empty: "errors.printedName", long: "errors.long" }),
    drawn: drawnSignature("errors.drawn"),
  },
  STALE,
);
