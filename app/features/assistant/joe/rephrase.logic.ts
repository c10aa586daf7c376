import type { Passage } from "~/engines/knowledge/knowledge.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { hasAddress } from "./fidelity/address.logic.ts";
import { holdSentences, marksAround, marksIn } from "./fidelity/fidelity.logic.ts";
import { intrudesIn } from "./fidelity/intrusion.logic.ts";
import { joined, type Part, partsOf } from "./fidelity/sentences.logic.ts";
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

/** Why an answer, or a sentence of it, is not shown. */
export type Refused =
  | Stranger
  | "unsupported"
  | "unfinished"
  | "address"
  | "language"
  | "instruction"
  | "uncited"
  | "unknown-mark"
  | "empty";

const OF_A_SENTENCE: ReadonlySet<Refused> = new Set([
  "figure",
  "unsupported",
  "unfinished",
  "uncited",
  "empty",
]);
/** Whether nothing of an answer is shown because of it, or only not the sentence. */
export const isTampering = (reason: Refused) => !OF_A_SENTENCE.has(reason);

export type Judgement =
  | ({
      ok: true;
      /** Sentences that are not shown, and why the first is not. */
      leftOut?: { sentences: number; reason: Refused };
      /** Sentences of the passages that it lacked. */
      added: number;
      /** What is shown, with the marks of the model. */
      marked: string;
    } & Rephrased)
  | { ok: false; reason: Refused };

export interface Given {
  /** Of the page; what a passage in another one says cannot be held against the answer. */
  language: Language;
  /** As they were numbered for the model, from 1. */
  passages: readonly Passage[];
}

/** One or more marks side by side: `[1]`, `[1, 2]`, `[1][2]`. */
const MARKS = /(?:[ \t]*\[\s?\d[\d ,;]{0,20}\])+/g;
/** The same as `markOf` writes them. */
const SIGNS = /(?:[ \t]*⟦[\d ]*⟧)+/g;
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
export const judge = (text: string, given: Given): Judgement => judgeText(text, given, true);

/** Judges the finished sentences of an answer that still comes: they need no citation yet. */
export const judgePart = (text: string, given: Given): Judgement => judgeText(text, given, false);

function judgeText(text: string, given: Given, whole: boolean): Judgement {
  const { passages, language } = given;
  const plain = plainText(text);
  const tampered = tamperingOf(text, plain, given);
  if (tampered) return { ok: false, reason: tampered };
  if (!/\p{L}{2}/u.test(unmarked(text))) return { ok: false, reason: "empty" };
  const parts = partsOf(withSigns(plain));
  if (whole && parts.every((part) => marksIn(part.text).length === 0))
    return { ok: false, reason: "uncited" };

  const strange = parts.map((part, at): Refused | undefined => {
    // An answer that breaks off in the middle of a sentence has neither a full stop nor a citation at its end.
    if (whole && at === parts.length - 1 && !ENDED.test(part.text)) return "unfinished";
    if (ANSWERS.test(part.text)) return "unsupported";
    return strangerIn(withoutSigns(part.text), {
      given: passages,
      cited: citedNear(parts, at, given, whole),
    });
  });
  const { sources, lacking } = holdSentences(
    parts.map((part, at) => ({ ...part, isItem: part.bullet !== "", isOut: strange[at] !== undefined })),
    { passages, language, whole },
  );
  const kept = parts.flatMap((part, at): Part[] => {
    const from = sources[at];
    if (!from) return [];
    const isCited = !whole || marksIn(part.text).length > 0 || isCitedBy(parts, sources, at);
    return [isCited ? part : { ...part, text: cited(part.text, from) }];
  });
  const out = sources.findIndex((from) => !from);
  const reason = out < 0 ? undefined : (strange[out] ?? "unsupported");
  if (kept.length === 0) return { ok: false, reason: reason ?? "unsupported" };
  for (const { text: sentence, passage } of lacking)
    kept.push({ text: cited(sentence, [passage]), gap: kept.at(-1)?.bullet ? "\n" : " ", bullet: "" });
  const shown = joined(kept);
  const numbers = new Set(marksIn(shown));
  return {
    ok: true,
    response: withLabels(shown, passages),
    cited: [...numbers].flatMap((number) => passages[number - 1] ?? []),
    leftOut: reason && { sentences: sources.filter((from) => !from).length, reason },
    added: lacking.length,
    marked: shown.replace(/⟦([\d ]*)⟧/g, (_, each: string) => `[${each.replaceAll(" ", ", ")}]`),
  };
}

/** What is allowed or not is for the passages to say. */
const ANSWERS = /^(?:yes|no|sí|si|כן|לא)(?:[,.:;!?]|\s+[-–—]\s)/iu;
const ENDED = /[.!?…⟧]["'”’)]*$/;
/** Digits that are not those of the passages would pass by what reads figures. */
const OTHER_DIGIT = /(?![0-9])\p{Nd}/u;
/** Signs that turn what follows them round: the reader would see 51 where 15 is written. Isolates turn nothing. */
const TURNED = /[\u202a-\u202e]/u;
/** What is struck through reads as taken back. */
const STRUCK = /~~|<(?:s|del|strike)[\s>]|\u0336/iu;

/** Why nothing of an answer is to be believed, whatever the rest of it says. */
function tamperingOf(text: string, plain: string, { passages, language }: Given): Refused | undefined {
  if (hasAddress(text)) return "address";
  if (TURNED.test(text) || STRUCK.test(text)) return "instruction";
  const numbers = Array.from(plain.matchAll(MARKS), ([marks]) => numbersIn(marks)).flat();
  if (!numbers.every((number) => passages[number - 1])) return "unknown-mark";
  const words = unmarked(text);
  const stranger = strangerIn(words, { given: passages, cited: passages });
  if (stranger && (stranger !== "figure" || OTHER_DIGIT.test(words))) return stranger;
  if (isForeign(words, passages, language)) return "language";
  return intrudesIn(words, passages) ? "instruction" : undefined;
}

/** The passages that a sentence may have its figures from: those it cites, or those cited around it. */
function citedNear(
  parts: readonly Part[],
  at: number,
  { passages }: Given,
  whole: boolean,
): readonly Passage[] {
  const marks = parts.map(({ text }) => marksIn(text));
  const { behind, before } = marksAround(marks, at, at + 1);
  // While the answer still comes, so may the mark.
  if (!behind && !whole && marks[at]?.length === 0) return passages;
  const near = marks[at]?.length ? marks[at] : [...(behind ?? []), ...(before ?? [])];
  return near.flatMap((number) => passages[number - 1] ?? []);
}

/** Whether the sentence whose citation stands for one without its own is shown as well. */
function isCitedBy(parts: readonly Part[], sources: readonly unknown[], at: number): boolean {
  const marks = parts.map(({ text }) => marksIn(text));
  const { behind, before } = marksAround(marks, at, at + 1);
  return sources[marks.findIndex((each) => each === (behind ?? before))] !== undefined;
}

/** A sentence with its citation before its full stop. */
const cited = (sentence: string, numbers: readonly number[]) =>
  sentence.replace(/[.!?…:;]*$/, (end) => ` ${markOf(numbers)}${end}`);

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
/** With the signs by which `fidelity` knows a mark, which no text of a model's has. */
const withSigns = (plain: string) =>
  plain.replace(/[⟦⟧]/g, " ").replace(MARKS, (marks) => ` ${markOf(numbersIn(marks))}`);
const withoutSigns = (text: string) => text.replace(SIGNS, " ");
const listless = (text: string) => text.replace(/^[ \t]*(?:\d{1,2}[.)]|[-*•])[ \t]/gm, "");

/** The mark of 1 becomes ` (IRC R310.2)`, unless the words before it just said so. */
function withLabels(text: string, passages: readonly Passage[]): string {
  return text.replace(SIGNS, (marks, at: number) => {
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
