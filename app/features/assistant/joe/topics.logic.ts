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
    /\br ?301\b|design criteria|building codes?\b|codigos? de construccion|\blive loads?\b|criterios de diseno|\bcargas? vivas?\b/,
    "עומס ה?שימושי|עומסים ה?שימושיים|קריטריוני ה?תכנון|תקנות ה?בנייה|תקני ה?בנייה",
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

/** What is said around a topic when all of it is asked for: "How do I size a beam?", "plumbing basics". */
const AROUND = spoken(
  /\b(what('?s)?|which|how|do|does|is|are|i|we|you|me|my|the|a|an|about|tell|give|explain|show|know|need|want|to|of|for|in|on|at|with|and|or|some|any|please|joe|hi|hello|help|size|sizes|sized|sizing|design|basics?|basic|rules?|requirements?|required|regulations?|standards?|codes?|guide|guidelines?|tips|info|information|overview|question|questions|general|site|job ?site|construction|residential|building|mix|mixes|mixing|work|works|systems?|material|materials|types?|windows?|come|comes|dimensions?|nominal|actual|que|cual|cuales|como|es|son|el|la|los|las|un|una|unos|de|del|sobre|en|para|por|con|y|o|mi|me|necesito|quiero|saber|hablame|dime|digame|explica|explicame|favor|tamanos?|medidas?|dimensionar|dimensiono|calculo|diseno|reglas?|requisitos?|normas?|codigos?|basic[oa]s?|conceptos|guia|informacion|obra|construccion|sitio|instalacion(es)?|sistemas?|mezclas?|materiales?|tipos?|ventanas?|residencial)\b/,
  "מה|מהו|מהי|מהם|מהן|איך|איזה|אילו|את|של|על|לגבי|בנושא|תסביר|ספר|ספרי|לי|אני|רוצה|צריך|לדעת|כללים|כללי|דרישות|דרישה|תקנות|תקן|תקנים|יסודות ה?נושא|מידע|מידות|מידה|גודל|גדלים|לתכנן|מתכננים|מחשבים|בונים|חלון|חלונות|תכנון|חישוב|לחשב|אתר|אתר ה?בנייה|בנייה|עבודה|אוויר|מערכת|מערכות|תערובת|סוגי|סוגים|הם|הן|הוא|היא|יש|בבקשה|ג'ו",
);

/** Whether a question is about the whole of a topic: beside the topic's own words it only says that it asks. */
export function asksForAllOf(question: string, topic: Topic): boolean {
  const pattern = PATTERNS.find(([each]) => each === topic)?.[1];
  if (!pattern) return false;
  const rest = fold(question)
    .replace(new RegExp(`\\p{L}*(?:${pattern.source})\\p{L}*`, "gu"), " ")
    .replace(new RegExp(AROUND.source, "gu"), " ");
  return !/[\p{L}\d]/u.test(rest);
}
