import { fold } from "~/lib/fold.ts";
import { wordDistance } from "~/lib/word-distance.ts";

/** Forms of companies and small words, which one record has and another leaves out. */
const BESIDE = new Set(
  "inc incorporated llc llp lp ltd limited corp corporation co company pllc pc the and y dba sa de cv".split(
    " ",
  ),
);

/** The words of a company's name, without its legal form. */
function wordsOf(name: string): string[] {
  const words = fold(name)
    .replace(/[.'’]/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const own = words.filter((word) => !BESIDE.has(word));
  return own.length > 0 ? own : words;
}

/** A name as it is searched: its words, with a blank between. */
export const nameKeyOf = (name: string): string => wordsOf(name).join(" ");

/** Whether two names are one company's, may be, or are not. */
export function compareNames(a: string, b: string): "same" | "similar" | "other" {
  const [one, two] = [wordsOf(a), wordsOf(b)];
  if (one.join(" ") === two.join(" ")) return "same";
  const [fewer, more] = one.length <= two.length ? [one, two] : [two, one];
  const near = (word: string, other: string) =>
    word === other || (word.length > 3 && wordDistance(word.slice(0, 40), other.slice(0, 40)) <= 1);
  if (fewer.length > 0 && fewer.every((word) => more.some((other) => near(word, other)))) return "similar";
  return "other";
}
