import {
  type Condition,
  type Form,
  formProblems,
  type Importance,
  type Question,
  questionsOf,
} from "~/engines/request/request.ts";
import type { ADDED } from "./intakes.limits.ts";

/** Own words by the id of a question, and by `<question>.<option>`; what has none is said in the words of the site. */
export type Words = Readonly<Record<string, string>>;

export interface Edited {
  form: Form;
  words: Words;
}

/** What was typed about one question. */
export interface Change {
  /** The words as they are; left empty, those of the site. */
  wording: string;
  importance: Importance;
  /** Where it stands in its section. */
  order: number;
  isDropped: boolean;
}

/** A condition on what is gone, or now stands behind it, would never hold: its question is asked of everybody. */
function withoutLost(question: Question, before: readonly Question[]): Question {
  const { showIf, ...rest } = question as Question & { showIf?: Condition };
  return showIf && !before.some(({ id }) => id === showIf.question) ? (rest as Question) : question;
}

const isOf = (key: string, id: string) => key === id || key.startsWith(`${id}.`);

/** The next version of a questionnaire; the code of what is wrong with it otherwise. */
export function editedForm(
  { form, words }: Edited,
  changes: Readonly<Record<string, Change>>,
): Edited | "empty" {
  const before: Question[] = [];
  const sections = form.sections.map((section) => ({
    ...section,
    questions: section.questions
      .map((question, n) => ({ question, n, change: changes[question.id] }))
      .filter(({ change }) => !change?.isDropped)
      .sort((a, b) => (a.change?.order ?? a.n + 1) - (b.change?.order ?? b.n + 1) || a.n - b.n)
      .map(({ question, change }) => {
        const next = withoutLost(
          { ...question, importance: change?.importance ?? question.importance },
          before,
        );
        before.push(next);
        return next;
      }),
  }));
  const next: Form = {
    ...form,
    version: form.version + 1,
    sections: sections.filter(({ questions }) => questions.length > 0),
  };
  if (formProblems(next).length > 0) return "empty";
  const kept = questionsOf(next).map(({ id }) => id);
  const said = Object.entries(words).filter(([key]) => kept.some((id) => isOf(key, id)));
  const all: Record<string, string> = Object.fromEntries(said);
  for (const id of kept) {
    const wording = changes[id]?.wording;
    if (wording) all[id] = wording;
    else if (wording === "" && !id.startsWith("own")) delete all[id];
  }
  return { form: next, words: all };
}

export interface Added {
  section: string;
  wording: string;
  kind: (typeof ADDED)[number];
  importance: Importance;
  /** Of a choice, one a line. */
  options: string;
}

/** A questionnaire with one question more, at the end of a section. */
export function addedForm({ form, words }: Edited, added: Added): Edited | "options" | "full" {
  // By the version that brings it: an id that was dropped never means something else again.
  const id = `own${form.version + 1}`;
  const lines = added.options
    .split(/\r?\n/)
    .map((line) => line.trim().slice(0, 80))
    .filter(Boolean);
  const { importance } = added;
  const options = lines.map((_, at) => `o${at + 1}`);
  if (added.kind === "choice" && (options.length < 2 || options.length > 24)) return "options";
  const kinds: Record<Added["kind"], Question> = {
    text: { id, importance, kind: "text", most: 600 },
    number: { id, importance, kind: "number", least: 0, most: 999_999_999, places: 2 },
    files: { id, importance, kind: "files", most: 12 },
    choice: { id, importance, kind: "choice", options },
  };
  const next: Form = {
    ...form,
    version: form.version + 1,
    sections: form.sections.map((section) =>
      section.id === added.section
        ? { ...section, questions: [...section.questions, kinds[added.kind]] }
        : section,
    ),
  };
  if (formProblems(next).length > 0 || !form.sections.some((section) => section.id === added.section))
    return "full";
  const labels = added.kind === "choice" ? lines.map((line, at) => [`${id}.o${at + 1}`, line]) : [];
  return { form: next, words: { ...words, [id]: added.wording, ...Object.fromEntries(labels) } };
}
