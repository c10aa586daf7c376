import { type Query, queryOf } from "~/engines/knowledge/knowledge.ts";
import type { Language } from "~/i18n/languages.ts";
import { asksForAFigure, tellsOfHarm, withoutPurpose } from "./asks-a-figure.logic.ts";
import { type Asked, calculationOf } from "./calculations/calculation-of.ts";
import { type Complexity, complexityOf } from "./complexity.logic.ts";
import { wholeQuestion } from "./follow-up.ts";
import type { Hazard } from "./hazards/dangers/dangers.data.ts";
import { answerLanguageOf } from "./hazards/question-language.logic.ts";
import { hazardsOf } from "./hazards/recognise.logic.ts";
import { type Warning, warningOf } from "./hazards/warning.ts";
import { asksForAnAmount, asksForAPrice } from "./intent.logic.ts";
import {
  asksForAVerdict,
  isWhole,
  type LimitQuestion,
  limitQuestionOf,
  openLimitOf,
  toldLimitsOf,
} from "./limits/read-limits.ts";
import { type Refusal, refusalOf } from "./refusals.ts";
import { asksForAllOf, type Topic, topicOf } from "./topics.logic.ts";

/** A question and everything that Joe reads in it, before anything is looked up. */
export interface Question {
  text: string;
  /** What was typed, where it went on from the question before it. */
  typed?: string;
  /** The language to answer in. */
  language: Language;
  complexity: Complexity;
  /** The words that carry its meaning, longest first, at most six. */
  keywords: string[];
  topic?: Topic;
  /** What is to be done now, where it tells of a danger. */
  warning?: Warning;
  /** What it asks for. */
  asks: { verdict: boolean; amount: boolean; price: boolean; meaning: boolean; wholeTopic: boolean };
  /** Something that Joe does not do whatever he knows. */
  refusal?: Refusal;
  calculation?: Asked;
  /** A number that is asked about as a limit. */
  limit?: LimitQuestion;
  query: Query;
}

function keywordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]{4,30}/gu) ?? [];
  return [...new Set(words)].sort((a, b) => b.length - a.length).slice(0, 6);
}

/**
 * Reads a question once. Every stage takes what it needs from here, so that none reads the text in another way.
 * @param page the page's language; the answer is in the question's own where that is plain, a warning always
 * @param earlier the question before it in the same conversation, from which it may go on
 */
export function readQuestion(text: string, page: Language, earlier?: string): Question {
  const question = readAlone(text, page);
  // A danger is never read as a part of what was asked before.
  if (!earlier || question.warning || isWhole(question.limit)) return question;
  const { language } = question;
  const whole = wholeQuestion(text, earlier, language);
  return whole ? { ...readAlone(whole, language), typed: text, language } : question;
}

function readAlone(text: string, page: Language): Question {
  const language = answerLanguageOf(text, page);
  const topic = topicOf(text);
  const query = queryOf(text);
  const limit = limitQuestionOf(text);
  const warning = warningOf(withoutPurpose(text), language);
  const calculation = calculationOf(text, language);
  const refusal = refusalOf(text);
  const told = limit ?? (calculation || refusal ? undefined : (toldLimitsOf(text) ?? openLimitOf(text)));
  const isRefused =
    warning !== undefined &&
    ((refusal === "bypass" && isOfABypass(warning)) ||
      (refusal !== undefined && OF_PAPER.includes(refusal) && isOfNothing(warning) && !tellsOfHarm(text)) ||
      (refusal === "medicine" && isOfAnAche(warning)) ||
      (refusal === "engineer" && isOfWhatStands(warning)));
  return {
    text,
    language,
    complexity: complexityOf(text),
    keywords: keywordsOf(text),
    topic,
    warning: warning && (isRefused || isCalm(warning, text, told, calculation)) ? undefined : warning,
    asks: {
      verdict: asksForAVerdict(text),
      amount: asksForAnAmount(text),
      price: asksForAPrice(text),
      meaning: query.kind === "term",
      wholeTopic: topic !== undefined && asksForAllOf(text, topic),
    },
    refusal,
    calculation,
    limit: told,
    query,
  };
}

/**
 * A question about a limit that is understood whole has no word left over that could tell of a danger. One whose every
 * amount finds its place in a calculation asks for a quantity, unless it names a moment, or tells beside it of something
 * that happens.
 */
const isCalm = (
  { hazards, isFaint, isOfHarm, isGoingOn, isOfSomebody, isMisspelt }: Warning,
  text: string,
  limit: LimitQuestion | undefined,
  calculation: Asked | undefined,
): boolean =>
  (isFaint &&
    (asksForAFigure(text) ||
      (!isOfHarm &&
        (isWhole(limit) ||
          limit?.isOpen === true ||
          (isWorkedOut(calculation) &&
            !isGoingOn &&
            (isMisspelt || !isOfSomebody) &&
            !tellsBesideFigures(text)))))) ||
  (hazards.every((hazard) => PLACES.includes(hazard)) && !isOfHarm && !isOfSomebody && asksForAFigure(text));

/** Places where people work: that one stands there is no danger by itself where its figure is asked for. */
const PLACES: readonly Hazard[] = ["edge", "ladder", "scaffold"];

/** Who asks how to put the guard of a tool out of action is refused, which says to stop, unplug and tag it as well. */
const isOfABypass = ({ hazards, isGrave, isOfHarm, isGoingOn, isMisspelt }: Warning): boolean =>
  !isGrave && !isOfHarm && !isGoingOn && (isMisspelt || hazards.every((hazard) => hazard === "tool"));

/** What Joe does not know or give out, be it of somebody or below the ground: asked for, it tells of nothing. */
const OF_PAPER: readonly Refusal[] = ["private", "underground"];
const isOfNothing = ({ hazards, isFaint, isOfHarm, isMisspelt }: Warning): boolean =>
  isFaint && !isOfHarm && (isMisspelt || hazards.length === 0);

/** Whether a wall carries is refused, which says to leave and shore it: nothing that gives way is told, and nobody. */
const isOfWhatStands = ({ hazards, isFaint, isGrave, isOfHarm, isGoingOn }: Warning): boolean =>
  isFaint &&
  !isGrave &&
  !isOfHarm &&
  !isGoingOn &&
  hazards.every((hazard) => hazard === "crush" || hazard === "structure");

/** Who asks what to take for an ache is refused, which sends to a doctor: nothing that happened is told. */
const isOfAnAche = ({ hazards, isGrave, isGoingOn }: Warning): boolean =>
  !isGrave && !isGoingOn && hazards.length > 0 && hazards.every((hazard) => hazard === "injury");

const isWorkedOut = (asked: Asked | undefined): boolean =>
  asked !== undefined && "outcome" in asked && asked.outcome.ok && asked.unused.length === 0;

/** "How many yards for 10x10x4 in? The form blew out": a sentence without a figure that tells of a danger. */
const tellsBesideFigures = (text: string): boolean =>
  text.split(/[.?!;\n]+(?!\d)/).some((part) => !/\d/.test(part) && hazardsOf(part).length > 0);
