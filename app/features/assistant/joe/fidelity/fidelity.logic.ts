import type { Passage } from "~/engines/knowledge/knowledge.server.ts";
import { plainLetters } from "~/engines/knowledge/knowledge.ts";
import type { Language } from "~/i18n/languages.ts";
import { type Said, says } from "./alignment.logic.ts";
import { introOf } from "./intro.logic.ts";
import { asPairs, listed } from "./sequence.logic.ts";
import { lexiconOf } from "./signs.logic.ts";
import { type SourceSentence, sourceOf } from "./source.logic.ts";
import { isBreak, isOr, type Term, termsOf } from "./statement.logic.ts";

const MOST_SENTENCES = 40;
const MOST_TERMS = 160;
const MOST_CLAUSES = 14;
/** Ways of reading an answer that are followed side by side. */
const MOST_READINGS = 6;
/** Items of a list that are read together with the line above them. */
const MOST_ITEMS = 8;

interface Reading {
  said: readonly Said[];
}

/** Stands where a sentence was left out: nothing leans on it. */
const GAP: Said = { passage: -1, index: -1 };

export interface AnswerSentence {
  /** In which every citation is a mark of `markOf`. */
  text: string;
  isItem: boolean;
  /** It is known already that it is not shown. */
  isOut: boolean;
}

export interface Fidelity {
  /** For each sentence of the answer the passages that say it, by number from 1; undefined where none does. */
  sources: readonly (readonly number[] | undefined)[];
  /** Sentences of the passages that must be told as well: the exceptions to what is told. */
  lacking: readonly { text: string; passage: number }[];
}

/**
 * Holds an answer against its passages, sentence by sentence: each clause of one that is told must say what one
 * sentence of a passage says, and what it leans on must stand right before it.
 * @param whole whether the answer has ended; before that, a mark may still come
 */
export function holdSentences(
  sentences: readonly AnswerSentence[],
  { passages, language, whole }: { passages: readonly Passage[]; language: Language; whole: boolean },
): Fidelity {
  const sources = passages.flatMap((passage, number) =>
    passage.language === language ? sourceOf(passage, number, language) : [],
  );
  const marks = sentences.map(({ text }) => marksIn(text));
  const told: (readonly number[] | undefined)[] = sentences.map(() => undefined);
  let readings: Reading[] = [{ said: [] }];
  /** As they were before the last sentence, where that one stood alone. */
  let earlier: Reading[] | undefined;

  const read = sentences.slice(0, MOST_SENTENCES);
  const terms = read.map(({ text }) => termsOf(text, language));
  /** The readings in which sentences that follow one another say, read as these terms, what the passages say. */
  const readingsFrom = (
    before: readonly Reading[],
    from: number,
    to: number,
    said: readonly Term[],
    only?: ReadonlySet<number>,
  ): Reading[] => {
    const together = sentences.slice(from, to);
    if (said.length > MOST_TERMS || together.some(({ isOut }) => isOut)) return [];
    const { behind, before: ahead } = marksAround(marks, from, to);
    const asks = together.some(({ text }) => text.includes("?"));
    const held: Held = {
      sources: sources.filter((source) => source.asks === asks && (only?.has(source.passage) ?? true)),
      // While the answer still comes, so may the mark.
      nearby: behind || whole ? [...(behind ?? []), ...(ahead ?? [])] : [],
      isOne: to === from + 1,
    };
    const leans = leansBack(sentences[from]?.text ?? "", language);
    return before
      .flatMap((reading) => {
        const at = reading.said.length;
        const all = readingsOf(clausesOf(said), reading, held);
        return leans ? all.filter((each) => isNext(each.said[at - 1], each.said[at])) : all;
      })
      .slice(0, MOST_READINGS);
  };
  const pairAt = (before: readonly Reading[], at: number): Reading[] => {
    for (const pair of asPairs(terms[at] ?? [], terms[at + 1] ?? [])) {
      const found = readingsFrom(before, at, at + 2, pair);
      if (found.length > 0) return found;
    }
    return [];
  };
  /** From which sentence to which one is told as one, and how it is read. */
  const readAt = (at: number): [from: number, to: number, found: Reading[]] => {
    let items = at + 1;
    // "A dwelling has:" says something with the items below it alone.
    if (/:\s*$/.test(sentences[at]?.text ?? ""))
      while (items <= at + MOST_ITEMS && terms[items] && sentences[items]?.isItem) items++;
    for (let to = items; to > at; to--) {
      const found = readingsFrom(readings, at, to, listed(terms.slice(at, to)));
      if (found.length > 0) return [at, to, found];
    }
    const intro = introOf(sentences[at]?.text ?? "", passages, language);
    const led = intro
      ? readingsFrom(readings, at, at + 1, termsOf(intro.rest, language), intro.passages)
      : [];
    if (led.length > 0) return [at, at + 1, led];
    // One sentence of a passage may have become two.
    const withNext = pairAt(readings, at);
    if (withNext.length > 0) return [at, at + 2, withNext];
    return [at - 1, at + 1, earlier ? pairAt(earlier, at - 1) : []];
  };

  for (let at = 0; at < terms.length; ) {
    const [from, to, found] = readAt(at);
    const [best] = found;
    const since = ((from < at ? earlier : readings)?.[0]?.said ?? []).length;
    for (let n = from; best && n < to; n++)
      told[n] = [...new Set(best.said.slice(since).map(({ passage }) => passage + 1))];
    earlier = best && to === from + 1 ? readings : undefined;
    readings = best ? found : readings.map(({ said }) => ({ said: [...said, GAP] }));
    at = Math.max(to, at + 1);
  }
  const [{ said } = { said: [] }] = [...readings].sort(
    (one, other) => lackingIn(one.said, sources).length - lackingIn(other.said, sources).length,
  );
  return { sources: told, lacking: whole ? withWhatTheyLeanOn(lackingIn(said, sources), said, sources) : [] };
}

/** Whether a sentence begins with a word that makes it follow from the one before: "Then", "Otherwise". */
function leansBack(text: string, language: Language): boolean {
  const words = plainLetters(text)
    .replace(/[^\p{L}\p{N}\s]/gu, " ")
    .trim()
    .split(/\s+/)
    .slice(0, 4);
  return words.some((_, n) => lexiconOf(language).backward.has(words.slice(0, n + 1).join(" ")));
}

const isNext = (before: Said | undefined, said: Said | undefined) =>
  before !== undefined &&
  said?.passage === before.passage &&
  (said.index === before.index || said.index === before.index + 1);

const MARK = /⟦([\d ]*)⟧/g;
const numbersIn = (mark: string) => (mark.match(/\d+/g) ?? []).map(Number);
/** The marks that stand next behind and before sentences. */
export function marksAround(marks: readonly (readonly number[])[], from: number, to: number) {
  const isMarked = (each: readonly number[]) => each.length > 0;
  return { behind: marks.slice(to).find(isMarked), before: marks.slice(0, from).findLast(isMarked) };
}
/** The numbers of the passages that a sentence cites. */
export const marksIn = (sentence: string) =>
  Array.from(sentence.matchAll(MARK), ([mark]) => numbersIn(mark)).flat();

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
  /** It is one sentence, in which a part may have moved. */
  isOne: boolean;
}

/** The ways in which the clauses of a sentence say what the passages say, each with what it says in its order. */
function readingsOf(
  clauses: readonly Clause[],
  reading: Reading,
  { sources, nearby, isOne }: Held,
): Reading[] {
  // "Indeed." says nothing.
  if (clauses.length === 0) return [];
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
          if (source.isRest && from > 0) continue;
          if (allowed.length > 0 && !allowed.includes(source.passage + 1)) continue;
          if (!says(terms, source, said.at(-1), isOne)) continue;
          const { passage, index } = source;
          reached[to]?.set(`${passage} ${index} ${said.length}`, { said: [...said, { passage, index }] });
        }
      }
    }
  }
  return [...(reached[clauses.length]?.values() ?? [])];
}

/** Whoever tells a rule tells the exception that its passage makes to it: those that an answer lacks. */
function lackingIn(said: readonly Said[], sources: readonly SourceSentence[]): SourceSentence[] {
  return sources.filter(
    ({ isException, passage, index }) =>
      isException &&
      index > 0 &&
      said.some((each) => each.passage === passage && each.index < index) &&
      !said.some((each) => each.passage === passage && each.index === index),
  );
}

/** In the passages' own words, each behind the sentence that it leans on. */
function withWhatTheyLeanOn(
  lacking: readonly SourceSentence[],
  said: readonly Said[],
  sources: readonly SourceSentence[],
): { text: string; passage: number }[] {
  // What was left out does not stand between them on the page.
  const last = said.findLast((each) => each !== GAP);
  const added: SourceSentence[] = [];
  for (const exception of lacking) {
    const chain = [exception];
    for (let [first] = chain; first?.leans; [first] = chain) {
      const { passage, index } = first;
      const before = added.at(-1) ?? last;
      if (before?.passage === passage && before.index === index - 1) break;
      const owner = sources.find((each) => each.passage === passage && each.index === index - 1);
      if (!owner) break;
      chain.unshift(owner);
    }
    added.push(...chain.filter((each) => !added.includes(each)));
  }
  return added.map(({ text, passage }) => ({ text, passage: passage + 1 }));
}
