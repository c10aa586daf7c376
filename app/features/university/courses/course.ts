import type { Language } from "~/i18n/languages.ts";

/** Something in the languages it is written in; what is missing is shown in English and said to be so. */
export type Written<T> = { en: T } & Partial<Record<Exclude<Language, "en">, T>> & {
    /** The one language in which a firm wrote it, which then stands where English does. */
    only?: Language;
  };

/** A piece of a lesson, as it is read. */
export type Block =
  | { heading: string }
  | { words: string }
  | { list: readonly string[] }
  /** What is done in this order. */
  | { steps: readonly string[] }
  /** What hurts somebody if it is missed. */
  | { caution: string };

export interface LessonText {
  title: string;
  blocks: readonly Block[];
}

export interface QuestionText {
  ask: string;
  /** In the same order in every language. */
  choices: readonly string[];
  /** Shown after the answer: why the right one is right. */
  why: string;
}

export interface Question {
  id: string;
  /** Which of the choices, from 0. */
  right: number;
  /** A section that the answer follows from, as "29 CFR 1926.501(b)(1)". */
  cite?: string;
  text: Written<QuestionText>;
}

export interface Lesson {
  id: string;
  /** To read it once without haste. */
  minutes: number;
  cite?: readonly string[];
  text: Written<LessonText>;
  questions: readonly Question[];
}

export type CourseText = Written<{ title: string; about: string }>;

export const SUBJECTS = ["safety", "trade", "business", "lead"] as const;
export type CourseSubject = (typeof SUBJECTS)[number];
export const isSubject = (value: string): value is CourseSubject =>
  SUBJECTS.some((subject) => subject === value);

/** A course as a list shows it. */
export interface ListedCourse {
  id: string;
  title: string;
  about: string;
  /** The language in which the two are shown. */
  written: Language;
  subject: CourseSubject;
  minutes: number;
  lessons: number;
  languages: readonly Language[];
  access: Course["access"]["kind"];
}

export interface Course {
  id: string;
  /** Raised when a lesson or a question changes its meaning; an attempt keeps the version it was begun in. */
  version: number;
  subject: CourseSubject;
  /**
   * Who may read it beyond the first lesson: all, members of a paid plan, who has bought the product; or, from its first
   * lesson on, the people of the firm that wrote it and nobody else.
   */
  access:
    | { kind: "free" }
    | { kind: "plan" }
    | { kind: "order"; product: string }
    | { kind: "firm"; workspace: string };
  /** Share of right answers that passes. */
  passPercent: number;
  /** Courses that are passed first. */
  after?: readonly string[];
  /** A certificate of it ends after so many months; without it never. */
  validMonths?: number;
  text: CourseText;
  lessons: readonly Lesson[];
}
