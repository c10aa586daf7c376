import { describe, expect, test } from "vitest";
import { translator } from "~/i18n/catalogue.server.ts";
import { LANGUAGES, type Language } from "~/i18n/languages.ts";
import { listedScreens } from "~/site-map.ts";
import { commandIn, exampleOf, SPOKEN, type Vocabulary } from "./voice-commands.logic.ts";

function vocabularyOf(language: Language): Vocabulary {
  const t = translator(language, "accessibility");
  const shell = translator(language, "shell");
  return {
    phrases: Object.fromEntries(SPOKEN.map((kind) => [kind, t(`phrases.${kind}`)])) as Vocabulary["phrases"],
    fillers: t("phrases.fillers"),
    screens: listedScreens().map(({ id, path }) => ({ path, title: shell(`screens.${id}.title`) })),
  };
}

const spoken = (language: Language, ...heard: string[]) => commandIn(heard, vocabularyOf(language));

describe.each(LANGUAGES)("in %s", (language) => {
  const vocabulary = vocabularyOf(language);

  test("every listed screen is reached by its title, alone and after the word for going", () => {
    for (const { path, title } of vocabulary.screens) {
      expect(spoken(language, title)).toEqual({ kind: "go", path, title });
      const example = exampleOf(vocabulary.phrases.go);
      expect(spoken(language, `${example} ${title}`)).toEqual({ kind: "go", path, title });
    }
  });

  test("every other phrase means its own command and no other", () => {
    for (const kind of SPOKEN.filter((entry) => entry !== "go")) {
      for (const phrase of vocabulary.phrases[kind].split("|")) {
        expect([phrase, spoken(language, phrase)]).toEqual([phrase, { kind }]);
      }
    }
  });

  test("no phrase is a screen's title", () => {
    const titles = vocabulary.screens.map(({ title }) => title.toLowerCase());
    const phrases = SPOKEN.flatMap((kind) => vocabulary.phrases[kind].split("|"));
    expect(phrases.filter((phrase) => titles.includes(phrase.toLowerCase()))).toEqual([]);
  });
});

test.each([
  { language: "en", words: "Go to the shop.", path: "/shop" },
  { language: "en", words: "open tools page", path: "/tools" },
  { language: "en", words: "OPEN ASK JOE", path: "/ai-hub" },
  { language: "es", words: "Vaya a la tienda", path: "/shop" },
  { language: "es", words: "ir al inicio", path: "/" },
  { language: "es", words: "abrir membresia", path: "/membership" },
  { language: "he", words: "לכו לחנות", path: "/shop" },
  { language: "he", words: "לך לדף הבית", path: "/" },
  { language: "he", words: "פתחו את הכלים", path: "/tools" },
  { language: "he", words: "שאלו את ג׳ו", path: "/ai-hub" },
] as const)("$words leads to $path", ({ language, words, path }) => {
  expect(spoken(language, words)).toMatchObject({ kind: "go", path });
});

test.each(["", "   ", "…", "go to", "the page", "we should stop the pour tomorrow", "go to the moon"])(
  "%j is no command",
  (words) => {
    expect(spoken("en", words)).toBeUndefined();
  },
);

test("the first guess that is a command counts", () => {
  expect(spoken("en", "scroll town", "scroll down", "stop")).toEqual({ kind: "down" });
});

test("a command of another language is none", () => {
  expect(spoken("en", "abrir tienda")).toBeUndefined();
});
