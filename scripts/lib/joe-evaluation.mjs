import { sectionsOf } from "./code-sections.mjs";
import { importTypeScript } from "./import-typescript.mjs";

/**
 * @typedef {object} Evaluation
 * @property {readonly import("./judge-joe.mjs").Question[]} questions
 * @property {import("./judge-joe.mjs").Base} base
 */

/** Sections that a formula writes without a letter belong to the document that it names. */
const NUMBERED_DOCUMENTS = new Set(["nec", "ibc", "ada"]);

/**
 * The questions, and what an answer may cite: the articles that every installation begins with and the sources of the
 * formulas.
 * @returns {Promise<Evaluation>}
 */
export async function loadEvaluation() {
  const [{ QUESTIONS }, { ENGLISH }, { SPANISH }, { HEBREW }, { FORMULAS }] = await Promise.all(
    [
      "tests/eval/joe-questions.ts",
      "db/seed/reference/knowledge/english.ts",
      "db/seed/reference/knowledge/spanish.ts",
      "db/seed/reference/knowledge/hebrew.ts",
      "app/engines/formula/formula.ts",
    ].map(importTypeScript),
  );
  return { questions: QUESTIONS, base: baseOf({ ENGLISH, translations: [SPANISH, HEBREW], FORMULAS }) };
}

/**
 * @param {object} seed
 * @param {readonly import("../../db/seed/reference/knowledge/seed-article.ts").SeedArticle[]} seed.ENGLISH
 * @param {readonly import("../../db/seed/reference/knowledge/seed-article.ts").SeedTexts[]} seed.translations
 * @param {Record<string, { citations: readonly { document: string, section?: string }[] }>} seed.FORMULAS
 * @returns {import("./judge-joe.mjs").Base}
 */
export function baseOf({ ENGLISH, translations, FORMULAS }) {
  const articles = ENGLISH.map(({ slug, section, title, body }) => {
    const texts = [{ title, body }, ...translations.flatMap((translation) => translation[slug] ?? [])];
    return /** @type {const} */ ([slug, { section, texts }]);
  });
  const sources = Object.values(FORMULAS).flatMap(({ citations }) =>
    citations.map(({ document, section = "" }) =>
      NUMBERED_DOCUMENTS.has(document) ? `${document.toUpperCase()} ${section}` : section,
    ),
  );
  const written = ENGLISH.flatMap(({ section, edition, body }) => [section, edition, body]);
  return { articles: new Map(articles), sections: sectionsOf([...written, ...sources]) };
}
