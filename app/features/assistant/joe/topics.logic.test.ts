import { expect, test } from "vitest";
import { translator } from "~/i18n/catalogue.server.ts";
import { LANGUAGES } from "~/i18n/languages.ts";
import { QUESTION_MAX } from "~workers/shared/question-limits.ts";
import { worstCase } from "../../../../tests/prove.ts";
import { TOPICS, topicOf } from "./topics.logic.ts";

const ASKED = {
  foundation: [
    "How deep does a foundation have to be?",
    "How deep are foundations here?",
    "What size of footings for a deck?",
    "Where is the frost line?",
    "¿Qué profundidad lleva la cimentación?",
    "¿De qué ancho es una zapata?",
    "¿Y los cimientos?",
    "מה עומק היסודות?",
    "מה הרוחב של יסוד?",
    "מה עומק הקיפאון?",
  ],
  beam: [
    "What size beam for 16 feet?",
    "How far may joists go?",
    "A header over a garage door",
    "¿Qué viga necesito para 5 metros?",
    "¿De qué medida van las vigas?",
    "¿Qué dintel lleva una puerta?",
    "מה הקורה הדרושה?",
    "איזו קורה צריך לפתח של 5 מטר?",
    "מה המידה של הקורות?",
    "קורת רצפה במרתף",
  ],
  r301: [
    "What is in IRC R301?",
    "r 301",
    "Which live load for a bedroom?",
    "What are the design criteria for my county?",
    "¿Qué dice la R301?",
    "¿Cuál es la carga viva de un dormitorio?",
    "מה יש בסעיף R301?",
    "מה העומס השימושי בחדר שינה?",
    "מהם קריטריוני התכנון?",
  ],
  r310: [
    "What does R310 ask of a window?",
    "Do I need an egress window in a basement?",
    "How big is an emergency escape opening?",
    "¿Qué pide la R310?",
    "¿De qué tamaño es una ventana de escape?",
    "מה דורש R310?",
    "מה הגודל של חלון מילוט?",
  ],
  electrical: [
    "How many outlets does a kitchen need?",
    "Where is GFCI needed?",
    "Which breaker for a dryer circuit?",
    "¿Cuántos tomacorrientes lleva una cocina?",
    "¿Y la instalación eléctrica?",
    "כמה שקעים צריך במטבח?",
    "איזה מפסק למעגל של 20 אמפר?",
    "מה עם החשמל?",
  ],
  plumbing: [
    "How steep must a drain pipe be?",
    "Where do I vent a P-trap?",
    "Any plumbing rules?",
    "¿Qué pendiente lleva el drenaje?",
    "¿De qué diámetro es la tubería?",
    "¿Y la plomería?",
    "מה השיפוע של צינור ניקוז?",
    "שאלה על אינסטלציה",
    "איזו צנרת לביוב?",
  ],
  hvac: [
    "What size of furnace?",
    "How is HVAC sized?",
    "How long may a dryer duct be?",
    "¿De cuántas toneladas es el aire acondicionado?",
    "¿Cómo se dimensiona la calefacción?",
    "¿Qué largo puede tener un ducto?",
    "איזה מיזוג אוויר צריך?",
    "חימום לבית של 100 מטר",
  ],
  ada: [
    "How steep may an ADA ramp be?",
    "How wide is an accessible door?",
    "Is there room for a wheelchair?",
    "¿Qué pendiente tiene una rampa accesible?",
    "¿Pasa una silla de ruedas?",
    "מה השיפוע של רמפה נגישה?",
    "רוחב דלת לכיסא גלגלים",
  ],
  safety: [
    "When does OSHA ask for fall protection?",
    "Which PPE on site?",
    "How deep may a trench be?",
    "¿Qué protección contra caídas hace falta? ¿Y seguridad?",
    "¿Cuándo lleva barandal un andamio?",
    "איך מגינים מפני נפילה?",
    "בטיחות על פיגום",
    "מה עם תעלה עמוקה?",
  ],
  lumber: [
    "What is the real size of a 2x4?",
    "How many board feet of lumber?",
    "Is plywood or OSB stronger?",
    "¿Qué madera uso afuera?",
    "איזה עץ לפרגולה?",
    "כמה עצים להזמין?",
    "לביד או דיקט?",
  ],
  concrete: [
    "How much concrete for a slab?",
    "How thick is a slab?",
    "How many bags of cement?",
    "¿Cuánto concreto lleva una losa?",
    "¿Cuántos sacos de cemento?",
    "כמה בטון צריך?",
    "כמה שקי מלט?",
    "ברזל זיון ברצפה",
  ],
} as const satisfies Record<(typeof TOPICS)[number], readonly string[]>;

const questions = Object.entries(ASKED).flatMap(([topic, asked]) =>
  asked.map((question) => ({ topic, question })),
);

test.each(questions)("$question is about $topic", ({ topic, question }) => {
  expect(topicOf(question)).toBe(topic);
});

test.each([
  "What is the capital of France?",
  "Who won the game last night?",
  "How do I price a kitchen job?",
  "How much is a window replacement?",
  "Write an announcement for my crew",
  "Where do I get replacement blades?",
  "I had a long slumber",
  "¿Quién ganó el partido?",
  "¿Cuánto cuesta el producto?",
  "¿Cómo reproduzco un video?",
  "מה בירת צרפת?",
  "איך מוצאים יועץ מס?",
  "האם כדאי לעשות השקעה?",
  "מה קורה?",
  "מה קורה עם ההיתר שלי?",
  "איפה יש בית ספר יסודי?",
  "מתי באים לביקורת?",
  "",
  "   ",
  "?!",
  "🏗️",
])("%j is about none of them", (question) => {
  expect(topicOf(question)).toBeUndefined();
});

test("a named section comes before the subject it speaks of", () => {
  expect(topicOf("Does R310 allow a concrete window well?")).toBe("r310");
  expect(topicOf("Which beam does R301 ask for?")).toBe("r301");
});

test("a number that only contains a section's number names no section", () => {
  expect(topicOf("Order R3101")).toBeUndefined();
  expect(topicOf("Route R3015")).toBeUndefined();
});

test("case makes no difference", () => {
  expect(topicOf("FOOTING")).toBe("foundation");
  expect(topicOf("INSTALACIÓN ELÉCTRICA")).toBe("electrical");
});

test("a question typed without accents or points is understood as well", () => {
  expect(topicOf("¿Que profundidad lleva la cimentacion?")).toBe("foundation");
  expect(topicOf("¿De que diametro es la tuberia?")).toBe("plumbing");
  expect(topicOf("¿Hormigo\u0301n o madera?")).toBe("concrete");
  expect(topicOf("מה עומק היְסוֹד?")).toBe("foundation");
});

test("every topic has an answer of its own in every language", () => {
  for (const language of LANGUAGES) {
    const t = translator(language, "joe-answers");
    const answers = new Set(TOPICS.map((topic) => t(`topics.${topic}`)));
    expect(answers.size).toBe(TOPICS.length);
    for (const topic of TOPICS) expect(answers).not.toContain(`topics.${topic}`);
  }
});

test("the questions that the page suggests are answered on the spot in every language", () => {
  for (const language of LANGUAGES) {
    const t = translator(language, "joe");
    expect(topicOf(t("suggested.footing"))).toBe("foundation");
    expect(topicOf(t("suggested.egress"))).toBe("r310");
    expect(topicOf(t("suggested.ramp"))).toBe("ada");
  }
});

test.each([
  { shape: "one letter", text: "a".repeat(QUESTION_MAX) },
  { shape: "blanks", text: " ".repeat(QUESTION_MAX) },
  { shape: "half a section", text: "r ".repeat(QUESTION_MAX / 2) },
  { shape: "half a size of lumber", text: "2 ".repeat(QUESTION_MAX / 2) },
  { shape: "half a word", text: "footin".repeat(QUESTION_MAX / 6) },
  { shape: "half a phrase", text: "emergency esca ".repeat(QUESTION_MAX / 15) },
  { shape: "Hebrew prefixes", text: "וכשה".repeat(QUESTION_MAX / 4) },
  { shape: "accents", text: "eéléctri".repeat(QUESTION_MAX / 8) },
])("a question as long as allowed, made of $shape, is read at once", ({ shape, text }) => {
  worstCase(`the topic of a question made of ${shape}`, 250, () => {
    expect(topicOf(text)).toBeUndefined();
  });
});
