import {
  type AnswerProblem,
  type Answers,
  type Condition,
  type Form,
  type Question,
  questionsOf,
  readAnswer,
} from "./form.ts";

const isMet = (
  { question, is, least = -Infinity, most = Infinity }: Condition,
  answers: Answers,
): boolean => {
  const answer = Object.hasOwn(answers, question) ? answers[question] : undefined;
  if (!answer) return false;
  if (is) return answer.split(",").some((one) => is.includes(one));
  // Without either, that it is answered at all: how rules ask about words and files.
  if (least === -Infinity && most === Infinity) return true;
  return Number(answer) >= least && Number(answer) <= most;
};

/**
 * What is asked of somebody who has answered so. A question whose condition hangs on one that is not asked is not asked
 * either, whatever was answered there before.
 */
export function askedOf(form: Pick<Form, "sections">, answers: Answers): Question[] {
  const asked: Question[] = [];
  const counted: Record<string, string> = {};
  for (const question of questionsOf(form)) {
    if (question.showIf && !isMet(question.showIf, counted)) continue;
    asked.push(question);
    const answer = Object.hasOwn(answers, question.id) ? answers[question.id] : undefined;
    if (answer) counted[question.id] = answer;
  }
  return asked;
}

export interface Read {
  /** Of what is asked, and of nothing else. */
  answers: Answers;
  problems: Readonly<Record<string, AnswerProblem>>;
}

/**
 * What was typed as answers: what is not asked is left out, and what is not answered has its preset. In the order of the
 * form, because an answer decides what is asked behind it.
 */
export function readAnswers(form: Pick<Form, "sections">, typed: (id: string) => string | undefined): Read {
  const answers: Record<string, string> = {};
  const problems: Record<string, AnswerProblem> = {};
  for (const question of questionsOf(form)) {
    if (question.showIf && !isMet(question.showIf, answers)) continue;
    const read = readAnswer(question, typed(question.id) ?? question.preset ?? "");
    if ("problem" in read) problems[question.id] = read.problem;
    else if (read.value) answers[question.id] = read.value;
    else if (question.importance === "must") problems[question.id] = "missing";
  }
  return { answers, problems };
}

/**
 * One section as it was typed, as a patch of the answers that are kept: what was cleared is null, and what is wrong is not
 * in it. A section may be kept with holes; files come by a form of their own.
 */
export function readSection(
  form: Pick<Form, "sections">,
  section: string,
  typed: (id: string) => string | undefined,
): { patch: Record<string, string | null>; problems: Record<string, AnswerProblem> } {
  const patch: Record<string, string | null> = {};
  const problems: Record<string, AnswerProblem> = {};
  for (const question of form.sections.find(({ id }) => id === section)?.questions ?? []) {
    const text = question.kind === "files" ? undefined : typed(question.id);
    if (text === undefined) continue;
    const read = readAnswer(question, text);
    if ("problem" in read) problems[question.id] = read.problem;
    else patch[question.id] = read.value || null;
  }
  return { patch, problems };
}

/** What somebody has not answered that is asked and counts, the musts first. */
export function missingOf(form: Pick<Form, "sections">, answers: Answers) {
  const open = askedOf(form, answers).filter(({ id }) => !(Object.hasOwn(answers, id) && answers[id]));
  const of = (importance: Question["importance"]) =>
    open.filter((question) => question.importance === importance).map(({ id }) => id);
  return { must: of("must"), should: of("should") };
}

const WEIGHTS = { must: 3, should: 2, may: 0 } as const;

/** Percent of what is asked and counts that is answered, rounded down; a form that asks nothing is whole. */
export function completeness(form: Pick<Form, "sections">, answers: Answers): number {
  let all = 0;
  let done = 0;
  for (const { id, importance } of askedOf(form, answers)) {
    all += WEIGHTS[importance];
    if (Object.hasOwn(answers, id) && answers[id]) done += WEIGHTS[importance];
  }
  return all === 0 ? 100 : Math.floor((100 * done) / all);
}

/** Points for an answer, and the name of the reason. */
export interface Rule {
  reason: string;
  points: number;
  when: Condition;
}

/** What a submission is worth, with what speaks for and against it, and where it goes. */
export function judge(
  form: Pick<Form, "sections">,
  answers: Answers,
  {
    rules = [],
    routes = [],
  }: { rules?: readonly Rule[]; routes?: readonly { to: string; when?: Condition }[] },
) {
  const asked = new Set(askedOf(form, answers).map(({ id }) => id));
  const holds = (when: Condition) => asked.has(when.question) && isMet(when, answers);
  const reasons = rules.filter(({ when }) => holds(when)).map(({ reason, points }) => ({ reason, points }));
  const points = reasons.reduce((sum, reason) => sum + reason.points, 0);
  return {
    score: Math.max(0, Math.min(100, points)),
    reasons,
    /** The first route that fits; undefined where none does. */
    route: routes.find(({ when }) => !when || holds(when))?.to,
  };
}

/** A submission as it is kept for good: which form it answers, in which version, and what was answered. */
export interface Submission {
  form: string;
  version: number;
  answers: Answers;
}

/** The answers as they are sent, where nothing is missing and nothing wrong; undefined where that is not so. */
export function submissionOf(form: Form, answers: Answers): Submission | undefined {
  const read = readAnswers(form, (id) => (Object.hasOwn(answers, id) ? answers[id] : undefined));
  if (Object.keys(read.problems).length > 0) return undefined;
  return { form: form.id, version: form.version, answers: read.answers };
}
