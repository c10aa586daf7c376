import type { Language } from "~/i18n/languages.ts";
import { dayAfter } from "~/lib/local-day.ts";
import type { Course, Question, Written } from "./course.ts";
import { LENGTH_MINUTES, type LENGTHS } from "./courses.limits.ts";

/** A text in the reader's language, or in English, which then says so. */
export function saidIn<T>(text: Written<T>, language: Language): { said: T; language: Language } {
  if (text.only) return { said: text.en, language: text.only };
  const own = language === "en" ? undefined : text[language];
  return own === undefined ? { said: text.en, language: "en" } : { said: own, language };
}

export const minutesOf = ({ lessons }: Pick<Course, "lessons">): number =>
  lessons.reduce((sum, { minutes }) => sum + minutes, 0);

export function lengthOf(minutes: number): (typeof LENGTHS)[number] {
  return minutes <= LENGTH_MINUTES.short ? "short" : minutes <= LENGTH_MINUTES.medium ? "medium" : "long";
}

/** The languages in which a whole course is written, with its lessons and questions. */
export function languagesOf({ text, lessons }: Course): Language[] {
  if (text.only) return [text.only];
  const isWhole = (language: "es" | "he") =>
    text[language] !== undefined &&
    lessons.every(
      (lesson) =>
        lesson.text[language] !== undefined &&
        lesson.questions.every((question) => question.text[language] !== undefined),
    );
  return ["en", ...(["es", "he"] as const).filter(isWhole)];
}

/** All questions of a course, in the order of its lessons: its test. */
export const questionsOf = ({ lessons }: Pick<Course, "lessons">): { lesson: string; question: Question }[] =>
  lessons.flatMap(({ id, questions }) => questions.map((question) => ({ lesson: id, question })));

/** A number by which things are mixed, the same one every time. */
function mixed(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/**
 * The choices of a question as they are shown: mixed, so that nobody learns the place of an answer.
 * @param seed the same one shows the same order
 */
export const orderOf = (question: Pick<Question, "id" | "text">, seed: string): number[] =>
  question.text.en.choices
    .map((_, n) => n)
    .sort((a, b) => mixed(`${seed} ${question.id} ${a}`) - mixed(`${seed} ${question.id} ${b}`));

export interface Scored {
  /** What was answered, in the order of the questions. */
  answers: { question: string; choice: number; right: boolean }[];
  right: number;
  asked: number;
  /** Rounded down: 79.9 is not 80. */
  percent: number;
  passed: boolean;
}

/** Where a test has no answer, by the places of its questions from 0; a choice that is not offered is none. */
export const openIn = (course: Course, choiceAt: (n: number) => string | undefined): number[] =>
  questionsOf(course).flatMap(({ question }, n) =>
    choiceOf(question, choiceAt(n)) === undefined ? [n] : [],
  );

export function choiceOf(question: Question, typed: string | undefined): number | undefined {
  if (typed === undefined || !/^\d{1,2}$/.test(typed)) return undefined;
  const choice = Number(typed);
  return choice < question.text.en.choices.length ? choice : undefined;
}

/** What came of a test in which every question has an answer. */
export function scoreOf(course: Course, choiceAt: (n: number) => string | undefined): Scored {
  const answers = questionsOf(course).map(({ question }, n) => {
    const choice = choiceOf(question, choiceAt(n)) ?? -1;
    return { question: question.id, choice, right: choice === question.right };
  });
  const right = answers.filter((answer) => answer.right).length;
  const asked = answers.length;
  const percent = asked === 0 ? 0 : Math.floor((right * 100) / asked);
  return { answers, right, asked, percent, passed: asked > 0 && right * 100 >= course.passPercent * asked };
}

/** After how many days a question that was missed is asked again, by how often it was right since. */
export const REVIEW_DAYS = [1, 3, 7, 21] as const;

/** When a question is asked again; null once it was right as often as there are steps. */
export function reviewed(
  step: number,
  right: boolean,
  today: string,
): { step: number; dueOn: string | null } {
  const next = right ? step + 1 : 0;
  const days = REVIEW_DAYS[next];
  return { step: next, dueOn: days === undefined ? null : dayAfter(today, days) };
}
