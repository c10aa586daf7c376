import { readChain, readFrom } from "~/engines/chain/chain.server.ts";
import { type ChainEnd, fromAddress, readEnd } from "~/engines/chain/chain.ts";
import { standingOf } from "~/engines/process/process.ts";
import {
  type Answers,
  askedOf,
  completeness,
  type Form,
  inFeet,
  inSystem,
  type MeasureUnit,
  missingOf,
  type Question,
  questionsOf,
  readAnswers,
  type System,
} from "~/engines/request/request.ts";
import { type Holding, isMember, type Present } from "~/engines/trust/trust.server.ts";
import { jobRange } from "~/features/business/instant-quote/job-range.queries.server.ts";
import { decimalOf } from "~/lib/decimal.ts";
import { screenAt } from "~/site-map.ts";
import { inOneTrip } from "~db/one-trip.ts";
import type { Given } from "./given.server.ts";
import { intakeProcess, SUBMIT } from "./intake.process.ts";
import { INTAKE_LIMITS } from "./intakes.limits.ts";
import { type ReadIntake, readIntake, readIntakes, readSent } from "./intakes.queries.server.ts";
import { budgetAgainst, readinessOf, tasksOf } from "./readiness.ts";
import { QUOTED, TEMPLATES, templateOf } from "./templates.ts";

/** Crews in North America build in feet. Our Hebrew readers build in metres. */
export const systemOf = (asked: string | null | undefined, language: string): System =>
  asked === "us" || asked === "metric" ? asked : language === "he" ? "metric" : "us";

const MEASURES: readonly string[] = ["ft", "ft2"];
/** The unit of a measure that has one of either system. */
export const measureOf = (question: Question): MeasureUnit | undefined =>
  question.kind === "number" && MEASURES.includes(question.unit ?? "")
    ? (question.unit as MeasureUnit)
    : undefined;

/** A question as a page draws it: its words are the locale's, or somebody's own. */
export function shownQuestion(question: Question, words: Readonly<Record<string, string>>, system: System) {
  const unit = measureOf(question);
  const end = (value: number, round: (value: number) => number) =>
    unit ? inSystem(value, unit, system, round) : String(value);
  return {
    id: question.id,
    kind: question.kind,
    importance: question.importance,
    own: words[question.id],
    options: ("options" in question ? question.options : []).map((value) => ({
      value,
      own: words[`${question.id}.${value}`],
    })),
    unit: question.kind === "number" ? question.unit : undefined,
    least: question.kind === "number" ? end(question.least, Math.ceil) : "",
    most: question.kind === "number" ? end(question.most, Math.floor) : "",
    length: question.kind === "text" ? question.most : 0,
    isHung: question.showIf !== undefined,
  };
}
export type ShownQuestion = ReturnType<typeof shownQuestion>;

const valueIn = (question: Question, answer: string, system: System) => {
  const unit = measureOf(question);
  return unit && answer ? inSystem(Number(answer), unit, system) : answer;
};

/** What was typed for a question, as it is kept: a decimal, and in feet. */
export function typedAsKept(question: Question, typed: string, system: System): string {
  if (question.kind !== "number") return typed;
  const decimal = decimalOf(typed.trim().slice(0, 20)) ?? typed;
  const unit = measureOf(question);
  return unit ? inFeet(decimal, unit, system) : decimal;
}

interface Answered {
  form: Form;
  words: Readonly<Record<string, string>>;
  answers: Answers;
}

/** All that is asked, section by section, with what is answered. */
function sectionsOf({ form, words, answers }: Answered, system: System) {
  const asked = new Set(askedOf(form, answers).map(({ id }) => id));
  return form.sections.map(({ id, questions }) => ({
    id,
    questions: questions
      .filter((question) => asked.has(question.id))
      .map((question) => ({
        ...shownQuestion(question, words, system),
        value: valueIn(question, answers[question.id] ?? "", system),
      })),
  }));
}
export type ShownSection = ReturnType<typeof sectionsOf>[number];

function rangeOf(given: Given, template: string, answers: Answers) {
  const quoted = QUOTED[template];
  if (!quoted) return undefined;
  const named = Object.entries(quoted.reads).flatMap(([as, id]) => (answers[id] ? [[as, answers[id]]] : []));
  return jobRange(given, quoted.job, Object.fromEntries(named) as Record<string, string>);
}

/** What the answers come to: how whole, how ready, what the budget buys, and what is left to ask and do. */
function judged(given: Given, template: string, { form, words, answers }: Answered) {
  const range = rangeOf(given, template, answers);
  const budget = budgetAgainst(answers, range);
  const tasks = tasksOf(form, answers, budget);
  return {
    ...readinessOf(form, answers),
    budget: budget && { ...budget, href: range?.href, sampleDay: range?.sampleDay },
    tasks: { ...tasks, ask: tasks.ask.map((id) => ({ id, own: words[id] })) },
  };
}

const formIn = (row: { form: Record<string, unknown> }) => row.form as unknown as Form;
const keptOf = (row: ReadIntake["intake"]) => {
  const form = formIn(row);
  return { form, words: row.words, answers: readAnswers(form, (id) => row.answers[id]).answers };
};

const named = ({
  form,
  words,
  title,
  template,
  id,
}: {
  form: Form;
  words: Readonly<Record<string, string>>;
  title: string;
  template: string;
  id: string;
}) => ({
  ...{ id, title, template, version: form.version },
  questions: questionsOf(form).length,
  own: Object.keys(words).length,
});

/** The page of questionnaires: templates, a workspace's own, and what clients were asked. */
export async function questionnairesView(given: Given, actor: Present | undefined, query: URLSearchParams) {
  const at = given.now();
  const [found, from] =
    actor && isMember(actor)
      ? await inOneTrip(given, (given) =>
          Promise.all([readIntakes(given.db, actor, at), readFrom(given, actor, readEnd(query.get("from")))]),
        )
      : [undefined, undefined];
  const asked = query.get("form") ?? "";
  const stock = templateOf(asked);
  const own = found?.forms.find(({ id }) => id === asked);
  const system = systemOf(query.get("units"), given.language);
  const shown = stock
    ? { id: asked, title: "", template: asked, form: stock, words: {} }
    : own && { ...own, form: formIn(own) };
  return {
    isMember: found !== undefined,
    mayWrite: found?.mayWrite ?? false,
    unknown: asked !== "" && !shown,
    templates: TEMPLATES.map(({ id, sections }) => ({
      id,
      questions: sections.reduce((sum, { questions }) => sum + questions.length, 0),
    })),
    forms: (found?.forms ?? []).map((row) => named({ ...row, form: formIn(row) })),
    chosen: shown && {
      ...named(shown),
      isOwn: own !== undefined,
      system,
      sections: shown.form.sections.map(({ id, questions }) => ({
        id,
        questions: questions.map((question) => ({
          ...shownQuestion(question, shown.words, system),
          value: question.preset ?? "",
        })),
      })),
    },
    list: (found?.list ?? []).map((row) => {
      const kept = keptOf(row);
      return {
        ...{ id: row.id, client: row.client, title: row.title, template: row.template, state: row.state },
        ...{ sample: row.sample, createdAt: row.createdAt, submittedAt: row.submittedAt },
        whole: completeness(kept.form, kept.answers),
        score: readinessOf(kept.form, kept.answers).score,
      };
    }),
    from: from && { from: from.from, kind: from.kind, name: from.name, facts: from.facts },
    keys: found ? { begin: given.formKey(), copy: given.formKey(), add: given.formKey() } : undefined,
  };
}
export type QuestionnairesView = Awaited<ReturnType<typeof questionnairesView>>;

/** One intake for the workspace that asks; undefined where it is none of theirs. */
export async function intakeView(given: Given, actor: Present, id: string, query: URLSearchParams) {
  const at = given.now();
  const end: ChainEnd = { kind: "intake", id };
  const [found, chain] = await inOneTrip(given, (given) =>
    Promise.all([readIntake(given.db, actor, id, at), readChain(given, actor, end)]),
  );
  if (!found) return undefined;
  const { intake, files, posts, history } = found;
  const { form: _, words, answers: __, state, version, parties, blocked, moments, passed, ...row } = intake;
  const kept = keptOf(intake);
  const system = systemOf(query.get("units"), given.language);
  return {
    intake: { ...row, version },
    standing: standingOf(intakeProcess, { state, version, parties, blocked, moments, passed }, at),
    sections: sectionsOf(kept, system),
    system,
    judged: judged(given, row.template, kept),
    ...{ files, posts, history, chain, end },
    toEstimate: `/material-cost-estimator?from=intake:${id}` as const,
    /** Where there is a page for deals. */
    toDeal: screenAt("/deal/new") && fromAddress("/deal/new", end),
    readOnly: actor.role === "viewer",
    keys: { move: given.formKey(), post: given.formKey() },
  };
}
export type IntakeView = NonNullable<Awaited<ReturnType<typeof intakeView>>>;

/** Answers to one template side by side, of the latest few. */
export async function comparedView(given: Given, actor: Present, query: URLSearchParams) {
  const template = templateOf(query.get("template") ?? "")?.id ?? TEMPLATES[0]?.id ?? "";
  const rows = await readSent(given.db, actor, template, INTAKE_LIMITS.compared);
  const system = systemOf(query.get("units"), given.language);
  const sent = rows.map((row) => {
    const form = formIn(row);
    const answers = readAnswers(form, (id) => row.answers[id]).answers;
    return { row, form, words: row.words, answers };
  });
  const rowsOf = new Map<string, ShownQuestion>();
  for (const { form, words } of sent)
    for (const question of questionsOf(form)) {
      const key = `${question.id} ${words[question.id] ?? ""}`;
      if (!rowsOf.has(key)) rowsOf.set(key, shownQuestion(question, words, system));
    }
  return {
    template,
    templates: TEMPLATES.map(({ id }) => id),
    system,
    intakes: sent.map(({ row, form, answers }) => ({
      ...{ id: row.id, client: row.client, title: row.title, sample: row.sample },
      ...readinessOf(form, answers),
    })),
    questions: [...rowsOf].map(([key, question]) => ({
      key,
      question,
      values: sent.map(({ form, words, answers }) => {
        const asked = questionsOf(form).find(
          ({ id }) => id === question.id && `${id} ${words[id] ?? ""}` === key,
        );
        return asked ? valueIn(asked, answers[asked.id] ?? "", system) : "";
      }),
    })),
  };
}
export type ComparedView = Awaited<ReturnType<typeof comparedView>>;

/** The questionnaire for whoever holds its link: one section a page. */
export async function heldIntakeView(given: Given, { holder, link, name }: Holding, query: URLSearchParams) {
  const at = given.now();
  const found = await readIntake(given.db, holder, link.subject.id, at);
  if (!found) return undefined;
  const { intake, files, posts } = found;
  const { state, version, parties, blocked, moments, passed } = intake;
  const kept = keptOf(intake);
  const system = systemOf(query.get("units"), given.language);
  const all = sectionsOf(kept, system);
  const at_ = all.findIndex(({ id }) => id === query.get("section"));
  const { must } = missingOf(kept.form, kept.answers);
  const standing = standingOf(intakeProcess, { state, version, parties, blocked, moments, passed }, at);
  return {
    title: intake.title,
    template: intake.template,
    sample: intake.sample,
    state,
    mayAnswer: state === "draft" && standing.choices.some(({ name }) => name === SUBMIT),
    mayUpload: link.verbs.includes("upload"),
    maySpeak: link.verbs.includes("answer"),
    sections: all.map((section) => ({
      ...section,
      missing: section.questions.filter(({ id }) => must.includes(id)).length,
    })),
    /** Which page; the last is for looking it over and sending it. */
    page: query.get("section") === "check" ? all.length : Math.max(0, at_),
    whole: completeness(kept.form, kept.answers),
    missing: must.length,
    ...{ system, files, posts, link: link.id, name, asksName: link.asksName },
    keys: { file: given.formKey(), submit: given.formKey(), post: given.formKey() },
  };
}
export type HeldIntakeView = NonNullable<Awaited<ReturnType<typeof heldIntakeView>>>;
