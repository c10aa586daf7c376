import { ask, type Passage } from "~/engines/knowledge/knowledge.queries.server.ts";
import { takeReferences } from "~/engines/knowledge/sections.logic.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { AssistantService } from "~/services/assistant.server.ts";
import type { Database } from "~db/client.ts";
import type { Answer, Citation } from "./answer.ts";
import { calculationOf } from "./calculations/calculation-of.ts";
import { type Complexity, complexityOf } from "./complexity.logic.ts";
import { asksForAnAmount, asksForAPrice, asksForMeaning, topicAnswers } from "./intent.logic.ts";
import { readLearned } from "./learned.queries.server.ts";
import { inMeasuresOf } from "./measures.ts";
import { labelOf } from "./rephrase.logic.ts";
import { rephrase } from "./rephrase.server.ts";
import { sayCalculation, sayMissing, sayPassages, sayTopic, sayUnknown, stopLine } from "./say.ts";
import { topicOf } from "./topics.logic.ts";

export interface AnswerDeps {
  db: Database;
  now: () => Date;
  language: Language;
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
type Found = Pick<Answer, "response" | "origin" | "citations" | "math">;

/** Passages that are told beside the best one, and how good they must be. */
const MOST_PASSAGES = 3;
const NEARLY_AS_GOOD = 0.7;
/** A passage that names this much of a question answers it better than being asked back. */
const WELL_COVERED = 0.9;
/** A calculation that lacks more than this is not what was asked for. */
const MOST_MISSING = 2;

/** The words of a question that carry its meaning, longest first, at most six. */
function keywordsOf(question: string): string[] {
  const words = question.toLowerCase().match(/[\p{L}\p{N}]{4,30}/gu) ?? [];
  return [...new Set(words)].sort((a, b) => b.length - a.length).slice(0, 6);
}

const citationOf = (passage: Passage): Citation => ({
  label: labelOf(passage),
  edition: passage.edition,
  title: passage.title,
  confidence: passage.confidence,
  slug: passage.slug,
});

/** The best passage and those that answer about as well. */
function chosen(passages: readonly Passage[]): Passage[] {
  const [best] = passages;
  if (!best) return [];
  return passages
    .filter(({ score, coverage }) => score >= best.score * NEARLY_AS_GOOD && coverage >= best.coverage - 0.01)
    .slice(0, MOST_PASSAGES);
}

/**
 * Answers a question: what an administrator wrote for it, then a calculation, then a built-in topic or the knowledge
 * base, in the words of a language model only where one is configured and keeps to what was found. Nothing found is
 * an answer too, of origin `unanswered`. A danger that is going on is spoken of first.
 */
export async function answerQuestion(
  deps: AnswerDeps,
  question: string,
  { complexity = "auto", onText, signal }: AnswerOptions = {},
): Promise<Answer> {
  const facts = {
    language: deps.language,
    complexity: complexity === "auto" ? complexityOf(question) : complexity,
    category: topicOf(question) ?? "general",
    keywords: keywordsOf(question),
  };
  const stop = stopLine(question, deps.language);
  if (!stop) return { ...facts, ...(await find(deps, question, { onText, signal })) };
  const found = await find(deps, question, {
    onText: onText && ((text) => onText(`${stop}\n\n${text}`)),
    signal,
  });
  if (found.origin === "unanswered")
    return { ...facts, response: stop, category: "safety", citations: [], origin: "topic" };
  return { ...facts, ...found, response: `${stop}\n\n${found.response}` };
}

/** What was found, in the measures that the reader's language thinks in. */
const find = async (...given: Parameters<typeof look>): Promise<Found> =>
  inMeasuresOf(given[0].language, await look(...given));

async function look(
  { db, language, assistant }: AnswerDeps,
  question: string,
  options: Pick<AnswerOptions, "onText" | "signal">,
): Promise<Found> {
  const t = translator(language, "joe-answers");
  const calculation = calculationOf(question, language);
  const isWorkedOut = calculation && "outcome" in calculation;
  const [learned, passages] = await Promise.all([
    readLearned(db, question, language),
    // A calculation cites its own sources.
    isWorkedOut ? [] : ask(db, question, language),
  ]);
  if (learned) {
    return {
      response: sayPassages([learned], language),
      origin: "learned",
      citations: [citationOf(learned)],
    };
  }
  if (isWorkedOut) return sayCalculation(calculation, language);
  const [section] = takeReferences(question).written;
  if (section && passages.every(({ nearness }) => nearness === "above")) {
    return {
      response: sayUnknown(section, passages.map(labelOf), language),
      origin: "unanswered",
      citations: [],
    };
  }
  const isAnswered = (passages[0]?.coverage ?? 0) >= WELL_COVERED;
  if (calculation && !isAnswered && calculation.missing.length <= MOST_MISSING && asksForAnAmount(question)) {
    return { response: sayMissing(calculation, language), origin: "calculation", citations: [] };
  }
  if (asksForAPrice(question)) return { response: t("fallback"), origin: "unanswered", citations: [] };
  const topic = topicOf(question);
  const shown = chosen(passages);
  if (topic && topicAnswers(question, topic, language) && !(asksForMeaning(question) && shown.length > 0)) {
    const cited = passages.filter(({ kind }) => kind === "code").slice(0, MOST_PASSAGES);
    return { response: sayTopic(topic, language), origin: "topic", citations: cited.map(citationOf) };
  }
  if (shown.length === 0) return { response: t("fallback"), origin: "unanswered", citations: [] };
  if (!topic) {
    const rephrased = await rephrase(assistant, { question, language, passages }, options);
    if (rephrased) {
      const { response, cited } = rephrased;
      const advice = cited.some(({ section }) => section !== "") ? `\n\n${t("verify")}` : "";
      return { response: response + advice, origin: "assistant", citations: cited.map(citationOf) };
    }
  }
  return { response: sayPassages(shown, language), origin: "knowledge", citations: shown.map(citationOf) };
}
