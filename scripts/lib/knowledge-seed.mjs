import { inRoot } from "./root.mjs";

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
  // Node cannot read TypeScript by itself. Imported late: the dependencies may have been installed a moment ago.
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    entryPoints: [inRoot(SOURCE)],
    bundle: true,
    write: false,
    format: "esm",
    platform: "neutral",
    charset: "utf8",
    alias: { "~": inRoot("app"), "~db": inRoot("db") },
    logLevel: "silent",
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString("base64");
  const module = await import(`data:text/javascript;base64,${code}`);
  return module.seedStatements();
}
