// A questionnaire as data: sections of questions, of which some are asked only after an answer. It holds no words: they are
// the texts of whoever asks, by the ids.

/** How much an answer counts: a form is not sent without a must, and is worth less without a should. */
export const IMPORTANCES = ["must", "should", "may"] as const;
export type Importance = (typeof IMPORTANCES)[number];

/** Asked only where an answer before it says so: it is one of these, or a number within these. */
export interface Condition {
  question: string;
  is?: readonly string[];
  least?: number;
  most?: number;
}

interface AnyQuestion {
  id: string;
  importance: Importance;
  showIf?: Condition;
  /** What is answered where nobody answers. */
  preset?: string;
}

export type Question = AnyQuestion &
  (
    | { kind: "choice"; options: readonly string[] }
    /** Any number of some; kept with commas between, in the order of the options. */
    | { kind: "several"; options: readonly string[] }
    | { kind: "number"; least: number; most: number; unit?: string; places?: number }
    /** @property most characters */
    | { kind: "text"; most: number }
    /** Files that are kept of the submission; the answer is their ids, with commas between. @property most how many */
    | { kind: "files"; most: number }
  );

export interface Section {
  id: string;
  questions: readonly Question[];
}

export interface Form {
  id: string;
  /** Goes up with each change; a submission keeps the form that it answers. */
  version: number;
  sections: readonly Section[];
}

/** By the id of the question; what is not answered is not there. */
export type Answers = Readonly<Record<string, string>>;

export const REQUEST_LIMITS = {
  sections: 12,
  questions: 60,
  options: 24,
  text: 2_000,
  files: 12,
  id: 40,
} as const;

export const questionsOf = ({ sections }: Pick<Form, "sections">): Question[] =>
  sections.flatMap(({ questions }) => questions);

export type FormProblemCode =
  | "id"
  | "twice"
  | "size"
  | "options"
  | "range"
  | "text"
  | "files"
  | "showIf"
  | "preset";
export interface FormProblem {
  code: FormProblemCode;
  /** Of a question or a section; empty for the form. */
  of: string;
}

const ID = /^[a-z][A-Za-z0-9-]*$/;
const isId = (id: string) => ID.test(id) && id.length <= REQUEST_LIMITS.id;

function problemOf(question: Question, before: readonly Question[]): FormProblemCode | undefined {
  if (!isId(question.id)) return "id";
  if (before.some(({ id }) => id === question.id)) return "twice";
  if ("options" in question) {
    const { options } = question;
    const isWhole = options.length > 0 && options.length <= REQUEST_LIMITS.options;
    if (!isWhole || !options.every(isId) || new Set(options).size < options.length) return "options";
  }
  if (question.kind === "number" && !(question.least <= question.most)) return "range";
  if (question.kind === "text" && !(question.most > 0 && question.most <= REQUEST_LIMITS.text)) return "text";
  if (question.kind === "files" && !(question.most > 0 && question.most <= REQUEST_LIMITS.files))
    return "files";
  const { showIf, preset } = question;
  if (showIf && !fits(showIf, before)) return "showIf";
  if (preset !== undefined && "problem" in readAnswer(question, preset)) return "preset";
  return undefined;
}

/** Whether a condition can be met by an answer that was given before. */
function fits({ question, is, least, most }: Condition, before: readonly Question[]): boolean {
  const asked = before.find(({ id }) => id === question);
  if (!asked) return false;
  if (is) return "options" in asked && is.length > 0 && is.every((value) => asked.options.includes(value));
  return asked.kind === "number" && (least !== undefined || most !== undefined);
}

/** What is wrong with a form, for those that people write themselves. */
export function formProblems(form: Form): FormProblem[] {
  const problems: FormProblem[] = [];
  const all = questionsOf(form);
  if (!isId(form.id)) problems.push({ code: "id", of: "" });
  if (
    all.length === 0 ||
    all.length > REQUEST_LIMITS.questions ||
    form.sections.length > REQUEST_LIMITS.sections
  )
    problems.push({ code: "size", of: "" });
  const names = form.sections.map(({ id }) => id);
  for (const [n, id] of names.entries()) {
    if (!isId(id)) problems.push({ code: "id", of: id });
    if (names.indexOf(id) < n) problems.push({ code: "twice", of: id });
  }
  for (const [n, question] of all.entries()) {
    const code = problemOf(question, all.slice(0, n));
    if (code) problems.push({ code, of: question.id });
  }
  return problems;
}

/** A form of our own. @throws where something is wrong with it */
export function defineForm<const F extends Form>(form: F): F {
  const [problem] = formProblems(form);
  if (problem) throw new Error(`${form.id}: ${problem.code} of ${problem.of || "the form"}`);
  return form;
}

export type AnswerProblem = "missing" | "choice" | "number" | "places" | "low" | "high" | "long" | "files";

const FILE_ID = /^[\w-]{1,64}$/;
const NUMBER = /^\d{1,9}(?:\.(\d{1,4}))?$/;

/** An answer as it is kept, or what is wrong with it. Nothing typed is no answer. */
export function readAnswer(
  question: Question,
  typed: string,
): { value: string } | { problem: AnswerProblem } {
  const text = typed.trim();
  if (text === "") return { value: "" };
  if (question.kind === "choice")
    return question.options.includes(text) ? { value: text } : { problem: "choice" };
  if (question.kind === "several") {
    const chosen = text.split(",");
    if (!chosen.every((one) => question.options.includes(one))) return { problem: "choice" };
    return { value: question.options.filter((one) => chosen.includes(one)).join(",") };
  }
  if (question.kind === "text") return text.length <= question.most ? { value: text } : { problem: "long" };
  if (question.kind === "files") {
    const ids = [...new Set(text.split(","))];
    return ids.length <= question.most && ids.every((id) => FILE_ID.test(id))
      ? { value: ids.join(",") }
      : { problem: "files" };
  }
  const match = NUMBER.exec(text);
  if (!match) return { problem: "number" };
  if ((match[1]?.length ?? 0) > (question.places ?? 0)) return { problem: "places" };
  if (Number(text) < question.least) return { problem: "low" };
  if (Number(text) > question.most) return { problem: "high" };
  return { value: String(Number(text)) };
}
