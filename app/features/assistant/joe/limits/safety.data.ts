import { anyOf, spoken } from "../spoken.ts";
import type { Limit, Subject } from "./limit.ts";

const TRENCH = spoken(
  /\b(trench(es)?|excavations?|ditch(es)?|zanjas?|excavacion(es)?)\b/,
  "תעלה|תעלות|חפירה|חפירות|תעלת|בור",
);
const SCAFFOLD = spoken(/\b(scaffolds?|scaffolding|andamios?)\b/, "פיגום|פיגומים");
const LADDER = spoken(/\b(ladders?|escaleras?( de mano| de extension| portatil(es)?)?)\b/, "סולם|סולמות");
const LINES = spoken(
  /\b((power|overhead|electric(al)?|live|high[- ]voltage|energized) ?lines?|lineas? (electricas?|de alta tension|de luz|aereas?|de alta|de corriente|energizadas?)|cables? de (luz|alta tension|alta))\b/,
  "קו חשמל|קווי חשמל|קו מתח|קווי מתח|קו מתח גבוה|קו החשמל|קווי החשמל",
);
const CRANE = spoken(
  /\b(cranes?|booms?|boom lifts?|excavators?|backhoes?|buckets?|forklifts?|telehandlers?|dump trucks?|concrete pumps?|equipment|gruas?|excavadoras?|retroexcavadoras?|plumas?|maquina(ria)?|bombas? de concreto)\b/,
  "מנוף|מנופים|עגורן|עגורנים|זרוע|מחפר|מחפרון|באגר|מלגזה|משאבת בטון|ציוד",
);

const FUEL = spoken(
  /\b(gallons?|flammables?|gasoline|gas cans?|fuel|diesel|thinner|solvents?|galones|inflamables?|gasolina|combustible|diesel)\b/,
  "דליק|דלק|דליקים|בנזין|סולר|גלון|גלונים",
);
const VOLTAGES: readonly Limit[] = (
  [
    [0, 50, 10, "kv50"],
    [50, 200, 15, "kv200"],
    [200, 350, 20, "kv350"],
    [350, 500, 25, "kv500"],
    [500, 750, 35, "kv750"],
    [750, 1000, 45, "kv1000"],
  ] as const
).map(([over, upTo, least, where]) => ({
  article: "osha-1926-1408",
  where,
  least,
  by: [over, upTo] as const,
}));

export const SAFETY_SUBJECTS: readonly Subject[] = [
  {
    id: "craneLine",
    thing: new RegExp(`${LINES.source}|\\b(lines?|kv|lineas?|cables?)\\b|קו|קווים`, "u"),
    also: CRANE,
    with: CRANE,
    property: ["distance"],
    unsaid: true,
    unit: "ft",
    by: { unit: "kV", thing: LINES },
    limits: [
      { article: "osha-1926-1402", section: "OSHA 1926.1407", where: "kvUnknown", least: 20 },
      ...VOLTAGES,
    ],
  },
  {
    id: "scaffoldLine",
    thing: LINES,
    also: spoken(
      /\b(scaffolds?|scaffolding|lifts?|andamios?|plataforma|elevador(a|es)?)\b/,
      "פיגום|פיגומים|במה|במת הרמה",
    ),
    with: spoken(/\b(scaffolds?|scaffolding|lifts?|andamios?)\b/, "פיגום|במה"),
    property: ["distance"],
    unsaid: true,
    unit: "ft",
    limits: [{ article: "osha-1926-451", occupancy: "site", least: 10 }],
  },
  {
    id: "spoil",
    not: /\b(?:type|class|tipo|clase) ?[abc]\b|\b(?:shor(?:e|ed|ing)|trench box|apuntal\w*|ademe)\b|סוג [abc](?!\p{L})|(?<!\p{L})[הבלו]?דיפון/u,
    thing: spoken(
      /\b(spoils?( piles?)?|dirt( piles?)?|excavated (soil|material|dirt)|soil piles?|materials?|equipment|tierra|escombros?|material( excavado)?|monton(es)?)\b/,
      "עפר|אדמה|עודפי עפר|ערמת עפר|ערימת עפר|ערמות עפר|חומר חפור|ציוד",
    ),
    also: spoken(
      /\b(trench(es)?|excavations?|ditch(es)?|edge|lip|zanjas?|excavacion(es)?|borde|orilla)\b/,
      "תעלה|תעלות|חפירה|שפה|שפת|בור",
    ),
    with: spoken(
      /\b(trench(es)?|excavations?|edge|lip|zanjas?|excavacion|borde|orilla)\b/,
      "תעלה|חפירה|שפה|שפת|בור",
    ),
    property: ["distance"],
    unsaid: true,
    unit: "ft",
    limits: [{ article: "osha-1926-651", section: "OSHA 1926.651", occupancy: "site", least: 2 }],
  },
  {
    id: "trenchLadder",
    thing: LADDER,
    also: TRENCH,
    with: TRENCH,
    property: ["distance", "spacing", "length"],
    unsaid: true,
    unit: "ft",
    limits: [
      {
        article: "osha-1926-651",
        section: "OSHA 1926.651",
        occupancy: "site",
        where: "fromFourFeet",
        most: 25,
      },
    ],
  },
  {
    id: "ladderRails",
    thing: LADDER,
    also: spoken(
      /\b(above|past|beyond|over|extend\w*|landing|roof|edge|top|eave|sobre|encima|arriba|sobresal\w*|pase|techo|alero|azotea|borde)\b/,
      "מעל|מעבר|בולט|יבלוט|גג|קצה|משטח",
    ),
    not: anyOf(
      spoken(
        /\b(rungs?|steps?(?! off)|(?<!stick(?:s|ing)? )out|base|angle|risers?|stairs?|treads?|peldanos?|contrahuellas?|huellas?|pasamanos|baranda\w*|balaustr\w+|barrotes|balusters|trench|reach(es)?|zanja|fall|lines?)\b/,
        "שלב|שלבים|זווית|תעלה|מדרגות",
      ),
      spoken(/\b(altura libre|paso libre|headroom|guards?|clearance)\b/, "גובה ראש|גובה פנוי|מעקה"),
    ),
    with: spoken(
      /\b(protrud\w+|stick(s|ing)? (out|up)|gutters?|projects?|sobresal\w+|roofs?|landings?|edge|top|rails?|eaves?|techo|azotea|alero|borde)\b/,
      "גג|משטח|קצה|בולט|יבלוט|בולטים|בליטה",
    ),
    property: ["distance", "height", "length"],
    unsaid: true,
    unit: "ft",
    limits: [{ article: "osha-1926-1050", occupancy: "site", least: 3 }],
  },
  {
    id: "ladderRungs",
    thing: spoken(
      /\b(rungs?|ladder steps?|peldanos? de (la )?escalera de mano|travesanos?)\b/,
      "שלבי סולם|שלבים|שלב סולם",
    ),
    with: LADDER,
    property: ["spacing"],
    unsaid: true,
    unit: "in",
    limits: [{ article: "osha-1926-1050", occupancy: "site", where: "portableOrFixed", least: 10, most: 14 }],
  },
  {
    id: "ladderAngle",
    thing: LADDER,
    not: spoken(/\b(stairs?|risers?|treads?|trench)\b/, "מדרגות"),
    property: ["slope"],
    unsaid: true,
    unit: "deg",
    grey: 3,
    limits: [{ article: "osha-1926-1050", occupancy: "site", where: "fourToOne", least: 75, most: 76 }],
  },
  {
    id: "ladderSlope",
    thing: LADDER,
    not: spoken(/\b(stairs?|risers?|treads?|trench|contrahuellas?|huellas?)\b/, "מדרגות"),
    property: ["slope"],
    unsaid: true,
    unit: "ratio",
    // Its length includes what stands above the landing: "about" a quarter.
    grey: 0.03,
    limits: [{ article: "osha-1926-1050", occupancy: "site", where: "fourToOne", least: 1 / 4, most: 1 / 4 }],
  },
  {
    id: "plankGap",
    thing: spoken(
      /\b(planks?|planking|scaffold boards?|decking|tablones|tablon|tablas|plataforma)\b/,
      "קרשים|לוחות פיגום|משטח|דיקט|זיקים",
    ),
    also: SCAFFOLD,
    with: SCAFFOLD,
    property: ["opening"],
    unit: "in",
    limits: [{ article: "osha-1926-451", occupancy: "site", most: 1 }],
  },
  {
    id: "scaffoldFace",
    thing: SCAFFOLD,
    also: spoken(
      /\b(wall|face|building|facade|pared|muro|fachada|edificio)\b/,
      "קיר|חזית|מבנה|פני העבודה|פני הקיר",
    ),
    not: spoken(/\b(lines?|planks?|linea|tablones|rail\w*|guard\w*|voltage)\b/, "קו|קרשים|מעקה"),
    with: spoken(/\b(wall|face|building|facade|pared|muro|fachada|edificio)\b/, "קיר|חזית|מבנה"),
    property: ["distance"],
    unit: "in",
    limits: [
      { article: "osha-1926-451", occupancy: "site", most: 14 },
      { article: "osha-1926-451", occupancy: "site", where: "plaster", most: 18, onlyWhenSaid: true },
    ],
  },
  {
    id: "anchor",
    thing: spoken(
      /\b((fall protection |fall arrest |tie[- ]?off |lifeline |harness )?(anchor(age)?( points?)?s?|tie[- ]?off points?)|(puntos? de )?anclajes?|anclas?)\b/,
      "נקודת עיגון|נקודות עיגון|עיגון|עוגן",
    ),
    not: spoken(/\b(bolts?|pernos?|tornillos?|embed\w*)\b/, "בורג|ברגי"),
    property: ["load"],
    unsaid: true,
    unit: "lb",
    limits: [{ article: "osha-1926-501", occupancy: "site", where: "perPerson", least: 5000 }],
  },
  {
    id: "freeFall",
    thing: spoken(/\b(free[- ]?fall|caida libre|deja caer)\b/, "נפילה חופשית"),
    property: ["distance", "height", "length"],
    unsaid: true,
    unit: "ft",
    limits: [{ article: "osha-1926-501", occupancy: "site", most: 6 }],
  },
  {
    id: "extinguisherTravel",
    thing: spoken(/\b((fire )?extinguishers?|extintor(es)?|extinguidor(es)?)\b/, "מטף|מטפים|מטפה"),
    not: spoken(/\b(gallons?|flammable|gasoline|fuel|galones|inflamables?|gasolina)\b/, "דליק|דלק|דליקים"),
    property: ["distance", "spacing"],
    unsaid: true,
    unit: "ft",
    limits: [{ article: "osha-1926-150", occupancy: "site", most: 100 }],
  },
  {
    id: "fuelExtinguisher",
    thing: spoken(/\b((fire )?extinguishers?|extintor(es)?|extinguidor(es)?)\b/, "מטף|מטפים|מטפה"),
    also: FUEL,
    with: FUEL,
    property: ["distance", "spacing"],
    unsaid: true,
    unit: "ft",
    by: { unit: "gal", thing: FUEL },
    limits: [
      { article: "osha-1926-150", occupancy: "site", where: "moreFuel", most: 50 },
      { article: "osha-1926-150", occupancy: "site", where: "moreFuel", most: 50, by: [5, 100000] },
    ],
  },
  {
    id: "oxygen",
    thing: spoken(
      /\b(oxygen( cylinders?| bottles?| tanks?)?|(cilindros?|tanques?) de oxigeno|oxigeno)\b/,
      "בלון חמצן|בלוני חמצן|חמצן",
    ),
    also: spoken(
      /\b(fuel|acetylene|gas|propane|stor\w+|acetileno|combustible)\b/,
      "אצטילן|דלק|גז|אחסון|לאחסן",
    ),
    not: spoken(/\b(percent|level|air|confined|nivel|porciento)\b|%/, "אחוז|חלל מוקף"),
    with: spoken(/\b(fuel|acetylene|gas|cylinders?|acetileno)\b/, "אצטילן|גז"),
    property: ["distance"],
    unsaid: true,
    unit: "ft",
    limits: [{ article: "osha-1926-350", occupancy: "site", where: "orBarrier", least: 20 }],
  },
  {
    id: "oxygenAir",
    thing: spoken(/\b(oxygen|oxigeno)\b/, "חמצן"),
    not: spoken(/\b(cylinders?|bottles?|tanks?|cilindros?|tanques?)\b/, "בלון|בלוני"),
    property: [],
    unsaid: true,
    unit: "pct",
    limits: [
      {
        article: "osha-1926-1201",
        occupancy: "site",
        where: "otherGases",
        least: 19.5,
        most: 23.5,
        neverEnough: true,
      },
    ],
  },
  {
    id: "liftWind",
    thing: spoken(/\b(wind|viento)\b/, "רוח|רוחות"),
    also: spoken(
      /\b(personnel|man ?-?basket|platforms?|canasta|personas|gente|plataforma)\b/,
      "סל אדם|סל|במה|הרמת אנשים|אנשים",
    ),
    property: [],
    unsaid: true,
    unit: "mph",
    limits: [{ article: "osha-1926-1431", occupancy: "site", most: 20 }],
  },
  {
    id: "soilSlope",
    thing: spoken(
      /\b(trench(es)?|excavations?|(type|class) [abc]( soil)?|zanjas?|excavacion(es)?|suelo (tipo|clase) [abc]|tipo [abc])\b/,
      "תעלה|תעלות|חפירה|חפירות|קרקע (?:מ)?סוג [abc]",
    ),
    also: /\b(type|class|tipo|clase) ?[abc]\b|(?:סוג|קרקע) [abc](?!\p{L})/u,
    with: /\b(slopes?|sloped|type|class|soil|dirt|ground|clay|sandy?|sides?|walls?|tipo|clase|suelo|tierra|terreno|paredes?|lados?)\b|קרקע|סוג|דפנות|שיפוע|צד|אדמה/u,
    property: ["slope"],
    unsaid: true,
    unit: "ratio",
    // Deeper an engineer designs it.
    upTo: { unit: "ft", most: 20 },
    asWritten: true,
    // 34 degrees are said for 1-1/2 to 1.
    grey: 0.03,
    limits: [
      { article: "osha-1926-651", section: "OSHA 1926.652", occupancy: "site", where: "soilC", least: 1.5 },
      { article: "osha-1926-651", section: "OSHA 1926.652", occupancy: "site", where: "soilB", least: 1 },
      { article: "osha-1926-651", section: "OSHA 1926.652", occupancy: "site", where: "soilA", least: 0.75 },
    ],
  },
];
