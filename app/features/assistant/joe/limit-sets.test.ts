import fs from "node:fs";
import { describe, expect, test } from "vitest";
import type { Language } from "~/i18n/languages.ts";
import { readQuestion } from "./question.ts";

/** Written and judged by somebody who had not seen the code; what its first run lacked is held here. */
interface Asked {
  id: string;
  language: Language;
  question: string;
  /** Nothing where the question does not tell enough. */
  meets?: boolean;
}

const read = (name: string) =>
  JSON.parse(
    fs.readFileSync(new URL(`../../../../tests/eval/limits-${name}.json`, import.meta.url), "utf8"),
  ) as Asked[];
/** Each set, and how many of it have to be decided right. */
const SETS: { name: string; limits: Asked[]; right: number; alarms: string[] }[] = [
  { name: "sixth", limits: read("sixth"), right: 40, alarms: [] },
  { name: "seventh", limits: read("seventh"), right: 27, alarms: [] },
  // The first tells of people below earth that nothing holds; the second is still misread.
  { name: "eighth", limits: read("eighth"), right: 30, alarms: ["es-L11", "he-L19"] },
  // A crane at a live line and an edge without a rail are dangers; the basement's bedroom is still misread.
  { name: "ninth", limits: read("ninth"), right: 16, alarms: ["en-L20", "he-L06", "he-L10"] },
  { name: "tenth", limits: read("tenth"), right: 13, alarms: [] },
  { name: "eleventh", limits: read("eleventh"), right: 5, alarms: [] },
  // A trench of 9 ft that nothing shores is a danger beside its slope.
  // What a meter shows is read before anybody goes down: that is a warning; two others are still misread.
  { name: "fourteenth", limits: read("fourteenth"), right: 28, alarms: ["en-L19", "he-L57", "he-L60"] },
  { name: "fifteenth", limits: read("fifteenth"), right: 19, alarms: [] },
  { name: "sixteenth", limits: read("sixteenth"), right: 8, alarms: [] },
  { name: "seventeenth", limits: read("seventeenth"), right: 15, alarms: [] },
  { name: "eighteenth", limits: read("eighteenth"), right: 22, alarms: [] },
  { name: "twelfth", limits: read("twelfth"), right: 3, alarms: ["en-L22"] },
];

/** What a question is told: the verdict of what it is held to, several where they part, or the duty. */
function toldOf(question: string, language: Language = "en"): string {
  const { limit } = readQuestion(question, language);
  if (limit?.duty) {
    const verdicts = new Set(limit.duty.limits.map(({ verdict }) => verdict));
    return `${limit.duty.duty.id}: ${[...verdicts].join(", ")}`;
  }
  if (!limit) return "nothing";
  return limit.held
    .map(({ subject, limits }) => {
      const verdicts = new Set(limits.map(({ verdict }) => verdict));
      return `${subject.id}: ${[...verdicts].join(", ")}`;
    })
    .join("; ");
}

const verdictsOf = (question: string, language: Language) => {
  const { limit } = readQuestion(question, language);
  const held = limit?.held?.flatMap(({ limits }) => limits.map(({ verdict }) => verdict)) ?? [];
  // Without what is asked for from here on, no is the answer.
  const duty = limit?.duty?.limits.map(({ verdict }) =>
    verdict === "needed" ? "fail" : verdict === "unneeded" ? "pass" : "undecided",
  );
  return new Set([...held, ...(duty ?? [])]);
};

describe.each(SETS)("of the sixty limits of the $name set", ({ limits: LIMITS, right: least, alarms }) => {
  test("none is taken for an emergency", () => {
    const alarmed = LIMITS.filter(({ question, language }) => readQuestion(question, language).warning);
    expect(alarmed.map(({ id }) => id)).toEqual(alarms);
  });

  test("none gets a wrong yes or a wrong no", () => {
    const told = LIMITS.filter(({ meets }) => meets !== undefined).map((each) => {
      const verdicts = verdictsOf(each.question, each.language);
      return { ...each, verdict: verdicts.size === 1 ? [...verdicts][0] : undefined };
    });
    const wrong = told.filter(({ meets, verdict }) => verdict === (meets ? "fail" : "pass"));
    expect(wrong.map(({ id }) => id)).toEqual([]);
    const right = told.filter(({ meets, verdict }) => verdict === (meets ? "pass" : "fail"));
    expect(right.length, right.map(({ id }) => id).join(" ")).toBeGreaterThanOrEqual(least);
  });

  test("what the question does not settle gets no yes alone", () => {
    const open = LIMITS.filter(({ meets }) => meets === undefined);
    const allowed = open.filter(({ question, language }) => {
      const verdicts = verdictsOf(question, language);
      return verdicts.size === 1 && verdicts.has("pass");
    });
    expect(allowed.map(({ id }) => id)).toEqual([]);
  });
});

/** By cause, in other words than the set's own. */
const BY_CAUSE: Record<string, readonly (readonly [question: string, told: string])[]> = {
  "a size without a unit comes out the same in centimetres, or is not decided": [
    ["ventana de la recamara 55 por 65 libres pa salir, cumple?", "escapeSize: undecided"],
    ["חלון מילוט 60 על 70 נטו מספיק?", "escapeSize: undecided"],
  ],
  "a statement of some words with a number is held to its limit": [
    ["centro de la taza a 17 pulgadas del muro en mi casa de un piso", "toiletSide: pass"],
    ["escalera recargada a 6 m de alto con la base a 1.5 m de la pared", "ladderSlope: pass"],
  ],
  "from one outlet to the next is no height": [
    ["contactos sobre la barra de la cocina a 40 pulgadas uno de otro, cumple?", "receptacleCounter: pass"],
  ],
  "an opening of a guard that is said to be no stair's is held to 4 in": [
    ["spindles on the flat balcony (not stairs) are 4 1/4 in apart, ok?", "guardOpening: fail"],
    ["deck pickets, not on a stair, 4-3/16 in gap, pass?", "guardOpening: fail"],
    ["level guard balusters (no stairs) gap 4 1/8 in, legal?", "guardOpening: fail"],
    ["pickets along the stairs 4 1/4 in apart, ok?", "guardOpening: pass"],
    ["barrotes del balcon (no de escalera) a 10.8 cm de separacion, pasa?", "guardOpening: fail"],
    ["balaustres de la terraza, no es escalera, 11 cm de separacion, cumple?", "guardOpening: fail"],
    ["barrotes de la terraza nivelada sin escalera 4 1/4 pulg de separacion, cumple?", "guardOpening: fail"],
    ["barrotes de la escalera a 4 1/4 pulg de separacion, cumple?", "guardOpening: pass"],
    ['סורגים במרפסת (לא במדרגות) רווח 10.8 ס"מ, תקין?', "guardOpening: fail"],
    ['ניצבים של מעקה במרפסת ללא מדרגות, רווח 11 ס"מ, עובר?', "guardOpening: fail"],
    ['סורגים במרפסת שטוחה רווח 10.8 ס"מ, תקין?', "guardOpening: fail"],
    ['סורגים לאורך המדרגות רווח 10.8 ס"מ, תקין?', "guardOpening: pass"],
  ],
  "how much steps differ is no riser": [
    ["difference between the highest and lowest step is 1/2 in, ok?", "stepDifference: fail"],
    ["steps vary by 1/4 in, pass?", "stepDifference: pass"],
    ["risers differ 3/8 in, legal?", "stepDifference: pass"],
    ["biggest and smallest riser difference is 5/8 in, ok?", "stepDifference: fail"],
    ["diferencia entre el escalon mas alto y el mas bajo 1.5 cm, cumple?", "stepDifference: fail"],
    ["diferencia entre peldanos de 6 mm, pasa?", "stepDifference: pass"],
    ["los escalones varian 2 cm, esta bien?", "stepDifference: fail"],
    ["diferencia entre contrahuellas de 1/2 pulg, pasa?", "stepDifference: fail"],
    ['הפרש בין המדרגה הגבוהה לנמוכה 1.5 ס"מ, תקין?', "stepDifference: fail"],
    ['הפרש בין המדרגות 6 מ"מ, עובר?', "stepDifference: pass"],
    ['הבדל של 2 ס"מ בין מדרגה למדרגה, תקין?', "stepDifference: fail"],
    ['הפרש בין רומים 1.2 ס"מ, תקין?', "stepDifference: fail"],
  ],
  "a sill high above the ground outside is held to what keeps a child in, too": [
    ["window sill 20 in off the floor, 10 ft above grade, ok?", "windowSill: pass, fail"],
    ["window sill at 22 in, 8 ft above the ground, no limiter, irc", "windowSill: pass, fail"],
    ["window sill 26 in above the floor and 9 ft above the ground, pass?", "windowSill: pass"],
    ["window sill is 20 in, 4 ft above grade, ok?", "windowSill: pass"],
    ["antepecho a 50 cm, 3 m sobre el terreno, cumple?", "windowSill: pass, fail"],
    ["antepecho de ventana a 55 cm, 2.5 m arriba del terreno, pasa?", "windowSill: pass, fail"],
    ["antepecho a 70 cm, 3 m sobre el terreno, cumple?", "windowSill: pass"],
    ["antepecho de 50 cm, 1 m sobre el terreno, cumple?", "windowSill: pass"],
    ['אדן חלון בגובה 50 ס"מ, 3 מטר מעל הקרקע, תקין?', "windowSill: pass, fail"],
    ['חלון עם סף 55 ס"מ, 2.5 מטר מעל הקרקע, עובר?', "windowSill: pass, fail"],
    ['אדן חלון בגובה 70 ס"מ, 3 מטר מעל הקרקע, תקין?', "windowSill: pass"],
    ['סף חלון 50 ס"מ, 1 מטר מעל הקרקע, תקין?', "windowSill: pass"],
  ],
  "from a trap to its vent is a length, by the size of the pipe": [
    ["trap is 6 ft from the vent, ok?", "trapArm: fail, pass"],
    ["trap to vent 10 ft on 2 in pipe, pass?", "trapArm: fail"],
    ["trap to vent 5 ft on a 1-1/2 in pipe, ok?", "trapArm: pass"],
    ["distance from the trap to the vent is 17 ft, ok?", "trapArm: fail"],
    ["del sifon a la ventilacion 1.9 m, pasa?", "trapArm: fail, pass"],
    ["sifon a la ventilacion 3 m con tubo de 2 pulg, cumple?", "trapArm: fail"],
    ["de la trampa a la ventilacion 6 m, cumple?", "trapArm: fail"],
    ["del sifon al tubo de ventilacion 1.2 m, pasa?", "trapArm: pass"],
    ["מהמחסום לאוורור 1.9 מטר, תקין?", "trapArm: fail, pass"],
    ["מהסיפון לצינור האוורור 6 מטר, עובר?", "trapArm: fail"],
    ["מהסיפון לאוורור 1.2 מטר, תקין?", "trapArm: pass"],
    ["בין הסיפון לאוורור 5.5 מטר, תקין?", "trapArm: fail"],
  ],
  "a toeboard has a limit of its own": [
    ["toeboard is 3 in high, osha ok?", "toeboard: fail"],
    ["toe board 4 in high at the edge, legal?", "toeboard: pass"],
    ["toeboards on the scaffold are 3 1/2 in, ok?", "toeboard: pass"],
    ["scaffold toe board 2x4 laid flat, 1 1/2 in high, pass?", "toeboard: fail"],
    ["rodapie de 8 cm de alto, cumple osha?", "toeboard: fail"],
    ["rodapie de 10 cm en el andamio, pasa?", "toeboard: pass"],
    ["rodapie de 3 pulgadas en el andamio, cumple?", "toeboard: fail"],
    ["el rodapie mide 9 cm, esta bien?", "toeboard: pass"],
    ['לוח רגל בגובה 8 ס"מ בפיגום, תקין?', "toeboard: fail"],
    ['לוח רגל בגובה 10 ס"מ בקצה, תקין?', "toeboard: pass"],
    ['לוח רגל 7 ס"מ, עובר OSHA?', "toeboard: fail"],
    ['לוחות רגל בגובה 9 ס"מ בפיגום, תקין?', "toeboard: pass"],
  ],
  "a break between levels wants a stair or a ladder from 19 in on": [
    ["20 in change in elevation on the walkway, no stairs or ladder, osha ok?", "levelBreak: needed"],
    ["level change of 24 in with no ladder on site, allowed?", "levelBreak: needed"],
    ["height difference 19 in without steps for workers, legal?", "levelBreak: needed"],
    ["22 in break in elevation, no stair, ok?", "levelBreak: needed"],
    ["desnivel de 50 cm sin escalera en la obra, se puede?", "levelBreak: needed"],
    ["diferencia de altura de 55 cm sin escalera para los trabajadores, pasa?", "levelBreak: needed"],
    ["cambio de nivel de 60 cm sin escalera, osha?", "levelBreak: needed"],
    ["diferencia de nivel de 49 cm en la obra sin escalera, cumple?", "levelBreak: needed"],
    ['הפרש מפלסים של 50 ס"מ בלי מדרגות באתר, מותר?', "levelBreak: needed"],
    ['שינוי מפלס 60 ס"מ ללא סולם, תקין?', "levelBreak: needed"],
    ['הפרש גובה 55 ס"מ במעבר עובדים בלי מדרגות, מותר?', "levelBreak: needed"],
    ['הפרש גבהים 49 ס"מ בלי סולם באתר, חוקי?', "levelBreak: needed"],
  ],
  "how far it is to a ladder is not how deep the trench is": [
    ["5 ft trench, ladder is 24 ft from the farthest worker, ok?", "trenchLadder: pass"],
    ["6 ft trench, ladder is 30 ft from the last guy, ok?", "trenchLadder: fail"],
    ["zanja d 1.8 m la escalera esta a 9 m del trabajador, cumple?", "trenchLadder: fail"],
    ["zanja de 1.5 m escalera a 7 m del mas lejano, pasa?", "trenchLadder: pass"],
    ["escalera a 8 m del trabajador en zanja de 2 m, bien?", "trenchLadder: fail"],
    ["en la zanja la escalera queda a 6 m, cumple?", "trenchLadder: pass"],
    ["בתעלה בעומק 1.5 מטר הסולם במרחק 9 מטר מהעובד, מותר?", "trenchLadder: fail"],
    ["סולם בתעלה במרחק 7 מטר מהעובד הכי רחוק, תקין?", "trenchLadder: pass"],
  ],
  "dust that was measured is held to its limit": [
    ["silica sample averaged 60 ug/m3 over the shift no respirator", "silica: fail"],
    ["silica sampling 45 micrograms 8 hr twa, ok?", "silica: pass"],
    ["measured silica is 75 ug/m3, no masks, can we keep on", "silica: fail"],
    ["concrete dust air sample 55 ug/m3 pass?", "silica: fail"],
    ["muestreo de silice 70 microgramos sin mascarilla se puede", "silica: fail"],
    ["silice promedio 40 microgramos m3, cumple?", "silica: pass"],
    ["medimos silice 55 ug sin respirador pasa", "silica: fail"],
    ["promedio de silice 8 hrs 52 microgramos, cumple?", "silica: fail"],
    ["דגימת סיליקה 60 מיקרוגרם בלי מסכה, מותר?", "silica: fail"],
    ["סיליקה בממוצע 40 מיקרוגרם למשמרת, תקין?", "silica: pass"],
    ["מדידה של סיליקה 70 מיקרוגרם ללא מסכות, תקין?", "silica: fail"],
    ["ממוצע סיליקה 8 שעות 52 מיקרוגרם, עובר?", "silica: fail"],
  ],
  "what stands clear before a panel is its depth": [
    ["37 in of clear depth in front of the 120/240 panel", "panelDepth: pass"],
    ["120/240 panel has 34 in clear in front, ok?", "panelDepth: fail"],
    ["clear depth in front of the panel 36 in, pass?", "panelDepth: pass"],
    ["panel has 35 in of depth clear in front, legal?", "panelDepth: fail"],
    ["enfrente del tablero hay 88 cm de fondo libre", "panelDepth: fail"],
    ["frente al tablero d la casa 100 cm d fondo libre", "panelDepth: pass"],
    ["tablero 120/240 con 92 cm libres enfrente, cumple?", "panelDepth: pass"],
    ["fondo libre frente al tablero 85 cm, pasa?", "panelDepth: fail"],
    ['לפני הלוח 120/240 יש 95 ס"מ עומק פנוי, תקין?', "panelDepth: pass"],
    ['עומק פנוי לפני לוח החשמל 85 ס"מ, עובר?', "panelDepth: fail"],
    ['לוח חשמל עם 100 ס"מ פנוי לפניו, תקין?', "panelDepth: pass"],
    ['מרחק פנוי לפני הלוח 80 ס"מ, תקין?', "panelDepth: fail"],
  ],
  "a trench laid back steeper than its soil allows gets no": [
    ["8 ft trench in type C laid back 1 to 1, send the crew in?", "soilSlope: fail"],
    ["type c soil, trench 12 ft deep, cut back 1:1, ok to work?", "soilSlope: fail"],
    ["trench type C laid back 1.5 to 1, ok?", "soilSlope: pass"],
    ["type B dirt trench 9 ft laid back 1 to 1, ok to go in", "soilSlope: pass"],
    ["zanja de 3 m tierra tipo C con talud 1 a 1, pueden entrar?", "soilSlope: fail"],
    ["zanja en suelo tipo C inclinada 1:1, se puede?", "soilSlope: fail"],
    ["zanja tipo C con talud 1.5:1, cumple?", "soilSlope: pass"],
    ["zanja de 2.5 m tipo B talud 1:1, pasa?", "soilSlope: pass"],
    ["תעלה בעומק 3 מטר בקרקע סוג C בשיפוע 1:1, מותר להיכנס?", "soilSlope: fail"],
    ["חפירה קרקע סוג C שיפוע 1:1, תקין?", "soilSlope: fail"],
    ["תעלה בקרקע סוג C שיפוע 1.5:1, תקין?", "soilSlope: pass"],
    ["תעלה בקרקע סוג B שיפוע 1:1, תקין?", "soilSlope: pass"],
  ],
  "what covers the rebar of a footing is held to where it is cast": [
    ["footing poured against dirt rebar cover 2 in ok?", "rebarCover: fail"],
    ["rebar has 3 in of cover in the footing, pass?", "rebarCover: pass"],
    ["concrete cover over the rebar is 2 1/2 in, cast against earth, legal?", "rebarCover: fail"],
    ["rebar cover 1 in in a formed footing, ok?", "rebarCover: fail"],
    ["recubrimiento de varilla de 6 cm en zapata contra tierra, pasa?", "rebarCover: fail"],
    ["recubrimiento de la varilla 8 cm, cumple?", "rebarCover: pass"],
    ["zapata contra la tierra con recubrimiento de 2 pulg en la varilla, bien?", "rebarCover: fail"],
    ["recubrimiento de varilla 3 pulg en la zapata, esta bien?", "rebarCover: pass"],
    ['כיסוי ברזל 5 ס"מ ביסוד יצוק על האדמה, תקין?', "rebarCover: fail"],
    ['כיסוי בטון של ברזל זיון 8 ס"מ ביסוד, עובר?', "rebarCover: pass"],
    ['כיסוי זיון 6 ס"מ ביסוד, תקין?', "rebarCover: fail"],
    ['כיסוי של 7.7 ס"מ לברזל ביסוד, תקין?', "rebarCover: pass"],
  ],
  "an eyewash is held to the seconds of ANSI": [
    ["eyewash is 12 seconds walk away, ok?", "eyewash: fail"],
    ["eye wash station 8 seconds away, pass?", "eyewash: pass"],
    ["lavaojos a 20 segundos, cumple?", "eyewash: fail"],
    ["lavaojos a 9 segundos caminando, pasa?", "eyewash: pass"],
    ["משטפת עיניים במרחק 15 שניות, תקין?", "eyewash: fail"],
    ["משטפת עיניים 8 שניות הליכה, עובר?", "eyewash: pass"],
  ],
  // A measure that is asked for without a number is told, and nothing of another one.
  "what is asked for without a number is told its limit": [
    ["center of the toilet to the side wall whats the least", "toiletSide: undecided"],
    ["cuanta luz minima en el area general de la obra segun osha", "siteLight: undecided"],
    ["cuantos pies-candela de luz general piden en el area de obra", "siteLight: undecided"],
    ["el sello de agua del cespol o trampa del lavabo, cuanto minimo y maximo", "trapSeal: undecided"],
    ["כמה הסולם צריך לבלוט מעל שפת הגג לפי אושה", "ladderRails: undecided"],
  ],
  "the length of a plank is not what hangs past its support": [
    ["8 foot scaffold plank, hangs 14 inches past the support, legal?", "plankEnd: fail, pass"],
    ["12 foot scaffold plank, hangs 20 inches past the support, ok?", "plankEnd: fail"],
    ["8 foot scaffold plank, hangs 10 inches past the support, ok?", "plankEnd: pass"],
  ],
  "one toilet is enough for twenty": [
    ["18 guys on the job site, one porta potty enough?", "moreToilets: unneeded"],
    ["1 toilet for 30 workers on site ok?", "moreToilets: needed"],
    ["one portable toilet for 25 workers, ok?", "moreToilets: needed"],
    ["crew of 20 workers and one porta john, osha ok?", "moreToilets: unneeded"],
    ["somos 30 en la obra y 1 baño portatil alcanza?", "moreToilets: needed"],
    ["un baño portatil para 15 trabajadores alcanza?", "moreToilets: unneeded"],
    ["somos 22 trabajadores con un sanitario portatil, cumple?", "moreToilets: needed"],
    ["1 baño para 12 trabajadores en la obra, pasa?", "moreToilets: unneeded"],
    ["30 עובדים באתר ושירותים ניידים אחד, מספיק?", "moreToilets: needed"],
    ["15 עובדים באתר, שירותים כימיים אחד, מספיק?", "moreToilets: unneeded"],
  ],
};

describe.each(Object.entries(BY_CAUSE))("%s", (_, questions) => {
  test.each(questions)("%s", (question, told) => {
    expect(toldOf(question)).toBe(told);
  });
});

test.each([
  "silica sample averaged 300 ug/m3 and two guys are coughing blood",
  "we measured silica yesterday and now he can't breathe",
])("measured dust stays a danger where somebody is ill: %s", (question) => {
  expect(readQuestion(question, "en").warning).toBeDefined();
});

test.each([
  "so nobody gets a shock, do the plain 120v 20 amp outlets on temp power need gfci on site",
  "a cuantos pies empieza la proteccion contra caida en una losa con orilla abierta, a 1.5 m me la piden?",
  "so nobody falls, do the scaffold planks need cleats",
  "כמה הסולם צריך לבלוט מעל שפת הגג לפי אושה",
])("what only asks for a rule raises no alarm: %s", (question) => {
  expect(readQuestion(question, "en").warning).toBeUndefined();
});

test.each([
  "so nobody gets a shock, do the outlets need gfci, my guy just got lit up and is out cold",
  "at how many feet does fall protection start, he is hanging off the open edge right now",
  "como se pone la escalera en el techo, el muchacho ya se cayó y no se mueve",
])("what tells of somebody stays a danger: %s", (question) => {
  expect(readQuestion(question, "en").warning).toBeDefined();
});
