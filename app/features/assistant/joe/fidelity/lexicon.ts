/**
 * What the small words of a language do in a rule. Content words are not listed here: they are compared as they are.
 * Phrases stand between bars, in lower case and without accents, as `plainLetters` writes them.
 */
export interface LexiconData {
  /** Takes back what the clause says. */
  not: string;
  /** Stands before a subject and takes back its verb: "no opening may …". */
  none: string;
  may: string;
  /** That something is needed. A rule may be told with or without it, but "not required" is no rule. */
  required: string;
  needless: string;
  /** Carry no meaning of their own in a rule, and end its subject: "is", "has", "must". */
  verbs: string;
  /** Stand in place of a thing that was named before. */
  pronouns: string;
  /** Say whose something is. */
  possessives: string;
  /** May be added and left out. */
  light: string;
  and: string;
  or: string;
  /** Stand between the ends of a range, and before both. */
  range: { to: string; between: string };
  /** Bounds of an amount, with the dimension that some of them name. */
  bounds: readonly Bound[];
  /** Words for a dimension, by its name. */
  dimensions: Readonly<Record<string, string>>;
  /** The same with a pronoun in one word: "its height". */
  ownDimensions?: Readonly<Record<string, string>>;
  /** Verbs that a sentence may begin with whose subject stands before it. */
  predicates?: string;
  /** Begin a part of a clause. The nameless ones may be exchanged for one another. */
  markers: Readonly<Record<string, string>>;
  /** Markers that are a bound where an amount follows: "above 80 psi". */
  boundMarkers: Readonly<Record<string, Relation>>;
  /** Whoever reads them needs the sentence before. */
  contextual: string;
  /** Begin a sentence that follows from the one right before it. */
  backward: string;
  /** Whom an order is given to. */
  anyone: string;
  /** A sentence with one of them limits what stands before it. */
  exceptions: string;
  /** Words of one meaning, a group each; the first names it. */
  same: readonly string[];
  /** The same of what somebody does; a language may put it before or behind the thing. */
  acts: readonly string[];
}

/** How what is meant stands to an amount: `~` about, `w` within, `=` exactly. */
export type Relation = ">=" | "<=" | ">" | "<" | "~" | "w" | "=";

export interface Bound {
  relation: Relation;
  /** Which amount it bounds: the very next, the next of the clause, or the one before. */
  reach: "next" | "clause" | "before";
  of?: string;
  phrases: string;
}

/** Markers that make a clause hold in a case only. */
export const CONDITIONS = new Set(["if", "with", "without", "unless", "only", "that"]);
