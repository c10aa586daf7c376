import {
  type AnswerProblem,
  askedOf,
  completeness,
  inFeet,
  inSystem,
  type MeasureUnit,
  type Question,
  readAnswers,
  type System,
} from "~/engines/request/request.ts";
import { monthlyExample } from "~/features/business/financing/plans.queries.server.ts";
import {
  type OwnPrices,
  pricedWork,
  sampleDay,
  USUAL_TERMS,
} from "~/features/tools/estimates/priced-work.queries.server.ts";
import { PRICE_TERMS, type PriceTerm } from "~/features/tools/estimates/priced-work.schemas.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { decimalOf } from "~/lib/decimal.ts";
import { isCalendarDay } from "~/lib/local-day.ts";
import { hoursOf, JOBS, type Job, jobOf, workOfJob } from "./jobs.ts";
import { daysLater, HOLDS_DAYS, rounded } from "./quote-range.ts";
import { TERM_LIMITS } from "./quote-terms.ts";

/** Whose page it is: own prices and terms; nothing for the page of the site. */
export interface Priced {
  own: OwnPrices;
  terms: Readonly<Record<PriceTerm, string>>;
  /** The terms are the firm's: no address changes them. */
  fixed: boolean;
}

const TYPED_MAX = 20;

/** Crews in North America build in feet. Our Hebrew readers build in metres. */
const systemOf = (query: URLSearchParams, language: Language): System => {
  const asked = query.get("units");
  if (asked === "us" || asked === "metric") return asked;
  return language === "he" ? "metric" : "us";
};

const unitOf = (question: Question): MeasureUnit =>
  (question.kind === "number" ? (question.unit as MeasureUnit | undefined) : undefined) ?? "ea";

/** What stands in the field of a question: what was typed, else the preset in the units of the page. */
function typedOf(question: Question, query: URLSearchParams, system: System): string {
  const typed = query.get(question.id)?.trim().slice(0, TYPED_MAX);
  if (question.kind !== "number") return typed ?? question.preset ?? "";
  if (typed === undefined) return inSystem(Number(question.preset ?? 0), unitOf(question), system);
  return decimalOf(typed) ?? typed;
}

function readJob(job: Job, query: URLSearchParams, system: System) {
  const questions = job.form.sections.flatMap((section) => section.questions);
  const typed = new Map(questions.map((question) => [question.id, typedOf(question, query, system)]));
  const read = readAnswers(job.form, (id) => {
    const question = questions.find((each) => each.id === id);
    const text = typed.get(id) ?? "";
    return question?.kind === "number" ? inFeet(text, unitOf(question), system) : text;
  });
  const asked = askedOf(job.form, read.answers);
  // What is wrong is asked too, and so is what hangs on nothing else.
  const shown = questions.filter(({ id }) => id in read.problems || asked.some((each) => each.id === id));
  const fields = shown.map((question) => ({
    id: question.id,
    kind: question.kind,
    options: "options" in question ? question.options : [],
    unit: unitOf(question),
    value: typed.get(question.id) ?? "",
    // No job asks for files.
    problem: read.problems[question.id] as Exclude<AnswerProblem, "files"> | undefined,
    least: question.kind === "number" ? inSystem(question.least, unitOf(question), system, Math.ceil) : "",
    most: question.kind === "number" ? inSystem(question.most, unitOf(question), system, Math.floor) : "",
  }));
  return { ...read, fields };
}

function readTerms(query: URLSearchParams, usual: Readonly<Record<PriceTerm, string>>, hours: number) {
  const terms = { ...usual };
  const wrong: string[] = [];
  const fields = [...PRICE_TERMS, "hours" as const].map((id) => {
    const preset =
      id === "hours" ? (decimalOf(String(Math.round(hours * 10_000) / 100)) ?? "100") : usual[id];
    const typed = query.get(id)?.trim().slice(0, TYPED_MAX) || undefined;
    const [least, most] = TERM_LIMITS[id];
    const value = typed === undefined ? preset : decimalOf(typed);
    const isGood =
      value !== undefined &&
      Number(value) >= least &&
      Number(value) <= most &&
      (value.split(".")[1]?.length ?? 0) <= 4;
    if (!isGood) wrong.push(id);
    else if (id !== "hours") terms[id] = value;
    return {
      id,
      value: typed ?? preset,
      usual: preset,
      isWrong: !isGood,
      isTyped: typed !== undefined,
      least,
      most,
    };
  });
  const typedHours = fields.find(({ id }) => id === "hours");
  const factor =
    typedHours?.isTyped && !typedHours.isWrong ? Number(decimalOf(typedHours.value)) / 100 : hours;
  return { terms, fields, wrong, factor };
}

interface Asked {
  language: Language;
  now: () => Date;
}

/** A job as the address says it, with what it will likely cost; undefined where there is no such job. */
export function quoteView(
  { language, now }: Asked,
  query: URLSearchParams,
  { own, terms: usual, fixed }: Priced = { own: [], terms: USUAL_TERMS, fixed: false },
) {
  const job = jobOf(query.get("job") ?? "");
  if (!job) return undefined;
  const today = now().toISOString().slice(0, 10);
  const system = systemOf(query, language);
  const { answers, problems, fields } = readJob(job, query, system);
  const {
    terms,
    fields: termFields,
    wrong,
    factor,
  } = readTerms(fixed ? new URLSearchParams() : query, usual, hoursOf(answers));
  const isWrong = Object.keys(problems).length > 0 || wrong.length > 0;
  const work = isWrong ? [] : workOfJob(job, answers);
  const priced =
    work.length > 0 ? pricedWork({ work, terms, hours: factor, own, language, today }) : undefined;
  // A shared address says of which day it is. One that is not yet, or no day, is of today.
  const said = query.get("on") ?? "";
  const day = isCalendarDay(said) && said <= today ? said : today;
  const until = daysLater(day, HOLDS_DAYS);
  const link = new URLSearchParams([
    ["job", job.id],
    ["units", system],
    ...fields.map(({ id, value }) => [id, value]),
    ...termFields.flatMap(({ id, value, isTyped }) => (isTyped ? [[id, value]] : [])),
    ["on", today],
  ]);
  return {
    job: job.id,
    form: { id: job.form.id, version: job.form.version },
    answers,
    system,
    fields,
    terms: termFields,
    isWrong,
    wrong: [...Object.keys(problems), ...wrong],
    whole: completeness(job.form, answers),
    /** Everything was left out: there is nothing to price. */
    isEmpty: !isWrong && work.length === 0,
    hours: Math.round(factor * 10_000) / 100,
    priced: priced && {
      ...priced,
      range: {
        p10: rounded(priced.range.p10),
        p50: rounded(priced.range.p50),
        p90: rounded(priced.range.p90),
      },
    },
    work: (priced?.sections ?? []).map(({ work: id, title, qty, unit, unitText, cents }) => {
      const isMeasure = unit === "ft" || unit === "ft2";
      const metric = system === "metric" && isMeasure;
      return {
        id,
        title,
        cents,
        qty: metric ? inSystem(Number(qty), unit, system) : qty,
        /** Of ours, where the unit is metric; else in the estimator's words. */
        metric: metric ? ({ ft: "m", ft2: "m2" } as const)[unit] : undefined,
        unit: unitText,
      };
    }),
    day,
    until,
    isOver: until < today,
    sampleDay: sampleDay(),
    link: `?${link}`,
  };
}
export type QuoteView = NonNullable<ReturnType<typeof quoteView>>;

/** All jobs with an address each, or the asked one. */
export function instantQuoteView(asked: Asked, query: URLSearchParams) {
  const named = query.get("job");
  const quote = quoteView(asked, query);
  return {
    jobs: JOBS.map(({ id }) => id),
    quote,
    /** The likely price by the month, as an example of what a loan would cost. */
    monthly: quote?.priced && monthlyExample(quote.priced.range.p50),
    /** Something else than a job of ours was asked for. */
    unknown: named !== null && named !== "" && !jobOf(named),
  };
}
export type InstantQuoteView = ReturnType<typeof instantQuoteView>;

/** The words of what scripts add to the page: the rest of its texts stays on the server. */
export function shareWords(language: Language) {
  const t = translator(language, "instant-quote");
  return { copy: t("copy"), copied: t("copied"), copyFailed: t("copyFailed"), print: t("print") };
}
