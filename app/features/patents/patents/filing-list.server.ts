import { defineTemplate, itemsOf, missingFrom, NO_ANSWER } from "~/engines/checklist/checklist.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { LANGUAGES, type Language } from "~/i18n/languages.ts";
import { late } from "~/lib/late.ts";
import { CHECKS, type Check } from "./patents.filters.ts";

const inAll = (key: "review.checklist" | `review.checks.${Check}`) =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, translator(language, "patent-detail")(key)]),
  ) as Record<Language, string>;

const idOf = (check: Check) => check.toLowerCase();

/** What is looked at in each patent before its package is filed, as a checklist. */
export const filingList = late(() =>
  defineTemplate({
    ...{ id: "filing-package", version: 1, name: inAll("review.checklist") },
    sections: [
      {
        title: inAll("review.checklist"),
        items: CHECKS.map((check) => ({ id: idOf(check), prompt: inAll(`review.checks.${check}`) })),
      },
    ],
  }),
);

/** What is still open before a patent is filed, in the order of the list. */
export function openIn(done: readonly Check[]): Check[] {
  const answers = Object.fromEntries(done.map((check) => [idOf(check), { ...NO_ANSWER, answer: "yes" }]));
  const open = new Set(missingFrom(filingList(), answers, {}).map(({ item }) => item));
  return CHECKS.filter((check) => open.has(idOf(check)));
}

/** The words of a check in English, as it goes into a file. */
export const filedWords = (check: Check): string =>
  itemsOf(filingList()).find(({ id }) => id === idOf(check))?.prompt.en ?? check;
