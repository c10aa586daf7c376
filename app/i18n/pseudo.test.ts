import fc from "fast-check";
import { expect, test } from "vitest";
import { messagesOf, speakPseudo, translator } from "./catalogue.server.ts";
import type { Key, Messages, Namespace } from "./namespaces.ts";
import { PSEUDO_CLOSE, PSEUDO_OPEN, pseudo, pseudoMessages } from "./pseudo.ts";
import { createTranslate } from "./translator.ts";

test("a message is bracketed and shows no plain letter", () => {
  const text = pseudo("The quick brown fox jumps over the lazy dog, JACKDAWS LOVE MY BIG SPHINX OF QUARTZ");
  expect(text.startsWith(PSEUDO_OPEN)).toBe(true);
  expect(text.endsWith(PSEUDO_CLOSE)).toBe(true);
  expect(text).not.toMatch(/[a-z]/i);
});

test.each([12, 40, 90, 400])("a message of %i letters grows by 30 to 40 percent", (length) => {
  const grown = pseudo("w".repeat(length)).length / length;
  expect(grown).toBeGreaterThanOrEqual(1.3);
  expect(grown).toBeLessThanOrEqual(1.45);
});

test("values are put in as before", () => {
  const t = createTranslate<Namespace>("en", pseudoMessages({ hello: "Hello {{name}}, {{count_2}} left" }));
  const text = t("hello" as Key<Namespace>, { name: "Ana", count_2: 1234 });
  expect(text).toContain("Ana");
  expect(text).toContain("1,234");
  expect(text.replace("Ana", "")).not.toMatch(/[a-z]/i);
});

test("plural forms and nested keys keep their names", () => {
  const messages: Messages = { cart: { items_one: "{{count}} item", items_other: "{{count}} items" } };
  const made = pseudoMessages(messages) as { cart: Record<string, string> };
  expect(Object.keys(made.cart)).toEqual(["items_one", "items_other"]);
  const t = createTranslate<Namespace>("en", made);
  expect(t("cart.items" as Key<Namespace>, { count: 1 })).toMatch(/^⟦1 íţéɱ/);
});

test("line breaks and other alphabets stay, and nothing stays nothing", () => {
  expect(pseudo("one\n\n- two")).toMatch(/^⟦[^⟦]*⟧\n\n- ⟦[^⟦]*⟧$/);
  expect(pseudo("שלום")).toContain("שלום");
  expect(pseudo("")).toBe("");
});

test("no message whatever loses its brackets or a placeholder", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string(), (first, after) => {
      // Of one line; every line of a longer message is bracketed by itself.
      const before = first.replace(/^- |\n/g, "x");
      const text = pseudo(`${before}{{name}}${after}`);
      expect(text).toContain("{{name}}");
      expect(text.at(0)).toBe(PSEUDO_OPEN);
      expect(text.at(-1)).toBe(PSEUDO_CLOSE);
    }),
  );
});

test("the server speaks it when told to, in pages and elsewhere, and stops when told to", () => {
  expect(translator("en", "shell")("nav.menu")).toBe("Menu");
  speakPseudo(true);
  try {
    expect(translator("en", "shell")("nav.menu")).toMatch(/^⟦Ṁéñû/);
    expect(messagesOf("en", "shell")).toMatchObject({ nav: { menu: pseudo("Menu") } });
  } finally {
    speakPseudo(false);
  }
  expect(translator("en", "shell")("nav.menu")).toBe("Menu");
});
