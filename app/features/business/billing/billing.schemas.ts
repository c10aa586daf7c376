import * as v from "valibot";
import { centsOf } from "~/lib/dollars.ts";
import {
  calendarDay,
  dollars,
  formKey,
  oneOf,
  optionalDay,
  optionalPercent,
  optionalText,
  rowVersion,
  textLine,
  wholeNumber,
} from "~/services/form-fields.ts";
import type { Done } from "./application-content.ts";
import { BILLING_LIMITS, KINDS_OF_APPLICATION, WHOLE } from "./billing.limits.ts";

const FORM = "errors.form";

/** Dollars that may be below zero, as whole cents; nothing where they are left empty. */
const signedCents = (typed: string): number | undefined => {
  const [, sign = "", rest = ""] = /^\s*([-−–]?)(.*)$/s.exec(typed) ?? [];
  if (rest.trim() === "") return sign ? undefined : 0;
  const cents = centsOf(rest);
  return cents === undefined ? undefined : sign && cents !== 0 ? -cents : cents;
};

/** What was done of a line: dollars, or a part of it such as `25%`. */
export function doneOf(typed: string): Done | undefined {
  const [, sign = "", whole = "", part = ""] =
    /^\s*([-−–]?)(\d{1,3})(?:\.(\d{1,2}))?\s*%\s*$/.exec(typed) ?? [];
  if (whole) {
    const rate = Number(whole) * 100 + Number(part.padEnd(2, "0"));
    return rate > WHOLE ? undefined : { rate: sign && rate !== 0 ? -rate : rate };
  }
  const cents = signedCents(typed);
  return cents === undefined ? undefined : { cents };
}

/** A text that is never taken for none, since the place in the list says which line it is of. */
const typed = v.optional(v.string(FORM), " ");
const list = <Item extends v.GenericSchema>(item: Item) =>
  v.optional(v.pipe(v.array(item, FORM), v.maxLength(BILLING_LIMITS.lines * 2, FORM)), []);

const doneField = v.pipe(
  typed,
  v.transform(doneOf),
  v.custom<Done>((value) => value !== undefined, "errors.done"),
);
const storedField = v.pipe(
  typed,
  v.transform(signedCents),
  v.custom<number>((value) => value !== undefined, "errors.money"),
);

/** What was done of an application, line by line. */
export const WorkForm = v.object(
  {
    intent: v.literal("work", FORM),
    version: rowVersion(FORM),
    done: list(doneField),
    stored: list(storedField),
    credit: optionalText(BILLING_LIMITS.note, "errors.long"),
    note: optionalText(BILLING_LIMITS.note, "errors.long"),
  },
  FORM,
);

const amount = v.pipe(dollars("errors.money"), v.minValue(1, "errors.money"));

export const BeginForm = v.object(
  {
    intent: v.literal("begin", FORM),
    idem: formKey(FORM),
    kind: oneOf(KINDS_OF_APPLICATION, "errors.kind"),
    periodFrom: calendarDay("errors.day"),
    periodTo: calendarDay("errors.day"),
    /** What is released of the retainage; of an application for work nothing. */
    releasing: v.optional(
      v.pipe(
        v.string(FORM),
        v.trim(),
        v.transform((text) => (text === "" ? 0 : centsOf(text))),
        v.number("errors.money"),
      ),
      " ",
    ),
  },
  FORM,
);
export type Beginning = Omit<v.InferOutput<typeof BeginForm>, "intent">;

const percent = optionalPercent({ form: FORM, percent: "errors.percent" }, WHOLE);
export const TermsForm = v.object(
  {
    intent: v.literal("terms", FORM),
    version: rowVersion(FORM),
    firstRate: percent,
    threshold: percent,
    laterRate: percent,
    storedRate: percent,
    payDays: wholeNumber({ least: 0, most: BILLING_LIMITS.payDays }, "errors.payDays"),
  },
  FORM,
);
export type TermsTyped = Omit<v.InferOutput<typeof TermsForm>, "intent">;

/** A contract line by line; a row without words and amount is none. */
export const ContractForm = v.object(
  {
    intent: v.literal("contract", FORM),
    idem: formKey(FORM),
    version: rowVersion(FORM),
    contract: amount,
    texts: list(v.pipe(typed, v.trim(), v.maxLength(BILLING_LIMITS.text, "errors.long"))),
    codes: list(v.pipe(typed, v.trim(), v.maxLength(BILLING_LIMITS.code, "errors.long"))),
    amounts: list(storedField),
  },
  FORM,
);
export type ContractTyped = Omit<v.InferOutput<typeof ContractForm>, "intent">;

/** What whoever holds the link decides, under a typed name. */
export const CertifyForm = v.object(
  {
    intent: v.literal("certify", FORM),
    idem: formKey(FORM),
    version: rowVersion(FORM),
    printedName: textLine(BILLING_LIMITS.printedName, { empty: "errors.printedName", long: "errors.long" }),
    amount,
    note: optionalText(BILLING_LIMITS.note, "errors.long"),
  },
  FORM,
);

export const ReturnForm = v.object(
  {
    intent: v.literal("return", FORM),
    idem: formKey(FORM),
    version: rowVersion(FORM),
    printedName: textLine(BILLING_LIMITS.printedName, { empty: "errors.printedName", long: "errors.long" }),
    note: textLine(BILLING_LIMITS.note, { empty: "errors.noteMissing", long: "errors.long" }),
  },
  FORM,
);

export const PaymentForm = v.object(
  {
    intent: v.literal("payment", FORM),
    idem: formKey(FORM),
    payer: textLine(BILLING_LIMITS.payer, { empty: "errors.payer", long: "errors.long" }),
    amount,
    paidOn: calendarDay("errors.day"),
    reference: optionalText(BILLING_LIMITS.reference, "errors.long"),
    clearedOn: optionalDay({ form: FORM, day: "errors.day" }),
    /** That another payment of the same amount, day and reference is meant. */
    confirmed: v.optional(v.literal("on", FORM)),
  },
  FORM,
);
export type PaymentTyped = Omit<v.InferOutput<typeof PaymentForm>, "intent">;

/** That the bank took a payment back, and why. */
export const BouncedForm = v.object(
  {
    intent: v.literal("bounced", FORM),
    payment: formKey(FORM),
    bouncedOn: calendarDay("errors.day"),
    reason: textLine(BILLING_LIMITS.note, { empty: "errors.bounceReason", long: "errors.long" }),
  },
  FORM,
);
export type BouncedTyped = Omit<v.InferOutput<typeof BouncedForm>, "intent">;

/** That the deposit of a job came in. */
export const DepositForm = v.object(
  {
    intent: v.literal("deposit", FORM),
    idem: formKey(FORM),
    payer: textLine(BILLING_LIMITS.payer, { empty: "errors.payer", long: "errors.long" }),
    amount,
    paidOn: calendarDay("errors.day"),
    reference: optionalText(BILLING_LIMITS.reference, "errors.long"),
  },
  FORM,
);
export type DepositTyped = Omit<v.InferOutput<typeof DepositForm>, "intent">;

/** That the bank had a payment, or that it was written down by mistake. */
export const ClearedForm = v.object(
  { intent: v.literal("cleared", FORM), payment: formKey(FORM), clearedOn: calendarDay("errors.day") },
  FORM,
);
export const DropPaymentForm = v.object(
  { intent: v.literal("dropPayment", FORM), payment: formKey(FORM) },
  FORM,
);
