import type { SourceSentence } from "./source.logic.ts";
import { isBreak, isCondition, type Term } from "./statement.logic.ts";

/**
 * The second half of a sentence as a sentence of its own: "A shower has at least 900 in² and holds a 30 in circle" says
 * "It holds a 30 in circle". Its subject is that of the first half, and it keeps whatever stands behind it. There is
 * none where the first half holds a condition, a place, a permission or a negation, which may reach over the second.
 */
export function restsOf(terms: readonly Term[]): { terms: readonly Term[]; heads: readonly Term[] }[] {
  if (terms[0]?.begins || terms[0]?.kind !== "word") return [];
  const rests: { terms: readonly Term[]; heads: readonly Term[] }[] = [];
  const end = terms.findIndex(
    ({ kind, afterVerb, begins }, at) => kind !== "word" || (at > 0 && (afterVerb || begins)),
  );
  const run = terms.slice(0, Math.max(0, end));
  for (let at = 1; at < terms.length; at++) {
    const before = terms.slice(0, at);
    if (before.some(reachesOver)) break;
    const isSaid = before.some(({ kind, afterVerb }) => afterVerb || kind === "amount");
    if (!isSeam(terms, at) || !(isSaid || terms[at]?.afterVerb)) continue;
    const [first, ...others] = terms.slice(at);
    // "With risers of at most 9 in" is "It has risers of at most 9 in".
    const isHaving = first?.kind === "marker" && first.name === "with";
    const [next, ...more] = others;
    const rest =
      isHaving && next
        ? [{ ...next, begins: false, afterVerb: true }, ...more]
        : first
          ? [first, ...others]
          : [];
    // "In zones 1 and 2": a number without a unit goes with the one before it.
    if (rest[0]?.kind === "amount" && rest[0].values.every((value) => /^[\d.]+$/.test(value))) continue;
    if (!rest.some((term) => term.kind === "amount" || isCondition(term))) continue;
    // Without a verb that ends the subject, its last word may be what the first half alone is about.
    const isShared = terms[end]?.afterVerb || rest[0]?.afterVerb || rest[0]?.begins;
    rests.push({ terms: rest, heads: isShared ? run : run.slice(0, -1) });
  }
  return rests;
}

const nameOf = (term: Term | undefined) => (term?.kind === "break" ? term.name : "");

/** Where a second half begins: behind an "and", at "with" behind a comma, at an "or" with its own case. */
function isSeam(terms: readonly Term[], at: number): boolean {
  const term = terms[at] as Term;
  const before = nameOf(terms[at - 1]);
  if (isBreak(term)) return false;
  if (before === "and") return true;
  if (before === "or") return terms.slice(at).some((each) => each.kind === "marker" && each.name === "if");
  return before === "," && term.kind === "marker" && term.name === "with";
}

const LIMITS = new Set(["unless", "only"]);
/** A negation, a permission or a condition: it may hold for what follows as well. */
export const reachesOver = (term: Term) =>
  term.kind === "not" ||
  term.kind === "needless" ||
  term.kind === "may" ||
  (term.kind === "marker" && LIMITS.has(term.name)) ||
  (isCondition(term) && !(term.kind === "marker" && term.name === "with"));

/** A rest as a sentence of the passage, in the place of the whole. */
export const asSentence = (
  whole: SourceSentence,
  terms: readonly Term[],
  fields: Pick<SourceSentence, "omissions" | "antecedent" | "names">,
): SourceSentence => ({
  ...whole,
  ...fields,
  terms,
  subject: 0,
  leans: "at first",
  isException: false,
  isRest: true,
});
