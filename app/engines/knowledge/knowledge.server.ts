// The front door to the articles in the database.
// biome-ignore-all lint/performance/noBarrelFile: an engine's front door, the one file that others import

export { articleStatements, saveArticle } from "./knowledge.commands.server.ts";
export {
  articleCount,
  articleNames,
  ask,
  browse,
  browsePart,
  type Passage,
  readArticle,
} from "./knowledge.queries.server.ts";
