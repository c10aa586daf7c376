/** Small numbers as words, folded, in the three languages; "one" is too often no number. */
const NUMBERS: readonly [number, string][] = [
  [2, "two|dos|שני|שתי|שניים|שתיים"],
  [3, "three|tres|שלושה|שלוש|שלושת"],
  [4, "four|cuatro|ארבעה|ארבע|ארבעת"],
  [5, "five|cinco|חמישה|חמש|חמשת"],
  [6, "six|seis|שישה|שש"],
  [7, "seven|siete|שבעה|שבע"],
  [8, "eight|ocho|שמונה"],
  [9, "nine|nueve|תשעה|תשע"],
  [10, "ten|diez|עשרה|עשר"],
  [12, "twelve|doce"],
];
const VALUES = new Map(NUMBERS.flatMap(([value, words]) => words.split("|").map((word) => [word, value])));
/** Three phases, two-way switches and four-foot levels are names of things as often as counts. */
const WORD = new RegExp(
  `(?<![\\p{L}\\d-])(${NUMBERS.map(([, words]) => words).join("|")})(?![\\p{L}\\d-]| (?:phase|way|ply|fases))`,
  "giu",
);

/** "ושני כבלים", "לשתי שכבות": Hebrew writes its small words together with the number. "לשני הכיוונים" is both of them. */
const HEBREW = NUMBERS.map(([, words]) =>
  words
    .split("|")
    .filter((word) => /^[א-ת]{3,}$/u.test(word))
    .join("|"),
);
const BEHIND_A_PREFIX = new RegExp(
  `(?<!\\p{L})([ול])(${HEBREW.filter(Boolean).join("|")})(?![\\p{L}\\d-]| ה\\p{L})`,
  "gu",
);

/** "Minus 4 m" is as impossible a length as "-4 m". */
const MINUS =
  /(?<!\p{L})(?:minus|negative|menos|מינוס) (?=\d)(?!\d+(?:[.,]\d+)?(?: ?(?:'|ft|feet|m|metros?|pies|מטר|מ'|מ׳))? ?(?:x|×|by|por|על) ?\d)(?![^,;.]{0,24}(?:openings?|doors?|windows?|puertas?|ventanas?|vanos?|huecos?|פתח|דלת|חלון|חלונ))/giu;

/** A question with its small number words as digits: "six 12 AWG" is six of them. */
export function withDigits(question: string): string {
  return question
    .replace(MINUS, "-")
    .replace(WORD, (word) => String(VALUES.get(word.toLowerCase()) ?? word))
    .replace(BEHIND_A_PREFIX, (_, prefix: string, word: string) => `${prefix}-${VALUES.get(word)}`);
}
