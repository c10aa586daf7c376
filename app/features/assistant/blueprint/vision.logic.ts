/** A longer text is not read to its end on a site. */
export const MOST_CHARACTERS = 4_000;

/** Invisible characters that could reorder or hide adjacent text: control and direction characters. */
const UNSEEN = /[\p{Cc}\u200b\u202a-\u202e\u2060-\u206f\ufeff]/gu;

/**
 * What a model said, as text that can be shown: lines of visible characters, 4,000 at most. Empty where nothing of it
 * can be seen.
 */
export function plainReading(said: string): string {
  const text = said
    .split(/\r\n?|[\n\u2028\u2029]/)
    .map((line) => line.replaceAll("\t", " ").replace(UNSEEN, "").trimEnd())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  const characters = [...text];
  if (characters.length <= MOST_CHARACTERS) return text;
  return `${characters.slice(0, MOST_CHARACTERS - 1).join("")}…`;
}

/** A figure with its marks, as drawings write it. */
const FIGURE = String.raw`[(@#]?\d[\d'"′″/.,:)x×–-]*`;
/** One or several of them: `12'-0" x 10'-6 1/2"`, `(2) 2x10 @ 16"`; a mark at the end may belong to the sentence. */
const MEASURE = new RegExp(`${FIGURE}(?: (?:[x×@] )?${FIGURE})*`, "gi");

/**
 * The same text with every measure kept together and from left to right, which among words that are written from
 * right to left would otherwise fall apart.
 */
export function keepMeasures(text: string): string {
  return text.replace(MEASURE, (measure) => {
    const end = /[.,:]*$/.exec(measure)?.index;
    return `\u2066${measure.slice(0, end)}\u2069${measure.slice(end)}`;
  });
}
