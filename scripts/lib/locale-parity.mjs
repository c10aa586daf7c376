import fs from "node:fs";
import path from "node:path";
import { filesBelow } from "./files.mjs";
import { importTypeScript } from "./import-typescript.mjs";
import { ROOT } from "./root.mjs";

const SOURCE = "en";
const TRANSLATIONS = ["es", "he"];

/** `locales/<namespace>.en.ts` */
const IS_SOURCE = new RegExp(String.raw`([\\/]locales[\\/][\w-]+)\.${SOURCE}\.ts$`);

const PLURAL = /_(zero|one|two|few|many|other)$/;
const PLACEHOLDER = /\{\{\s*-?\s*([\w.]+)/g;

/**
 * Text of one language: nested keys lead to sentences.
 * @typedef {{ [key: string]: string | Messages }} Messages
 */

/**
 * Compares the translations in every `locales` folder with their English source.
 * @param {string} [folder]
 * @returns {Promise<string[]>} what is wrong, one line each
 */
export async function localeProblems(folder = path.join(ROOT, "app")) {
  const sources = filesBelow(folder).filter((file) => IS_SOURCE.test(file));
  const problems = await Promise.all(sources.map(problemsBeside));
  return problems.flat();
}

/** @param {string} sourceFile */
async function problemsBeside(sourceFile) {
  const source = await load(sourceFile);
  const problems = prefixed(sourceFile, compareMessages(source, source, SOURCE));
  for (const language of TRANSLATIONS) {
    const file = sourceFile.replace(IS_SOURCE, `$1.${language}.ts`);
    if (!fs.existsSync(file)) problems.push(`${relative(file)}: the file is missing`);
    else problems.push(...prefixed(file, compareMessages(source, await load(file), language)));
  }
  return problems;
}

/**
 * The default export of a locale file, which may import nothing that exists only in a browser or a worker.
 * @param {string} file
 * @returns {Promise<Messages>}
 */
async function load(file) {
  return (await importTypeScript(file)).default;
}

/**
 * What a translation lacks or has too much of.
 * @param {Messages} source
 * @param {Messages} translation
 * @param {string} language of the translation
 * @returns {string[]} one line for each finding, beginning with the key
 */
export function compareMessages(source, translation, language) {
  const wanted = grouped(source);
  const present = grouped(translation);
  return [
    ...[...wanted.keys()].filter((key) => !present.has(key)).map((key) => `${key}: missing`),
    ...[...present.keys()].filter((key) => !wanted.has(key)).map((key) => `${key}: not in ${SOURCE}`),
    ...[...present].flatMap(([key, forms]) => {
      const english = wanted.get(key);
      return english ? compareForms(key, english, forms, language) : [];
    }),
  ];
}

/**
 * The forms of one key: a single sentence stands under "", plural forms under their categories.
 * @typedef {Map<string, string>} Forms
 */

/**
 * @param {string} key
 * @param {Forms} english
 * @param {Forms} forms
 * @param {string} language
 */
function compareForms(key, english, forms, language) {
  const problems = [];
  const counted = !english.has("");
  const names = placeholders([...english.values()].join(" "));
  for (const [category, sentence] of forms) {
    const name = category ? `${key}_${category}` : key;
    if (sentence.trim() === "") problems.push(`${name}: empty`);
    // "One drawing" need not say the number.
    const difference = differenceOf(names, placeholders(sentence), counted ? "count" : undefined);
    if (difference) problems.push(`${name}: ${difference}`);
  }
  if (!counted) return problems;
  for (const category of new Intl.PluralRules(language).resolvedOptions().pluralCategories) {
    if (!forms.has(category)) problems.push(`${key}_${category}: missing plural form`);
  }
  return problems;
}

/**
 * @param {Set<string>} wanted
 * @param {Set<string>} found
 * @param {string | undefined} optional
 */
function differenceOf(wanted, found, optional) {
  const braced = (/** @type {string[]} */ names) => names.map((name) => `{{${name}}}`).join(", ");
  const lacking = [...wanted].filter((name) => !found.has(name) && name !== optional);
  const strange = [...found].filter((name) => !wanted.has(name) && name !== optional);
  const parts = [];
  if (lacking.length > 0) parts.push(`lacks ${braced(lacking)}`);
  if (strange.length > 0) parts.push(`has ${braced(strange)}, which ${SOURCE} has not`);
  return parts.join("; ");
}

/** @param {string} sentence */
function placeholders(sentence) {
  return new Set([...sentence.matchAll(PLACEHOLDER)].map((match) => match[1] ?? ""));
}

/**
 * Every sentence by its dotted key, the plural forms of a key together.
 * @param {Messages} messages
 * @param {string} [above]
 * @param {Map<string, Forms>} [groups]
 */
function grouped(messages, above = "", groups = new Map()) {
  for (const [name, value] of Object.entries(messages)) {
    if (typeof value !== "string") {
      grouped(value, `${above}${name}.`, groups);
      continue;
    }
    const key = above + name.replace(PLURAL, "");
    const forms = groups.get(key) ?? new Map();
    forms.set(PLURAL.exec(name)?.[1] ?? "", value);
    groups.set(key, forms);
  }
  return groups;
}

/** @param {string} file */
const relative = (file) => path.relative(ROOT, file).split(path.sep).join("/");

/**
 * @param {string} file
 * @param {string[]} problems
 */
const prefixed = (file, problems) => problems.map((problem) => `${relative(file)}: ${problem}`);
