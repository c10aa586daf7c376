import { importTypeScript } from "./import-typescript.mjs";

/** Where the articles' texts, and the folding of their words, are turned into SQL. */
const SOURCE = "app/engines/knowledge/knowledge.seed.ts";

/** @type {Promise<string[]> | undefined} */
let made;

/**
 * The statements that write the articles of the knowledge base; each is safe to run again.
 * @returns {Promise<string[]>}
 */
export function knowledgeStatements() {
  made ??= make();
  return made;
}

async function make() {
  return (await importTypeScript(SOURCE)).seedStatements();
}
