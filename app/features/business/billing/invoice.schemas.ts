import * as v from "valibot";
import { decimalOf, fractionOf } from "~/lib/decimal.ts";
import { centsOf } from "~/lib/dollars.ts";
import {
  calendarDay,
  dollars,
  formKey,
  optionalText,
  rowVersion,
  textLine,
  wholeNumber,
} from "~/services/form-fields.ts";
import { INVOICE_LIMITS } from "./invoice.limits.ts";

const FORM = "errors.form";

/** A decimal between two whole numbers; what is left empty is `empty`. */
const decimalField = (least: number, most: number, empty: string, message: string) =>
  v.optional(
    v.pipe(
      v.string(FORM),
      v.trim(),
      v.transform((typed) => (typed === "" ? empty : decimalOf(typed.replace(/\s*%$/, "")))),
      v.custom<string>((value) => {
        if (typeof value !== "string" || (value.split(".")[1]?.length ?? 0) > 2) return false;
        const { over, under } = fractionOf(value);
        return over >= BigInt(least) * under && over <= BigInt(most) * under;
      }, message),
    ),
    " ",
  );

/** In lists: a text that is never taken for none, since its place says which class it is of. */
const listed = v.optional(v.string(FORM), " ");
const list = <Item extends v.GenericSchema>(item: Item) =>
  v.optional(v.pipe(v.array(item, FORM), v.maxLength(INVOICE_LIMITS.trades, FORM)), []);
const box = v.optional(v.literal("on", FORM));

/** What an invoice is made of: a span of days, the rate of each class, and what is added. */
export const InvoiceForm = v.object(
  {
    intent: v.literal("invoice", FORM),
    idem: formKey(FORM),
    periodFrom: calendarDay("errors.day"),
    periodTo: calendarDay("errors.day"),
    trades: list(v.pipe(listed, v.trim(), v.maxLength(INVOICE_LIMITS.trade, FORM))),
    rates: list(
      v.pipe(
        listed,
        v.trim(),
        v.transform((typed) => centsOf(typed) ?? 0),
        v.number("errors.rate"),
        v.minValue(1, "errors.rate"),
        v.maxValue(INVOICE_LIMITS.rate, "errors.rate"),
      ),
    ),
    overtime: decimalField(1, INVOICE_LIMITS.factor, "1.5", "errors.factor"),
    double: decimalField(1, INVOICE_LIMITS.factor, "2", "errors.factor"),
    markup: decimalField(0, INVOICE_LIMITS.markup, "0", "errors.markup"),
    tax: decimalField(0, INVOICE_LIMITS.tax, "0", "errors.tax"),
    taxesLabor: box,
    taxesPapers: box,
    payDays: wholeNumber({ least: 0, most: INVOICE_LIMITS.payDays }, "errors.payDays"),
    note: optionalText(INVOICE_LIMITS.note, "errors.long"),
  },
  FORM,
);
export type InvoiceTyped = Omit<v.InferOutput<typeof InvoiceForm>, "intent">;

/** What whoever holds the link says, under a typed name. */
export const AcceptForm = v.object(
  {
    intent: v.literal("accept", FORM),
    idem: formKey(FORM),
    version: rowVersion(FORM),
    printedName: textLine(INVOICE_LIMITS.printedName, { empty: "errors.printedName", long: "errors.long" }),
  },
  FORM,
);
export const QuestionForm = v.object(
  {
    intent: v.literal("question", FORM),
    idem: formKey(FORM),
    version: rowVersion(FORM),
    printedName: textLine(INVOICE_LIMITS.printedName, { empty: "errors.printedName", long: "errors.long" }),
    note: textLine(INVOICE_LIMITS.note, { empty: "errors.noteMissing", long: "errors.long" }),
  },
  FORM,
);

/** What is taken back of an invoice, and why. */
export const CreditForm = v.object(
  {
    intent: v.literal("credit", FORM),
    idem: formKey(FORM),
    amount: v.pipe(dollars("errors.money"), v.minValue(1, "errors.money")),
    reason: textLine(INVOICE_LIMITS.reason, { empty: "errors.noteMissing", long: "errors.long" }),
  },
  FORM,
);
export type CreditTyped = Omit<v.InferOutput<typeof CreditForm>, "intent">;
