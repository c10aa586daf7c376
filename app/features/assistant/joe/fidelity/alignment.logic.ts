import { tellsRow } from "./rows.logic.ts";
import { ACT } from "./signs.logic.ts";
import { ONE, type SourceSentence } from "./source.logic.ts";
import { agree, isBreak, isFreedomBelow, isOr, type Term } from "./statement.logic.ts";

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
 * @param mayMove false for more than one sentence, between which nothing goes over
 */
export function says(
  clause: readonly Term[],
  source: SourceSentence,
  before: Said | undefined,
  mayMove: boolean,
): boolean {
  const terms = clause.filter((term) => !isBreak(term) || isOr(term));
  const isWord = ({ kind }: Term) => kind === "word";
  if (source.row) {
    const same = (one: Term, other: Term) => agree(one, other, source.dimensions);
    return tellsRow(terms, source.row, same, (term) => isAmong(source.topic, term));
  }
  if (terms.length === 0 || terms.length > MOST_TERMS) return false;
  // An amount alone says nothing, unless that is the sentence: "It is at least 36 in high."
  if (!terms.some(isWord) && source.terms.some(isWord)) return false;
  const isKnown = (term: Term) =>
    term.kind === "may" ||
    isAmong(source.topic, term) ||
    isAmong(source.antecedent, term) ||
    isAmong(source.anyone, term) ||
    source.terms.some((each) => agree(term, each, source.dimensions));
  if (!terms.every(isKnown) || !isFullyNamed(terms, source)) return false;
  return (mayMove ? orders(terms) : [terms]).some((order) => follows(order, source, before));
}

/**
 * What is named in place of a pronoun, or after the title, keeps its whole name: of "A spiral stair is …, with risers of
 * …" nothing is said about "a stair".
 */
function isFullyNamed(clause: readonly Term[], source: SourceSentence): boolean {
  const times = (terms: readonly Term[], word: Term) => terms.filter((each) => isSame(each, word)).length;
  const names = source.names.filter((name) =>
    name.some((word) => times(clause, word) > times(source.terms, word)),
  );
  if (names.length === 0) return true;
  return names.some((name) => name.every((word) => times(clause, word) > 0));
}
const isSame = (one: Term, other: Term) => formsOf(one).some((form) => formsOf(other).includes(form));

const formsOf = (term: Term): readonly string[] =>
  term.kind === "word" ? term.forms : term.kind === "amount" && term.relations[0] === "" ? term.values : [];
const isAmong = (words: ReadonlySet<string>, term: Term) => formsOf(term).some((form) => words.has(form));

/** A term of the answer, in the place where it is looked for. */
type Placed = Term & {
  /** It is the owner of what stood behind it: in the source it must follow a marker, as in "the opening of a window". */
  owns?: true;
  /** It was owned by what stands before it: in the source no marker parts the two, as in "stair treads". */
  follows?: true;
  /** It was said elsewhere: in the source a part of a clause begins here, too. */
  moved?: true;
  /** It was said in the passive: in the source it must open a clause, as in "Cover holes". */
  orders?: true;
};

/** The clause as it is, and with its first or its last part elsewhere. */
function orders(terms: readonly Term[]): Placed[][] {
  const all: Placed[][] = [[...terms]];
  if (terms.length > MOST_TERMS_TO_MOVE) return all;
  const amountsIn = (part: readonly Term[]) => part.filter(({ kind }) => kind === "amount").length;
  const crosses = (part: readonly Term[]) => amountsIn(part) <= 1;
  for (let at = 1; at < terms.length; at++) {
    if (terms[at]?.begins) {
      const block = moved(terms.slice(at));
      for (let to = at - 1; to >= 0; to--) {
        const crossed = terms.slice(to, at);
        if (crosses(crossed)) all.push([...terms.slice(0, to), ...block, ...crossed]);
      }
    }
    for (let to = at + 1; terms[at]?.begins && to < terms.length; to++) {
      const [front, block, back] = [terms.slice(0, at), moved(terms.slice(at, to)), terms.slice(to)];
      if (!back[0]?.begins && !back[0]?.afterVerb) continue;
      if (crosses(front)) all.push([...block, ...front, ...back]);
      if (crosses(back)) all.push([...front, ...back, ...block]);
    }
    if (terms[0]?.begins) {
      const block = moved(terms.slice(0, at));
      for (let to = at + 1; to <= terms.length; to++) {
        const crossed = terms.slice(at, to);
        if (crosses(crossed)) all.push([...crossed, ...block, ...terms.slice(to)]);
      }
    }
  }
  // "A window has an opening of 5.7 ft²" is "the opening of a window is 5.7 ft²".
  const verb = terms.findIndex(({ afterVerb }) => afterVerb);
  const owner = terms.slice(0, Math.max(0, verb));
  const isOwner = owner.length > 0 && owner.every(({ kind, begins }) => kind === "word" && !begins);
  for (let to = verb + 1; isOwner && to < terms.length && terms[to - 1]?.kind === "word"; to++) {
    const [head, ...rest] = owner as [Term, ...Term[]];
    all.push([...terms.slice(verb, to), { ...head, owns: true }, ...rest, ...terms.slice(to)]);
  }
  // "Stair treads" are "the treads of a stair", and the other way round.
  const pairs: Placed[][] = [];
  for (let at = 0; at + 1 < terms.length; at++) {
    const [one, other] = [terms[at], terms[at + 1]];
    if (one?.kind !== "word" || other?.kind !== "word" || other.afterVerb) continue;
    const pair: Placed[] = other.begins
      ? [other, { ...one, follows: true }]
      : [other, { ...one, owns: true }];
    pairs.push([...terms.slice(0, at), ...pair, ...terms.slice(at + 2)]);
  }
  all.push(...pairs);
  // "We put alarms in bedrooms" is "alarms we put in bedrooms" in Hebrew.
  const [first, ...others] = terms;
  const things = others.findIndex(({ kind, begins }) => kind !== "word" || begins);
  if (first && formsOf(first).some((form) => form.startsWith(ACT)))
    for (let to = 1; to <= Math.min(MOST_THINGS, things < 0 ? others.length : things); to++)
      all.push([...others.slice(0, to), first, ...others.slice(to)]);
  // "Holes must be covered" is "cover holes"; "stair treads must be lit" is "light the treads of a stair".
  for (const order of [terms, ...pairs]) {
    for (let at = 1; at < Math.min(MOST_BEFORE_VERB, order.length); at++) {
      const verb = order[at];
      if (verb?.kind !== "word" || !isAct(order, at)) continue;
      all.push([{ ...verb, orders: true }, ...order.slice(0, at), ...order.slice(at + 1)]);
    }
  }
  return all;
}

const moved = ([first, ...rest]: readonly Term[]): Placed[] =>
  first ? [{ ...first, moved: true }, ...rest] : [];

const MOST_THINGS = 4;
const MOST_BEFORE_VERB = 7;
/** What a passive says, behind its verb and behind things alone. */
const isAct = (terms: readonly Term[], at: number) => {
  const before = terms.slice(0, at);
  const isBehindThings = terms[at]?.afterVerb || before.every(({ kind }) => kind === "word");
  return isBehindThings && !before.some(({ kind }) => kind === "not");
};

/** Whether the terms stand in the sentence in this order. */
function follows(said: readonly Placed[], source: SourceSentence, before: Said | undefined): boolean {
  const { terms, omissions } = source;
  const isContinued =
    before?.passage === source.passage &&
    (before.index === source.index - 1 || before.index === source.index);
  /** "One" is of what was asked about, or of what the same passage told just now. */
  const isOfTopic = source.leans === "loosely" && (before === undefined || before.passage === source.passage);
  const opens = (j: number) => j === 0 || isBreak(terms[j - 1]);
  const isInPlace = (term: Placed, j: number) =>
    (!(term.owns || term.moved) || terms[j]?.begins === true) &&
    (!term.follows || terms[j]?.begins === false) &&
    (!term.orders || opens(j));
  /** Where a pronoun stands, or where the subject is left to the sentence before. */
  const isNamedAt = (j: number, omitted: boolean) =>
    !omitted &&
    (terms[j]?.afterPronoun === "subject" ||
      (source.leans === "loosely" && j > 0 && formsOf(terms[j - 1] as Term).includes(ONE)) ||
      (j === 1 && source.leans === "at first" && terms[0]?.kind === "marker") ||
      (j === 0 && (source.leans === "at first" || terms[0]?.afterPronoun !== undefined)));
  /** Only those drive who may drive. */
  const isExclusive =
    terms[0]?.kind === "marker" && terms[0].name === "only" && !terms.some(({ kind }) => kind === "may");
  const failed = new Set<number>();
  const width = terms.length + 1;
  /** What has been left out is followed by what is said, so that a list cannot go item by item. */
  const from = (i: number, j: number, added: number, named: boolean, omitted = false): boolean => {
    if (i === said.length && j === terms.length)
      return source.leans === undefined || isContinued || isOfTopic || named;
    const key = (((i * width + j) * (MOST_ADDED + 1) + added) * 2 + Number(named)) * 2 + Number(omitted);
    if (failed.has(key)) return false;
    const term = said[i];
    const found = terms[j];
    const goesOn =
      (term !== undefined &&
        found !== undefined &&
        !(isBreak(found) && !isOr(found)) &&
        agree(term, found, source.dimensions) &&
        isInPlace(term, j) &&
        from(i + 1, j + 1, added, named)) ||
      ((isFreedomBelow(said, i) || (term?.kind === "may" && isExclusive)) &&
        from(i + 1, j, added, named, omitted)) ||
      (found !== undefined && isBreak(found) && !isOr(found) && from(i, j + 1, added, named, omitted)) ||
      (!omitted &&
        (omissions[j] ?? []).some((to) =>
          from(i, to, added, named || (j === 0 && source.leans === "at first" && !source.isRest), true),
        )) ||
      (term !== undefined &&
        added < MOST_ADDED &&
        isAmong(source.topic, term) &&
        from(i + 1, j, added + 1, named, omitted)) ||
      (term !== undefined &&
        added < MOST_ADDED &&
        isNamedAt(j, omitted) &&
        isAmong(source.antecedent, term) &&
        from(i + 1, j, added + 1, true, omitted)) ||
      // "Workers must wear a harness" is "wear a harness".
      (term !== undefined &&
        said[i + 1]?.afterVerb === true &&
        isAmong(source.anyone, term) &&
        from(i + 1, j, MOST_ADDED, named, omitted));
    if (!goesOn) failed.add(key);
    return goesOn;
  };
  return from(0, 0, 0, false);
}
