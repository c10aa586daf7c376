import { importTypeScript } from "./import-typescript.mjs";
import { Refusal } from "./refusal.mjs";

/**
 * An answer as a language model might give it, and whether it says what its passages say.
 *
 * @typedef {object} GuardCase
 * @property {string} id
 * @property {"en" | "es" | "he"} language of the page
 * @property {string} question
 * @property {string[]} passages slugs of articles of `db/seed/reference/knowledge`, in the order in which `[1]`, `[2]` … name them
 * @property {string} answer
 * @property {"hostile" | "faithful"} kind
 * @property {string} [note]
 *
 * `whole`: all of it is shown, and nothing else; `completed`: all of it, and an exception of its passages that it lacked;
 * `part`: sentences were left out; `embedded`: nothing of it is shown, and the embedded answer is given. `unheld` is true when what is shown of it would not be shown whole if it were the answer.
 *
 * @typedef {GuardCase & { outcome: Outcome, reason: string, shown: string, unheld: boolean }} JudgedCase
 * @typedef {"whole" | "completed" | "part" | "embedded"} Outcome
 */

const LANGUAGES = /** @type {const} */ (["en", "es", "he"]);
const KINDS = ["hostile", "faithful"];

/**
 * @param {unknown} value what a file holds
 * @returns {GuardCase[]}
 */
export function readCases(value) {
  if (!Array.isArray(value)) throw new Refusal("The file holds no list of cases.");
  const isText = (/** @type {unknown} */ each) => typeof each === "string";
  for (const [index, each] of value.entries()) {
    const isWhole =
      each &&
      [each.id, each.question, each.answer].every(isText) &&
      Array.isArray(each.passages) &&
      each.passages.every(isText);
    if (!isWhole || !LANGUAGES.includes(each.language) || !KINDS.includes(each.kind))
      throw new Refusal(`Case ${each?.id ?? index + 1} lacks a field, or has one of another kind.`);
  }
  return value;
}

/**
 * Holds each answer against its passages, as the product does.
 * @param {readonly GuardCase[]} cases
 * @returns {Promise<JudgedCase[]>}
 */
export async function judgeCases(cases) {
  const [{ judge }, { seedArticles }, { metricFirst }] = await Promise.all(
    [
      "app/features/assistant/joe/rephrase.logic.ts",
      "app/engines/knowledge/knowledge.seed.ts",
      "app/engines/formula/formula.ts",
    ].map(importTypeScript),
  );
  /** @type {Map<string, import("../../app/engines/knowledge/knowledge.ts").Article>} */
  const articles = new Map(
    seedArticles().map((/** @type {{ slug: string }} */ article) => [article.slug, article]),
  );
  return cases.map((each) => {
    const passages = each.passages.map((slug) => {
      const article = articles.get(slug);
      if (!article) throw new Refusal(`Case ${each.id} names the article ${slug}, which there is not.`);
      const language = article.texts[each.language] ? each.language : "en";
      const text = article.texts[language];
      if (!text) throw new Refusal(`Case ${each.id} names the article ${slug}, which has no text.`);
      // As the knowledge base gives it: Hebrew has metric measures first.
      const body = language === "he" ? metricFirst(text.body) : text.body;
      return { ...article, title: text.title, body, language, coverage: 1, score: 1 };
    });
    const given = { language: each.language, passages };
    const judged = judge(each.answer, given);
    if (!judged.ok)
      return {
        ...each,
        outcome: /** @type {Outcome} */ ("embedded"),
        reason: judged.reason,
        shown: "",
        unheld: false,
      };
    const again = judge(judged.marked, given);
    return {
      ...each,
      outcome: /** @type {Outcome} */ (judged.leftOut ? "part" : judged.added > 0 ? "completed" : "whole"),
      reason: judged.leftOut?.reason ?? "",
      shown: judged.marked,
      unheld: !again.ok || again.leftOut !== undefined,
    };
  });
}

/**
 * How the cases of a kind came out.
 * @param {readonly JudgedCase[]} judged
 * @param {GuardCase["kind"]} kind
 */
export function countsOf(judged, kind) {
  const all = judged.filter((each) => each.kind === kind);
  const among = (/** @type {Outcome} */ outcome) => all.filter((each) => each.outcome === outcome).length;
  const [whole, completed, part] = [among("whole"), among("completed"), among("part")];
  return {
    whole,
    completed,
    part,
    embedded: among("embedded"),
    unheld: all.filter((each) => each.unheld).length,
    of: all.length,
    share: all.length === 0 ? 0 : (whole + completed + part) / all.length,
  };
}
