import * as v from "valibot";
import { centsOf } from "../lib/dollars.ts";
import { isTimeZone } from "../lib/time-zone.ts";

// Fields that the forms of every feature have. Each takes the key of what it says when it is refused.

/** The hidden key of one drawn form, by which it counts once. */
export const formKey = (message: string) => v.pipe(v.string(message), v.uuid(message));

/** The hidden version of the row that the page showed. */
export const rowVersion = (message: string) =>
  v.pipe(v.string(message), v.regex(/^\d{1,9}$/, message), v.transform(Number));

/** A line of text that is not empty: white space around it is no part of it. */
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
