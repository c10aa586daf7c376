import { expect, test } from "vitest";
import { directionOf, FALLBACK_LANGUAGE, FORMAT_LOCALES, isLanguage, LANGUAGES } from "./languages.ts";

test("the interface speaks English, Spanish and Hebrew, and English is the fallback", () => {
  expect(LANGUAGES).toEqual(["en", "es", "he"]);
  expect(FALLBACK_LANGUAGE).toBe("en");
});

test.each(["en", "es", "he"])("%s is accepted from storage", (language) => {
  expect(isLanguage(language)).toBe(true);
});

test.each(["fr", "EN", "en-US", "iw", "", " en", "constructor", "__proto__", null, undefined, 0, ["en"]])(
  "%j is not accepted from storage",
  (stored) => {
    expect(isLanguage(stored)).toBe(false);
  },
);

test("only Hebrew is written from right to left", () => {
  expect(LANGUAGES.map(directionOf)).toEqual(["ltr", "ltr", "rtl"]);
});

test("money is in US dollars with its cents, whatever the language", () => {
  const written = LANGUAGES.map((language) =>
    new Intl.NumberFormat(FORMAT_LOCALES[language], { style: "currency", currency: "USD" })
      .format(1234.5)
      .replace(/[\u200e\u200f\u00a0]/g, ""),
  );
  expect(written).toEqual(["$1,234.50", "$1,234.50", "1,234.50$"]);
});
