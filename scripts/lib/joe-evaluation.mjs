import { build } from "esbuild";
import { sectionsOf } from "./code-sections.mjs";
import { inRoot } from "./root.mjs";

/**
 * @typedef {object} Evaluation
 * @property {readonly import("./judge-joe.mjs").Question[]} questions
 * @property {import("./judge-joe.mjs").Base} base
 */

/** Sections that a formula writes without a letter belong to the document that it names. */
const NUMBERED_DOCUMENTS = new Set(["nec", "ibc", "ada"]);

const ENTRY = `
export { QUESTIONS } from "./tests/eval/joe-questions.ts";
export { ENGLISH } from "./db/seed/knowledge/english.ts";
export { SPANISH } from "./db/seed/knowledge/spanish.ts";
export { HEBREW } from "./db/seed/knowledge/hebrew.ts";
export { FORMULAS } from "./app/engines/formula/catalogue.ts";
`;

/**
 * The questions, and what an answer may cite: the articles that every installation begins with and the sources of the
 * formulas.
 * @returns {Promise<Evaluation>}
 */
export async function loadEvaluation() {
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: inRoot(), loader: "ts" },
    bundle: true,
    write: false,
    format: "esm",
    platform: "neutral",
    charset: "utf8",
    alias: { "~": inRoot("app"), "~db": inRoot("db") },
    logLevel: "silent",
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString("base64");
  const { QUESTIONS, ENGLISH, SPANISH, HEBREW, FORMULAS } = await import(
    `data:text/javascript;base64,${code}`
  );
  return { questions: QUESTIONS, base: baseOf({ ENGLISH, translations: [SPANISH, HEBREW], FORMULAS }) };
}

/**
 * @param {object} seed
 * @param {readonly import("../../db/seed/knowledge/seed-article.ts").SeedArticle[]} seed.ENGLISH
 * @param {readonly import("../../db/seed/knowledge/seed-article.ts").SeedTexts[]} seed.translations
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
