import fs from "node:fs";
import path from "node:path";
import { filesBelow, writeWhole } from "./files.mjs";
import { listFiles } from "./lists-beside.mjs";
import { inRoot, ROOT } from "./root.mjs";

/**
 * Every text and every long list of the site in one file, which each worker with pages has among its files:
 * app/services/beside.server.ts reads it.
 */
export const BESIDE = inRoot("build", "client", "beside.json");
const OF_JOBS = inRoot("build", "beside", "beside.json");

const LOCALE = /[\\/]locales[\\/][^\\/]+\.ts$/;

/**
 * `?inline` is how Vite is asked for a file as a data URL.
 * @param {import("esbuild").PluginBuild} build
 */
function withInlined({ onResolve }) {
  onResolve({ filter: /\?inline$/ }, ({ path: named, resolveDir }) => ({
    path: path.resolve(resolveDir, named.replace("?inline", "")),
  }));
}

/**
 * What modules export, by their paths from the root.
 * @param {string[]} files
 * @returns {Promise<Record<string, Record<string, unknown>>>}
 */
export async function exportsOf(files) {
  // Imported late: the dependencies may have been installed a moment ago.
  const { build } = await import("esbuild");
  const lines = files.map((file, n) => `import * as m${n} from ${JSON.stringify(file)};`);
  const named = files.map(
    (file, n) => `${JSON.stringify(path.relative(ROOT, file).split(path.sep).join("/"))}: { ...m${n} }`,
  );
  const { outputFiles } = await build({
    stdin: { contents: `${lines.join("\n")}\nexport default {${named.join(",")}};`, resolveDir: ROOT },
    bundle: true,
    write: false,
    format: "esm",
    charset: "utf8",
    tsconfig: inRoot("tsconfig.json"),
    logLevel: "silent",
    loader: { ".ttf": "dataurl" },
    plugins: [{ name: "inline", setup: withInlined }],
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString("base64");
  return (await import(`data:text/javascript;base64,${code}`)).default;
}

/**
 * Whether JSON can say it.
 * @param {unknown} value
 * @returns {boolean}
 */
const isPlain = (value) =>
  value === null ||
  ["string", "number", "boolean"].includes(typeof value) ||
  (typeof value === "object" &&
    (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype) &&
    Object.values(value).every(isPlain));

/**
 * @template T
 * @param {Record<string, T>} all
 * @param {(file: string, value: T) => boolean} isWanted
 * @returns {Record<string, T>}
 */
const pick = (all, isWanted) => Object.fromEntries(Object.entries(all).filter((each) => isWanted(...each)));

/**
 * Lists as they are written down: what JSON can say, and apart from it what only devalue can.
 * @param {Record<string, Record<string, unknown>>} lists the exports of modules by their paths
 * @returns {Promise<import("../../app/lib/beside.ts").Lists>}
 * @throws where a function is among them
 */
export async function writtenLists(lists) {
  const { stringify } = await import("devalue");
  return {
    plain: pick(lists, (_, value) => isPlain(value)),
    rich: stringify(pick(lists, (_, value) => !isPlain(value))),
  };
}

/** Writes what lies beside the worker among the site's files. */
export async function writeBeside() {
  const [texts, lists] = await Promise.all([
    exportsOf(filesBelow(inRoot("app")).filter((file) => LOCALE.test(file))),
    exportsOf(listFiles()),
  ]);
  const words = Object.fromEntries(Object.entries(texts).map(([file, { default: own }]) => [file, own]));
  const isOfScreens = (/** @type {string} */ file) => file.startsWith("app/screens/");
  const written = JSON.stringify({
    files: pick(words, (file) => !isOfScreens(file)),
    screens: pick(words, isOfScreens),
    ...(await writtenLists(lists)),
  });
  for (const file of [BESIDE, OF_JOBS]) {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    writeWhole(file, written);
  }
}
