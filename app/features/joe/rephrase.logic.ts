import type { Passage } from "~/engines/knowledge/knowledge.queries.server.ts";
import { type Stranger, strangerIn } from "./provenance.logic.ts";

/**
 * What a language model made of the passages it was given is believed only where it can be held against them: it must
 * cite one, and may name no section, book, edition or figure that they do not have.
 */

export interface Rephrased {
  response: string;
  /** The passages it cites, in the order in which it does. */
  cited: Passage[];
}
export type Judgement =
  | ({ ok: true } & Rephrased)
  | { ok: false; reason: Stranger | "uncited" | "unknown-mark" | "empty" };

interface Given {
  question: string;
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
  const judged = judgePart(text, given);
  if (!judged.ok) return judged;
  const { response, cited } = judged;
  if (cited.length === 0) return { ok: false, reason: "uncited" };
  const stranger = strangerIn(unmarked(text), { ...given, given: given.passages, cited });
  return stranger ? { ok: false, reason: stranger } : { ok: true, response, cited };
}

/** Judges the beginning of an answer: what it says may be in any passage, and it need not cite one yet. */
export function judgePart(text: string, given: Given): Judgement {
  const { question, passages } = given;
  const plain = plainText(text);
  const numbers = new Set(Array.from(plain.matchAll(MARKS), ([marks]) => numbersIn(marks)).flat());
  const cited = [...numbers].map((number) => passages[number - 1]);
  if (!cited.every((passage) => passage !== undefined)) return { ok: false, reason: "unknown-mark" };
  const words = unmarked(text);
  if (!/\p{L}{2}/u.test(words)) return { ok: false, reason: "empty" };
  const stranger = strangerIn(words, { given: passages, cited: passages, question });
  if (stranger) return { ok: false, reason: stranger };
  return { ok: true, response: withLabels(plain, passages), cited };
}

/** The words alone: neither the marks nor the numbers of a list are figures. */
const unmarked = (text: string) =>
  plainText(text)
    .replace(MARKS, " ")
    .replace(/^[ \t]*\d{1,2}[.)][ \t]/gm, "");

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

/** The sentences of a text that are finished, or an empty text. */
export function finishedSentences(text: string): string {
  const end = /^[\s\S]*(?:[.!?…]["'”’)\]]*(?=\s)|\n)/.exec(text);
  return end?.[0] ?? "";
}
