import { expect, test } from "vitest";
import { translator } from "~/i18n/catalogue.server.ts";
import { LANGUAGES } from "~/i18n/languages.ts";
import type { Key } from "~/i18n/namespaces.ts";
import { parseForm, replyOf } from "~/services/form.server.ts";
import { formOf } from "../../../../tests/forms.ts";
import { authMode, Recover, Reset, SignIn, SignUp } from "./account.schemas.ts";

const IDEM = "0b0c1e2a-6b1f-4d1c-9a57-0b7a3f2d9a11";
const SIGN_UP = {
  intent: "sign-up",
  idem: IDEM,
  email: "ana@example.com",
  password: "seven wet anvils",
  firstName: "Ana",
  lastName: "Ruiz",
};
const signUp = (fields: Record<string, string>) => parseForm(formOf({ ...SIGN_UP, ...fields }), SignUp);
const signIn = (fields: Record<string, string>) =>
  parseForm(formOf({ intent: "sign-in", email: "ana@example.com", password: "x", ...fields }), SignIn);

test("the e-mail is trimmed and written in lower case on every form that asks for one", () => {
  const email = "  Ana@Example.COM \n";
  expect(signIn({ email })).toMatchObject({ value: { email: "ana@example.com" } });
  expect(signUp({ email })).toMatchObject({ value: { email: "ana@example.com" } });
  expect(parseForm(formOf({ email }), Recover)).toMatchObject({ value: { email: "ana@example.com" } });
});

test.each([
  "ana",
  "ana@",
  "@example.com",
  "ana@example",
  "a na@example.com",
  "ana@exa mple.com",
  "a@b@c.com",
])("%j is not an e-mail address", (email) => {
  expect(replyOf(signUp({ email })).errors).toEqual({ email: "fields.email.invalid" });
});

test("an e-mail address has at most 254 characters", () => {
  const email = (length: number) => `${"a".repeat(length - "@example.com".length)}@example.com`;
  expect(signUp({ email: email(254) }).status).toBe("success");
  expect(replyOf(signUp({ email: email(255) })).errors).toEqual({ email: "fields.email.invalid" });
});

test.each(["", "   "])("the e-mail %j is an e-mail left out", (email) => {
  expect(replyOf(signIn({ email })).errors).toEqual({ email: "fields.email.required" });
});

test.each([
  { length: 7, error: "fields.password.short" },
  { length: 129, error: "fields.password.long" },
])("a new password of $length characters is refused", ({ length, error }) => {
  expect(replyOf(signUp({ password: "x".repeat(length) })).errors).toEqual({ password: error });
  const reset = parseForm(formOf({ token: "t", password: "x".repeat(length) }), Reset);
  expect(replyOf(reset).errors).toEqual({ password: error });
});

test.each([8, 128])("a new password of %i characters is accepted", (length) => {
  expect(signUp({ password: "x".repeat(length) }).status).toBe("success");
});

test("a password is taken as it was typed, blanks at its ends included", () => {
  expect(signUp({ password: "  two spaces  " })).toMatchObject({ value: { password: "  two spaces  " } });
});

test("signing in asks nothing of an old password but that there is one", () => {
  expect(signIn({ password: "x" }).status).toBe("success");
  expect(replyOf(signIn({ password: "" })).errors).toEqual({ password: "fields.password.required" });
  expect(replyOf(signIn({ password: "x".repeat(129) })).errors).toEqual({ password: "fields.password.long" });
});

test("names are trimmed, and an account needs none", () => {
  expect(signUp({ firstName: "  Ana ", lastName: "" })).toMatchObject({
    status: "success",
    value: { firstName: "Ana", lastName: "" },
  });
  const { firstName: _first, lastName: _last, ...nameless } = SIGN_UP;
  expect(parseForm(formOf(nameless), SignUp)).toMatchObject({ value: { firstName: "", lastName: "" } });
});

test("a name has at most 80 characters", () => {
  expect(signUp({ firstName: "é".repeat(80) }).status).toBe("success");
  expect(replyOf(signUp({ firstName: "é".repeat(81) })).errors).toEqual({ firstName: "fields.name.long" });
});

test.each([
  { form: "sign-in", schema: SignIn },
  { form: "sign-up", schema: SignUp },
  { form: "recovery", schema: Recover },
  { form: "new password", schema: Reset },
])("whatever the $form form lacks, its messages have words in every language", ({ schema }) => {
  const { errors } = replyOf(parseForm(formOf({}), schema));
  expect(Object.keys(errors)).not.toEqual([]);
  for (const language of LANGUAGES) {
    const t = translator(language, "account");
    for (const key of Object.values(errors)) expect(t(key as Key<"account">)).not.toBe(key);
  }
});

test("a password never comes back to the page, whatever else was wrong", () => {
  const reply = replyOf(signUp({ email: "nobody", password: "seven wet anvils" }));
  expect(reply.fields).toMatchObject({ email: "nobody", firstName: "Ana", lastName: "Ruiz" });
  expect(JSON.stringify(reply)).not.toContain("seven wet anvils");
});

test.each([
  { search: "", mode: "sign-in" },
  { search: "mode=sign-up", mode: "sign-up" },
  { search: "mode=sign-in", mode: "sign-in" },
  { search: "mode=<script>", mode: "sign-in" },
])("/auth?$search shows the $mode form", ({ search, mode }) => {
  expect(authMode(new URLSearchParams(search))).toBe(mode);
});
