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

/**
 * What a question must speak of. The named code sections come first, then the subjects from the narrow to the wide;
 * the first that matches answers. Every pattern is bounded and free of nested repetition.
 */
const PATTERNS: readonly [Topic, RegExp][] = [
  [
    "r310",
    /\br ?310\b|egress|escape (window|opening)|emergency escape|ventana de (escape|egreso)|salida de emergencia|חלון (מילוט|חירום)/,
  ],
  [
    "r301",
    /\br ?301\b|design criteria|live loads?|criterios de diseño|carga viva|עומס שימושי|קריטריוני תכנון/,
  ],
  [
    "foundation",
    /(foundation|footings?)\b|frost (line|depth)|cimentaci|cimiento|zapata|línea de helada|יסוד|עומק קפיאה/,
  ],
  ["beam", /\b(beams?|girders?|headers?|joists?)\b|\bvigas?\b|dintel|קורה|קורות|קורת/],
  ["ada", /\bada\b|accessib|wheelchair|accesib|silla de ruedas|נגיש|כיסא גלגלים/],
  [
    "electrical",
    /electric|outlet|receptacle|breaker|gfci|afci|wiring|circuit|eléctric|tomacorriente|interruptor|cableado|circuito|חשמל|שקע|מפסק|מעגל/,
  ],
  [
    "hvac",
    /\bhvac\b|furnace|air condition|\bducts?\b|heat pump|calefacci|aire acondicionado|ducto|bomba de calor|מיזוג|חימום|תעלות אוויר|משאבת חום/,
  ],
  [
    "plumbing",
    /plumb|\bdrains?\b|\bpipes?\b|\bp-?trap|sewer|vent stack|plomer|fontaner|drenaje|tubería|desagüe|אינסטלציה|ניקוז|ביוב|צינור|צנרת/,
  ],
  [
    "safety",
    /safety|osha|fall protection|scaffold|trench|harness|\bppe\b|seguridad|andamio|zanja|arnés|caída|בטיחות|פיגום|תעלה|חפירה|רתמה|נפילה/,
  ],
  [
    "concrete",
    /concrete|\bslabs?\b|rebar|cement|concreto|hormigón|losa|varilla|cemento|בטון|רצפת|ברזל זיון|מלט/,
  ],
  [
    "lumber",
    /lumber|\b2 ?[x×] ?\d{1,2}\b|plywood|timber|\bosb\b|madera|triplay|contrachapad|עץ|עצים|לביד|דיקט/,
  ],
];

/** The built-in topic a question is about, if any. */
export function topicOf(question: string): Topic | undefined {
  const text = question.toLowerCase();
  return PATTERNS.find(([, pattern]) => pattern.test(text))?.[0];
}
