import { late } from "~/lib/late.ts";
import type { Kind } from "./article.ts";
import { sideBySide } from "./match-query.logic.ts";
import { type Alternative, type Concept, isMeasure } from "./question.logic.ts";
import type { Nearness } from "./sections.logic.ts";
import { STOP_WORDS } from "./stop-words.data.ts";
import { foldedText } from "./words.logic.ts";

/** What a text is judged by: its article's kind and tags, and the folded words of its fields as the index has them. */
export interface Judged {
  kind: Kind;
  /** Separated by a comma and a space. */
  tags: string;
  titleWords: string;
  sectionWords: string;
  tagsWords: string;
  bodyWords: string;
}

/**
 * A passage answers a question when it names more than three fifths of it by weight. A subject weighs 1, a property
 * such as a height or a quantity with a unit 0.5, a bare number 0.25, a section 3.
 */
export const LEAST_COVERAGE = 0.6;

/** A story around a question adds words to it: where two things of it are named, less of the rest has to be. */
const LEAST_OF_TERM = 0.79;
export const LEAST_OF_TWO = 0.49;

/** Far above what words alone can reach, so that the provision that was asked for by name stands first. */
const SECTION_SCORE: Record<Nearness, number> = { exact: 300, above: 200, below: 100 };
const TITLE_FOCUS = 12;
/** For the article that is named by the whole question, word for word: "what is a beam" means "Beam", not "Girder". */
const WHOLE_TITLE = 30;
/** For the rule itself before the talk that cites it, when the rule is asked for by its number. */
const THE_RULE_ITSELF = 10;
const SYNONYM_IN_TITLE = 0.6;

/** A definition seldom holds the figure, or the way of doing it, that is asked for. */
const TERM_FOR_MORE = 0.4;
/** What a crew is told in the morning stands behind the rule itself and behind what a word means. */
const TALK_FOR_A_RULE = 0.75;

const stop = late(() => new Set<string>(STOP_WORDS.en));

interface Field {
  words: Set<string>;
  text: string;
}

const fieldOf = (text: string): Field => ({ words: new Set(text.split(" ")), text: ` ${text} ` });

function names(field: Field, { words }: Alternative): boolean {
  if (words.length === 1) return field.words.has(words[0] ?? "");
  if (sideBySide(words)) return field.text.includes(` ${words.join(" ")} `);
  return words.every((word) => field.words.has(word));
}

export interface Judgement {
  /** How much of the question the text names, 0 to 1. */
  coverage: number;
  /** Higher is better; meaningful among the passages of one question only. */
  score: number;
  /** How the text's section stands to the one that was asked for, where one was. */
  nearness?: Nearness;
}

/**
 * Judges a text that the index found.
 * @param relevance the index's bm25, positive
 * @param least how much of the question it has to name more than
 * @returns nothing when the text does not answer the question
 */
export function judge(
  concepts: readonly Concept[],
  fields: Judged,
  relevance: number,
  least = LEAST_COVERAGE,
): Judgement | undefined {
  const title = fieldOf(fields.titleWords);
  const section = fieldOf(fields.sectionWords);
  const tags = fieldOf(fields.tagsWords);
  const body = fieldOf(fields.bodyWords);
  let all = 0;
  let covered = 0;
  let named = false;
  let matched = 0;
  let sectionScore = 0;
  let nearness: Nearness | undefined;
  let asksForMore = false;
  let isCalledSo = true;
  let hasAmount = false;
  const called = fields.kind === "term" ? namesOf(fields) : undefined;
  const asksForSection = concepts.some(({ role }) => role === "reference");
  for (const { role, weight, alternatives } of concepts) {
    if (role === "reference") {
      // Of several sections that are asked for, a text answers its own.
      const hit = alternatives.find((each) => names(section, each));
      if (!hit?.nearness) continue;
      all += weight;
      if (SECTION_SCORE[hit.nearness] > sectionScore) nearness = hit.nearness;
      sectionScore = Math.max(sectionScore, SECTION_SCORE[hit.nearness]);
      covered += weight;
      named = true;
      continue;
    }
    all += weight;
    const inName = alternatives.some(
      (each) =>
        (names(title, each) || names(tags, each)) &&
        // "Ground" is a part of what a GFCI is called, and who asks about a ground rod does not ask about that.
        (each.literal || called === undefined || called.has(each.words.join(" "))),
    );
    if (role !== "subject" && !inName) asksForMore = true;
    if (role === "subject" && !inName) isCalledSo = false;
    if (role === "quantity" && !inName) hasAmount = true;
    const inFront = inName || alternatives.some((each) => names(section, each));
    if (!inFront && !alternatives.some((each) => names(body, each))) continue;
    covered += weight;
    if (role === "subject" || (role === "property" && inName))
      matched += role === "subject" && inFront ? 1 : 0.5;
    // What is asked about must be what the text is about, not something it mentions on the way; sizes are only mentioned.
    if (role === "subject" && (inFront || isMeasure({ alternatives }))) named = true;
  }
  const coverage = all > 0 ? covered / all : 0;
  const few = matched >= 2 ? Math.min(least, LEAST_OF_TWO) : least;
  // What a word means answers a question about something else only when it is about that word.
  const needed = fields.kind === "term" && least >= LEAST_COVERAGE ? LEAST_OF_TERM : few;
  if (coverage <= needed || !named || (asksForSection && sectionScore === 0)) return undefined;
  // "How much is 17 ft in meters" asks neither what a meter is nor what measures it.
  if (fields.kind === "term" && hasAmount && least >= LEAST_COVERAGE) return undefined;
  const defines = fields.kind === "term" && asksForMore;
  const focus = titleFocus(concepts, title);
  const isTheWord = !defines && coverage === 1 && isCalledSo && (focus === 1 || isNameOf(fields, concepts));
  const words = relevance + TITLE_FOCUS * focus + (isTheWord ? WHOLE_TITLE : 0);
  const fitting = defines ? TERM_FOR_MORE : fields.kind === "talk" ? TALK_FOR_A_RULE : 1;
  const rule = asksForSection && fields.kind === "code" ? THE_RULE_ITSELF : 0;
  return { coverage, score: coverage ** 2 * words * fitting + sectionScore + rule, nearness };
}

/** What a term is called, each name whole. */
const namesOf = ({ tags }: Judged) =>
  new Set(tags.split(", ").flatMap((tag) => [foldedText(tag, "en"), foldedText(tag, "es")]));

/** Whether a term's names, in any language, are exactly what the question says: "viga" is a tag of "Beam". */
function isNameOf(fields: Judged, concepts: readonly Concept[]): boolean {
  const [concept] = concepts;
  if (fields.kind !== "term" || !concept || concepts.length > 1) return false;
  const names = namesOf(fields);
  return concept.alternatives.some(({ literal, words }) => literal && names.has(words.join(" ")));
}

/** How much of the title the question asks for, 0 to 1: "beam" is all of "Beam" and half of "Grade beam". */
function titleFocus(concepts: readonly Concept[], title: Field): number {
  const worth = new Map<string, number>();
  for (const { role, alternatives } of concepts) {
    if (role === "reference") continue;
    for (const alternative of alternatives) {
      if (!names(title, alternative)) continue;
      const value = alternative.literal ? 1 : SYNONYM_IN_TITLE;
      for (const word of alternative.words) worth.set(word, Math.max(value, worth.get(word) ?? 0));
    }
  }
  const words = [...title.words].filter((word) => !stop().has(word));
  const found = words.reduce((sum, word) => sum + (worth.get(word) ?? 0), 0);
  return words.length > 0 ? found / words.length : 0;
}

/** The longest excerpt, in characters; a shorter body is given whole. */
const MOST_EXCERPT = 420;

/** The run of whole sentences of a body that names most of the question. */
export function excerpt(
  concepts: readonly Concept[],
  body: string,
  fold: (sentence: string) => string,
): string {
  if (body.length <= MOST_EXCERPT) return body;
  const sentences = body.match(/[^.!?]+(?:[.!?](?!\s|$)[^.!?]*)*[.!?]*\s*/gu) ?? [body];
  const weights = sentences.map((sentence) => {
    const field = fieldOf(fold(sentence));
    return concepts.reduce(
      (sum, { weight, alternatives }) => sum + (alternatives.some((each) => names(field, each)) ? weight : 0),
      0,
    );
  });
  let best = { weight: -1, text: "" };
  for (let start = 0; start < sentences.length; start++) {
    let text = "";
    let weight = 0;
    for (let end = start; end < sentences.length; end++) {
      const next = text + (sentences[end] ?? "");
      if (next.trimEnd().length > MOST_EXCERPT) break;
      text = next;
      weight += weights[end] ?? 0;
    }
    if (weight > best.weight && text) best = { weight, text };
  }
  return best.text.trim() || `${body.slice(0, MOST_EXCERPT - 1).trimEnd()}…`;
}
