import type { Language } from "~/i18n/languages.ts";
import { CONDITIONS, type Relation } from "./lexicon.ts";
import { lexiconOf, REFERENCE, type Sign, signsOf } from "./signs.logic.ts";

/**
 * One thing that a sentence says, fit to be compared: words that mean something, amounts with their bound and their
 * dimension, what takes back or allows, and the markers that part a clause into its roles.
 */
export type Term = (
  | { kind: "word"; forms: readonly string[] }
  | { kind: "amount"; values: readonly string[]; relations: readonly (Relation | "")[]; of?: string }
  | { kind: "not" | "may" | "needless" }
  | { kind: "marker"; name: string }
  | { kind: "break"; name: string; text: string }
) & {
  /** A verb stands right before: here the subject has ended. */
  afterVerb: boolean;
  /** A marker stands right before, or this is one: here a part of the clause begins. */
  begins: boolean;
  /** A pronoun stands right before: one that stands for a thing, or one that says whose the next is. */
  afterPronoun: "subject" | "owner" | undefined;
};

type Amount = Extract<Term, { kind: "amount" }>;

/** A text in the order of its terms. */
export function termsOf(text: string, language: Language): Term[] {
  const { range } = lexiconOf(language);
  const signs = signsOf(text, language);
  // "By IRC R310.2", "under IRC R310.2": how a section is brought in says nothing.
  const said = signs.filter((sign, at) => sign.kind !== "marker" || !isReference(signs[at + 1]));
  return measured(flagged(bounded(ranged(negated(said), range))));
}

const isReference = (sign: Sign | undefined) => sign?.kind === "word" && REFERENCE.test(sign.text);

const isSkipped = ({ kind }: Sign) => kind === "verb" || kind === "light";

/** The sign that follows, past those that say nothing. */
function after(signs: readonly Sign[], at: number): number {
  let next = at + 1;
  while (next < signs.length && isSkipped(signs[next] as Sign)) next++;
  return next;
}

/** "No opening may" as "opening may not"; "not required" and "may not" as what they are together. */
function negated(signs: readonly Sign[]): Sign[] {
  const moved: Sign[] = [];
  let waiting = false;
  for (const [at, sign] of signs.entries()) {
    const opens = moved.every((each) => isSkipped(each)) || moved.at(-1)?.kind === "break";
    if (sign.kind === "none") {
      const clause = signs.slice(at + 1);
      const end = clause.findIndex(({ kind }) => kind === "break");
      const verb = clause.findIndex(({ kind }) => kind === "verb" || kind === "may" || kind === "required");
      if (opens && verb >= 0 && (end < 0 || verb < end)) waiting = true;
      else moved.push({ kind: "not" });
      continue;
    }
    if (waiting && (sign.kind === "verb" || sign.kind === "may" || sign.kind === "required")) {
      waiting = false;
      moved.push({ kind: "not" }, sign);
    } else moved.push(sign);
  }
  const result: Sign[] = [];
  for (let at = 0; at < moved.length; at++) {
    const sign = moved[at] as Sign;
    const next = after(moved, at);
    const following = moved[next]?.kind;
    if (sign.kind === "not" && following === "required") {
      result.push({ kind: "needless" });
      at = next;
    } else if ((sign.kind === "not" && following === "may") || (sign.kind === "may" && following === "not")) {
      result.push({ kind: "not" });
      at = next;
    } else result.push(sign);
  }
  return result;
}

const unitOf = (amount: string) => /^\d[\d.]*(\p{L}+)$/u.exec(amount)?.[1] ?? "";
const isPlain = (amount: string) => /^\d+(?:\.\d+)?$/.test(amount);

/** "34 to 38 in" and "between 34 and 38 in" as one amount. */
function ranged(
  signs: readonly Sign[],
  range: { to: ReadonlySet<string>; between: ReadonlySet<string> },
): Sign[] {
  const result: Sign[] = [];
  for (let at = 0; at < signs.length; at++) {
    const [from, joint, to] = [signs[at], signs[at + 1], signs[at + 2]] as (Sign | undefined)[];
    const joined = (sign: Sign | undefined) =>
      sign && "text" in sign && range.to.has(sign.text) ? sign : undefined;
    if (from?.kind !== "amount" || to?.kind !== "amount" || !(joint?.kind === "joint" || joined(joint))) {
      if (from?.kind !== "joint") result.push(from as Sign);
      continue;
    }
    const before = result.at(-1);
    const between = before && "text" in before && range.between.has(before.text);
    const units = [unitOf(from.text), unitOf(to.text)];
    if ((joint?.kind === "break" && !between) || (units[0] && units[0] !== units[1])) {
      result.push(from);
      continue;
    }
    if (between) result.pop();
    const first = isPlain(from.text) ? from.text : from.text.replace(units[0] ?? "", "");
    result.push({ kind: "amount", text: `${first}..${to.text}` });
    at += 2;
  }
  return result;
}

const OPPOSITE: Partial<Record<Relation, Relation>> = { ">": "<=", "<": ">=" };
const MOST_WORDS_BETWEEN = 2;

/** What is not more than an amount is at most that amount. */
function bounded(signs: readonly Sign[]): Sign[] {
  const result: Sign[] = [];
  let denied: number | undefined;
  let words = 0;
  for (const [at, sign] of signs.entries()) {
    const relation =
      sign.kind === "bound" || (sign.kind === "marker" && isAmountNext(signs, at))
        ? sign.relation
        : undefined;
    const opposite = relation && OPPOSITE[relation];
    if (denied !== undefined && opposite && (sign.kind === "bound" || sign.kind === "marker")) {
      result.splice(denied, 1);
      const of = sign.kind === "bound" ? sign.of : undefined;
      result.push({ kind: "bound", text: sign.text, relation: opposite, reach: "next", of });
      denied = undefined;
      continue;
    }
    if (sign.kind === "not") {
      denied = result.length;
      words = 0;
    } else if (sign.kind === "word" || sign.kind === "dimension") {
      words++;
      if (words > MOST_WORDS_BETWEEN) denied = undefined;
    } else if (!isSkipped(sign) && sign.kind !== "required") denied = undefined;
    if (relation && sign.kind === "marker") {
      result.push({ kind: "bound", text: sign.text, relation, reach: "next" });
    } else result.push(sign);
  }
  return result;
}

const isAmountNext = (signs: readonly Sign[], at: number) => signs[after(signs, at)]?.kind === "amount";

/** Signs that are still to find their amount. */
type Open =
  | Term
  | ({ kind: "bound"; of?: string; relation: Relation; reach: "next" | "clause" | "before" } & Flags)
  | ({ kind: "dimension"; name: string } & Flags);
type Flags = Pick<Term, "afterVerb" | "begins" | "afterPronoun">;

/** Without the signs that say nothing, whose place is noted on what follows them. */
function flagged(signs: readonly Sign[]): Open[] {
  const terms: Open[] = [];
  let flags = NONE;
  for (const sign of signs) {
    if (sign.kind === "verb" || sign.kind === "required") flags = { ...flags, afterVerb: true };
    else if (sign.kind === "pronoun") flags = { ...flags, afterPronoun: "subject" };
    else if (sign.kind === "possessive") flags = { ...flags, afterPronoun: "owner" };
    else if (sign.kind === "marker" && sign.name === "") flags = { ...flags, begins: true };
    else if (sign.kind !== "light" && sign.kind !== "joint") {
      terms.push(openOf(sign, flags));
      flags = NONE;
    }
  }
  return terms;
}

function openOf(sign: Sign, flags: Flags): Open {
  switch (sign.kind) {
    case "word":
      return { ...flags, kind: "word", forms: sign.forms };
    case "amount":
      return { ...flags, kind: "amount", values: [sign.text], relations: [""] };
    case "bound":
      return { ...flags, kind: "bound", relation: sign.relation, reach: sign.reach, of: sign.of };
    case "dimension":
      return { ...flags, kind: "dimension", name: sign.name };
    case "marker":
      return { ...flags, kind: "marker", name: sign.name, begins: true };
    case "break":
      return { ...flags, kind: "break", name: sign.name, text: sign.text };
    case "may":
    case "needless":
      return { ...flags, kind: sign.kind };
    default:
      return { ...flags, kind: "not" };
  }
}

const CLOSES = new Set([",", ";", ":", "(", ")", "mark"]);
const closes = (open: Open | undefined) => !open || (open.kind === "break" && CLOSES.has(open.name));
const isAmount = (open: Open | undefined): open is Amount => open?.kind === "amount";

/** Every amount with its bound and its dimension, wherever in the clause they stand. */
function measured(opens: readonly Open[]): Term[] {
  const rest: Open[] = inBrackets(opens).map((open) => (isAmount(open) ? { ...open } : open));
  const at = (index: number) => rest[index];
  const gone = new Set<number>();
  const previousOf = (index: number) => {
    for (let n = index - 1; n >= 0; n--) if (!gone.has(n)) return at(n);
    return undefined;
  };
  /** The next amount: right behind, or anywhere in the clause. */
  const nextOf = (index: number, reach: "next" | "clause") => {
    for (let n = index + 1; n < rest.length; n++) {
      const open = at(n);
      if (isAmount(open)) return open;
      if (closes(open)) return undefined;
      if (reach === "next" && open?.kind !== "dimension" && open?.kind !== "bound") return undefined;
    }
    return undefined;
  };
  for (const [index, open] of rest.entries()) {
    if (open.kind !== "bound") continue;
    const next = open.reach === "before" ? undefined : nextOf(index, open.reach);
    const unbound = next && next.relations[0] === "" ? next : undefined;
    const before = isAmountBefore(rest, gone, index);
    // "44 in at most in 10 ft": what a marker begins has a bound of its own.
    const amount = before && (!unbound || unbound.begins) ? before : unbound;
    if (amount?.relations[0] !== "") continue;
    amount.relations = [open.relation];
    if (open.of) amount.of ??= open.of;
    gone.add(index);
  }
  for (const [index, open] of rest.entries()) {
    if (open.kind !== "dimension") continue;
    const before = previousOf(index);
    const amount = isAmount(before) && isOf(before, open.name) ? before : nextOf(index, "clause");
    if (!amount || !isOf(amount, open.name)) continue;
    amount.of = open.name;
    gone.add(index);
  }
  inherit(rest);
  let carried = NONE;
  return rest.flatMap((open, index): Term[] => {
    const flags: Flags = {
      afterVerb: open.afterVerb || carried.afterVerb,
      begins: open.begins || carried.begins,
      afterPronoun: open.afterPronoun ?? carried.afterPronoun,
    };
    // What stood before "at least" stands before its amount.
    carried = gone.has(index) ? { ...flags, begins: open.kind === "bound" && flags.begins } : NONE;
    if (gone.has(index)) return [];
    if (open.kind === "bound")
      return [{ ...flags, kind: "word", forms: [`bound ${open.relation} ${open.of ?? ""}`] }];
    if (open.kind === "dimension") return [{ ...flags, kind: "word", forms: [`dimension ${open.name}`] }];
    return [{ ...open, ...flags }];
  });
}

const NONE: Flags = { afterVerb: false, begins: false, afterPronoun: undefined };
const isOf = ({ of }: Amount, name: string) => of === undefined || of === name;

/** "36 in (3 ft)", "91.4 cm (36 in)": one amount in two measures, either of which may be told. */
function inBrackets(opens: readonly Open[]): Open[] {
  const result: Open[] = [];
  const named = (open: Open | undefined, name: string) => open?.kind === "break" && open.name === name;
  for (let at = 0; at < opens.length; at++) {
    const [open, opening, inner, closing] = opens.slice(at, at + 4);
    if (isAmount(open) && named(opening, "(") && isAmount(inner) && named(closing, ")")) {
      result.push({ ...open, values: [...open.values, ...inner.values] });
      at += 3;
    } else if (open) result.push(open);
  }
  return result;
}

/** The amount before a bound, past its dimension: "44 in high at most". */
function isAmountBefore(rest: readonly Open[], gone: ReadonlySet<number>, index: number): Amount | undefined {
  for (let n = index - 1; n >= 0; n--) {
    const open = rest[n];
    if (gone.has(n) || open?.kind === "dimension") continue;
    return isAmount(open) && open.relations[0] === "" ? open : undefined;
  }
  return undefined;
}

/** "At least 24 in high and 20 in wide": the second may be under the bound of the first. */
function inherit(rest: readonly Open[]): void {
  for (const [index, open] of rest.entries()) {
    const joint = rest[index - 1];
    const before = rest.slice(0, Math.max(0, index - 1)).findLast(isAmount);
    const isJoined = joint?.kind === "break" && (joint.name === "and" || joint.name === "or");
    const isBy = joint?.kind === "marker" && joint.name === "by";
    if (!isAmount(open) || open.relations[0] !== "" || !(isJoined || isBy) || !isAmount(before)) continue;
    const [relation = ""] = before.relations;
    if (relation) open.relations = ["", relation];
    const unit = unitOf(open.values[0] ?? "");
    if (isBy && unit) before.values = before.values.map((value) => (unitOf(value) ? value : value + unit));
  }
}

/** Whether two terms say the same. A dimension may be added where `dimensions`, those of the title, have it. */
export function agree(said: Term, source: Term, dimensions: ReadonlySet<string>): boolean {
  if (said.kind === "word")
    return source.kind === "word" && said.forms.some((form) => source.forms.includes(form));
  if (said.kind === "amount") {
    return (
      source.kind === "amount" &&
      said.values.every((value) => source.values.includes(value)) &&
      said.relations.some((relation) => source.relations.includes(relation)) &&
      (said.of === source.of || (source.of === undefined && dimensions.has(said.of ?? "")))
    );
  }
  if (said.kind === "marker") return source.kind === "marker" && said.name === source.name;
  if (said.kind === "break") return source.kind === "break" && said.name === source.name;
  return said.kind === source.kind;
}

export const isBreak = (term: Term | undefined): boolean => term?.kind === "break";
export const isOr = (term: Term | undefined): boolean => term?.kind === "break" && term.name === "or";
export const isCondition = (term: Term): boolean => term.kind === "marker" && CONDITIONS.has(term.name);

/** Whether a permission stands before a bound from above: what is at most 44 in may be at most 44 in. */
export function isFreedomBelow(terms: readonly Term[], at: number): boolean {
  if (terms[at]?.kind !== "may") return false;
  const isBetween = (term: Term) => term.kind === "word" || (term.kind === "marker" && term.name === "by");
  const next = terms.slice(at + 1, at + 2 + MOST_WORDS_BETWEEN).find((each) => !isBetween(each));
  return next?.kind === "amount" && next.relations.every((relation) => relation === "<=");
}
