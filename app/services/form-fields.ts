import * as v from "valibot";
import { centsOf } from "../lib/dollars.ts";
import { isTimeZone } from "../lib/time-zone.ts";

// Common fields of forms. Each takes the message key for a refusal.

/** The hidden idempotency key of one rendered form. */
export const formKey = (message: string) => v.pipe(v.string(message), v.uuid(message));

/** The hidden version of the row that the page showed. */
export const rowVersion = (message: string) =>
  v.pipe(v.string(message), v.regex(/^\d{1,9}$/, message), v.transform(Number));

/** A line of text that is not empty, trimmed. */
export const textLine = (most: number, messages: { empty: string; long: string }) =>
  v.pipe(v.string(messages.empty), v.trim(), v.nonEmpty(messages.empty), v.maxLength(most, messages.long));

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
