import { isBreak, isCondition, type Term } from "./statement.logic.ts";

/**
 * What of a list can be told alone. A row of a table is its name and its figure, below the head of all rows: "Floor area
 * per occupant: …; mercantile 60 gross". Its parts may stand in another order, but each stays whole, and no figure goes
 * to another name. Where the head itself counts up ("at 1/8, 1/4 and 1/2 in per foot: 3 in 36, 42, 50"), a figure is
 * told with both: its row and its column.
 */
export interface Row {
  /** Runs of terms, each of which is told once and whole: a name, a figure with what stands behind it, a column. */
  parts: readonly (readonly Term[])[];
  /** The head, whose words may stand between them. */
  head: readonly Term[];
}

type Amount = Extract<Term, { kind: "amount" }>;
const isAmount = (term: Term | undefined): term is Amount => term?.kind === "amount";
const isWord = (term: Term | undefined) => term?.kind === "word";
const nameOf = (term: Term | undefined) => (term?.kind === "break" ? term.name : "");
const UNIT = /^\d[\d.]*(\p{L}+)$/u;
const unitOf = (term: Amount) => UNIT.exec(term.values[0] ?? "")?.[1] ?? "";
const FORBID = new Set(["not", "may", "needless"]);
const LIMITS = new Set(["unless", "only", "if", "with", "without"]);
const limits = (term: Term) =>
  FORBID.has(term.kind) || (term.kind === "marker" && LIMITS.has(term.name)) || nameOf(term) === "or";

function split(terms: readonly Term[], isSeam: (term: Term, at: number) => boolean): Term[][] {
  const pieces: Term[][] = [[]];
  for (const [at, term] of terms.entries()) {
    if (isSeam(term, at)) pieces.push([]);
    else pieces.at(-1)?.push(term);
  }
  return pieces.filter((piece) => piece.length > 0);
}

/** The rows of a sentence that is a table below its head. */
export function rowsOf(terms: readonly Term[], isRelative: (term: Term) => boolean): Row[] {
  const colon = terms.findIndex((term) => nameOf(term) === ":");
  const head = terms.slice(0, Math.max(0, colon));
  if (head.length < 2 || head.some(limits)) return [];
  const body = terms.slice(colon + 1);
  if (body.some((term) => FORBID.has(term.kind) || [":", "("].includes(nameOf(term)))) return [];
  if (head.some(isAmount)) return cellsOf(head, body);
  const rows = split(body, (term) => [",", ";"].includes(nameOf(term)));
  const isSimple = ([first, ...rest]: readonly Term[]) =>
    !isAmount(first) && rest.filter(isAmount).length === 1;
  if (rows.length < 3 || !rows.every(isSimple)) return [];
  let unit = "";
  let last: readonly Term[] = [];
  return rows.flatMap((row): Row[] => {
    const at = row.findIndex(isAmount);
    const value = row[at] as Amount;
    // "Assembly with chairs 7 ft² net, with tables 15 net"
    const own = row.slice(0, at);
    const isCase = own[0]?.kind === "marker";
    const from = last.findIndex(
      (term) => term.kind === "marker" && nameOfMarker(term) === nameOfMarker(own[0]),
    );
    if (isCase && from < 1) return [];
    const name = isCase ? [...last.slice(0, from), ...own] : own;
    last = name;
    unit = unitOf(value) || unit;
    // "Other rooms" are other than those before them.
    if (name.some(isRelative) || value.begins) return [];
    const parts = [name, [withUnit(value, unit), ...row.slice(at + 1)]];
    return [{ parts: parts.map((part) => part.filter((term) => !isBreak(term))), head }];
  });
}

const nameOfMarker = (term: Term | undefined) => (term?.kind === "marker" ? term.name : undefined);

/** "15" below a head of square feet is "15 ft²", and may be told as either. */
const withUnit = (amount: Amount, unit: string): Amount =>
  unit === "" || unitOf(amount)
    ? amount
    : { ...amount, values: [...amount.values, ...amount.values.map((each) => decimal(each) + unit)] };

/** "1/4" as it is read with a unit. */
const decimal = (value: string) => {
  const [over = "", under] = value.split("o");
  return under ? String(Number(over) / Number(under)) : value;
};

/** "Units that a drain carries at 1/8, 1/4 and 1/2 in per foot: 3 in 36, 42, 50; 4 in 180, 216, 250". */
function cellsOf(head: readonly Term[], body: readonly Term[]): Row[] {
  const first = head.findIndex(isAmount);
  const end = head.length - [...head].reverse().findIndex(isAmount);
  const between = head.slice(first, end);
  const columns = between.filter(isAmount);
  const tail = head.slice(end);
  const unit = unitOf(columns.at(-1) as Amount);
  const isCount = between.every((term) => isAmount(term) || [",", "and"].includes(nameOf(term)));
  // Without words of its own a column cannot be told from a row.
  if (columns.length < 2 || !isCount || tail.length === 0 || unit === "") return [];
  const rows = split(body, (term) => nameOf(term) === ";").map((row) => row.filter((term) => !isBreak(term)));
  const isRow = ([name, ...values]: readonly Term[]) =>
    isAmount(name) &&
    unitOf(name) !== "" &&
    values.length === columns.length &&
    values.every((value) => isAmount(value) && unitOf(value) === "");
  if (!rows.every(isRow)) return [];
  return rows.flatMap(([name, ...values]) =>
    values.map((value, at) => ({
      parts: [[name as Term], [withUnit(columns[at] as Amount, unit), ...tail], [value]],
      head: head.slice(0, first),
    })),
  );
}

/** Whether a clause tells a row: each of its parts once, and between them words of the head alone. */
export function tellsRow(
  said: readonly Term[],
  { parts, head }: Row,
  same: (said: Term, source: Term) => boolean,
  isTopic: (term: Term) => boolean,
): boolean {
  const isOfHead = (at: number) => {
    const term = said[at] as Term;
    if (term.kind === "word") return isTopic(term) || head.some((each) => same(term, each));
    const isIn = (each: Term, n: number) =>
      same(term, each) && said[at + 1] !== undefined && same(said[at + 1] as Term, head[n + 1] ?? each);
    return term.kind === "marker" && head.some(isIn);
  };
  const from = (at: number, left: readonly (readonly Term[])[]): boolean => {
    if (at === said.length) return left.length === 0;
    for (const part of left) {
      const isHere = part.every((term, n) => said[at + n] !== undefined && same(said[at + n] as Term, term));
      if (
        isHere &&
        from(
          at + part.length,
          left.filter((each) => each !== part),
        )
      )
        return true;
    }
    return isOfHead(at) && from(at + 1, left);
  };
  return from(0, parts);
}

/**
 * The items of a list that says the same of several places ("Use safety glazing in doors, in panes …, and in guards"),
 * or in two cases ("27 in is enough with handrails on both sides, and 31-1/2 in with one"), each as a sentence.
 */
export function itemsOf(terms: readonly Term[]): Term[][] {
  if (terms.some((term) => FORBID.has(term.kind) || [":", ";", "("].includes(nameOf(term)))) return [];
  return [...placesOf(terms), ...casesOf(terms)];
}

const MOST_ITEMS = 4;
const startsPlace = (term: Term | undefined) =>
  isWord(term) && (term?.begins === true || (term?.kind === "word" && /^ב/.test(term.forms[0] ?? "")));

function placesOf(terms: readonly Term[]): Term[][] {
  const comma = terms.findIndex((term) => nameOf(term) === ",");
  const first = comma - 1;
  const head = terms.slice(0, Math.max(0, first));
  // Two places before the first comma: which of them is the first item cannot be told.
  const isOwn = (term: Term, at: number) => at > 0 && startsPlace(term) && nameOf(head[at - 1]) !== "or";
  if (head.length === 0 || !startsPlace(terms[first]) || head.some(isOwn)) return [];
  if (head.some((term) => isCondition(term) || isAmount(term))) return [];
  const isSeam = (term: Term, at: number) =>
    isBreak(term) &&
    ((nameOf(term) === "," && (startsPlace(terms[at + 1]) || nameOf(terms[at + 1]) === "and")) ||
      (nameOf(term) === "and" && nameOf(terms[at - 1]) === ","));
  const seams = terms.flatMap((term, at) => (at > first && isSeam(term, at) ? [at] : []));
  const isPlaced = seams.every((at) => startsPlace(terms[at + 1]) || isBreak(terms[at + 1]));
  if (seams.length === 0 || !isPlaced) return [];
  const items = split(terms.slice(first), (_, at) => seams.includes(at + first));
  if (items.length < 2 || items.length > MOST_ITEMS) return [];
  // Any of them, in their order.
  return Array.from({ length: 2 ** items.length - 2 }, (_, n) => [
    ...head,
    ...items.filter((__, at) => ((n + 1) >> at) & 1).flat(),
  ]);
}

function casesOf(terms: readonly Term[]): Term[][] {
  const first = terms.findIndex(isAmount);
  const second = terms.findIndex((term, at) => at > first && isAmount(term));
  const joint = second - 1;
  if (first < 1 || nameOf(terms[joint]) !== "and" || terms.filter(isAmount).length !== 2) return [];
  const head = terms.slice(0, first);
  if (head.some(limits) || head.some((term) => nameOf(term) === ",")) return [];
  const one = terms.slice(first, nameOf(terms[joint - 1]) === "," ? joint - 1 : joint);
  const other = terms.slice(second);
  const caseOf = (item: readonly Term[]) => item.findIndex(isCondition);
  const [at, next] = [caseOf(one), caseOf(other)];
  const isPair =
    at > 0 &&
    next === 1 &&
    nameOfMarker(one[at]) === nameOfMarker(other[next]) &&
    one.slice(1, at).every(isWord);
  if (!isPair || [...one, ...other].some((term) => isBreak(term))) return [];
  const [a, b] = [one[0] as Amount, other[0] as Amount];
  if (unitOf(a) !== unitOf(b) || a.relations[0] !== b.relations[0]) return [];
  // "At the height of the handrail 27 in": what it is a measure of is that of the other, too.
  const instead: Term = { ...b, of: b.of ?? a.of };
  const link = one.slice(1, at);
  // "On both" is "on both sides".
  const noun = one.at(-1) as Term;
  const tails =
    isWord(noun) && !same(noun, other.at(-1))
      ? [other.slice(1), [...other.slice(1), noun]]
      : [other.slice(1)];
  const and = terms[joint] as Term;
  return [
    [...head, ...one],
    ...tails.flatMap((tail) => [
      [...head, ...one, and, b, ...tail],
      [...head, instead, ...link, ...tail],
      [...head, instead, ...link, ...tail, and, a, ...one.slice(at)],
    ]),
  ];
}

const same = (one: Term, other: Term | undefined) =>
  one.kind === "word" && other?.kind === "word" && one.forms.some((form) => other.forms.includes(form));
