import { expect, test } from "vitest";
import { compareMessages } from "./locale-parity.mjs";

const english = {
  title: "Basket",
  greeting: "Hello {{name}}",
  lines: { items_one: "{{count}} item", items_other: "{{count}} items in {{place}}" },
};

test("a complete translation has no problems, and Hebrew has a form for two", () => {
  const hebrew = {
    title: "סל",
    greeting: "שלום {{name}}",
    lines: {
      items_one: "פריט אחד ב{{place}}",
      items_two: "שני פריטים ב{{place}}",
      items_other: "{{count}} פריטים ב{{place}}",
    },
  };
  expect(compareMessages(english, hebrew, "he")).toEqual([]);
});

test("missing and strange keys are named", () => {
  const spanish = { title: "Cesta", salute: "Hola", lines: english.lines };
  const problems = compareMessages(english, spanish, "es");
  expect(problems).toContain("greeting: missing");
  expect(problems).toContain("salute: not in en");
});

test("every plural category of the language is wanted", () => {
  const problems = compareMessages(english, english, "he");
  expect(problems).toContain("lines.items_two: missing plural form");
});

test("placeholders must be the same, but a plural form may leave out the count", () => {
  const spanish = {
    title: "Cesta",
    greeting: "Hola {{nombre}}",
    lines: {
      items_one: "un artículo en {{place}}",
      items_many: "{{count}} de artículos",
      items_other: "{{count}} artículos en {{place}}",
    },
  };
  expect(compareMessages(english, spanish, "es")).toEqual([
    "greeting: lacks {{name}}; has {{nombre}}, which en has not",
    "lines.items_many: lacks {{place}}",
  ]);
});

test("an empty sentence is no translation", () => {
  expect(compareMessages({ a: "A" }, { a: " " }, "es")).toEqual(["a: empty"]);
});
