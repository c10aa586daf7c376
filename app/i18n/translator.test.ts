import fc from "fast-check";
import { expect, test } from "vitest";
import type { Language } from "./languages.ts";
import type { Key, Messages, Namespace } from "./namespaces.ts";
import { createTranslate, type Params } from "./translator.ts";

/** Translates with messages of the test's own, so with keys that the compiler does not know. */
function translate(messages: Messages | undefined, key: string, params?: Params, language: Language = "en") {
  return createTranslate<Namespace>(language, messages)(key as Key<Namespace>, params);
}

const CART = {
  en: { items_one: "{{count}} item", items_other: "{{count}} items" },
  es: {
    items_one: "{{count}} artículo",
    items_many: "{{count}} de artículos",
    items_other: "{{count}} artículos",
  },
  he: { items_one: "פריט אחד", items_two: "שני פריטים", items_other: "{{count}} פריטים" },
};

test("a nested key leads to its sentence", () => {
  expect(translate({ nav: { signOut: "Log out" } }, "nav.signOut")).toBe("Log out");
});

test.each([
  { of: "an unknown key", messages: { a: "A" }, key: "b" },
  { of: "a key below a sentence", messages: { a: "A" }, key: "a.b" },
  { of: "a key that leads to more keys", messages: { a: { b: "B" } }, key: "a" },
  { of: "a namespace that is not there", messages: undefined, key: "a.b" },
  { of: "an empty key", messages: { a: "A" }, key: "" },
  { of: "a key of dots", messages: { a: "A" }, key: "..." },
])("instead of $of the key itself is shown", ({ messages, key }) => {
  expect(translate(messages, key)).toBe(key);
});

test.each([
  "__proto__",
  "constructor",
  "constructor.name",
  "__proto__.toString",
  "toString",
  "hasOwnProperty",
  "nav.constructor.name",
])("the key %s does not reach into JavaScript", (key) => {
  expect(translate({ nav: { home: "Home" } }, key)).toBe(key);
  expect(translate({ nav: { home: "Home" } }, key, { count: 1 })).toBe(key);
});

test("an empty sentence is a sentence", () => {
  expect(translate({ nothing: "" }, "nothing")).toBe("");
});

test.each([
  { language: "en", count: 0, text: "0 items" },
  { language: "en", count: 1, text: "1 item" },
  { language: "en", count: 2, text: "2 items" },
  { language: "es", count: 0, text: "0 artículos" },
  { language: "es", count: 1, text: "1 artículo" },
  { language: "es", count: 2, text: "2 artículos" },
  { language: "es", count: 1_000_000, text: "1,000,000 de artículos" },
  { language: "he", count: 0, text: "0 פריטים" },
  { language: "he", count: 1, text: "פריט אחד" },
  { language: "he", count: 2, text: "שני פריטים" },
  { language: "he", count: 3, text: "3 פריטים" },
  { language: "he", count: 11, text: "11 פריטים" },
] as const)("$count is counted in $language as $text", ({ language, count, text }) => {
  expect(translate(CART[language], "items", { count }, language)).toBe(text);
});

test("a plural form that a language does not write falls back to its general one", () => {
  expect(translate({ items_other: "{{count}} items" }, "items", { count: 1 })).toBe("1 items");
});

test("a count chooses no form where there is only one sentence", () => {
  expect(translate({ items: "{{count}} of them" }, "items", { count: 2 })).toBe("2 of them");
});

test("without a count a plural has no sentence and shows its key", () => {
  expect(translate(CART.en, "items")).toBe("items");
  expect(translate(CART.en, "items", { count: "2" })).toBe("items");
});

test("names are put in as they are, and numbers as the language writes them", () => {
  const messages = { sum: "{{who}}: {{amount}}" };
  expect(translate(messages, "sum", { who: "Ana", amount: 12_345.5 })).toBe("Ana: 12,345.5");
  expect(translate(messages, "sum", { who: "Ana", amount: 12_345.5 }, "he")).toBe("Ana: 12,345.5");
  expect(translate(messages, "sum", { who: "2026", amount: "2026" })).toBe("2026: 2026");
});

test("a name may stand more than once", () => {
  expect(translate({ echo: "{{a}}{{b}}{{a}}" }, "echo", { a: "x", b: "y" })).toBe("xyx");
});

test("a name that nobody gave stays visible", () => {
  expect(translate({ hello: "Hello {{name}}" }, "hello", {})).toBe("Hello {{name}}");
  expect(translate({ hello: "Hello {{name}}" }, "hello")).toBe("Hello {{name}}");
  expect(translate({ hello: "{{constructor}} {{__proto__}}" }, "hello", {})).toBe(
    "{{constructor}} {{__proto__}}",
  );
});

test("what is put in is text and is not looked through for more names", () => {
  const params = { a: "{{b}} $& $1 $$", b: "secret" };
  expect(translate({ say: "<{{a}}>" }, "say", params)).toBe("<{{b}} $& $1 $$>");
});

test("no value whatever changes the words around it", () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      expect(translate({ said: "before {{value}} after" }, "said", { value })).toBe(`before ${value} after`);
    }),
  );
});

test("no key whatever makes the translator throw", () => {
  fc.assert(
    fc.property(fc.string(), fc.integer(), (key, count) => {
      expect(typeof translate(CART.he, key, { count }, "he")).toBe("string");
    }),
  );
});
