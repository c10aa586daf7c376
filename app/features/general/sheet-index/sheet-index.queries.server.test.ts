import { describe, expect, test } from "vitest";
import { messagesOf, translator } from "~/i18n/catalogue.server.ts";
import { LANGUAGES } from "~/i18n/languages.ts";
import { listedScreens, SCREENS, sheetNumber } from "~/site-map.ts";
import { wordsOf } from "./sheet-index.logic.ts";
import { keywordsOf, readIndex, screenNames } from "./sheet-index.queries.server.ts";

describe.each(LANGUAGES)("the index in %s", (language) => {
  const shell = translator(language, "shell");

  test("has keywords for every listed screen (add yours to screens/locales)", () => {
    const without = listedScreens().filter(({ id }) => wordsOf(keywordsOf(language, id)).length === 0);
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  test("has no keywords left of a screen that is gone", () => {
    const ids = new Set<string>(SCREENS.map(({ id }) => id));
    expect(Object.keys(messagesOf(language, "screen-keywords")).filter((id) => !ids.has(id))).toEqual([]);
  });

  test("finds every sheet first by its own number", () => {
    for (const screen of listedScreens())
      expect(readIndex("services", language, sheetNumber(screen)).found[0]).toBe(screen.id);
  });

  test("finds every sheet first by its own title", () => {
    for (const { id } of listedScreens())
      expect(readIndex("services", language, shell(`screens.${id}.title`)).found[0]).toBe(id);
  });

  test("finds every sheet by each of its keywords", () => {
    for (const { id } of listedScreens()) {
      for (const keyword of keywordsOf(language, id).split(","))
        expect([keyword, readIndex("services", language, keyword).found]).toEqual([
          keyword,
          expect.arrayContaining([id]),
        ]);
    }
  });

  test("lists the whole set for an empty search", () => {
    const all = listedScreens().map(({ id }) => id);
    for (const q of [null, "", "  "])
      expect(readIndex("services", language, q)).toEqual({ q: "", cut: false, found: all, nearest: [] });
  });
});

test.each([
  { language: "en", q: "footing", id: "hub" },
  { language: "en", q: "cart", id: "shop" },
  { language: "es", q: "cimentacion", id: "hub" },
  { language: "es", q: "cuánto cuesta", id: "membership" },
  { language: "he", q: "תבניות", id: "shop" },
  { language: "he", q: "המחיר", id: "membership" },
  { language: "en", q: "carrito, casco", id: "shop" },
  { language: "en", q: "casco", id: "hardHatZone" },
  { language: "he", q: "OSHA", id: "hub" },
] as const)("in $language “$q” leads to $id", ({ language, q, id }) => {
  expect(readIndex("services", language, q).found[0]).toBe(id);
});

test.each([
  { language: "en", q: "log in", id: "auth" },
  { language: "en", q: "forgot my password", id: "recover" },
  { language: "en", q: "dark mode", id: "profile" },
  { language: "es", q: "mi cuenta", id: "profile" },
  { language: "es", q: "carrito", id: "cart" },
  { language: "he", q: "התחברות", id: "auth" },
] as const)(
  "in $language “$q” leads to a sheet of one's own, in the search and in no index",
  ({ language, q, id }) => {
    expect(readIndex("search", language, q).found[0]).toBe(id);
    expect(readIndex("services", language, q).found).not.toContain(id);
  },
);

test("what screens are called is known in every language", () => {
  expect(screenNames()).toEqual(expect.arrayContaining(["Membership", "Membresía"]));
});

test("a misspelt word leads to nothing, and to the sheet that was meant beside it", () => {
  expect(readIndex("services", "en", "membreship")).toMatchObject({ found: [], nearest: ["membership"] });
  expect(readIndex("services", "es", "tineda")).toMatchObject({ found: [], nearest: ["shop"] });
  expect(readIndex("services", "he", "חנוט").nearest).toContain("shop");
});

test("the tools are searched among themselves", () => {
  expect(readIndex("tools", "en", "footing").found).toEqual(["hub"]);
  expect(readIndex("tools", "en", "membership")).toMatchObject({ found: [], nearest: [] });
});
