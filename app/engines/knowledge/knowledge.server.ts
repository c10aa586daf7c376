// The entry point to the articles in the database.
// biome-ignore-all lint/performance/noBarrelFile: an engine's entry point, the one file that other code imports

export { articleOfTerm, glossaryOf, glossaryRows, readGlossary, readLinkNames } from "./glossary.server.ts";
export { articleStatements, saveArticle } from "./knowledge.commands.server.ts";
export {
  articleCount,
  articleNames,
  articleTextsOf,
  ask,
  browse,
  browsePart,
  lookUp,
  type Passage,
  readArticle,
} from "./knowledge.queries.server.ts";
