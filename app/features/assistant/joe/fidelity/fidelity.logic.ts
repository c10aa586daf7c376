import type { Passage } from "~/engines/knowledge/knowledge.queries.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { type Said, says } from "./alignment.logic.ts";
import { sentencesOf } from "./sentences.logic.ts";
import { type SourceSentence, sourceOf } from "./source.logic.ts";
import { isBreak, isOr, type Term, termsOf } from "./statement.logic.ts";

/** Why an answer does not say what its passages say. */
export type Unfaithful = "unsupported" | "exception";

const MOST_SENTENCES = 40;
const MOST_TERMS = 160;
const MOST_CLAUSES = 14;
/** Ways of reading an answer that are followed side by side. */
const MOST_READINGS = 6;

interface Reading {
  said: readonly Said[];
}

/**
 * Holds an answer against its passages: each of its clauses must say what one sentence of a passage says. Undefined
 * when all of them do.
 * @param text in which every citation is a mark of `markOf`
 * @param whole whether the answer has ended; before that, the exception to a rule may still come
 */
export function unfaithfulIn(
  text: string,
  { passages, language, whole }: { passages: readonly Passage[]; language: Language; whole: boolean },
): Unfaithful | undefined {
  const sources = passages.flatMap((passage, number) =>
    passage.language === language ? sourceOf(passage, number, language) : [],
  );
  const sentences = sentencesOf(text);
  if (sentences.length > MOST_SENTENCES) return "unsupported";
  const marks = sentences.map(marksIn);
  let readings: Reading[] = [{ said: [] }];
  for (const [at, sentence] of sentences.entries()) {
    const terms = termsOf(sentence, language);
    if (terms.length > MOST_TERMS) return "unsupported";
    const behind = marks.slice(at + 1).find((each) => each.length > 0);
    const before = marks.slice(0, at).findLast((each) => each.length > 0);
    // While the answer still comes, so may the mark.
    const nearby = behind || whole ? [...(behind ?? []), ...(before ?? [])] : [];
    readings = readings
      .flatMap((reading) =>
        readingsOf(clausesOf(terms), reading, {
          sources: sources.filter(({ asks }) => asks === sentence.includes("?")),
          nearby,
        }),
      )
      .slice(0, MOST_READINGS);
    if (readings.length === 0) return "unsupported";
  }
  if (!whole) return undefined;
  return readings.some(({ said }) => isComplete(said, sources)) ? undefined : "exception";
}

const MARK = /⟦([\d ]*)⟧/g;
const numbersIn = (mark: string) => (mark.match(/\d+/g) ?? []).map(Number);
const marksIn = (sentence: string) => Array.from(sentence.matchAll(MARK), ([mark]) => numbersIn(mark)).flat();

interface Clause {
  terms: readonly Term[];
  /** The passages that its citation names; empty where it has none. */
  cited: readonly number[];
}

/** The pieces of a sentence between its signs; what an "or" joins stays together. */
function clausesOf(terms: readonly Term[]): Clause[] {
  const clauses: { terms: Term[]; cited: number[] }[] = [{ terms: [], cited: [] }];
  for (const term of terms) {
    const last = clauses.at(-1);
    if (term.kind === "break" && term.name === "mark") {
      // A mark stands behind what it cites, or before all of it.
      const numbers = numbersIn(term.text);
      for (const clause of clauses)
        if (clause.cited.length === 0 && clause.terms.length > 0) clause.cited = numbers;
      clauses.push({ terms: [], cited: [] });
    } else if (isBreak(term) && !isOr(term)) clauses.push({ terms: [], cited: [] });
    else last?.terms.push(term);
  }
  const own = terms.flatMap((term) =>
    term.kind === "break" && term.name === "mark" ? [numbersIn(term.text)] : [],
  );
  return clauses
    .filter((clause) => clause.terms.length > 0)
    .map((clause) => (clause.cited.length > 0 ? clause : { ...clause, cited: own.at(-1) ?? [] }));
}

interface Held {
  sources: readonly SourceSentence[];
  /** The passages that the sentences around it cite, for a sentence that cites none. */
  nearby: readonly number[];
}

/** The ways in which the clauses of a sentence say what the passages say, each with what it says in its order. */
function readingsOf(clauses: readonly Clause[], reading: Reading, { sources, nearby }: Held): Reading[] {
  const reached: Map<string, Reading>[] = Array.from({ length: clauses.length + 1 }, () => new Map());
  reached[0]?.set("", reading);
  for (let from = 0; from < clauses.length; from++) {
    for (const { said } of [...(reached[from]?.values() ?? [])].slice(0, MOST_READINGS)) {
      // A table of many items is repeated whole or not at all.
      const first = clauses.length > MOST_CLAUSES ? clauses.length : from + 1;
      for (let to = clauses.length; to >= first; to--) {
        const joined = clauses.slice(from, to);
        const cited = joined.flatMap((clause) => clause.cited);
        const allowed = cited.length > 0 ? cited : nearby;
        const terms = joined.flatMap((clause) => clause.terms);
        for (const source of sources) {
          if (allowed.length > 0 && !allowed.includes(source.passage + 1)) continue;
          if (!says(terms, source, said.at(-1))) continue;
          const { passage, index } = source;
          reached[to]?.set(`${passage} ${index} ${said.length}`, { said: [...said, { passage, index }] });
        }
      }
    }
  }
  return [...(reached[clauses.length]?.values() ?? [])];
}

/** Whoever tells a rule tells the exception that its passage makes to it. */
function isComplete(said: readonly Said[], sources: readonly SourceSentence[]): boolean {
  const isTold = ({ passage, index }: Said) =>
    said.some((each) => each.passage === passage && each.index === index);
  return sources
    .filter(({ isException, index }) => isException && index > 0)
    .every(
      (exception) =>
        isTold(exception) ||
        !said.some((each) => each.passage === exception.passage && each.index < exception.index),
    );
}
