import { expect, test } from "vitest";
import { translator } from "~/i18n/catalogue.server.ts";
import { LANGUAGES } from "~/i18n/languages.ts";
import { isDetailed, isToastCode, TOASTS, type ToastCode, toastMilliseconds } from "./toast.ts";

const CODES = Object.keys(TOASTS) as ToastCode[];

test.each(CODES)("the toast %s has words in every language", (code) => {
  for (const language of LANGUAGES) {
    const words = translator(language, "shell")(`toasts.${code}`);
    expect(words).not.toBe(`toasts.${code}`);
    expect(words.trim()).not.toBe("");
  }
});

const text = translator("en", "shell");

test.each([
  { code: "signedIn", words: "Signed in successfully" },
  { code: "signedOut", words: "Signed out" },
  {
    code: "accountCreated",
    words: "Account created. Please check your email to confirm your account.",
  },
] as const)("the toast $code says: $words", ({ code, words }) => {
  expect(text(`toasts.${code}`)).toBe(words);
});

test("a refused form says what failed and why", () => {
  const message = translator("en", "account")("errors.unexpected");
  expect(text("toasts.signInFailed", { message })).toBe("Sign in failed: An unexpected error occurred");
  expect(text("toasts.signUpFailed", { message })).toBe("Sign up failed: An unexpected error occurred");
  expect(text("toasts.signInFailed", { message: "no" })).toBe("Sign in failed: no");
});

test("no credentials at all are named as the product names them", () => {
  expect(translator("en", "account")("errors.credentialsMissing")).toBe(
    "You must provide either an email or phone number and a password",
  );
});

test("what went wrong unexpectedly is named as the product names it", () => {
  expect(text("errors.title")).toBe("Something went wrong");
  expect(text("errors.unexpected")).toBe("An unexpected error occurred");
  expect(text("errors.tryAgain")).toBe("Try Again");
  expect(text("errors.reload")).toBe("Reload Page");
});

test("a copied quote is told in two lines", () => {
  expect(text("toasts.quoteCopied")).toBe("Quote copied!");
  expect(text("toastDetails.quoteCopied")).toBe("The quote has been copied to your clipboard.");
  expect(CODES.filter(isDetailed)).toEqual(["quoteCopied"]);
});

test("a warning or a copy stays three seconds, an error or a success four", () => {
  const tones = { ok: 4_000, danger: 4_000, warn: 3_000 };
  const copies: readonly string[] = ["quoteCopied", "answerCopied"];
  for (const code of CODES.filter((entry) => !copies.includes(entry))) {
    expect([code, toastMilliseconds(code)]).toEqual([code, tones[TOASTS[code]]]);
  }
  expect(CODES.filter((entry) => copies.includes(entry)).map(toastMilliseconds)).toEqual([3_000, 3_000]);
});

test.each(["", "signedin", "constructor", "__proto__", "toString"])("%j is no toast", (code) => {
  expect(isToastCode(code)).toBe(false);
});
