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

test("each of the sixty of the seventeenth set gets a warning", () => {
  const set = read("seventeenth");
  expect(set).toHaveLength(60);
  expect(set.filter(({ text, language }) => !warningOf(text, language)).map(({ id }) => id)).toEqual([]);
});

/** Those that got no warning, a card that could hurt, another scene, or theirs folded; the last five of the sixteenth. */
const MENDED: readonly (readonly [set: string, id: string, scene: Hazard])[] = [
  ["seventeenth", "en-E10", "gasLeak"],
  ["seventeenth", "en-E15", "cold"],
  ["seventeenth", "en-E16", "diabetic"],
  ["seventeenth", "en-E17", "lateHead"],
  ["seventeenth", "en-E18", "sunk"],
  ["seventeenth", "en-E21", "suicide"],
  ["seventeenth", "en-E24", "bleeding"],
  ["seventeenth", "es-E10", "structure"],
  ["seventeenth", "es-E12", "headSpine"],
  ["seventeenth", "es-E15", "breathing"],
  ["seventeenth", "es-E18", "pregnantHurt"],
  ["seventeenth", "he-E05", "injection"],
  ["seventeenth", "he-E09", "structure"],
  ["seventeenth", "he-E10", "cylinder"],
  ["seventeenth", "he-E13", "buriedCable"],
  ["seventeenth", "he-E14", "lightning"],
  ["seventeenth", "he-E15", "amputation"],
  ["seventeenth", "he-E16", "electricShock"],
  ["seventeenth", "he-E17", "hoist"],
  ["sixteenth", "en-E13", "pitEntry"],
  ["sixteenth", "he-E05", "breathing"],
  ["sixteenth", "he-E13", "muscle"],
  ["sixteenth", "he-E16", "notBreathing"],
];
test.each(MENDED)("of the %s set %s opens %s", (set, id, scene) => {
  expect(opened(read(set).find((each) => each.id === id)?.text ?? "")).toBe(scene);
});

/** A shock that is over: the heart may stop hours later. */
test.each([
  "took a 480 hit about an hour back, knocked me on my butt, fine now just heart keeps doing flip flops. back to work?",
  "got bit by a 277 this morning and my arm still feels dead",
  "grabbed a hot leg yesterday, threw me off the ladder, today my chest thumps weird every few beats",
  "my helper got lit up by the welder lead before lunch and now his hand wont make a fist",
  "220 got me last night, now my fingers are tingly and peeing dark",
  "he ate 600 volts a while ago says hes good but hes shaky and pale",
  "my heart skips since the panel zapped me earlier",
  "hace como una hora me agarró la corriente del tablero y desde entonces el corazón me brinca",
  "ayer le dio un toque la 440 al chalán, hoy trae el brazo dormido y no le responde",
  "en la mañana me aventó la luz, estoy bien nomás siento aleteos en el pecho, sigo jalando?",
  "me pegó la de 220 hace rato y ahora me siento como borracho",
  "me quedaron los dedos tiesos desde el toque de la mañana, se me quita?",
  "קיבלתי שפיץ מ-380 לפני שעתיים, עף אחורה, ועכשיו הדופק לא סדיר, לחזור לעבוד?",
  "אתמול נכנס בי חשמל מהלוח והיום היד חלשה ורדומה",
  "הבוקר העיף אותי הזרם מהרתכת, הכל טוב רק פרפורים בחזה",
  "הפועל תפס פאזה לפני איזה שעה, אומר שהוא בסדר אבל הלב שלו קופץ",
  "נגעתי בחוט לפני חצי שעה והוא זרק אותי, עכשיו נימול לי כל הצד",
  "מאז המכה מהשקע אתמול אני סחרחר ועייף",
])("a shock that is over opens the card of the shock: %s", (text) => {
  expect(opened(text)).toBe("electricShock");
});

/** Whatever it was, and whatever somebody complains of only now. */
test.each([
  "2x4 came down on my hat this morning, now the light hurts and i keep forgetting what i was doing",
  "stinger got my wet glove before break, ever since then im sweaty and the beat is all over the place",
  "stepped off the tailgate wrong yesterday and now i cant pee and both legs are weak",
  "fell off the scaffold monday, felt ok, now my belly is hard and my shoulder aches",
  "shut the generator off already, still got a pounding head and wobbly, can we go home",
  "breathed some chlorine yesterday at the pool job, tonight i cant lie flat to sleep",
  "took a stream of hot water in the face this morning, now my voice is going",
  "spider got me saturday, now the hole is big as a quarter and oozing",
  "rusty rebar scratch from 10 days ago, now my back arches and i cant chew",
  "me picó algo en la pierna antier, ya se puso negro el centro y traigo calentura",
  "me tragué un perno chiquito ayer y hoy vomito negro",
  "ya apagamos la planta de luz pero seguimos mareados y con dolor de cabeza",
  "me machucaron el brazo en la mañana, ahora está duro como piedra y no siento los dedos",
  "נפלתי מסולם לפני יומיים והיום יש לי דם בשתן",
  "נשמתי אדי כלור אתמול והלילה אני לא מצליח לשכב, חסר אוויר",
  "עקיצה מאתמול, העור סביב נהיה שחור ויש לי חום",
  "אתמול לקחתי לגימה מבקבוק וזה היה חומר ניקוי, היום קשה לי לבלוע",
])("what tells only now is warned of: %s", (text) => {
  expect(warningOf(text, "en")).toBeDefined();
});

test.each<[text: string, scene: Hazard]>([
  [
    "miter saw got my wrist, its pumping out with every heartbeat and nobody is here, blood all over",
    "bleeding",
  ],
  ["glass door broke on my forearm and the blood is spurting, im by myself, do i drive", "bleeding"],
  ["se me fue el disco a la pierna, la sangre brinca con cada latido", "bleeding"],
  ["חתכתי את האמה בזכוכית והדם יוצא בקצב של הלב, אני לבד באתר", "bleeding"],
  ["he dropped off the truss, toes wont wiggle and says he cant get a full breath, sit him?", "headSpine"],
  ["cayó de la barda, no mueve las piernas, lo recargo en la pared pa que jale aire", "headSpine"],
  ["נפל מהפיגום, הרגליים רדומות, להושיב אותו שיהיה לו אוויר?", "headSpine"],
  ["el elevador se paró entre pisos y se abrió la puerta, me salgo?", "hoist"],
  ["desde el divorcio anda muy decaído, está sentado en la cornisa y dice que ya da igual", "suicide"],
  ["she is 7 months pregnant, tripped over the hose and now belly is hard", "pregnantHurt"],
  ["wall is bellied out and popping, super says throw some kickers on it", "structure"],
  ["עובד נבלע בסילו, רואים רק את היד, המסוע עובד", "sunk"],
])("by its cause, in other words: %s is %s", (text, scene) => {
  expect(opened(text)).toBe(scene);
});

test.each([
  "got my license yesterday, can i run 220",
  "panel got moved this morning, how much clearance in front",
  "what size breaker for a 480 v motor, 30 amps",
  "does the elevator need a landing between floors",
  "how often do i check the fire extinguisher, last checked monday",
  "wall is bowing 1/4 inch in 8 ft, within tolerance?",
  "como brinco el sensor de la puerta del elevador",
  "באיזה גובה שמים שקע 220 בבית",
])("what only shares the words is none: %s", (text) => {
  expect(warningOf(text, "en")).toBeUndefined();
});

test.each(LANGUAGES)("a spine that may be broken is not sat up, not even for air, in %s", (language) => {
  const t = translator(language, "joe-hazards");
  const never = /NEVER sat up|never sat up|NUNCA sentado|nunca sentado|לעולם לא להושיב/;
  for (const scene of ["headSpine", "fall"] as const) expect(t(`texts.${scene}`)).toMatch(never);
  expect(t("texts.struckBy")).toMatch(/moves both legs|mueve las dos piernas|מזיז את שתי הרגליים/);
});

test.each(LANGUAGES)("a shock of hours ago is in the card of the shock, in %s", (language) => {
  const t = translator(language, "joe-hazards");
  expect(t("texts.electricShock")).toMatch(/Hours or a day ago too|fue hace horas o ayer|לפני שעות או אתמול/);
});

test.each(LANGUAGES)("who bleeds while somebody attacks presses at once, in %s", (language) => {
  const t = translator(language, "joe-hazards");
  expect(t("texts.violence")).toMatch(
    /where you hide: press hard at once|escondido: presione fuerte ya|המסתור: ללחוץ חזק מיד/,
  );
});

test.each(LANGUAGES)("a flat battery goes to hospital before anybody is called, in %s", (language) => {
  const steps = translator(language, "joe-hazards")("texts.swallowed").split("\n");
  const battery = steps.findIndex((step) => /flat battery|Pila de botón|סוללת כפתור/.test(step));
  const poison = steps.findIndex((step) => /1-800-222-1222/.test(step));
  expect(battery).toBeGreaterThan(0);
  expect(battery).toBeLessThan(poison);
});
