import { ask, type Passage } from "~/engines/knowledge/knowledge.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { fold } from "~/lib/fold.ts";
import type { AssistantService } from "~/services/assistant.server.ts";
import { type Database, innermost } from "~db/client.ts";
import { errorFields, log } from "~workers/shared/log.ts";
import type { Answer, Citation } from "./answer.ts";
import { allowsUnread } from "./calculations/sure.ts";
import type { Complexity } from "./complexity.logic.ts";
import { foldedBlock } from "./folded-block.ts";
import { sayWarning, type Warning } from "./hazards/warning.ts";
import { topicAnswers } from "./intent.logic.ts";
import { readLearned } from "./learned.queries.server.ts";
import { sayLimits } from "./limits/say-limits.ts";
import { inMeasuresOf } from "./measures.ts";
import { type Question, readQuestion } from "./question.ts";
import { labelOf } from "./rephrase.logic.ts";
import { rephrase } from "./rephrase.server.ts";
import { sayCalculation, sayMissing, sayPassages, sayTopic, sayUnknown } from "./say.ts";
import { spoken } from "./spoken.ts";
import { vagueIn } from "./vague.logic.ts";

export interface AnswerDeps {
  db: Database;
  now: () => Date;
  assistant: Pick<AssistantService, "complete">;
}

export interface AnswerOptions {
  /** Told by its words when left out or `auto`. */
  complexity?: Complexity | "auto";
  /** Called with what the answer is so far; all of it is provisional. */
  onText?: (text: string) => void;
  signal?: AbortSignal;
}

/** What was found: the answer without what every answer has. */
type Found = Pick<Answer, "response" | "origin" | "citations" | "figure" | "math">;

/** Passages that are told beside the best one, and how good they must be. */
const MOST_PASSAGES = 3;
const NEARLY_AS_GOOD = 0.7;
/** A passage that names this much of a question answers it better than being asked back. */
const WELL_COVERED = 0.9;
/** Below a warning one word in common is no answer: a passage has to name as much of the question. */
const COVERED_BELOW_A_WARNING = 0.5;
/** A calculation that lacks more than this is not what was asked for. */
const MOST_MISSING = 2;

const citationOf = (passage: Passage): Citation => ({
  label: labelOf(passage),
  edition: passage.edition,
  title: passage.title,
  confidence: passage.confidence,
  slug: passage.slug,
});

/** The best passage and those that answer about as well. */
function chosen(passages: readonly Passage[], { named }: Question["query"]): Passage[] {
  const [best] = passages;
  if (!best) return [];
  // What is compared is told side by side, however well each was named.
  if (named.length > 1 && passages.length <= named.length && passages.every(({ kind }) => kind === "term")) {
    return [...passages];
  }
  return passages
    .filter(({ score, coverage }) => score >= best.score * NEARLY_AS_GOOD && coverage >= best.coverage - 0.01)
    .slice(0, MOST_PASSAGES);
}

/**
 * Answers a question: what an administrator wrote for it, then a limit that its number is held to, then a calculation,
 * then a built-in topic or the knowledge base, in the words of a language model only where one is configured and keeps
 * to what was found. Nothing found is an answer too, of origin `unanswered`. A danger that is going on is spoken of
 * alone.
 */
export async function answerQuestion(
  deps: AnswerDeps,
  question: Question,
  { complexity = "auto", onText, signal }: AnswerOptions = {},
): Promise<Answer> {
  const { language, keywords, topic, warning, typed, text } = question;
  const facts = {
    ...(typed !== undefined && { asked: text }),
    language,
    complexity: complexity === "auto" ? question.complexity : complexity,
    category: topic ?? "general",
    keywords,
  };
  // Nothing else stands beside it: "Yes: 20 meets the code" below "do I run?" would be read as yes, run.
  if (warning && !warning.isFaint) return { ...facts, ...sayAlone(warning, question.refusal) };
  if (warning) return { ...facts, ...(await findBelow(warning, deps, question, signal)) };
  return { ...facts, ...(await find(deps, question, { onText, signal })) };
}

/** A warning as an answer of its own; that nothing is bypassed and no dose is told stands below it, which nobody can read as "do it". */
const sayAlone = (
  warning: Warning,
  refusal?: Question["refusal"],
): Found & Pick<Answer, "language" | "category"> => ({
  response: inOrder(
    sayWarning(warning, translator(warning.language, "joe-hazards")),
    refusal === "bypass" || refusal === "medicine"
      ? translator(warning.language, "joe-answers")(`refusals.${refusal}`)
      : undefined,
    refusal === "bypass" && !warning.isOfHarm && !warning.isGrave,
  ),
  language: warning.language,
  category: "safety",
  citations: warning.citations,
  origin: "topic",
});

/** Where nobody is hurt yet, that a guard stays in place is what keeps it so, and is said first. */
const inOrder = (warned: string, refused: string | undefined, isRefusedFirst: boolean): string =>
  (refused === undefined ? [warned] : isRefusedFirst ? [refused, warned] : [warned, refused]).join("\n\n");

/**
 * What to do about a danger that a question tells of, and nothing else: for somebody who may not ask just now. Nobody
 * waits a minute to hear that they should get out.
 */
export function warningAnswer({ warning, complexity, keywords }: Question): Answer | undefined {
  return warning && { ...sayAlone(warning), complexity, keywords };
}

/**
 * Where no scene is plain and nobody is told of as hurt, it may be an ordinary question after all: what is known of it
 * is folded below what always holds. When it cannot be found, that still stands.
 */
async function findBelow(
  warning: Warning,
  deps: AnswerDeps,
  question: Question,
  signal: AbortSignal | undefined,
): Promise<ReturnType<typeof sayAlone>> {
  const alone = sayAlone(warning, question.refusal);
  try {
    const { language } = warning;
    const asked = language === question.language ? question : readQuestion(question.text, language);
    const found = await find(deps, asked, { signal, least: COVERED_BELOW_A_WARNING });
    // A figure or a verdict could be read as "yes, do it".
    if (!MAY_BE_FOLDED.includes(found.origin) || found.figure) return alone;
    const title = translator(warning.language, "joe-hazards")("calm");
    return {
      ...alone,
      response: `${alone.response}\n\n${foldedBlock(title, found.response)}`,
      citations: [...alone.citations, ...found.citations],
    };
  } catch (error) {
    log({ level: "error", event: "joe.only-warned", ...errorFields(innermost(error)) });
    return alone;
  }
}

/** What may stand folded below a warning. */
const MAY_BE_FOLDED: readonly Found["origin"][] = ["knowledge", "topic", "learned"];

/** What was found, in the measures that the reader's language thinks in; behind a follow-up, what it was read as. */
async function find(...given: Parameters<typeof look>): Promise<Found> {
  const { language, typed, text } = given[1];
  const found = inMeasuresOf(language, await look(...given));
  if (typed === undefined) return found;
  const asked = translator(language, "joe-answers")("asked", { question: text });
  return { ...found, response: `${found.response}\n\n${asked}` };
}

async function look(
  { db, assistant }: AnswerDeps,
  { text, language, topic, asks, calculation, limit, query, refusal }: Question,
  options: Pick<AnswerOptions, "onText" | "signal"> & {
    /** How much of the question a passage has to name. */
    least?: number;
  },
): Promise<Found> {
  const t = translator(language, "joe-answers");
  const isCalculated = calculation !== undefined && "outcome" in calculation;
  // A calculation that refuses has nothing to say to a question whether something is allowed.
  const isRefused =
    isCalculated && (!calculation.outcome.ok || calculation.unused.length > 0) && !isCheck(calculation);
  // A section that is named is to be told; a word that is not understood may be what yes depends on.
  const isRead =
    isCalculated &&
    !(calculation.calculation.whole && query.sections.length > 0) &&
    !allowsUnread(calculation, text);
  const isWorkedOut = isRead && !(isRefused && asks.verdict);
  const [learned, passages] = await Promise.all([
    readLearned(db, text, language),
    // A calculation cites its own sources.
    isWorkedOut ? [] : ask(db, query, language),
  ]);
  if (learned) {
    return {
      response: sayPassages([learned], language),
      origin: "learned",
      citations: [citationOf(learned)],
    };
  }
  if (refusal) return { response: t(`refusals.${refusal}`), origin: "refused", citations: [] };
  // A number that is asked about as a limit is held to it before anything is worked out with it.
  const limited =
    isCheck(calculation) || isLaidOut(calculation, text) || (isLacking(calculation) && !asks.verdict)
      ? undefined
      : limit;
  const held = limited && (await sayLimits(db, limited, language));
  if (held) return held;
  if (isWorkedOut) return sayCalculation(calculation, text, language);
  const vague = vagueIn(text);
  if (vague) return { response: t(`vague.${vague}`), origin: "calculation", citations: [] };
  const [section] = query.sections;
  if (section && passages.every(({ nearness }) => nearness === "above")) {
    return {
      response: sayUnknown(section, passages.map(labelOf), language),
      origin: "unanswered",
      citations: [],
    };
  }
  const isAnswered = (passages[0]?.coverage ?? 0) >= WELL_COVERED;
  const lacks = calculation && !("outcome" in calculation) ? calculation : undefined;
  if (lacks && !isAnswered && lacks.missing.length <= MOST_MISSING && asks.amount) {
    return { response: sayMissing(lacks, language), origin: "calculation", citations: [] };
  }
  // No learning makes a price of today known.
  if (asks.price) return { response: t("refusals.price"), origin: "refused", citations: [] };
  const isNamed = (passages[0]?.coverage ?? 0) >= (options.least ?? 0);
  const shown = isNamed ? chosen(passages, query) : [];
  const asksForAll = asks.wholeTopic && !(asks.meaning && shown[0]?.kind === "term");
  if (
    topic &&
    (asksForAll || (topicAnswers(text, query, topic, language) && !(asks.meaning && shown.length > 0)))
  ) {
    const cited = passages.filter(({ kind }) => kind === "code").slice(0, MOST_PASSAGES);
    return { response: sayTopic(topic, language), origin: "topic", citations: cited.map(citationOf) };
  }
  if (shown.length === 0) return { response: t("fallback"), origin: "unanswered", citations: [] };
  if (!topic) {
    const rephrased = await rephrase(assistant, { question: text, language, passages }, options);
    if (rephrased) {
      const { response, cited } = rephrased;
      const advice = cited.some(({ section }) => section !== "") ? `\n\n${t("verify")}` : "";
      return { response: response + advice, origin: "assistant", citations: cited.map(citationOf) };
    }
  }
  const isUnheld = asks.verdict && shown.some(({ kind }) => kind === "code");
  const noLimit = isUnheld ? `${translator(language, "joe-limits")("noLimit")}\n\n` : "";
  return {
    response: noLimit + sayPassages(shown, language),
    origin: "knowledge",
    citations: shown.map(citationOf),
  };
}

const HOW_FAR = spoken(
  /\b(how (far|long)|what (distance|length)|que (tan (lejos|larg[oa])|distancia|longitud)|cuanto)\b/,
  "כמה|מרחק|מה האורך",
);
/** A ladder is laid out by the 4:1 that its question may name: that is the rule, and no slope to be held to it. */
const isLaidOut = (asked: Question["calculation"], text: string) =>
  HOW_FAR.test(fold(text)) &&
  asked !== undefined &&
  "outcome" in asked &&
  asked.outcome.ok &&
  asked.unused.length === 0 &&
  asked.outcome.formula.id === "ladderHeight";

/** Calculations that hold amounts to a code themselves, and need more than one. */
const CHECKS: readonly string[] = ["stairsCheck", "rampCheck"];
const isCheck = (asked: Question["calculation"]) =>
  asked !== undefined && "outcome" in asked && CHECKS.includes(asked.outcome.formula.id);

/** A calculation that the question names and that lacks an amount: that one is asked for. */
const isLacking = (asked: Question["calculation"]): boolean =>
  asked !== undefined && "missing" in asked && asked.isAskedBack && asked.missing.length <= MOST_MISSING;
