import { expect, test } from "vitest";
import { messagesOf, translator } from "./catalogue.server.ts";
import { LANGUAGES, type Language } from "./languages.ts";
import type { Messages, Namespace } from "./namespaces.ts";

const NAMESPACES = Object.keys(import.meta.glob(["../**/locales/*.en.ts", "!../screens/**"])).flatMap(
  (path) => /locales\/([\w-]+)\.en\.ts$/.exec(path)?.[1] ?? [],
) as Namespace[];

/** What stands on a control, and the name that screen readers and speech control know it by. */
interface Named {
  path: string;
  shown: string;
  name: string;
}

/** Pairs as the components use them: `merge` is written on the button and `mergeOf` names which one it is. */
function named(messages: Messages, path: string): Named[] {
  return Object.entries(messages).flatMap(([key, value]) => {
    if (typeof value !== "string") return named(value, `${path}.${key}`);
    const name = messages[`${key}Of`] ?? messages[`${key}Label`];
    return typeof name === "string" ? [{ path: `${path}.${key}`, shown: value, name }] : [];
  });
}

const namedIn = (language: Language) =>
  NAMESPACES.flatMap((namespace) => named(messagesOf(language, namespace), namespace));

/** A page's title, and the word that is put into a button. */
const NO_CONTROLS = new Set(["search.title", "account.providers.oidc"]);

test.each(LANGUAGES)("whoever says what is written on a control is understood (%s)", (language) => {
  const pairs = namedIn(language).filter(({ path }) => !NO_CONTROLS.has(path));
  expect(pairs.length).toBeGreaterThan(10);
  expect(pairs.filter(({ shown, name }) => !name.toLowerCase().includes(shown.toLowerCase()))).toEqual([]);
});

test.each(LANGUAGES)("the cart's name says the figure that stands on it (%s)", (language) => {
  for (const count of [1, 2, 3, 21]) {
    expect(translator(language, "shell")("nav.cartCount", { count })).toContain(String(count));
  }
});
