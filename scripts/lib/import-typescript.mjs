import path from "node:path";
import { inRoot, ROOT } from "./root.mjs";

/**
 * The exports of a TypeScript module, which Node cannot read by itself. What it imports may be nothing that exists only
 * in a browser or a worker.
 * @param {string} file inside the project, or its absolute path
 */
export async function importTypeScript(file) {
  // Imported late: the dependencies may have been installed a moment ago.
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    entryPoints: [path.resolve(ROOT, file)],
    bundle: true,
    write: false,
    format: "esm",
    platform: "neutral",
    charset: "utf8",
    tsconfig: inRoot("tsconfig.json"),
    logLevel: "silent",
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString("base64");
  return import(`data:text/javascript;base64,${code}`);
}
