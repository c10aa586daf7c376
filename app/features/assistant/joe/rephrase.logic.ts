import type { Passage } from "~/engines/knowledge/knowledge.queries.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { hasAddress } from "./fidelity/address.logic.ts";
import { type Unfaithful, unfaithfulIn } from "./fidelity/fidelity.logic.ts";
import { markOf } from "./fidelity/signs.logic.ts";
import { type Stranger, strangerIn } from "./provenance.logic.ts";

/**
 * What a language model made of the passages it was given is believed only where it can be held against them: it must
 * cite them, may name no address, section, book, edition or figure that they do not have, and each of its clauses must
 * say what one of their sentences says.
 */

export interface Rephrased {
  response: string;
  /** The passages it cites, in the order in which it does. */
  cited: Passage[];
}
export type Judgement =
  | ({ ok: true } & Rephrased)
  | {
      ok: false;
      reason:
        | Stranger
        | Unfaithful
        | "address"
        | "language"
        | "uncited"
        | "unknown-mark"
        | "empty"
        | "unfinished";
    };

export interface Given {
  /** Of the page; what a passage in another one says cannot be held against the answer. */
  language: Language;
  /** As they were numbered for the model, from 1. */
  passages: readonly Passage[];
}

/** One or more marks side by side: `[1]`, `[1, 2]`, `[1][2]`. */
const MARKS = /(?:[ \t]*\[\s?\d[\d ,;]{0,20}\])+/g;
const numbersIn = (marks: string) => (marks.match(/\d+/g) ?? []).map(Number);

/** As a passage is cited in running text: its section, or its title where it has none. */
export function labelOf({ section, title }: Pick<Passage, "section" | "title">): string {
  return section || title;
}

/**
 * Markup, links and invisible signs as the text that is left without them. What is shown is shown as text anyway;
 * this is for the eye, and so that nothing hides between two letters.
 */
export function plainText(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[^\P{C}\n]/gu, (sign) => (/\s/.test(sign) ? " " : ""))
    .replace(/【(\d[\d ,;]{0,20})】/g, "[$1]")
    .replace(/<(script|style)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi, "")
    .replace(/<[/!]?[a-z][^<>]*>/gi, "")
    .replace(/!?\[([^\][]*)\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)*\)/g, (_, label: string) =>
      /^\d[\d ,;]*$/.test(label) ? `[${label}]` : label,
    )
    .replace(/\b(?:https?|ftp|data|javascript|mailto):\S+|\bwww\.\S+/gi, "")
    .replace(/^[ \t]*(?:#{1,6}[ \t]+|>[ \t]?|```.*$)/gm, "")
    .replace(/\*\*|__|`+/g, "")
    .replace(/[ \t]+$/gm, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** Judges a whole answer. */
export function judge(text: string, given: Given): Judgement {
  const judged = judgeText(text, given, true);
  if (!judged.ok) return judged;
  if (judged.cited.length === 0) return { ok: false, reason: "uncited" };
  const reason = strangerOf(text, given, judged.cited) ?? unfaithfulOf(text, given, true);
  return reason ? { ok: false, reason } : judged;
}

/** Judges the finished sentences of an answer that still comes: they need no citation yet. */
export function judgePart(text: string, given: Given): Judgement {
  const judged = judgeText(text, given, false);
  if (!judged.ok) return judged;
  const reason = strangerOf(text, given, given.passages) ?? unfaithfulOf(text, given, false);
  return reason ? { ok: false, reason } : judged;
}

/** What can be told without the passages' words: whether there is an answer, and whether it has ended. */
function judgeText(text: string, { passages }: Given, whole: boolean): Judgement {
  if (hasAddress(text)) return { ok: false, reason: "address" };
  const plain = plainText(text);
  const numbers = new Set(Array.from(plain.matchAll(MARKS), ([marks]) => numbersIn(marks)).flat());
  const cited = [...numbers].map((number) => passages[number - 1]);
  if (!cited.every((passage) => passage !== undefined)) return { ok: false, reason: "unknown-mark" };
  if (!/\p{L}{2}/u.test(unmarked(text))) return { ok: false, reason: "empty" };
  if (whole && !ENDED.test(plain))
    return { ok: false, reason: cited.length === 0 ? "uncited" : "unfinished" };
  return { ok: true, response: withLabels(plain, passages), cited };
}

/** An answer that breaks off in the middle of a sentence has neither a full stop nor a citation at its end. */
const ENDED = /[.!?…\]]["'”’)]*$/;

const strangerOf = (text: string, { passages }: Given, cited: readonly Passage[]) =>
  strangerIn(unmarked(text), { given: passages, cited });

function unfaithfulOf(
  text: string,
  { passages, language }: Given,
  whole: boolean,
): Unfaithful | "language" | undefined {
  const plain = listless(plainText(text));
  if (isForeign(plain, passages, language)) return "language";
  const marked = plain.replace(/[⟦⟧]/g, " ").replace(MARKS, (marks) => ` ${markOf(numbersIn(marks))} `);
  return unfaithfulIn(marked, { passages, language, whole });
}

const HEBREW = /\p{Script=Hebrew}/u;
const LETTER_OF_NEITHER = /(?!\p{Script=Hebrew}|\p{Script=Latin})\p{L}/u;

/** Whether a text is in the letters of another language than the page's, but for the words that the passages have. */
function isForeign(text: string, passages: readonly Passage[], language: Language): boolean {
  const known = new Set(passages.flatMap(({ title, body }) => `${title} ${body}`.match(/\p{L}+/gu) ?? []));
  const words = text.match(/\p{L}+/gu) ?? [];
  return words.some(
    (word) => LETTER_OF_NEITHER.test(word) || (language !== "he" && HEBREW.test(word) && !known.has(word)),
  );
}

/** The words alone: neither the marks nor the numbers of a list are figures. */
const unmarked = (text: string) => listless(plainText(text).replace(MARKS, " "));
const listless = (text: string) => text.replace(/^[ \t]*(?:\d{1,2}[.)]|[-*•])[ \t]/gm, "");

/** `[1]` becomes ` (IRC R310.2)`, unless the words before it just said so. */
function withLabels(text: string, passages: readonly Passage[]): string {
  return text.replace(MARKS, (marks, at: number) => {
    const before = text.slice(0, at);
    const labels = new Set(
      numbersIn(marks).flatMap((number) => {
        const passage = passages[number - 1];
        return passage && !before.endsWith(labelOf(passage)) ? [labelOf(passage)] : [];
      }),
    );
    if (labels.size === 0) return "";
    return `${/\S$/.test(before) ? " " : ""}(${[...labels].join("; ")})`;
  });
}

/**
 * The sentences of a text that are finished, or an empty text. A dot ends one where the next has begun: "44 in. above"
 * goes on.
 */
export function finishedSentences(text: string): string {
  const end =
    /^[\s\S]*(?:(?<![\s(](?:[Nn]o|vs|min|max|approx|e\.g|i\.e))[.!?…]["'”’)\]]*(?=\s+[^\s\p{Ll}])|\n)/u.exec(
      text,
    );
  return end?.[0] ?? "";
}
