import { fold } from "~/lib/fold.ts";
import { spoken } from "./spoken.ts";

/** The topics Joe answers on the spot. Their words are `topics.<id>` of the joe-answers namespace. */
export const TOPICS = [
  "foundation",
  "beam",
  "r301",
  "r310",
  "electrical",
  "plumbing",
  "hvac",
  "ada",
  "safety",
  "lumber",
  "concrete",
] as const;
export type Topic = (typeof TOPICS)[number];

/** "What is going on" is spelt with the word for a beam. */
const NOT_WHAT = "(?<!(?<!\\p{L})מה ש?)";

/**
 * What a question must speak of, in folded letters: English and Spanish as a pattern, Hebrew as whole words. The named
 * code sections come first, then the subjects from the narrow to the wide; the first that matches answers. Every
 * pattern is bounded and free of nested repetition.
 */
const WORDS: readonly [Topic, RegExp, string][] = [
  [
    "r310",
    /\br ?310\b|\begress\b|escape (window|opening)|emergency escape|ventana de (escape|egreso)|salida de emergencia/,
    "חלון ה?מילוט|חלון ה?חירום",
  ],
  [
    "r301",
    /\br ?301\b|design criteria|\blive loads?\b|criterios de diseno|\bcargas? vivas?\b/,
    "עומס ה?שימושי|עומסים ה?שימושיים|קריטריוני ה?תכנון",
  ],
  [
    "foundation",
    /\b(foundations?|footings?)\b|frost (line|depth)|\bcimentaci|\bcimientos?\b|\bzapatas?\b|linea de (helada|congelacion)/,
    "יסוד|יסודות|עומק ה?קיפאון",
  ],
  [
    "beam",
    /\b(beams?|girders?|headers?|joists?)\b|\bvigas?\b|\bviguetas?\b|\bdintel/,
    `${NOT_WHAT}קורה|קורות|קורת`,
  ],
  ["ada", /\bada\b|accessib|wheelchair|accesib|silla de ruedas/, "נגיש|נגישה|נגישים|נגישות|כיסא ה?גלגלים"],
  [
    "electrical",
    /\belectric|\boutlets?\b|receptacle|\bbreakers?\b|\b[ga]fci\b|wiring|\bcircuit|tomacorriente|\binterruptor|cableado/,
    "חשמל|חשמלי|חשמלית|חשמלאי|שקע|שקעים|מפסק|מפסקים|מעגל|מעגלים",
  ],
  [
    "hvac",
    /\bhvac\b|\bfurnaces?\b|air condition|\bducts?\b|heat pump|calefacci|aire acondicionado|\b(con)?ductos?\b|bomba de calor/,
    "מיזוג|חימום|תעלות ה?אוויר|משאבת ה?חום|משאבות ה?חום",
  ],
  [
    "plumbing",
    /\bplumb|\bdrains?\b|\bdrainage\b|\bpipes?\b|\bp-?trap|\bsewer|vent stack|plomer|fontaner|drenaje|tuberia|desague/,
    "אינסטלציה|אינסטלטור|ניקוז|ביוב|צינור|צינורות|צנרת",
  ],
  [
    "safety",
    /\bsafety\b|\bosha\b|fall protection|scaffold|\btrench|\bharness|\bppe\b|\bseguridad\b|andamio|\bzanjas?\b|\barnes\b|\bcaidas?\b/,
    "בטיחות|בטיחותי|פיגום|פיגומים|תעלה|תעלות|חפירה|חפירות|רתמה|רתמות|נפילה|נפילות",
  ],
  [
    "concrete",
    /\bconcrete\b|\bslabs?\b|\brebars?\b|\bcement|concreto|hormigon|\blosas?\b|\bvarillas?\b/,
    "בטון|רצפת|ברזל ה?זיון|מלט",
  ],
  [
    "lumber",
    /\blumber\b|\b2 ?[x×] ?\d{1,2}\b|plywood|\btimbers?\b|\bosb\b|\bmaderas?\b|triplay|contrachapad/,
    "עץ|עצים|לביד|לבידים|דיקט",
  ],
];

const PATTERNS: readonly [Topic, RegExp][] = WORDS.map(([topic, latin, words]) => [
  topic,
  spoken(latin, words),
]);

/** The built-in topic a question is about, if any. */
export function topicOf(question: string): Topic | undefined {
  const text = fold(question);
  return PATTERNS.find(([, pattern]) => pattern.test(text))?.[0];
}

/** The words by which a question is known to be about a topic. */
export function wordsOfTopic(question: string, topic: Topic): string {
  const pattern = PATTERNS.find(([each]) => each === topic)?.[1];
  if (!pattern) return "";
  return [...fold(question).matchAll(new RegExp(pattern, "gu"))].map(([words]) => words).join(" ");
}
