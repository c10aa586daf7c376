import type { SourceSentence } from "./source.logic.ts";
import { agree, isBreak, isOr, type Term } from "./statement.logic.ts";

/** What was said before a clause, of the same passage. */
export interface Said {
  passage: number;
  index: number;
}

const MOST_ADDED = 4;
const MOST_TERMS = 120;
/** In a longer clause nothing may have moved. */
const MOST_TERMS_TO_MOVE = 36;

/**
 * Whether a clause says what a sentence of a passage says: every term of it stands there, in the same order, and what
 * it leaves out may be left out. One part of the clause that a marker begins may stand elsewhere: "With sprinklers the
 * distance is 3 ft", "The distance is 3 ft with sprinklers".
 */
export function says(clause: readonly Term[], source: SourceSentence, before: Said | undefined): boolean {
  const terms = clause.filter((term) => !isBreak(term) || isOr(term));
  if (terms.length === 0 || terms.length > MOST_TERMS) return false;
  const isKnown = (term: Term) => isSayable(term, source) || source.terms.some((each) => agree(term, each, source.dimensions));
  if (!terms.every(isKnown)) return false;
  return orders(terms).some((order) => follows(order, source, before));
}

const formsOf = (term: Term): readonly string[] =>
  term.kind === "word" ? term.forms : term.kind === "amount" && term.relations[0] === "" ? [term.value] : [];
const isSayable = (term: Term, { sayable }: SourceSentence) => formsOf(term).some((form) => sayable.has(form));

/** The clause as it is, and with its first or its last part elsewhere. */
function orders(terms: readonly Term[]): Term[][] {
  const all: Term[][] = [[...terms]];
  if (terms.length > MOST_TERMS_TO_MOVE) return all;
  const amountsIn = (part: readonly Term[]) => part.filter(({ kind }) => kind === "amount").length;
  const crosses = (part: readonly Term[]) => amountsIn(part) <= 1 && !part.some(isOr);
  for (let at = 1; at < terms.length; at++) {
    if (terms[at]?.begins) {
      const block = terms.slice(at);
      for (let to = at - 1; to >= 0; to--) {
        const crossed = terms.slice(to, at);
        if (crosses(crossed)) all.push([...terms.slice(0, to), ...block, ...crossed]);
      }
    }
    if (terms[0]?.begins) {
      const block = terms.slice(0, at);
      for (let to = at + 1; to <= terms.length; to++) {
        const crossed = terms.slice(at, to);
        if (crosses(crossed)) all.push([...crossed, ...block, ...terms.slice(to)]);
      }
    }
  }
  return all;
}

/** Whether the terms stand in the sentence in this order. */
function follows(said: readonly Term[], source: SourceSentence, before: Said | undefined): boolean {
  const { terms, omissions } = source;
  const isContinued =
    before?.passage === source.passage && (before.index === source.index - 1 || before.index === source.index);
  const failed = new Set<number>();
  const width = terms.length + 1;
  const from = (i: number, j: number, added: number, named: boolean): boolean => {
    if (i === said.length && j === terms.length) return !source.isDependent || isContinued || named;
    const key = ((i * width + j) * (MOST_ADDED + 1) + added) * 2 + Number(named);
    if (failed.has(key)) return false;
    const term = said[i];
    const found = terms[j];
    const goesOn =
      (term !== undefined && found !== undefined && !(isBreak(found) && !isOr(found)) && agree(term, found, source.dimensions) && from(i + 1, j + 1, added, named)) ||
      (found !== undefined && isBreak(found) && !isOr(found) && from(i, j + 1, added, named)) ||
      (omissions[j] ?? []).some((to) => from(i, to, added, named)) ||
      (term !== undefined &&
        added < MOST_ADDED &&
        isSayable(term, source) &&
        from(i + 1, j, added + 1, named || formsOf(term).some((form) => source.antecedent.has(form))));
    if (!goesOn) failed.add(key);
    return goesOn;
  };
  return from(0, 0, 0, false);
}
