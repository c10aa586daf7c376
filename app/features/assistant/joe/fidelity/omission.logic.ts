import { isBreak, isCondition, isOr, type Term } from "./statement.logic.ts";

/**
 * What an answer may leave out of a sentence without changing what is left: a parenthesis, an item of a list that has
 * its own amount, one of several things that are named side by side, a purpose, a heading. Never a condition, an
 * exception, a negation, or one of several bare amounts, which belong to another list in their order.
 */

const MOST_WORDS = 4;
const JOINTS = new Set([",", "and"]);
const COORDINATES = new Set([",", "and", "or"]);

interface Piece {
  /** From its first term to behind its last. */
  from: number;
  to: number;
}

/** For each place of a sentence the places to which one may go on. */
export function omissionsOf(terms: readonly Term[]): number[][] {
  const ends: number[][] = terms.map(() => []);
  const allow = (from: number, to: number) => {
    if (to > from && !(from === 0 && to === terms.length)) ends[from]?.push(to);
  };
  const parted = inClauses(terms);
  const pieces = piecesOf(terms);
  for (const [first, piece] of pieces.entries()) {
    for (let last = first; last < pieces.length; last++) {
      const end = pieces[last] as Piece;
      const span = { from: piece.from, to: end.to, pieces: pieces.slice(first, last + 1) };
      if (!mayBeLeftOut(parted, span, pieces[first - 1], pieces[last + 1])) continue;
      // The sign that parts it from the rest goes with it, on one side or on the other.
      const before = breaksBefore(terms, piece.from);
      const behind = isBreak(terms[end.to]) ? end.to + 1 : end.to;
      for (const from of new Set([before, piece.from]))
        for (const to of new Set([end.to, behind])) allow(from, to);
    }
  }
  for (const [from, to] of parentheses(terms)) allow(from, to);
  for (const [from, to] of coordinates(terms)) allow(from, to);
  for (const [from, to] of shared(terms, pieces)) allow(from, to);
  return ends;
}

function breaksBefore(terms: readonly Term[], at: number): number {
  let from = at;
  while (isBreak(terms[from - 1])) from--;
  return from;
}

function piecesOf(terms: readonly Term[]): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (let at = 0; at <= terms.length; at++) {
    if (at < terms.length && !isBreak(terms[at])) continue;
    if (at > from) pieces.push({ from, to: at });
    from = at + 1;
  }
  return pieces;
}

/** "…, and the sill is at most 44 in": what has a subject and a verb of its own stands as if behind a semicolon. */
function inClauses(terms: readonly Term[]): Term[] {
  const parts = terms.map((term, at) => {
    if (nameOf(term) !== "and" || nameOf(terms[at - 1]) !== ",") return false;
    const before = pieceBefore(terms, at);
    const isHeld = before.some((each) => isCondition(each) || limits(each)) || before[0]?.begins;
    const verb = terms.findIndex(({ afterVerb }, n) => n > at + 1 && afterVerb);
    const subject = terms.slice(at + 1, verb);
    const isClause = verb > 0 && subject.length <= MOST_WORDS && subject.every(({ kind }) => kind === "word");
    const hasVerb = before.some(({ afterVerb }) => afterVerb);
    // Hebrew needs no verb: "its width 20 in at least, and the sill up to 44 in above the floor".
    const amount = terms.findIndex(({ kind }, n) => n > at && kind === "amount");
    const things = terms.slice(at + 1, amount);
    const isNominal =
      !hasVerb &&
      amount > at + 1 &&
      things.length <= MOST_WORDS &&
      things.every(({ kind }) => kind === "word");
    const isFree = !before.some(({ kind }) => kind === "may");
    return (
      !isHeld &&
      ((isClause && hasVerb) || (isNominal && isFree && before.some(({ kind }) => kind === "amount")))
    );
  });
  return terms.map((term, at) =>
    term.kind === "break" && (parts[at] || parts[at + 1]) ? { ...term, name: ";" } : term,
  );
}

interface Span extends Piece {
  pieces: readonly Piece[];
}

const LIMITS = new Set(["unless", "only"]);
const limits = (term: Term) =>
  term.kind === "not" || term.kind === "needless" || (term.kind === "marker" && LIMITS.has(term.name));
const nameOf = (term: Term | undefined) => (term?.kind === "break" ? term.name : "");

function mayBeLeftOut(
  terms: readonly Term[],
  span: Span,
  left: Piece | undefined,
  right: Piece | undefined,
): boolean {
  const inside = terms.slice(span.from, span.to);
  const leftBreak = nameOf(terms[span.from - 1]);
  const rightBreak = nameOf(terms[span.to]);
  if (inside.some(({ kind }) => kind === "needless")) return false;
  if (inside.some((term) => term.kind === "marker" && LIMITS.has(term.name))) return false;
  const hasAmount = ({ from, to }: Piece) => terms.slice(from, to).some(({ kind }) => kind === "amount");
  const hasWord = ({ from, to }: Piece) => terms.slice(from, to).some(({ kind }) => kind === "word");
  const isWhole = (name: string) => name === ";" || name === "";

  // Between semicolons stands what is complete by itself; a heading before them belongs to all of it.
  if (leftBreak === ";" && isWhole(rightBreak)) return true;
  if (rightBreak === ";" && leftBreak === ":") return true;
  if (!left && rightBreak === ";" && !inside.some((term) => nameOf(term) === ":")) return true;
  if (inside.some(limits)) return false;
  if (!left) return isHeading(terms, span, right, rightBreak);

  const first = terms[span.from];
  if (first?.kind === "marker" && first.name === "so") return !right;
  // "No point is more than 6 ft from a receptacle: 12 ft apart at most."
  if (leftBreak === ":" && !right && isMeasured(terms, left) && span.pieces.every(hasAmount)) return true;
  if (!hasWord(span) || !span.pieces.every(hasAmount)) return false;
  if (first?.begins) return false;
  // A limit that stands behind what it limits is no item: "solid wood, at least 1-3/8 in thick".
  const isAmongAmounts = [left, right].some((piece) => piece && terms[piece.from]?.kind === "amount");
  if (leftBreak !== ":" && first?.kind === "amount" && !isAmongAmounts) return false;
  // Its subject is that of what follows: "a 2-8 door leaves 30 in and is too narrow".
  if (right && terms[right.from]?.afterVerb) return false;
  // A heading says nothing by itself.
  if (
    leftBreak === ":" &&
    !right &&
    !terms.slice(0, span.from).some(({ kind, afterVerb }) => kind === "amount" || afterVerb)
  )
    return false;
  // A heading's first item: what follows must be an item of the same kind, with words of its own.
  if (right && !terms.slice(right.from, itemEnd(terms, right.from)).some(({ kind }) => kind === "word"))
    return false;
  if (right && terms[right.from]?.begins && !hasAmount(right)) return false;
  if (leftBreak !== ":" && terms.slice(left.from, left.to).some(isCondition)) return false;
  if (leftBreak === "or" || (leftBreak === "and" && !isMeasured(terms, left))) return false;
  return leftBreak !== "(" && rightBreak !== ")";
}

/** It has an amount, and not only in the condition that it begins with: "from 20 workers on there is one seat". */
function isMeasured(terms: readonly Term[], { from, to }: Piece): boolean {
  const piece = terms.slice(from, to);
  return piece.some(
    ({ kind, begins, afterVerb }, at) =>
      kind === "amount" && (afterVerb || !(at === 0 ? begins : at === 1 && piece[0]?.kind === "marker")),
  );
}

/** Where the item ends that begins at a place. */
function itemEnd(terms: readonly Term[], from: number): number {
  const end = terms.findIndex((term, at) => at >= from && [",", ";", ":"].includes(nameOf(term)));
  return end < 0 ? terms.length : end;
}

/** "Design live loads per floor area: attic 10 psf, …" may go where each item says what it is about. */
function isHeading(
  terms: readonly Term[],
  span: Span,
  right: Piece | undefined,
  rightBreak: string,
): boolean {
  if (rightBreak !== ":" || !right) return false;
  const inside = terms.slice(span.from, span.to);
  if (inside.some((term) => term.kind === "amount" || isCondition(term) || nameOf(term) === "or"))
    return false;
  const begins = terms[right.from];
  return begins?.kind === "word" && inside.length > 1;
}

function parentheses(terms: readonly Term[]): [number, number][] {
  const spans: [number, number][] = [];
  let open = -1;
  for (const [at, term] of terms.entries()) {
    if (nameOf(term) === "(") open = at;
    if (nameOf(term) === ")" && open >= 0) {
      if (!terms.slice(open, at).some((each) => limits(each) || isCondition(each)))
        spans.push([open, at + 1]);
      open = -1;
    }
  }
  return spans;
}

/** "…, with risers of 9 in, treads of 6 in and headroom of 78 in": the first of them may go, and "with" stays. */
function shared(terms: readonly Term[], pieces: readonly Piece[]): [number, number][] {
  const isItem = ({ from, to }: Piece) => {
    const piece = terms.slice(from, to);
    return piece.some(({ kind }) => kind === "word") && piece.some(({ kind }) => kind === "amount");
  };
  return pieces.flatMap((piece, at): [number, number][] => {
    const first = terms[piece.from];
    const isWith = first?.kind === "marker" && first.name === "with" && nameOf(terms[piece.from - 1]) === ",";
    const before = terms.slice(0, piece.from);
    if (!isWith || !isItem(piece) || before.some((term) => limits(term) || isCondition(term))) return [];
    if (!before.some(({ kind, afterVerb }) => kind === "amount" || afterVerb)) return [];
    const spans: [number, number][] = [];
    for (const next of pieces.slice(at + 1)) {
      const isJoined = terms
        .slice(piece.to, next.from)
        .every((term) => !isBreak(term) || JOINTS.has(nameOf(term)));
      if (!isJoined || !isItem(next) || terms[next.from]?.kind !== "word" || terms[next.from]?.begins) break;
      spans.push([piece.from + 1, next.from]);
    }
    return spans;
  });
}

/** Things that are named side by side: all but one may go, from either end, if no condition holds them together. */
function coordinates(terms: readonly Term[]): [number, number][] {
  const spans: [number, number][] = [];
  const isWord = (at: number) => terms[at]?.kind === "word";
  for (let from = 0; from < terms.length; from++) {
    const starts = COORDINATES.has(nameOf(terms[from]));
    if (!(starts || (from === 0 && isWord(0)))) continue;
    let to = starts ? from + 1 : from;
    while (to < terms.length && isWord(to) && to - from <= MOST_WORDS) {
      to++;
      const next = terms[to];
      if (next?.afterVerb || next === undefined || isBreak(next)) {
        const isListed =
          nameOf(terms[from]) === "and" ||
          nameOf(terms[from]) === "or" ||
          isOr(next) ||
          COORDINATES.has(nameOf(next));
        const ahead = starts ? pieceBefore(terms, from) : [];
        const isHeld = ahead.some((term) => isCondition(term) || limits(term) || term.kind === "amount");
        const item = terms.slice(starts ? from + 1 : from, to);
        const isThing = !item.some(
          ({ afterVerb, afterPronoun, begins }) => afterVerb || afterPronoun || begins,
        );
        if (!isListed || isHeld || !isThing || !isInList(terms, from, to) || !isOfThings(terms, from))
          continue;
        if (starts && next?.kind === "break") spans.push([from, to]);
        if (starts && (next === undefined || next.afterVerb)) spans.push([from, to]);
        if (!starts && isBreak(next)) spans.push([from, to + 1]);
      }
    }
  }
  return spans;
}

/** A list of subjects or of places; what something must be or have is told whole. */
function isOfThings(terms: readonly Term[], at: number): boolean {
  for (let n = at - 1; n >= 0; n--) {
    const term = terms[n];
    if (term?.kind === "word" && term.begins) return true;
    if (term?.afterVerb || (term?.kind !== "word" && !COORDINATES.has(nameOf(term)))) return false;
  }
  return true;
}

/** A list ends in "and" or "or"; without one, commas part clauses. */
function isInList(terms: readonly Term[], from: number, to: number): boolean {
  const names = [...terms.slice(from, from + 1), ...terms.slice(to, to + 12)].map(nameOf);
  return names.includes("and") || names.includes("or");
}

function pieceBefore(terms: readonly Term[], at: number): readonly Term[] {
  let from = at;
  while (from > 0 && ![";", ":"].includes(nameOf(terms[from - 1]))) from--;
  return terms.slice(from, at);
}
