import * as v from "valibot";

/** The longest deliverable address (RFC 5321, 4.5.3.1.3: 256 with its two brackets). */
export const MAX_EMAIL = 254;

/**
 * What an e-mail address looks like: names as RFC 5322 has them without quotes, and a domain with a top level, also one
 * in other letters as DNS writes it, into which browsers change it. Non-ASCII addresses are rejected: lower-casing turns
 * the Kelvin sign into a k, and the owner of one address would be mistaken for the owner of another.
 */
export const EMAIL_FORM =
  /^[a-z\d!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/i;

/** An e-mail address in the normal form of accounts. */
const Email = v.pipe(v.string(), v.trim(), v.maxLength(MAX_EMAIL), v.regex(EMAIL_FORM), v.toLowerCase());

export function emailOf(value: string | null | undefined): string | undefined {
  const parsed = v.safeParse(Email, value);
  return parsed.success ? parsed.output : undefined;
}

/** The maximum length of a name in a profile. */
export const MAX_NAME = 80;

function nameOf(value: string | null | undefined): string {
  const line = (value ?? "").replace(/[\p{Cc}\s]+/gu, " ").trim();
  return [...line].slice(0, MAX_NAME).join("").trim();
}

/** First and last name as stored in a profile; a full name is split after its first word. */
export function namesOf(given: { first?: string | null; last?: string | null; whole?: string | null }): {
  firstName: string;
  lastName: string;
} {
  if (given.first || given.last) return { firstName: nameOf(given.first), lastName: nameOf(given.last) };
  const [first, ...rest] = (given.whole ?? "").trim().split(/\s+/);
  return { firstName: nameOf(first), lastName: nameOf(rest.join(" ")) };
}
