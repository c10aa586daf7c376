/**
 * A pattern for what somebody speaks of, to be tried on folded text: English and Spanish as a regular expression,
 * Hebrew as whole words, with the prefixes that Hebrew writes together with a word. Keep them bounded and free of
 * nested repetition: visitors' texts are long.
 */
export function spoken(latin: RegExp, hebrew: string): RegExp {
  return new RegExp(`${latin.source}|(?<!\\p{L})[והבלמשכ]{0,3}(?:${hebrew})(?!\\p{L})`, "u");
}
