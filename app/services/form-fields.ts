import * as v from "valibot";
import { isDrawn } from "~/lib/drawn-signature.ts";
import { centsOf } from "../lib/dollars.ts";
import { isCalendarDay } from "../lib/local-day.ts";
import { isTimeZone } from "../lib/time-zone.ts";

// Common fields of forms. Each takes the message key for every refusal: where one is missing, valibot says it in English.
// A field that may be left out is `v.optional(wholeNumber(…))`; for a text use `optionalText`.

/** The hidden idempotency key of one rendered form. */
export const formKey = (message: string) => v.pipe(v.string(message), v.uuid(message));

/** The hidden version of the row that the page showed. */
export const rowVersion = (message: string) =>
  v.pipe(v.string(message), v.regex(/^\d{1,9}$/, message), v.transform(Number));

/** A line of text that is not empty, trimmed. */
export const textLine = (most: number, messages: { empty: string; long: string }) =>
  v.pipe(v.string(messages.empty), v.trim(), v.nonEmpty(messages.empty), v.maxLength(most, messages.long));

/**
 * A text that may be left empty, trimmed; the empty text then. The default is a blank because conform takes an empty
 * one for none, and refuses the field.
 */
export const optionalText = (most: number, long: string) =>
  v.optional(v.pipe(v.string(long), v.trim(), v.maxLength(most, long)), " ");

/** A signature that was drawn, from a hidden field; empty where it was not. The default is a blank, as above. */
export const drawnSignature = (message: string) =>
  v.optional(v.pipe(v.string(message), v.trim(), v.check(isDrawn, message)), " ");

/** A box that has to be ticked. A browser sends nothing for one that is not, which is no broken form. */
export const ticked = (message: string) =>
  v.pipe(v.optional(v.string(message), "no"), v.literal("on", message));

/** One of some values. Of tiles of which none is chosen a browser sends nothing, which is no broken form. */
export const oneOf = <const Values extends readonly string[]>(values: Values, message: string) =>
  v.pipe(v.optional(v.string(message), " "), v.picklist(values, message));

/** A typed whole number between two others: digits only, so that nothing is guessed of `1,200` or `2.5`. */
export const wholeNumber = ({ least, most }: { least: number; most: number }, message: string) =>
  v.pipe(
    v.string(message),
    v.trim(),
    v.regex(/^\d{1,15}$/, message),
    v.transform(Number),
    v.minValue(least, message),
    v.maxValue(most, message),
  );

/** A day of the calendar, as `<input type="date">` sends it: `YYYY-MM-DD`. It has no zone. */
export const calendarDay = (message: string) =>
  v.pipe(v.string(message), v.trim(), v.check(isCalendarDay, message));

/** Typed dollars, as whole cents. */
export const dollars = (message: string) =>
  v.pipe(v.string(message), v.transform(centsOf), v.number(message));

/** The time zone of a site. */
export const timeZone = (message: string) =>
  v.pipe(
    v.string(message),
    v.trim(),
    v.check((name) => isTimeZone(name), message),
  );

/** A day that may be left empty; null then. */
export const optionalDay = (messages: { form: string; day: string }) =>
  v.optional(
    v.pipe(
      v.string(messages.form),
      v.trim(),
      v.check((typed) => typed === "" || isCalendarDay(typed), messages.day),
      v.transform((typed) => typed || null),
    ),
    " ",
  );

/** Typed dollars as whole cents, zero where they are left empty. A sum in words is asked for in digits. */
export const optionalDollars = (messages: { form: string; money: string }) =>
  v.optional(
    v.pipe(
      v.string(messages.form),
      v.trim(),
      v.transform((typed) => (typed === "" ? 0 : centsOf(typed))),
      v.number(messages.money),
    ),
    " ",
  );

/**
 * A typed percentage with two places at most, in hundredths of a percent; zero where it is left empty.
 * @param most in hundredths of a percent: 100 % stands alone, without places
 */
export const optionalPercent = (messages: { form: string; percent: string }, most = 10_000) =>
  v.optional(
    v.pipe(
      v.string(messages.form),
      v.trim(),
      v.regex(/^(?:\d{1,2}(?:\.\d{1,2})?|100)?$/, messages.percent),
      v.transform((typed) => Math.round(Number(typed || "0") * 100)),
      v.maxValue(most, messages.percent),
    ),
    " ",
  );

/** The id of a record that is chosen from a list, where none may be chosen; the empty text then. */
export const optionalChoice = (message: string) =>
  v.optional(v.pipe(v.string(message), v.trim(), v.maxLength(60, message)), " ");
