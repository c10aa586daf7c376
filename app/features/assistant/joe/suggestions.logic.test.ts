import { expect, test } from "vitest";
import { translator } from "~/i18n/catalogue.server.ts";
import { LANGUAGES } from "~/i18n/languages.ts";
import en from "./locales/joe-suggestions.en.ts";
import { type Suggestion, suggestionsAfter } from "./suggestions.logic.ts";
import { topicOf } from "./topics.logic.ts";

test.each(LANGUAGES)("every question that is offered is one that a built-in topic knows: %s", (language) => {
  const t = translator(language, "joe-suggestions");
  const strange = (Object.keys(en) as Suggestion[]).filter((id) => !topicOf(t(id)));
  expect(strange).toEqual([]);
});

test("what is offered goes on from what was asked", () => {
  expect(suggestionsAfter("How steep may an ADA ramp be?")).toContain("adaDoor");
  expect(suggestionsAfter("כמה רחוקים יכולים להיות שקעי חשמל?")).toContain("gfci");
  expect(suggestionsAfter("Who is who?")).toEqual(suggestionsAfter(undefined));
});
