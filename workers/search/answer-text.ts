import { ANSWER_MAX_CHARACTERS } from "../shared/search-contract.ts";

/** A reasoning model's notes to itself, also while they are still being written. */
const THOUGHTS = /^\s*<think>[\s\S]*?(?:<\/think>|$)/;
/** Control characters but the line break, and marks that turn the direction of what follows. */
const INVISIBLE = /(?!\n)\p{Cc}|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** The beginning of a text, without half of a character at its end. */
const cut = (text: string, most: number) => text.slice(0, most).replace(/[\ud800-\udbff]$/, "");

/** A provider's text as plain text for display. Its end may still change. */
export function answerText(raw: string): string {
  const plain = raw.replace(THOUGHTS, "").replace(/\r\n?/g, "\n").replace(INVISIBLE, "").trimStart();
  return cut(plain, ANSWER_MAX_CHARACTERS);
}

/** Whether there is more of a text than `answerText` shows, give or take the half of a character. */
export const isTooLong = (shown: string) => shown.length >= ANSWER_MAX_CHARACTERS - 1;

/** Signs that may stand behind the end of a sentence: numbers of sources, emphasis, quotation marks, brackets. */
const BEHIND = /(?:\[\d{1,3}\]|[\s*_`~"'”’»)\]])+$/u;

/** More than the length after any sentence end; the regular expression searches only this many characters. */
const END_CHARACTERS = 200;

/** Whether a text ends as a sentence does, or as a row of a table. */
export const endsSentence = (text: string) =>
  /[.!?…|؟。]$/u.test(text.slice(-END_CHARACTERS).replace(BEHIND, ""));

/** A title on one line. */
export function oneLine(raw: string, most: number): string {
  return cut(raw.replace(/\s+/g, " ").replace(INVISIBLE, "").trim(), most).trim();
}
