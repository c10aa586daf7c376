import fs from "node:fs";
import { expect, test } from "vitest";
import { translator } from "~/i18n/catalogue.server.ts";
import { LANGUAGES, type Language } from "~/i18n/languages.ts";
import type { Hazard } from "./hazards/dangers/dangers.data.ts";
import { toldBy } from "./hazards/recognise.logic.ts";
import { warningOf } from "./hazards/warning.ts";
import { readQuestion } from "./question.ts";

interface Asked {
  id: string;
  language: Language;
  text: string;
  /** A decoy: nobody is in danger. */
  calm?: true;
}
const SET = JSON.parse(
  fs.readFileSync(new URL("../../../../tests/eval/hazards/eighteenth.json", import.meta.url), "utf8"),
) as Asked[];
const opened = (text: string): Hazard | undefined => {
  const { isCertain, hazards } = toldBy(text);
  return isCertain ? hazards[0] : undefined;
};
const isAlarmed = (text: string): boolean => readQuestion(text, "en").warning !== undefined;

test("each of the fifty emergencies of the eighteenth set gets a warning", () => {
  const told = SET.filter(({ calm }) => !calm);
  expect(told).toHaveLength(50);
  expect(told.filter(({ text, language }) => !warningOf(text, language)).map(({ id }) => id)).toEqual([]);
});

test("none of its ten calm decoys is taken for an emergency", () => {
  const decoys = SET.filter(({ calm }) => calm);
  expect(decoys).toHaveLength(10);
  expect(decoys.filter(({ text }) => isAlarmed(text)).map(({ id }) => id)).toEqual([]);
});

/** Those whose own scene stood folded, or that opened another. */
test.each<[id: string, scene: Hazard]>([
  ["en-E01", "bleeding"],
  ["en-E03", "electricShock"],
  ["en-E08", "eyeChemical"],
  ["en-E21", "pregnantHurt"],
  ["es-E01", "choking"],
  ["es-E11", "headSpine"],
  ["es-E16", "headSpine"],
  ["es-E18", "structure"],
  ["he-E02", "shock"],
  ["he-E12", "rollover"],
  ["he-E16", "suicide"],
])("%s opens %s", (id, scene) => {
  expect(opened(SET.find((each) => each.id === id)?.text ?? "")).toBe(scene);
});

test.each<[scene: Hazard, text: string]>([
  [
    "bleeding",
    "demo saw bit hector high on the inner thigh, its spurting thru the towel in pulses, tourniquet or just hold it",
  ],
  ["bleeding", "sheet metal opened up his armpit, bright red and gushing, shirt is soaked thru already"],
  [
    "bleeding",
    "grinder disc broke and went in my forearm and out, soaking through every rag i got, im alone",
  ],
  ["bleeding", "se le fue la pulidora a la ingle y empapa el trapo de rojo vivo, le quito el trapo pa ver?"],
  ["bleeding", "un vidrio le abrió el brazo por dentro, la sangre sale a chorros y ya empapó dos camisas"],
  ["bleeding", "הדיסק קפץ לו למפשעה, הדם משפריץ דרך הסמרטוט, להוריד את הסמרטוט ולבדוק?"],
  ["bleeding", "פח חתך לו את הירך, אדום בהיר ונשפך דם בלי הפסקה, מה עושים קודם"],
  [
    "choking",
    "ray was eating a burrito and now hes grabbing his throat, no sound coming out, guys are handing him a coke",
  ],
  ["choking", "lunch, big bite of steak, he cant talk and his face is going purple"],
  ["choking", "el ayudante se tragó un pedazo de carne y ya no habla, se está poniendo morado, le doy agua?"],
  ["choking", "estaba comiendo taco y se agarra la garganta, no puede toser ni hablar"],
  ["choking", "חבר שלי אכל שווארמה ופתאום תופס את הגרון, לא יוצא לו קול, לתת לו לשתות?"],
  ["choking", "באמצע האוכל הוא נהיה סגול ולא מצליח לדבר, דופקים לו על הגב"],
  [
    "eyeChemical",
    "thinset powder puffed up in his eyes he cant open his eyes, buddy wants to wipe em with a rag",
  ],
  ["eyeChemical", "got dry grout in both eyes and they are burning bad, should i drive to the clinic first"],
  [
    "eyeChemical",
    "le cayó cal en los ojos al descargar el bulto y no puede abrir los ojos, el otro le quiere echar limón",
  ],
  ["eyeChemical", "se me metió cemento al ojo, arde mucho, me tallo?"],
  ["eyeChemical", "אבקת מלט עפה לו לעיניים, הוא לא מצליח לפתוח את העיניים וצועק"],
  ["eyeChemical", "סיד נכנס לי בעין, חבר מנסה לנקות עם מטלית, מה לעשות"],
  [
    "electricShock",
    "touched live 277 in a light this morning, in one hand and out the other, now chest keeps doing a fluttery thing, ok to finish up",
  ],
  ["electricShock", "grabbed a live 240 wire an hour ago, it let me go, my heart does flip flops"],
  [
    "electricShock",
    "agarré la fase de 220 hace rato, me soltó sola, pero traigo aleteos en el pecho, termino el turno?",
  ],
  ["electricShock", "תפסתי פאזה לפני שעתיים, השתחררתי לבד, עכשיו פרפורים בחזה, להמשיך לעבוד?"],
  [
    "pregnantHurt",
    "im 6 months pregnant, a buggy clipped me slow this morning, belly gets hard every few minutes, can i finish the day",
  ],
  [
    "pregnantHurt",
    "estoy de 7 meses, me rozó la camioneta despacio, mancho poquita sangre, espero a mi cita?",
  ],
  ["pregnantHurt", "אני בחודש שביעי, נתקע בי עגלה בבוקר, הבטן קשה ויש כתם דם, לחכות לרופא ביום חמישי?"],
  [
    "headSpine",
    "a wrench dropped on a lady walking by the site, she says shes fine but clear watery stuff is dripping out of her ear",
  ],
  [
    "headSpine",
    "came off the ladder, walking around now, but clear fluid keeps coming from his nose, just a cold?",
  ],
  [
    "headSpine",
    "le pegó la tabla en la cabeza al peatón, ya se va caminando, le escurre agua clara por la nariz",
  ],
  [
    "headSpine",
    "se cayó del techo y no mueve las piernas, lo subimos a la caja de la camioneta y lo llevamos",
  ],
  ["headSpine", "נפל עליו קרש והוא כבר קם, אבל יוצא לו נוזל שקוף מהאוזן, לתת לו ללכת?"],
  ["headSpine", "נפלה מהמדרגות, יש לה נוזל צלול מהאף ורוצה לחזור הביתה"],
  [
    "structure",
    "neighbors block wall is leaning over our footing trench and a new crack opened i can fit my finger in, we got one hour left on the pour",
  ],
  [
    "structure",
    "the old brick wall is tilting toward the ditch and the gap opened up since lunch, fresh crack top to bottom",
  ],
  [
    "structure",
    "el muro del vecino se está inclinando hacia la excavación y se abrió una grieta, le ponemos unos polines?",
  ],
  ["structure", "la barda se ladea más y la grieta crece, el patrón quiere que acabemos la zanja"],
  ["structure", "החומה של השכן נוטה לתעלה שלנו ונפתח סדק שנכנסת אצבע, נשארה שעה ליציקה"],
  ["structure", "קיר בלוקים נוטה והסדק מתרחב מהבוקר, ממשיכים לחפור לידו?"],
  [
    "shock",
    "fell on a sawhorse yesterday right on my left side, today my shoulder hurts for no reason and im pale and dizzy standing up, can it wait til 3",
  ],
  [
    "shock",
    "wheelbarrow handle hit him in the belly this morning, belly is hard now and hes gray and clammy",
  ],
  [
    "shock",
    "me pegué con el andamio en las costillas ayer, hoy me duele el hombro izquierdo y ando pálido y mareado",
  ],
  ["shock", "se cayó de panza sobre el tubo, trae la panza dura y sudor frío, dice que nomás fue el golpe"],
  ["shock", "קיבלתי מכה בצלעות מהקורה אתמול, היום כואב בכתף ואני חיוור וסחרחר כשקם"],
  ["shock", "נפל על הבטן על ברזל, עכשיו הבטן קשה והוא חיוור עם זיעה קרה"],
  [
    "suicide",
    "guy on my crew says hes tired of living and swallowed a handful of pills an hour ago, feels fine now, wants to nap in his truck",
  ],
  ["suicide", "he told me he wanted to die and took a bottle of tylenol last night, says hes good today"],
  [
    "suicide",
    "me dijo que ya no quiere vivir y se tomó un frasco de pastillas, se siente bien y se quiere ir a dormir",
  ],
  ["suicide", "está harto de la vida, se tragó un montón de pastillas hace rato pero anda normal"],
  ["suicide", "הוא אמר שלא רוצה לחיות ולקח המון כדורים, מרגיש טוב ורוצה לישון"],
  ["suicide", "פועל אמר שנמאס לו מהחיים ובלע חפיסה שלמה של כדורים לפני חצי שעה"],
  [
    "rollover",
    "skid steer rolled in the ditch, operator is stuck inside by the foot, diesel dripping, guys want to flip it back with the excavator",
  ],
  [
    "rollover",
    "mini ex tipped over on the slope and he cant get out, his leg is stuck, should we lift it with the loader",
  ],
  [
    "rollover",
    "se volteó la retro en la zanja y el operador quedó adentro con la pierna atorada, escurre diesel, la levantamos con la otra?",
  ],
  ["rollover", "el rodillo se volcó y no puede salir de la cabina, huele a combustible"],
  ["rollover", "המלגזה התהפכה והנהג תקוע בפנים, הרגל תקועה, דולף סולר, להרים עם באגר?"],
  ["rollover", "מיני מחפר על הצד במדרון, המפעיל לכוד בפנים, החברה רוצים להרים ידנית"],
])("by its cause, in other words, %s is opened: %s", (scene, text) => {
  expect(opened(text)).toBe(scene);
});

test.each([
  "we killed the power at the main, how do i find the dead wall outlet",
  "what is a deadman anchor for a retaining wall and how deep do i bury it",
  "blew a fuse on the trailer again, no smell no smoke, where do i start looking",
  "breaker tripped when the compressor kicked on, everybody is at lunch. how do i find what trips it",
  "does the walk behind saw need a dead man switch",
  "how long after bleeding the line do i run the boiler",
  "hot mud set up in the bucket too fast, how do i slow it down",
  "can i kill the corner with a bullnose bead",
  "stripped a screw head on the hinge, how do i get it out",
  "se me botó la pastilla del aire, no hay humo ni olor, cómo hallo qué la bota",
  "qué profundidad lleva un muerto de concreto para la retenida de un poste",
  "cómo mato la esquina con la pulidora para que no quede filo",
  "se quemó el fusible de la soldadora, de cuántos amperes lo pongo",
  "la plancha vibratoria trae control de hombre muerto, es obligatorio?",
  "cuánto tarda en matar la cal antes de usarla",
  "el año pasado un compañero se quebró el brazo, ya sanó y regresó a trabajar. cuánto tiempo guardo el reporte",
  "last year one of our guys fell and broke a wrist, healed up and came back to work. how long do i keep the osha 300 log",
  "קפץ לי המפסק של התנור, אין ריח ואין עשן, איך בודקים מה גורם",
  "שרפתי פיוז במולטימטר, איזה פיוז שמים במקום",
  "הפחת קופץ כל פעם שיורד גשם, מה לבדוק קודם",
  "אפשר להרוג את הקיר הזה בין הסלון למטבח? המהנדס אמר קיר מת",
  "איך הורגים את הפינה החדה של הבטון לפני טיח",
  "לפני שנתיים עובד נחתך ביד והחלים לגמרי, כמה זמן שומרים את הדוח",
  "spoils 3 ft back from the lip of the trench ok?",
  "got cement on my safety glasses lens, how do i clean it off",
])("what a trade says in a word of danger, and what healed long ago, alarms nobody: %s", (text) => {
  expect(isAlarmed(text)).toBe(false);
});

test.each([
  "theres a dead man in the ditch what do we do",
  "he killed the power but my buddy is still not breathing",
  "breaker tripped and he is on the floor not answering",
  "last year he fell and healed, today he cant feel his legs",
  "he broke his arm last year and it never healed, now its numb and black",
  "hay un hombre muerto abajo del andamio",
  "se botó el breaker y el compa quedó tirado sin responder",
  "יש איש מת בבור מה עושים",
  "קפץ המפסק והעובד על הרצפה לא מגיב",
  "הוא אמר שהוא הולך להרוג אותו עם מברג",
  "no smell now but it stunk of rotten eggs in the manhole a minute ago and bob went down",
])("the same words beside somebody in danger stay one: %s", (text) => {
  expect(isAlarmed(text)).toBe(true);
});

test.each(LANGUAGES)(
  "who staggers from heat up high is held before anything else moves, in %s",
  (language) => {
    const [, cool] = translator(language, "joe-hazards")("texts.heatStroke").split("\n");
    expect(cool).toMatch(/up high they stagger|en alto se tambalea|בגובה הוא מתנדנד/);
  },
);

test.each(LANGUAGES)("a raving mind is told to the police as what it is, in %s", (language) => {
  expect(translator(language, "joe-hazards")("texts.violence")).toMatch(
    /psychiatric crisis|crisis psiquiátrica|משבר נפשי/,
  );
});

test.each(LANGUAGES)("swallowed pills are an emergency however well somebody feels, in %s", (language) => {
  expect(translator(language, "joe-hazards")("texts.suicide")).toMatch(
    /also if they feel well|aunque se sienta bien|גם כשמרגיש טוב/,
  );
});

test.each(LANGUAGES)("blood inside after a blow to the trunk is in the card of shock, in %s", (language) => {
  expect(translator(language, "joe-hazards")("texts.shock")).toMatch(
    /bleeding inside|sangra por dentro|דימום פנימי/,
  );
});
