import * as v from "valibot";
import { optionalText } from "~/services/form-fields.ts";
import { MAX_EMAIL, MAX_NAME } from "~/services/person.ts";

/** Messages are keys of the account namespace, so that they hold in every language. */
const email = v.pipe(
  v.string("fields.email.required"),
  v.trim(),
  v.nonEmpty("fields.email.required"),
  v.maxLength(MAX_EMAIL, "fields.email.invalid"),
  v.email("fields.email.invalid"),
  v.toLowerCase(),
);

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

/** No rules about kinds of characters: length and not being on everybody's list are what counts (ASVS 5.0, 6.2). */
const newPassword = v.pipe(
  v.string("fields.password.required"),
  v.minLength(PASSWORD_MIN, "fields.password.short"),
  v.maxLength(PASSWORD_MAX, "fields.password.long"),
);

const name = optionalText(MAX_NAME, "fields.name.long");

/** What a form says that lacks a field which the page always sends. */
const STALE = "fields.form.stale";

/** The hidden key of one rendered form. */
const idem = v.pipe(v.string(STALE), v.uuid(STALE));

export const SignIn = v.object(
  {
    intent: v.literal("sign-in", STALE),
    email,
    password: v.pipe(v.string("fields.password.required"), v.maxLength(PASSWORD_MAX, "fields.password.long")),
  },
  STALE,
);

export const SignUp = v.object(
  {
    intent: v.literal("sign-up", STALE),
    idem,
    email,
    password: newPassword,
    firstName: name,
    lastName: name,
  },
  STALE,
);

export const Resend = v.object({ intent: v.literal("resend", STALE), email }, STALE);

export const Recover = v.object({ email }, STALE);

export const Reset = v.object({ token: v.string(STALE), password: newPassword }, STALE);

export const AddSamples = v.object({ intent: v.literal("add-samples", STALE), idem }, STALE);

export const EditProfile = v.object(
  {
    intent: v.literal("save", STALE),
    version: v.pipe(v.string(STALE), v.regex(/^\d{1,9}$/, STALE), v.transform(Number)),
    firstName: name,
    lastName: name,
  },
  STALE,
);

/** What `/auth` shows; `check` follows on signing up. */
export type AuthMode = "sign-in" | "sign-up" | "check";

export function authMode(search: URLSearchParams): AuthMode {
  const mode = search.get("mode");
  return mode === "sign-up" || mode === "check" ? mode : "sign-in";
}
