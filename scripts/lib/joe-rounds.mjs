import fs from "node:fs";
import { Refusal } from "./refusal.mjs";
import { inRoot } from "./root.mjs";

/**
 * A round: questions that somebody wrote with their answers who had seen neither the code nor earlier questions, and how
 * many were right when they were asked for the first time. An answer is right when it has all that `must` be in it.
 * @typedef {object} RoundQuestion
 * @property {string} id
 * @property {string} kind
 * @property {"en" | "es" | "he"} language
 * @property {string} question
 * @property {string} [followup] asked behind it in the same conversation; then this answer counts
 * @property {string} answer the right answer in a sentence
 * @property {string[]} must regular expressions
 * @property {string} source
 *
 * @typedef {object} Round
 * @property {{ on: string, right: number, of: number, kinds: Record<string, [right: number, of: number]> }} firstRun
 * @property {RoundQuestion[]} questions
 */

/**
 * @param {string} number as it was typed
 * @returns {Round}
 */
export function readRound(number) {
  const file = inRoot(`tests/eval/rounds/round-${number}.json`);
  if (!/^\d{1,3}$/.test(number) || !fs.existsSync(file)) throw new Refusal(`There is no round ${number}.`);
  return JSON.parse(fs.readFileSync(file, "utf8"));
}

/**
 * @param {RoundQuestion} question
 * @param {string} text what was answered
 */
export const isRight = ({ must }, text) => must.every((pattern) => new RegExp(pattern, "i").test(text));

/**
 * How many of each kind are right.
 * @param {readonly { question: RoundQuestion, text: string }[]} answers
 * @returns {Record<string, [right: number, of: number]>}
 */
export function kindsOf(answers) {
  /** @type {Record<string, [number, number]>} */
  const kinds = {};
  for (const { question, text } of answers) {
    const [right, of] = kinds[question.kind] ?? [0, 0];
    kinds[question.kind] = [right + (isRight(question, text) ? 1 : 0), of + 1];
  }
  return kinds;
}
