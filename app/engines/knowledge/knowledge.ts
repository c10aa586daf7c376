// The entry point to what needs no database: articles as they are written down, and how questions are read.
// biome-ignore-all lint/performance/noBarrelFile: an engine's entry point, the one file that other code imports

export type { Article, ArticleText, Confidence } from "./article.ts";
export { termBody } from "./definition.ts";
export { languageOf, nameKey, type Term, termPath, textOf } from "./glossary.ts";
export { foldQuantities } from "./quantities.logic.ts";
export { conceptsOf, type Query, queryOf } from "./question.logic.ts";
export { judge } from "./ranking.logic.ts";
export { requestOf } from "./request.logic.ts";
export { citedPaths, type Reference, sectionWords, takeReferences, wordsFor } from "./sections.logic.ts";
export { respelled, vocabularyOf } from "./spelling.logic.ts";
export { isStopWord } from "./stop-words.logic.ts";
export { type LinkedPiece, type LinkName, linkable, linkTerms, mentionedIn } from "./term-links.ts";
export { foldedForms, foldedText, plainLetters, plainWords } from "./words.logic.ts";
