import { fold } from "~/lib/fold.ts";

export const COMPLEXITIES = ["simple", "medium", "complex", "expert"] as const;
export type Complexity = (typeof COMPLEXITIES)[number];

/** The product's keyword rules, strongest first; the words of the other languages stand beside the English ones. */
const KEYWORDS: readonly [Complexity, readonly string[]][] = [
  [
    "expert",
    [
      ...[
        "calculate",
        "load",
        "structural",
        "beam",
        "foundation",
        "code section",
        "engineer",
        "psi",
        "deflection",
      ],
      ...["span table", "rebar", "concrete strength"],
      ...[
        "calcul",
        "carga",
        "estructural",
        "viga",
        "cimentación",
        "cimiento",
        "ingenier",
        "deflexión",
        "varilla",
      ],
      ...[
        "לחשב",
        "מחשבים",
        "חישוב",
        "עומס",
        "קונסטרוק",
        "קורה",
        "יסוד",
        "מהנדס",
        "שקיעה",
        "ברזל זיון",
        "חוזק בטון",
      ],
    ],
  ],
  [
    "complex",
    [
      ...[
        "span",
        "specification",
        "requirement",
        "compliance",
        "design",
        "installation",
        "code",
        "irc",
        "ibc",
      ],
      ...["claro", "especificaci", "requisito", "cumplimiento", "diseño", "instalación", "código", "norma"],
      ...["מפתח", "מפרט", "דריש", "עמידה בתקן", "תכנון", "התקנה", "תקן", "תקנות"],
    ],
  ],
  [
    "medium",
    [
      ...["difference", "compare", "best", "should i", "recommend", "vs"],
      ...["diferencia", "compar", "mejor", "debo", "debería", "recomienda"],
      ...["הבדל", "השווה", "הכי טוב", "כדאי", "האם לי", "ממליץ"],
    ],
  ],
];

/** Abbreviations count only as words of their own: `irc` is not in "circuit". */
function speaksOf(text: string, word: string): boolean {
  return !/^[a-z]{1,3}$/.test(word)
    ? text.includes(word)
    : new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "u").test(text);
}

/** How hard a question is, by its words: the first group with a word in it decides, otherwise it is simple. */
export function complexityOf(question: string): Complexity {
  const text = fold(question);
  for (const [complexity, words] of KEYWORDS)
    if (words.some((word) => speaksOf(text, fold(word)))) return complexity;
  return "simple";
}
