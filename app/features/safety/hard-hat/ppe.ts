import { wordBeginnings } from "~/lib/word-beginnings.ts";

/** What is worn, in the order in which it is listed. */
export const PPE = ["hat", "boots", "vest", "glasses", "gloves", "harness", "mask", "ears", "face"] as const;
export type Ppe = (typeof PPE)[number];

/** What everybody wears on a site. */
const ALWAYS: readonly Ppe[] = ["hat", "boots", "vest", "glasses", "gloves"];

/** Beginnings of words, without accents, in the three languages, and what each asks for beside. */
const WORDS: readonly (readonly [Ppe, readonly string[]])[] = [
  [
    "harness",
    ["roof", "height", "scaffold", "edge", "techo", "altura", "andamio", "borde", "גג", "גובה", "פיגום"],
  ],
  [
    "mask",
    [
      "dust",
      "silica",
      "concret",
      "grind",
      "sand",
      "demoli",
      "polvo",
      "silice",
      "concreto",
      "lija",
      "אבק",
      "בטון",
      "הריסה",
    ],
  ],
  [
    "ears",
    [
      "loud",
      "noise",
      "saw",
      "jackhammer",
      "drill",
      "grind",
      "ruido",
      "sierra",
      "taladr",
      "רעש",
      "מסור",
      "קידוח",
    ],
  ],
  ["face", ["weld", "grind", "torch", "sold", "esmeril", "ריתוך", "השחזה"]],
];

/**
 * What to wear for tasks and hazards as they were typed: what everybody wears, and what their words ask for. It reads words
 * and knows nothing of the work: the foreman decides.
 */
export function ppeFor(text: string): Ppe[] {
  const speaksOf = wordBeginnings(text);
  const asked = WORDS.filter(([, beginnings]) => speaksOf(beginnings)).map(([ppe]) => ppe);
  return PPE.filter((ppe) => ALWAYS.includes(ppe) || asked.includes(ppe));
}
