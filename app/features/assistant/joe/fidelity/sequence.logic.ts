import { reachesOver } from "./rests.logic.ts";
import { isBreak, type Term } from "./statement.logic.ts";

const PLAIN = { afterVerb: false, begins: false, afterPronoun: undefined } as const;
const sign = (name: string): Term => ({ ...PLAIN, kind: "break", name, text: name });
const WITH: Term = { ...PLAIN, kind: "marker", name: "with", begins: true };

/** A line and the items below it as one sentence. */
export const listed = (lines: readonly (readonly Term[])[]): Term[] =>
  lines.flatMap((terms, at) => (at === 0 ? terms : [sign(";"), ...terms]));

/**
 * Two sentences as the one that they may have been: "It has risers of …" goes on as "…, with risers of …", "It is half
 * an hour where …" as "…, or half an hour where …", and a subject that is named again is named once.
 */
export function asPairs(one: readonly Term[], next: readonly Term[]): Term[][] {
  const other = next.slice(next.findIndex((term) => !isBreak(term)));
  const [first] = other;
  if (one.length === 0 || !first || isBreak(first)) return [];
  // "Do not smoke and weld" is not "Do not smoke. Weld."
  if (one[0]?.begins || one.some(reachesOver)) return [];
  // What begins with a case or a place of its own may be about something else.
  if (first.begins && !first.afterVerb) return [];
  const rest = withoutRepeated(one, other);
  const all = [[...one, sign(";"), ...rest]];
  if (rest.some(({ kind, ...term }) => kind === "marker" && "name" in term && term.name === "if"))
    all.push([...one, sign("or"), ...rest]);
  if (first.afterVerb && rest[0]?.kind === "word")
    all.push([...one, sign(","), WITH, { ...rest[0], afterVerb: false }, ...rest.slice(1)]);
  return all;
}

const MOST_REPEATED = 4;

function withoutRepeated(one: readonly Term[], other: readonly Term[]): readonly Term[] {
  const [first, second] = other;
  if (first?.kind !== "word") return other;
  const end = one.findIndex(({ kind, begins }, at) => kind !== "word" || (at > 0 && begins));
  const head = one.slice(0, end < 0 ? one.length : Math.min(end, MOST_REPEATED));
  for (let from = 0; from < head.length; from++) {
    let same = 0;
    while (from + same < head.length && isSame(head[from + same], other[same])) same++;
    if (same > 0 && same < other.length) return other.slice(same);
  }
  // "It also has an alarm inside …", "It also has one inside …"
  const isNamed = first.forms.includes("one") || one.some((term) => isSame(term, first));
  return isNamed && first.afterVerb && second?.begins ? other.slice(1) : other;
}

const isSame = (one: Term | undefined, other: Term | undefined) =>
  one?.kind === "word" && other?.kind === "word" && one.forms.some((form) => other.forms.includes(form));
