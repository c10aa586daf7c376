import type { Language } from "~/i18n/languages.ts";
import { LANGUAGES } from "~/i18n/languages.ts";
import { late } from "~/lib/late.ts";
import { QUESTION_MAX } from "~workers/shared/question-limits.ts";
import { isQuantity, plainSigns } from "./quantities.logic.ts";
import { type Request, requestOf } from "./request.logic.ts";
import { type Nearness, takeReferences, wordsFor } from "./sections.logic.ts";
import { meantTerm } from "./spelling.logic.ts";
import { STOP_WORDS } from "./stop-words.data.ts";
import { isStopWord } from "./stop-words.logic.ts";
import { SYNONYMS } from "./synonyms.data.ts";
import { foldedForms, foldedText, plainWords } from "./words.logic.ts";

/** One way in which a text may name a concept: folded words, side by side or, in Hebrew, anywhere in a field. */
export interface Alternative {
  words: readonly string[];
  /** As the question has it, rather than by a synonym. */
  literal: boolean;
  nearness?: Nearness;
}

/** One thing that a question is about. */
export interface Concept {
  /**
   * `subject` is what is asked about; a property or a quantity narrows it down; `how` says only that a number or a
   * way of doing it is asked for, not a meaning.
   */
  role: "reference" | "subject" | "property" | "quantity" | "how";
  /** How much of the question it is. */
  weight: number;
  alternatives: readonly Alternative[];
}

const WEIGHTS = { reference: 3, subject: 1, property: 0.5, quantity: 0.5, how: 0 } as const;
const BARE_NUMBER_WEIGHT = 0.25;
/** Beside two terms of the trade, a word that is none may be a part of the story as well as what is asked about. */
const UNKNOWN_WEIGHT = 0.5;
const ENOUGH_TERMS = 2;

/** The most concepts of a question that are looked for. */
const MOST_CONCEPTS = 24;
const LONGEST_PHRASE = 4;

interface Dictionary {
  /** Folded phrase to the numbers of its groups. */
  groups: Map<string, number[]>;
  alternatives: string[][][];
}

/** Built once: it is data in another form. */
const dictionary = late(readDictionary);

function readDictionary(): Dictionary {
  const groups = new Map<string, number[]>();
  const alternatives = SYNONYMS.map((group, number) =>
    LANGUAGES.flatMap((language) =>
      group[language].split(",").map((phrase) => {
        const folded = foldedText(phrase, language);
        const known = groups.get(folded) ?? [];
        if (!known.includes(number)) groups.set(folded, [...known, number]);
        return folded.split(" ");
      }),
    ),
  );
  return { groups, alternatives: alternatives.map(distinct) };
}

function distinct(phrases: string[][]): string[][] {
  return [...new Map(phrases.map((words) => [words.join(" "), words])).values()];
}

const things = late(() => new Set(STOP_WORDS.things));

/** "reported" also asks for "report", and "spaced" for "space". */
function presentForms(word: string): string[] {
  return /^[a-z]{4,}ed$/.test(word) ? [word, word.slice(0, -2), word.slice(0, -1)] : [word];
}

/** The ways in which a language writes a word of the question. */
function formsIn(word: string, language: Language): string[] {
  const written = language === "en" ? presentForms(word) : [word];
  return [...new Set(written.flatMap((each) => foldedForms(each, language)))];
}

/** Latin words are read as English and as Spanish, whatever the page's language is: people mix them. */
function formsOf(word: string): string[] {
  return [...new Set([...formsIn(word, "en"), ...formsIn(word, "es")])];
}

/** The groups of the phrase that starts at a place, the longest first, and how many words it takes. */
function phraseAt(words: readonly string[], start: number): { length: number; groups: number[] } | undefined {
  const spellings = (["en", "es"] satisfies Language[]).map((language) =>
    words.slice(start, start + LONGEST_PHRASE).map((word) => formsIn(word, language)),
  );
  for (let length = Math.min(LONGEST_PHRASE, words.length - start); length > 0; length--) {
    const groups = new Set<number>();
    for (const forms of spellings) {
      for (const phrase of asTheTradeReads(combinations(forms.slice(0, length)))) {
        for (const group of dictionary().groups.get(phrase) ?? []) groups.add(group);
      }
    }
    if (groups.size > 0) return { length, groups: [...groups] };
  }
  return undefined;
}

function combinations(forms: readonly string[][]): string[] {
  return forms.reduce<string[]>(
    (starts, next) => starts.flatMap((start) => next.map((word) => (start ? `${start} ${word}` : word))),
    [""],
  );
}

/** Words without a meaning of their own by which a question asks for a number or a way. */
const HOW_WORDS = new Set(
  (
    "how many much minimum maximum min max inches inch feet foot como cuanto cuanta cuantos cuantas minimo minima maximo maxima " +
    "pulgadas pies איך כמה מינימום מקסימום מינימלי מינימלית מקסימלי מקסימלית מזערי מרבי אינצים אינץ"
  ).split(" "),
);
const HEBREW_LETTER = /[\u05d0-\u05ea]/;
const HOW: Concept = { role: "how", weight: WEIGHTS.how, alternatives: [] };

/** Words by which it is asked whether something must or may be: what it means is no answer to that. */
const RULE =
  /(?<!\p{L})(?:(?:do|does|must|should|can|could|may) (?:i|we|you|u|they|he|it)|required?|allowed|have to|need to|necesit[oa]|necesitamos|ocup[oa]|debo|debe|puedo|se (?:puede|necesita|requiere|permite)|obligatorio|האם|חייב(?:ים|ת)?|מותר|אסור|חובה)(?!\p{L})/iu;

const isYear = (word: string) => /^(?:19|20)\d\d$/.test(word);

function quantity(word: string): Concept {
  const alternatives = [{ words: [word], literal: true }];
  // A level of sound says by itself what is asked about.
  if (word.endsWith("db")) {
    const noise = ["noise", "ruido", "רעש"].map((each) => ({ words: [each], literal: false }));
    return { role: "subject", weight: WEIGHTS.subject, alternatives: [...alternatives, ...noise] };
  }
  const weight = /^\d+$/.test(word) ? BARE_NUMBER_WEIGHT : WEIGHTS.quantity;
  return { role: "quantity", weight, alternatives };
}

/** Whether a concept is a size or a number with its unit. */
export const isMeasure = ({ alternatives }: Pick<Concept, "alternatives">) =>
  alternatives.length > 0 && alternatives.every(({ words: [word = ""] }) => /^\d.*[a-z]/.test(word));

function subject(word: string): Concept {
  const alternatives = formsOf(word).map((form) => ({ words: [form], literal: true }));
  return { role: "subject", weight: WEIGHTS.subject, alternatives };
}

/** A Hebrew word of the trade is nothing else besides: "בטיחות" is safety, and not the plaster that is left of it. */
function asTheTradeReads(phrases: readonly string[]): readonly string[] {
  const known = phrases.find((phrase) => HEBREW_LETTER.test(phrase) && dictionary().groups.has(phrase));
  return known ? [known] : phrases;
}

function group(asked: readonly string[], numbers: readonly number[]): Concept {
  const generic = numbers.every((number) => SYNONYMS[number]?.generic);
  const role = generic ? "property" : "subject";
  const literal = new Set(asTheTradeReads(combinations(asked.map(formsOf))));
  const phrases = distinct(numbers.flatMap((number) => dictionary().alternatives[number] ?? []));
  const spoken = [...literal].map((phrase) => phrase.split(" "));
  const alternatives = distinct([...spoken, ...phrases]).map((words) => ({
    words,
    literal: literal.has(words.join(" ")),
  }));
  return { role, weight: WEIGHTS[role], alternatives };
}

/** A word that is nearly a term of the trade: either of them may stand in a text. */
function misspeltTerm(word: string): Concept | undefined {
  const meant = meantTerm(word);
  const phrase = meant ? phraseAt(plainWords(meant), 0) : undefined;
  if (!meant || !phrase) return undefined;
  const { alternatives, ...concept } = group(plainWords(meant).slice(0, phrase.length), phrase.groups);
  return { ...concept, alternatives: [...subject(word).alternatives, ...alternatives] };
}

/** The sections that a question names, and the question without them. */
const partsOf = (question: string) => takeReferences(plainSigns(question.slice(0, QUESTION_MAX)));

/** How a question is read. */
export interface Reading {
  /** Every word as it is written and of full weight, for a search that says what it looked for. */
  literal?: boolean;
}

/** What a question is about, in its order; nothing when it has no word that means something. */
export const conceptsOf = (question: string, reading: Reading = {}): Concept[] =>
  conceptsIn(partsOf(question), reading);

function conceptsIn({ references, rest }: ReturnType<typeof partsOf>, { literal }: Reading): Concept[] {
  const concepts: Concept[] = references.map((reference) => ({
    role: "reference",
    weight: WEIGHTS.reference,
    alternatives: wordsFor(reference).map(({ word, nearness }) => ({
      words: [word],
      literal: true,
      nearness,
    })),
  }));
  const seen = new Set<string>();
  const add = (key: string, concept: Concept) => {
    if (!seen.has(key)) concepts.push(concept);
    seen.add(key);
  };
  const words = plainWords(rest);
  const unknown = new Set<Concept>();
  for (let at = 0; at < words.length && concepts.length < MOST_CONCEPTS; ) {
    const word = words[at] ?? "";
    if (HOW_WORDS.has(word)) add("how", HOW);
    const phrase = phraseAt(words, at);
    // "use" and "in" mean nothing by themselves, but may begin a phrase of the trade.
    const meaningless = isStopWord(word) || isYear(word);
    if (phrase && !(meaningless && phrase.length === 1)) {
      add(`group ${phrase.groups}`, group(words.slice(at, at + phrase.length), phrase.groups));
      at += phrase.length;
      continue;
    }
    if (!meaningless && word.length > 1) {
      const term = literal || isQuantity(word) ? undefined : misspeltTerm(word);
      const concept = term ?? (isQuantity(word) ? quantity(word) : subject(word));
      if (!literal && !term && !isQuantity(word)) unknown.add(concept);
      add(formsOf(word)[0] ?? word, concept);
    }
    at++;
  }
  const asksForRule = !literal && RULE.test(rest);
  if (asksForRule && concepts.some(({ role }) => role === "subject")) add("how", HOW);
  const terms = concepts.filter(
    (each) => !unknown.has(each) && (each.role === "subject" || each.role === "property"),
  );
  if (terms.length < ENOUGH_TERMS) return concepts;
  return concepts.map((each) => (unknown.has(each) ? { ...each, weight: UNKNOWN_WEIGHT } : each));
}

/**
 * What a search is about that may be a single broad word. "Permit" and "inspector" say nothing within a question, but
 * somebody who types nothing else looks for them.
 */
export function broadConceptsOf(search: string): Concept[] {
  const concepts = conceptsOf(search, { literal: true });
  if (concepts.length > 0) return concepts;
  return plainWords(search)
    .filter((word) => things().has(word))
    .map(subject);
}

/** Where one part of a question ends and another begins. */
const PARTS =
  /[.?!;,:](?=\s|$)| [-–] |(?<!\p{L})(?:when|if|because|so that|while|and then|cuando|si|porque|para que|mientras|pa'|כש\p{L}+|אם|כי|כדי)(?!\p{L})/giu;
/** A part says enough to be answered by itself when it has a subject and something beside it. */
const LEAST_PART = 1.5;
const MOST_PARTS = 6;

/** A question as the knowledge base reads it. */
export interface Query extends Pick<Request, "kind"> {
  /** What is asked for by name, where `kind` says that a talk or a meaning is: one list of concepts for each. */
  named: Concept[][];
  /** The question as a whole first, then the parts of it that ask something by themselves. */
  readings: [whole: Concept[], ...parts: Concept[][]];
  /** The sections it names, as they are written there: `R311.7.5.1`. */
  sections: string[];
}

/** Reads a question once, for whatever is to be found with it. */
export function queryOf(question: string, reading: Reading = {}): Query {
  const parts = partsOf(question);
  const whole = conceptsIn(parts, reading);
  const { kind, about } = requestOf(question);
  return {
    kind,
    named: kind ? about.map((each) => conceptsOf(each, reading)) : [],
    readings: [whole, ...partialReadings(question, whole, reading)],
    sections: parts.written,
  };
}

/** People tell a story around a question. */
function partialReadings(question: string, whole: Concept[], reading: Reading): Concept[][] {
  if (whole.some(({ role }) => role === "reference")) return [];
  const parts = question
    .slice(0, QUESTION_MAX)
    .split(PARTS)
    .map((each) => conceptsOf(each, reading))
    .filter(
      (concepts) =>
        concepts.length < whole.length &&
        concepts.some(({ role }) => role === "subject") &&
        concepts.reduce((sum, { weight }) => sum + weight, 0) >= LEAST_PART,
    );
  return parts.slice(0, MOST_PARTS);
}
