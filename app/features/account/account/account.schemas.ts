import * as v from "valibot";
import { optionalText } from "~/services/form-fields.ts";
import { EMAIL_FORM, MAX_EMAIL, MAX_NAME } from "~/services/person.ts";
import { PASSKEY_NAME_MAX } from "./account.limits.ts";

/** Messages are keys of the account namespace, so that they hold in every language. */
const email = v.pipe(
  v.string("fields.email.required"),
  v.trim(),
  v.nonEmpty("fields.email.required"),
  v.maxLength(MAX_EMAIL, "fields.email.invalid"),
  v.regex(EMAIL_FORM, "fields.email.invalid"),
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

export const EnterDemo = v.object({ intent: v.literal("demo", STALE), idem }, STALE);

export const AskCode = v.object({ intent: v.literal("ask-code", STALE), email }, STALE);

/** Six digits, with the spaces that people type between them. */
const digits = v.pipe(
  v.string("fields.code.required"),
  v.transform((typed) => typed.replace(/[\s-]/g, "")),
  v.nonEmpty("fields.code.required"),
  v.regex(/^\d{6}$/, "fields.code.invalid"),
);

export const EnterCode = v.object({ intent: v.literal("enter-code", STALE), code: digits }, STALE);

/** Of the authenticator app, or a recovery code. */
const factorCode = v.pipe(
  v.string("fields.code.required"),
  v.trim(),
  v.nonEmpty("fields.code.required"),
  v.maxLength(40, "fields.code.invalid"),
);

export const SecondStep = v.object({ intent: v.literal("second-step", STALE), factorCode }, STALE);

/** How a member confirms who they are: a password, or a code. */
export const AgainPassword = v.object(
  {
    intent: v.literal("again-password", STALE),
    password: v.pipe(v.string("fields.password.required"), v.maxLength(PASSWORD_MAX, "fields.password.long")),
  },
  STALE,
);
export const AgainFactor = v.object({ intent: v.literal("again-factor", STALE), factorCode }, STALE);
export const AgainCode = v.object({ intent: v.literal("again-code", STALE), code: digits }, STALE);

export const ConfirmFactor = v.object({ intent: v.literal("factor-confirm", STALE), code: digits }, STALE);

const passkeyName = v.pipe(
  v.string("fields.name.required"),
  v.trim(),
  v.nonEmpty("fields.name.required"),
  v.maxLength(PASSKEY_NAME_MAX, "fields.name.long"),
);
const passkeyId = v.pipe(v.string(STALE), v.nonEmpty(STALE), v.maxLength(1_400, STALE));
export const RenamePasskey = v.object(
  { intent: v.literal("passkey-rename", STALE), id: passkeyId, name: passkeyName },
  STALE,
);
export const RemovePasskey = v.object({ intent: v.literal("passkey-remove", STALE), id: passkeyId }, STALE);
export const Unlink = v.object(
  {
    intent: v.literal("unlink", STALE),
    provider: v.picklist(["google", "github", "oidc"], STALE),
    subject: v.pipe(v.string(STALE), v.nonEmpty(STALE), v.maxLength(255, STALE)),
  },
  STALE,
);
export const EndSession = v.object(
  { intent: v.literal("end-session", STALE), key: v.pipe(v.string(STALE), v.regex(/^[\da-f]{64}$/, STALE)) },
  STALE,
);

/**
 * What `/auth` shows. `check` follows on signing up, `enter-code` on asking for a code, `second-step` on a first one;
 * `again` is for members who confirm who they are.
 */
const MODES = ["sign-in", "sign-up", "check", "code", "enter-code", "second-step", "again"] as const;
export type AuthMode = (typeof MODES)[number];

export function authMode(search: URLSearchParams): AuthMode {
  return MODES.find((mode) => mode === search.get("mode")) ?? "sign-in";
}
