#!/usr/bin/env node
// node scripts/eval-hazards.mjs FILE: shows which dangers Joe knows in the sentences of a file, and what he says first.
// FILE is JSON: [{ "id", "language", "text", "hazard": "<free words>", "must": ["key points"] }]
//   --brief        one line each, without the words of the answer
//   --page LANG    the page's language, which is not to matter; without it, English
import "./lib/node-version.mjs";
import fs from "node:fs";
import { parseArgs } from "node:util";
import { importTypeScript } from "./lib/import-typescript.mjs";
import { Refusal, runScript } from "./lib/refusal.mjs";

const HAZARDS = "app/features/assistant/joe/hazards/warning.ts";
const TEXTS = "app/features/assistant/joe/locales";
const LANGUAGES = ["en", "es", "he"];

/**
 * @typedef {object} Sentence
 * @property {string | number} id
 * @property {string} [language] the language that the answer has to be in
 * @property {string} text
 * @property {string} [hazard] what it tells of, in free words
 * @property {string[]} [must] what the answer has to say, for whoever judges it
 */

await runScript("The dangers could not be tried", async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { brief: { type: "boolean" }, page: { type: "string", default: "en" } },
  });
  const [file] = positionals;
  if (!file) throw new Refusal("Which file? node scripts/eval-hazards.mjs FILE");
  const sentences = readSentences(file);
  const [{ warningOf, sayWarningWithSources }, ...texts] = await Promise.all(
    [HAZARDS, ...LANGUAGES.map((language) => `${TEXTS}/joe-hazards.${language}.ts`)].map(importTypeScript),
  );

  /** @type {Sentence[]} */
  const silent = [];
  let otherLanguage = 0;
  for (const sentence of sentences) {
    const warning = warningOf(sentence.text, values.page);
    if (!warning) {
      silent.push(sentence);
      continue;
    }
    const { language, hazards } = warning;
    const isOther = sentence.language !== undefined && sentence.language !== language;
    if (isOther) otherLanguage++;
    console.log(
      `${sentence.id}  ${language}${isOther ? ` (not ${sentence.language})` : ""}  ${sentence.text}`,
    );
    console.log(`  asked: ${sentence.hazard ?? "-"}  known: ${hazards.join(", ")}`);
    if (values.brief) continue;
    if (sentence.must?.length) console.log(`  must: ${sentence.must.join(" | ")}`);
    const words = sayWarningWithSources(warning, translateOf(texts[LANGUAGES.indexOf(language)].default));
    console.log(words.replaceAll(/^(?=.)/gm, "    "));
    console.log("");
  }

  for (const { id, language, hazard, text } of silent) {
    console.log(`NO WARNING  ${id}  ${language ?? ""}  ${hazard ?? ""}: ${text}`);
  }
  console.log(
    `${sentences.length - silent.length} of ${sentences.length} warned, ${silent.length} not, ` +
      `${otherLanguage} in another language than theirs`,
  );
});

/**
 * @param {string} file
 * @returns {Sentence[]}
 */
function readSentences(file) {
  const sentences = JSON.parse(fs.readFileSync(file, "utf8"));
  if (!Array.isArray(sentences)) throw new Refusal(`${file} holds no list.`);
  for (const { text } of sentences) {
    if (typeof text !== "string") throw new Refusal(`${file}: a sentence has no text.`);
  }
  return sentences;
}

/**
 * @param {any} messages
 * @returns {(key: string, params?: Record<string, string>) => string}
 */
function translateOf(messages) {
  return (key, params = {}) => {
    const sentence = key.split(".").reduce((node, step) => node[step], messages);
    return sentence.replaceAll(
      /\{\{(\w+)\}\}/g,
      (/** @type {string} */ whole, /** @type {string} */ name) => params[name] ?? whole,
    );
  };
}
