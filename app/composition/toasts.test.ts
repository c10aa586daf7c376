import { expect, test } from "vitest";
import { findMessages, translator } from "~/i18n/catalogue.server.ts";
import { LANGUAGES } from "~/i18n/languages.ts";
import type { Contribution } from "~/services/contribution.ts";
import { joinedContributions } from "./contributions.server.ts";

const files = import.meta.glob<Contribution>("../features/*/*/*.contributes.server.ts", {
  eager: true,
  import: "default",
});
const SETS = Object.values(files).flatMap(({ toasts }) => toasts ?? []);
const TOASTS = SETS.flatMap((set) => Object.keys(set.manners).map((code) => ({ code, set })));
const toast = joinedContributions.toast;

/** The words under a key of a namespace, as they stand in the locale file. */
const wordsOf = (language: string, namespace: string, key: "toasts" | "toastDetails") =>
  (findMessages(language, namespace)?.[key] ?? {}) as Record<string, string>;

test("every code is one feature's alone", () => {
  const codes = TOASTS.map(({ code }) => code);
  expect(codes).toHaveLength(new Set(codes).size);
  expect(codes.length).toBeGreaterThan(50);
});

test.each(TOASTS)("the toast $code has words in every language", ({ code, set }) => {
  for (const language of LANGUAGES) {
    expect(wordsOf(language, set.namespace, "toasts")[code]?.trim()).toBeTruthy();
    const detail = wordsOf(language, set.namespace, "toastDetails")[code]?.trim();
    expect(Boolean(detail)).toBe(set.detailed.includes(code));
  }
});

test("all words for toasts belong to a feature that contributes them, and the shell has none", () => {
  const locales = Object.keys(import.meta.glob(["../**/locales/*.en.ts", "!../screens/**"])).map(
    (path) => path.split("/").at(-1)?.split(".")[0] ?? "",
  );
  const withWords = locales.filter((namespace) => findMessages("en", namespace)?.toasts);
  expect(withWords.sort()).toEqual(SETS.map(({ namespace }) => namespace).sort());
  for (const { namespace, manners } of SETS) {
    expect(Object.keys(wordsOf("en", namespace, "toasts")).sort()).toEqual(Object.keys(manners).sort());
  }
  expect(findMessages("en", "shell")).not.toHaveProperty("toasts");
});

test.each([
  { code: "signedIn", words: "Signed in successfully" },
  { code: "signedOut", words: "Signed out" },
  {
    code: "accountCreated",
    words: "Account created. Please check your email to confirm your account.",
  },
])("the toast $code says: $words", ({ code, words }) => {
  expect(toast("en", code)?.words).toBe(words);
});

test("a refused form says what failed and why", () => {
  const message = translator("en", "account")("errors.unexpected");
  expect(toast("en", "signInFailed", { message })?.words).toBe(
    "Sign in failed: An unexpected error occurred",
  );
  expect(toast("en", "signUpFailed", { message })?.words).toBe(
    "Sign up failed: An unexpected error occurred",
  );
  expect(toast("en", "signInFailed", { message: "no" })?.words).toBe("Sign in failed: no");
});

test("no credentials at all are named as the product names them", () => {
  expect(translator("en", "account")("errors.credentialsMissing")).toBe(
    "You must provide either an email or phone number and a password",
  );
});

test("what went wrong unexpectedly is named as the product names it", () => {
  const text = translator("en", "shell");
  expect(text("errors.title")).toBe("Something went wrong");
  expect(text("errors.unexpected")).toBe("An unexpected error occurred");
  expect(text("errors.tryAgain")).toBe("Try Again");
  expect(text("errors.reload")).toBe("Reload Page");
});

test("a copied quote is told in two lines, and nothing else is", () => {
  expect(toast("en", "quoteCopied")).toEqual({
    tone: "ok",
    words: "Quote copied!",
    detail: "The quote has been copied to your clipboard.",
    milliseconds: 3_000,
  });
  expect(TOASTS.filter(({ code }) => toast("en", code)?.detail).map(({ code }) => code)).toEqual([
    "quoteCopied",
  ]);
});

test("a warning or a copy stays three seconds, an error or a success four", () => {
  const tones = { ok: 4_000, danger: 4_000, warn: 3_000 };
  const copies: readonly string[] = ["answerCopied", "quoteCopied"];
  for (const { code } of TOASTS.filter((entry) => !copies.includes(entry.code))) {
    const shown = toast("en", code);
    expect([code, shown?.milliseconds]).toEqual([code, tones[shown?.tone ?? "ok"]]);
  }
  expect(copies.map((code) => toast("en", code)?.milliseconds)).toEqual([3_000, 3_000]);
});

test.each(["", "signedin", "constructor", "__proto__", "toString"])("%j is no toast", (code) => {
  expect(toast("en", code)).toBeUndefined();
});
