/**
 * A pattern for what somebody speaks of, to be tried on folded text: English and Spanish as a regular expression,
 * Hebrew as whole words, with the prefixes that Hebrew writes together with a word and the article inside a phrase.
 * Keep them bounded and free of nested repetition: visitors' texts are long.
 */
export function spoken(latin: RegExp, hebrew: string): RegExp {
  const phrases = hebrew.replace(/(?<=\p{L}) (?=[^\s|()?]{2})/gu, " ה?");
  return new RegExp(`${latin.source}|(?<!\\p{L})[והבלמשכ]{0,3}(?:${phrases})(?!\\p{L})`, "u");
}

/** A pattern for what any of them is for. */
export const anyOf = (...patterns: readonly RegExp[]) =>
  new RegExp(patterns.map(({ source }) => source).join("|"), "u");
