import fs from "node:fs";
import { expect, test } from "vitest";
import { translator } from "~/i18n/catalogue.server.ts";
import { LANGUAGES, type Language } from "~/i18n/languages.ts";
import type { Hazard } from "./hazards/dangers/dangers.data.ts";
import { toldBy } from "./hazards/recognise.logic.ts";
import { warningOf } from "./hazards/warning.ts";

interface Asked {
  id: string;
  language: Language;
  text: string;
}
const read = (name: string) =>
  JSON.parse(
    fs.readFileSync(new URL(`../../../../tests/eval/hazards/${name}.json`, import.meta.url), "utf8"),
  ) as Asked[];

const opened = (text: string): Hazard | undefined => {
  const { isCertain, hazards } = toldBy(text);
  return isCertain ? hazards[0] : undefined;
};

/** Sixty emergencies each of a tenth and of an eleventh stranger. */
test.each(["fifteenth", "sixteenth"])("each of the sixty of the %s set gets a warning", (name) => {
  const set = read(name);
  expect(set).toHaveLength(60);
  expect(set.filter(({ text, language }) => !warningOf(text, language)).map(({ id }) => id)).toEqual([]);
});

/** Those of the sixteenth set that got no warning, opened another scene, or showed theirs folded. */
const MENDED = {
  "en-E01": "injection",
  "en-E03": "chemicalSkin",
  "en-E08": "inhaled",
  "en-E12": "confinedSpace",
  "en-E17": "diabetic",
  "en-E18": "stroke",
  "en-E20": "fire",
  "en-E22": "burn",
  "en-E24": "lateHead",
  "es-E06": "powerLine",
  "es-E07": "swallowed",
  "es-E16": "heartAttack",
  "es-E17": "liveWater",
  "es-E18": "headSpine",
  "he-E02": "rollover",
  "he-E10": "muscle",
} as const satisfies Record<string, Hazard>;

test.each(Object.entries(MENDED))("%s opens %s", (id, scene) => {
  const asked = read("sixteenth").find((each) => each.id === id);
  expect(opened(asked?.text ?? "")).toBe(scene);
});

/** Somebody lies, sits, sleeps or is no longer heard where the air may be bad, or was well minutes ago. */
test.each([
  "tony went down the manhole to grab the wrench and he just kinda laid down. im going down its only 8 ft",
  "ray is in the vault and he quit talking to us, sending benny in",
  "lookout says the kid in the tank just sat down and wont look up, handing him my mask",
  "dropped the flashlight in the wet well, chuy went for it and hes curled up at the bottom",
  "my partner folded up in the crawlspace, its only 3 ft in",
  "boss climbed in the silo and now i see his boots and nothing moves, grabbing a rope and going",
  "he slid down the ladder in the sump n hes just kind of sitting there starin",
  "one guy went to sleep in the water tank and the other went in to get him",
  "beto bajó al registro y se acostó, voy por él, son dos metros",
  "el chalán se metió a la cisterna y se fue quedando dormido, le aviento agua?",
  "mi primo está en el fondo de la fosa sentado y no voltea, bajo?",
  "se dobló adentro del tanque, ya va el otro a sacarlo",
  "entró al pozo por la bomba y nomás se quedó quietecito",
  "ya no le oigo al de abajo del drenaje, mando a otro",
  "dejó de hacer ruido en la caldera, entro a ver?",
  "רוני ירד לשוחה להביא מפתח ופשוט נשכב שם, אני יורד אליו זה רק שני מטר",
  "הוא נשען על הקיר בתוך המיכל ונרדם, להיכנס לנער אותו?",
  "דני בבור השומן יושב ולא מרים ראש",
  "הפסקתי לשמוע את הבחור בתוך הצינור, שולח את אח שלו",
  "ירד לבור המעלית והתקפל",
  "שניים בשוחה ואף אחד לא עונה לי ברדיו",
  "he was fine five minutes ago now hes just laying there by the mixer",
  "my helper sat down by the truck and went white as a sheet",
  "old man leaned on the wall and slid down it, eyes open",
  "she went quiet and cant lift her arm",
  "hace rato estaba bien y ahora nomas mira fijo",
  "se sentó en la sombra y ya no se quiere parar",
  "hace cinco minutos se puso blanco y se recargó en la troca",
  "לפני כמה דקות הוא התיישב והחוויר ועכשיו בוהה",
  "הוא נשכב באמצע העבודה ולא רוצה לקום",
  "tony was sitting on the bucket and just tipped over sideways",
  "nick wont get up off the floor",
  "se fue de lado y ahí quedó",
  "marcus is at the bottom of the shaft on his hands and knees, not lookin up when i yell",
  "guy inside the tanker stopped banging on the wall",
  "my nephew crawled in the culvert to clear it and now hes napping in there",
  "whoever went in the boiler aint come out and its been 10 min",
  "he took two steps in the pump room and his legs turned to jelly",
  "lo mandé a destapar el registro y quedó sentadito recargado",
  "el que bajó a la noria ya no jala la reata",
  "se metió al tubo de 24 y no da señas",
  "הוא נכנס למכלית לנקות וכבר חמש דקות אין ממנו קול",
  "ירד אחרי הכלי לבור ועכשיו רואים רק את הגב שלו",
  "she was joking at lunch and now she just drools and looks through me",
  "mi tío venía platicando y de repente ya no contesta bien",
])("whoever went down or silent is warned of: %s", (text) => {
  expect(warningOf(text, "en")).toBeDefined();
});

test.each([
  "lay down gravel in the pit before the tank goes in",
  "the tank was laid down on its side in the yard, how do i store it",
  "where do i lay the membrane in the elevator pit",
  "la cisterna se acuesta sobre cama de arena, cuanto espesor",
])("what is laid down is nobody: %s", (text) => {
  expect(warningOf(text, "en")).toBeUndefined();
});

test.each(LANGUAGES)("no card packs a neck or has one tied, in %s", (language) => {
  const t = translator(language, "joe-hazards");
  const lines = t("texts.bleeding").split("\n");
  const neck = /^(?:Neck|Cuello|צוואר):/;
  const told = lines.filter((line) => neck.test(line));
  expect(told).toHaveLength(1);
  expect(told[0]).toMatch(/do not pack it deep|no rellene hondo|לא לדחוס עמוק/);
  expect(told[0]).toMatch(/NEVER sealed|NUNCA sellado|לעולם לא לאטום/);
  const packs = /pack it deep with|rellénela hondo con|לדחוס בד עמוק/;
  for (const line of lines.filter((each) => packs.test(each)))
    expect(line).not.toMatch(/\bneck\b|cuello|צוואר/);
});

test.each(LANGUAGES)("a gasp or a snore now and then is no breathing, in %s", (language) => {
  const t = translator(language, "joe-hazards");
  expect(t("texts.notBreathing")).toMatch(/that is not breathing|eso no es respirar|זו אינה נשימה/);
});

test.each(LANGUAGES)(
  "solar panels stay live with the main off, and tar that burns gets no water, in %s",
  (language) => {
    const t = translator(language, "joe-hazards");
    expect(t("texts.energised")).toMatch(
      /Solar panels stay live|paneles solares siguen vivos|פאנלים סולאריים נשארים חיים/,
    );
    expect(t("texts.fire")).toMatch(/hot tar|chapopote o metal|זפת בוערת/);
  },
);
