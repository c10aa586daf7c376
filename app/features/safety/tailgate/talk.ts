import { type Words, wordsIn } from "~/engines/checklist/checklist.ts";
import type { Language } from "~/i18n/languages.ts";
import type { Season, Weather, Work } from "./tailgate.limits.ts";

export interface Question {
  ask: Words;
  right: Words;
  wrong: Words;
}

/** A talk as a record keeps it: whole, in every language in which it is written. */
export interface Talk {
  /** A slug of the library, or the id of one of the workspace's own. */
  key: string;
  /** Counts up with every change of an own one; the day of the review for one of the library. */
  version: string;
  title: Words;
  points: Readonly<Record<Language, readonly string[]>>;
  questions: readonly Question[];
  /** What it goes by and in which edition; empty where nothing is cited. */
  section: string;
  edition: string;
  /** The language of an own talk, which has one only. */
  written?: Language;
  /** What an own talk fits. That of the library is in `library`. */
  work?: readonly Work[];
  weather?: readonly Weather[];
}

/** What a talk fits, for the ranking. */
export interface Fitting {
  key: string;
  work: readonly Work[];
  weather: readonly Weather[];
  seasons: readonly Season[];
  lists: readonly string[];
}

/** The language in which a talk is read to somebody: theirs, where it is written in it. */
export const languageFor = ({ points, written }: Talk, language: Language): Language =>
  points[language].length > 0 ? language : (written ?? "en");

/** A talk in one language. */
export function talkIn(talk: Talk, wanted: Language) {
  const language = languageFor(talk, wanted);
  return {
    key: talk.key,
    language,
    title: wordsIn(talk.title, language),
    points: talk.points[talk.points[language].length > 0 ? language : "en"],
    questions: talk.questions.map(({ ask, right, wrong }) => ({
      ask: wordsIn(ask, language),
      right: wordsIn(right, language),
      wrong: wordsIn(wrong, language),
    })),
    section: talk.section,
    edition: talk.edition,
  };
}
export type TalkIn = ReturnType<typeof talkIn>;

/** Words that are read aloud in a minute, slowly and with a pause after each point. */
const WORDS_A_MINUTE = 100;
/** For the questions, and for what the crew says. */
const CREW_MINUTES = 3;

/** How long it takes to hold a talk, in whole minutes. */
export function minutesOf({ points, questions }: Pick<TalkIn, "points" | "questions">): number {
  const text = [...points, ...questions.map(({ ask }) => ask)].join(" ");
  return Math.ceil(text.split(/\s+/).length / WORDS_A_MINUTE) + CREW_MINUTES;
}

/** The sentences of an article, each of which is a point. A figure such as `1.5` ends none. */
export const sentencesOf = (body: string): string[] =>
  body
    .split(/(?<=[.!?])\s+(?=[\p{Lu}\p{Lo}¿¡\p{N}])/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

/** Whether the right answer of a question stands first: told by its words, so that it does not wander between two pages. */
export const isRightFirst = ({ ask }: Pick<TalkIn["questions"][number], "ask">): boolean =>
  [...ask].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 2 === 0;

/** The two answers of a question in the order in which they are shown, each with what a form sends for it. */
export const answersOf = (question: TalkIn["questions"][number]) => {
  const both = [
    { value: "right", text: question.right },
    { value: "wrong", text: question.wrong },
  ] as const;
  // What is sent is the place, so that the page does not say which is right.
  return (isRightFirst(question) ? both : [...both].reverse()).map(({ value, text }, n) => ({
    value: n === 0 ? ("a" as const) : ("b" as const),
    text,
    isRight: value === "right",
  }));
};

/** A name as it is compared: case, accents and blanks count for nothing. */
export const nameKeyOf = (name: string, fold: (text: string) => string): string =>
  fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Somebody who was there, as they signed. */
export interface Signer {
  name: string;
  signature: string;
  company: string;
  language: string;
  understood: boolean;
  via: string;
  /** The signature as it was drawn, if it was. */
  drawn?: string;
}

/** What the signatures of a record stand under. */
export interface SealedRecord {
  talk: Talk;
  where: readonly string[];
  heldOn: string;
  presenter: string;
  qualification: string;
  hazards: string;
  language: string;
  signedAt: string;
  signers: readonly Signer[];
}

// What was drawn is left out where nothing was, so that what was signed before sheets were there still holds.
const signerLine = ({ name, signature, company, language, understood, via, drawn }: Signer) => [
  ...[name, signature, company, language, understood, via],
  ...(drawn ? [drawn] : []),
];

/** The text whose hash is printed: the same for the same record, whatever the order in which its parts were stored. */
export function sealText({ talk, signers, ...head }: SealedRecord): string {
  const { where, heldOn, presenter, qualification, hazards, language, signedAt } = head;
  const said = ({ en, es, he }: Words) => [en, es, he];
  return JSON.stringify([
    ...[talk.key, talk.version, said(talk.title), talk.section, talk.edition],
    [talk.points.en, talk.points.es, talk.points.he],
    talk.questions.map(({ ask, right, wrong }) => [said(ask), said(right), said(wrong)]),
    ...[where, heldOn, presenter, qualification, hazards, language, signedAt],
    signers.map(signerLine),
  ]);
}

/** The text of a line that was added after the record was closed: it stands under the record's own hash. */
export const lateText = (record: string, signer: Signer, at: string): string =>
  JSON.stringify([record, signerLine(signer), at]);
