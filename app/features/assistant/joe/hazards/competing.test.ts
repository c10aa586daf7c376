import { expect, test } from "vitest";
import { readQuestion } from "../question.ts";
import { toldBy } from "./recognise.logic.ts";

/** Sentences in which one scene's words bring up another; each with the scenes whose steps fit, where any opens. */
test.each([
  ["scaffold came down w 3 guys on it theyre in the pile of pipe everybody is running in to dig", []],
  ["se cayo el andamio con gente arriba y hay uno abajo de los tablones gritando", []],
  ["הפיגום קרס ושני פועלים מתחת לצינורות כולם רצים לשלוף אותם", []],
  [
    "kid is sinkin in the sand pile in the hopper up to his waist should we run the belt to drain it",
    ["sunk"],
  ],
  ["el compa se hundio en el silo de cemento le llega al cuello lo jalamos con la cuerda", ["sunk"]],
  ["פועל שקע בתוך ערימת החצץ בממגורה עד החזה לפתוח את השסתום למטה?", ["sunk"]],
  ["the crane is leaning, one leg came off the dirt", ["crane"]],
  ["la grua se esta ladeando y se levanto una pata de la tierra", ["crane"]],
  ["העגורן מתנדנד ורגל אחת עלתה מהאדמה", ["crane"]],
  ["airless gun went off on my palm tiny red dot no pain can i just wrap it", ["injection"]],
  ["la pistola airless me pico el dedo se ve un puntito sigo chambeando o que", ["injection"]],
  ["ריסוס איירלס נגע לי באצבע יש נקודה קטנה לא כואב אפשר להמשיך לעבוד", ["injection"]],
  ["ring caught on the tailgate pulled all the skin off his finger like a glove", ["amputation"]],
  ["se le atoro el anillo y se le pelo todo el dedo como guante", ["amputation"]],
  ["הטבעת נתפסה וכל העור ירד לו מהאצבע כמו כפפה", ["amputation"]],
  ["wall form blew out n my brother is under the concrete up to his waist", []],
] as const)("no steps of a competing scene stand first: %s", (text, fitting) => {
  const { hazards, isCertain, isGrave } = toldBy(text);
  expect(hazards.length > 0 || isGrave).toBe(true);
  if (isCertain) expect(fitting).toContain(hazards[0]);
});

test.each([
  ["נפל 2 מטר מהסולם בסדר שיקום?", "ladder"],
  ["a plank fell on him from the scaffold, is he ok to work", "scaffold"],
  ["se cayo del andamio que se ladeaba, lo paro?", "scaffold"],
] as const)("what gives way does not stand first where somebody fell or was struck: %s", (text, scene) => {
  const { hazards, isCertain } = toldBy(text);
  expect(isCertain && hazards[0] === scene).toBe(false);
});

test.each([
  "3in drain under slab pitched at 1/8 per foot, is 1/8 fine",
  "drenaje de 3 con caida de 1/8 por pie bajo la losa jala",
  "unsprinklered store dead end 30 ft ok",
  "la losa del garage quedo de 8 cm la tumban o pasa",
  "תעלה בעומק 1.4 מטר בלי דיפון אדם מוסמך בדק שאין סימני מפולת מותר לפי OSHA?",
  "דוד גז בחניה הלהבה 40 סמ מהרצפה תקין?",
])("a foot that is a length, a bank that was looked at and a burner's flame raise no alarm: %s", (text) => {
  const { hazards, isGrave } = toldBy(text);
  expect(hazards).toEqual([]);
  expect(isGrave).toBe(false);
});

test.each([
  "trench wall is cracking no box guys inside, inspector says pass?",
  "his 2 feet are trapped under the beam",
  "the water heater is on fire in the garage",
  "he took a free fall of 12 ft and hit the slab, osha ok?",
  "the beam sagged 2 in since this morning, does that pass?",
  "la viga se bajo 2 cm desde ayer, pasa?",
  "הקורה ירדה 3 ס״מ מהבוקר, מותר להמשיך?",
])("a danger stays one beside them: %s", (text) => {
  const { hazards, isGrave } = toldBy(text);
  expect(isGrave || hazards.length > 0).toBe(true);
});

test("a hand rail is no hand", () => {
  for (const question of [
    "hand rail hieght range for residential stairs",
    "how high is a hand rail on stairs?",
    "do hand rails have to return to the wall",
  ])
    expect([question, readQuestion(question, "en").warning]).toEqual([question, undefined]);
  expect(
    readQuestion("his hand is caught in the rail of the saw, blood everywhere", "en").warning,
  ).toBeDefined();
});
