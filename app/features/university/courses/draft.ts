import type { Language } from "~/i18n/languages.ts";
import type { Block, Course, CourseSubject, Lesson, Question } from "./course.ts";

export interface DraftQuestion {
  id: string;
  ask: string;
  choices: readonly string[];
  /** Which of the choices, from 0. */
  right: number;
  why: string;
}

export interface DraftLesson {
  id: string;
  title: string;
  /** Plain text, in which `blocksOf` finds headings, lists, steps and warnings. */
  body: string;
  questions: readonly DraftQuestion[];
}

export interface DraftSettings {
  title: string;
  about: string;
  language: Language;
  subject: CourseSubject;
  passPercent: number;
  /** After how many months it is taken again; 0 for never. */
  validMonths: number;
}

/** A course as its authors write it. */
export interface Draft extends DraftSettings {
  lessons: readonly DraftLesson[];
}

export const DRAFT_LIMITS = {
  title: 120,
  about: 600,
  lessons: 30,
  /** Of one lesson. */
  body: 12_000,
  questions: 10,
  ask: 400,
  choice: 240,
  /** Fields for choices on the form of a question; two of them are needed. */
  choices: 5,
  why: 800,
  /** Courses of one firm. */
  courses: 100,
  leastPercent: 50,
  mostMonths: 60,
} as const;

/** Words of a plain text that somebody reads in a minute, slowly. */
const WORDS_A_MINUTE = 130;

export const minutesFor = (body: string): number =>
  Math.max(1, Math.ceil(body.split(/\s+/).filter(Boolean).length / WORDS_A_MINUTE));

type Line = { kind: "heading" | "list" | "steps" | "caution" | "words"; text: string };

function lineOf(line: string): Line {
  const [, mark = "", rest = ""] = /^(#{1,3}|[-*•]|\d{1,2}[.)]|!)\s+(.*)$/.exec(line) ?? [];
  if (rest === "") return { kind: "words", text: line };
  if (mark.startsWith("#")) return { kind: "heading", text: rest };
  if (mark === "!") return { kind: "caution", text: rest };
  return { kind: /^\d/.test(mark) ? "steps" : "list", text: rest };
}

/**
 * The pieces of a lesson in its plain text: `# ` begins a heading, `- ` an item of a list, `1. ` a step and `! ` a warning;
 * all other lines are words, and an empty line ends what stands before it.
 */
export function blocksOf(body: string): Block[] {
  const blocks: Block[] = [];
  let open: { list: string[] } | { steps: string[] } | { words: string } | undefined;
  for (const raw of body.split(/\r?\n/)) {
    const line = raw.trim();
    if (line === "") {
      open = undefined;
      continue;
    }
    const { kind, text } = lineOf(line);
    if (kind === "words" && open && "words" in open) open.words += ` ${text}`;
    else if (kind === "list" && open && "list" in open) open.list.push(text);
    else if (kind === "steps" && open && "steps" in open) open.steps.push(text);
    else if (kind === "heading" || kind === "caution") {
      open = undefined;
      blocks.push(kind === "heading" ? { heading: text } : { caution: text });
    } else {
      open = kind === "words" ? { words: text } : kind === "list" ? { list: [text] } : { steps: [text] };
      blocks.push(open);
    }
  }
  return blocks;
}

export type Gap = { what: "lessons" } | { what: "questions" } | { what: "body"; lesson: string };

/** What a course still needs before anybody can take it: a lesson, something to read in each, and a question to be tested by. */
export function gapsOf({ lessons }: Pick<Draft, "lessons">): Gap[] {
  const empty = lessons
    .filter(({ body }) => blocksOf(body).length === 0)
    .map(({ title }) => ({ what: "body" as const, lesson: title }));
  return [
    ...(lessons.length === 0 ? [{ what: "lessons" as const }] : []),
    ...empty,
    ...(lessons.length > 0 && lessons.every(({ questions }) => questions.length === 0)
      ? [{ what: "questions" as const }]
      : []),
  ];
}

/** A draft as the course that is taught: the same form as those of the house, and therefore the same pages. */
export function courseFrom(
  draft: Draft,
  { id, workspace, version }: { id: string; workspace: string; version: number },
): Course {
  const only = draft.language;
  const question = (one: DraftQuestion): Question => ({
    ...{ id: one.id, right: one.right },
    text: { only, en: { ask: one.ask, choices: one.choices, why: one.why } },
  });
  const lesson = ({ id: of, title, body, questions }: DraftLesson): Lesson => ({
    ...{ id: of, minutes: minutesFor(body), questions: questions.map(question) },
    text: { only, en: { title, blocks: blocksOf(body) } },
  });
  return {
    ...{ id, version, subject: draft.subject, access: { kind: "firm", workspace } },
    passPercent: draft.passPercent,
    ...(draft.validMonths > 0 && { validMonths: draft.validMonths }),
    text: { only, en: { title: draft.title, about: draft.about } },
    lessons: draft.lessons.map(lesson),
  };
}

export type DraftChange =
  | { kind: "settings"; settings: DraftSettings }
  | { kind: "add-lesson"; lesson: Pick<DraftLesson, "id" | "title"> }
  | { kind: "lesson"; lesson: Pick<DraftLesson, "id" | "title" | "body"> }
  /** One place towards the beginning. */
  | { kind: "move-lesson"; lesson: string }
  | { kind: "drop-lesson"; lesson: string }
  /** A new one, or one that is there already, by its id. */
  | { kind: "question"; lesson: string; question: DraftQuestion }
  | { kind: "drop-question"; lesson: string; question: string };

/** A draft after a change. `gone`: what is changed is not there; `full`: there is no room for more. */
export function changed(draft: Draft, change: DraftChange): Draft | "gone" | "full" {
  if (change.kind === "settings") return { ...draft, ...change.settings };
  const { lessons } = draft;
  if (change.kind === "add-lesson") {
    if (lessons.some(({ id }) => id === change.lesson.id)) return draft;
    if (lessons.length >= DRAFT_LIMITS.lessons) return "full";
    return { ...draft, lessons: [...lessons, { ...change.lesson, body: "", questions: [] }] };
  }
  const which = typeof change.lesson === "string" ? change.lesson : change.lesson.id;
  const at = lessons.findIndex(({ id }) => id === which);
  const lesson = lessons[at];
  const isDrop = change.kind === "drop-lesson" || change.kind === "drop-question";
  if (!lesson) return isDrop ? draft : "gone";
  const put = (changedLesson: DraftLesson): Draft => ({ ...draft, lessons: lessons.with(at, changedLesson) });
  if (change.kind === "lesson") return put({ ...lesson, ...change.lesson });
  if (change.kind === "drop-lesson") return { ...draft, lessons: lessons.toSpliced(at, 1) };
  if (change.kind === "move-lesson")
    return at === 0 ? draft : { ...draft, lessons: lessons.toSpliced(at, 1).toSpliced(at - 1, 0, lesson) };
  const { questions } = lesson;
  if (change.kind === "drop-question")
    return put({ ...lesson, questions: questions.filter(({ id }) => id !== change.question) });
  const place = questions.findIndex(({ id }) => id === change.question.id);
  if (place >= 0) return put({ ...lesson, questions: questions.with(place, change.question) });
  if (questions.length >= DRAFT_LIMITS.questions) return "full";
  return put({ ...lesson, questions: [...questions, change.question] });
}
