import fs from "node:fs";
import path from "node:path";
import { filesBelow, writeWhole } from "./files.mjs";
import { inRoot, ROOT } from "./root.mjs";

/** Every text of the site in one file: `readTexts` of app/i18n/catalogue.server.ts reads it. */
export const TEXTS = inRoot("build", "client", "texts.json");

const LOCALE = /[\\/]locales[\\/][^\\/]+\.ts$/;

/** Writes the texts of all locale files among the site's files, by the paths of their files. */
export async function writeTexts() {
  const entries = filesBelow(inRoot("app")).filter((file) => LOCALE.test(file));
  // Imported late: the dependencies may have been installed a moment ago.
  const { build } = await import("esbuild");
  const lines = entries.map((file, n) => `import t${n} from ${JSON.stringify(file)};`);
  const named = entries.map((file, n) => `${JSON.stringify(path.relative(ROOT, file))}: t${n}`);
  const { outputFiles } = await build({
    stdin: { contents: `${lines.join("\n")}\nexport default {${named.join(",")}};`, resolveDir: ROOT },
    bundle: true,
    write: false,
    format: "esm",
    charset: "utf8",
    tsconfig: inRoot("tsconfig.json"),
    logLevel: "silent",
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString("base64");
  /** @type {Record<string, unknown>} */
  const texts = (await import(`data:text/javascript;base64,${code}`)).default;
  const isOfScreens = (/** @type {string} */ file) => file.startsWith(path.join("app", "screens"));
  const pick = (/** @type {boolean} */ screens) =>
    Object.fromEntries(Object.entries(texts).filter(([file]) => isOfScreens(file) === screens));
  fs.mkdirSync(path.dirname(TEXTS), { recursive: true });
  writeWhole(TEXTS, JSON.stringify({ files: pick(false), screens: pick(true) }));
}
