/** Numbers written out in the three languages, up to a hundred: "forty-four inches" is a figure as well. */
const WORDS: Record<number, string> = {
  0.5: "half|medio|media|חצי",
  1: "one|un|una|uno|אחד|אחת",
  2: "two|dos|שני|שתי|שניים|שתיים",
  3: "three|tres|שלוש|שלושה",
  4: "four|cuatro|ארבע|ארבעה",
  5: "five|cinco|חמש|חמישה",
  6: "six|seis|שש|שישה",
  7: "seven|siete|שבע|שבעה",
  8: "eight|ocho|שמונה",
  9: "nine|nueve|תשע|תשעה",
  10: "ten|diez|עשר|עשרה",
  11: "eleven|once",
  12: "twelve|doce",
  13: "thirteen|trece",
  14: "fourteen|catorce",
  15: "fifteen|quince",
  16: "sixteen|dieciséis",
  17: "seventeen|diecisiete",
  18: "eighteen|dieciocho",
  19: "nineteen|diecinueve",
  20: "twenty|veinte|עשרים",
  30: "thirty|treinta|שלושים",
  40: "forty|cuarenta|ארבעים",
  50: "fifty|cincuenta|חמישים",
  60: "sixty|sesenta|שישים",
  70: "seventy|setenta|שבעים",
  80: "eighty|ochenta|שמונים",
  90: "ninety|noventa|תשעים",
  100: "hundred|cien|מאה",
};

const VALUES = new Map(
  Object.entries(WORDS).flatMap(([value, words]) => words.split("|").map((word) => [word, Number(value)])),
);

const spelled = (wanted: (value: number) => boolean) =>
  [...VALUES].flatMap(([word, value]) => (wanted(value) ? [word] : [])).join("|");
const TENS = spelled((value) => value >= 20 && value < 100);
const ONES = spelled((value) => value >= 1 && value < 10);

const SPELLED = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(${TENS})(?:[\s-]+(?:y\s+)?|\s+ו)(${ONES})|(${[...VALUES.keys()].join("|")}))(?![\p{L}\p{N}])`,
  "giu",
);

/**
 * The text with the numbers that it spells out in figures.
 * @param articles whether to leave "one", which is an article in Spanish and a pronoun in English
 */
export function inFigures(text: string, articles: "counted" | "kept" = "counted"): string {
  const number = (word: string) => VALUES.get(word.toLowerCase()) ?? 0;
  return text.replace(SPELLED, (written: string, tens?: string, ones?: string, single?: string) => {
    if (!single) return String(number(tens ?? "") + number(ones ?? ""));
    return articles === "kept" && number(single) === 1 ? written : String(number(single));
  });
}
