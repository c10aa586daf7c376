import { spoken } from "../spoken.ts";
import type { Limit, Subject } from "./limit.ts";

const DUST = /\b(dust|exposure|polvo|exposicion|air|aire)\b|אבק|חשיפה/u;
const MICROGRAMS = /^\s*(?:ug|micrograms?|microgramos?|מיקרוגרם|מיקרוגרמים)(?!\p{L})/u;
const HOURS = /^(?:hrs?|hours?|horas?|hr|שעות|שעה)$/u;

/** Sound levels by the hours that they are borne, in dBA. */
const NOISE: readonly Limit[] = (
  [
    [0, 0.25, 115],
    [0.25, 0.5, 110],
    [0.5, 1, 105],
    [1, 2, 100],
    [2, 4, 95],
    [4, 8, 90],
  ] as const
).map(([over, upTo, most]) => ({
  article: "osha-1926-52",
  occupancy: "site",
  most,
  by: [over, upTo] as const,
}));

/** What workers are exposed to, and what stands on a site. */
export const EXPOSURE_SUBJECTS: readonly Subject[] = [
  {
    id: "noise",
    thing: spoken(
      /\b(dba|noise|loud|sound|decibel\w*|ruido|sonido|plugs?|tapones|hearing)\b/,
      "רעש|דציבל|דציבלים|אטמים|אטמי אוזניים",
    ),
    not: /\b(min(ute)?s?|minutos|10 ?hrs?|12 ?hrs?)\b|דקות/u,
    with: /dba|decibel\w*|דציבל/u,
    property: [],
    unsaid: true,
    unit: "one",
    counted: /^\s*(?:dba|decibel\w*|דציבל\p{L}*)(?!\p{L})/u,
    by: { unit: "one", thing: HOURS },
    limits: [{ article: "osha-1926-52", occupancy: "site", where: "eightHours", most: 90 }, ...NOISE],
  },
  {
    id: "silica",
    thing: spoken(/\b(silica|silice|concrete dust|polvo de (concreto|silice))\b/, "סיליקה|צורן|אבק סיליקה"),
    with: DUST,
    property: [],
    unsaid: true,
    unit: "one",
    counted: MICROGRAMS,
    limits: [{ article: "osha-1926-1153", occupancy: "site", where: "eightHours", most: 50 }],
  },
  {
    id: "lead",
    thing: spoken(/\b(lead|plomo)\b/, "עופרת"),
    with: DUST,
    property: [],
    unsaid: true,
    unit: "one",
    counted: MICROGRAMS,
    limits: [{ article: "osha-1926-62", occupancy: "site", where: "eightHours", most: 50 }],
  },
  {
    id: "asbestos",
    thing: spoken(/\b(asbestos|asbesto|amianto)\b/, "אסבסט"),
    with: DUST,
    property: [],
    unsaid: true,
    unit: "one",
    counted: /^\s*(?:fib(?:er|re|ra)s?|f\/cc|סיבים)/u,
    limits: [{ article: "osha-1926-1101", occupancy: "site", where: "eightHours", most: 0.1 }],
  },
  {
    id: "siteLight",
    thing: spoken(/\b(light(ing|s)?|foot-?candles?|fc|iluminacion|luz)\b/, "תאורה"),
    not: /\b(stairs?|treads?|room|habitable|escaleras?)\b|מדרגות|חדר/u,
    with: /\bfoot-?candles?\b/u,
    property: [],
    unsaid: true,
    unit: "one",
    counted: /^\s*(?:fc|foot-?candles?|pies?-?\s?candela)/u,
    limits: [
      { article: "osha-1926-56", occupancy: "site", where: "generalWork", least: 5 },
      { article: "osha-1926-56", occupancy: "site", where: "workshop", least: 10, onlyWhenSaid: true },
      { article: "osha-1926-56", occupancy: "site", where: "siteOffice", least: 30, onlyWhenSaid: true },
      { article: "osha-1926-56", occupancy: "site", where: "excavationLight", least: 3, onlyWhenSaid: true },
    ],
  },
  {
    id: "stairLight",
    thing: spoken(/\b(light(ing|s)?|footcandles?|iluminacion|luz)\b/, "תאורה"),
    also: spoken(/\b(stairs?|stairway|treads?|escaleras?)\b/, "מדרגות"),
    property: [],
    unsaid: true,
    unit: "one",
    counted: /^\s*(?:fc|foot-?candles?|pies?-?\s?candela)/u,
    limits: [{ article: "irc-r303-7", occupancy: "house", least: 1 }],
  },
  {
    id: "flammables",
    thing: spoken(
      /\b(flammables?|gasoline|gas cans?|fuel|thinner|solvents?|inflamables?|gasolina|combustible)\b/,
      "דליק|דליקים|בנזין|דלק|נוזלים דליקים|מדלל",
    ),
    not: /\b(diesel|tank|propane|lp|diesel|tanque|propano|extinguish\w*|extint\w+)\b|גפ"מ|מטף/u,
    property: [],
    unsaid: true,
    unit: "gal",
    limits: [
      {
        article: "osha-1926-151",
        section: "OSHA 1926.152",
        occupancy: "site",
        where: "outsideCabinet",
        most: 25,
      },
      {
        article: "osha-1926-151",
        section: "OSHA 1926.152",
        occupancy: "site",
        where: "inCabinet",
        most: 60,
        onlyWhenSaid: true,
      },
    ],
  },
  {
    id: "ringBuoys",
    thing: spoken(/\b(ring buoys?|life ?rings?|salvavidas|boyas?)\b/, "גלגל הצלה|גלגלי הצלה"),
    property: ["spacing", "distance"],
    unsaid: true,
    unit: "ft",
    limits: [{ article: "osha-1926-106", occupancy: "site", most: 200 }],
  },
  {
    id: "eyewash",
    thing: spoken(
      /\b(eye ?-?wash(es)?( stations?)?|lava ?ojos|ducha de emergencia|emergency showers?)\b/,
      "משטפת עיניים|משטפות עיניים|שטיפת עיניים|מקלחת חירום",
    ),
    property: [],
    unsaid: true,
    unit: "one",
    counted: /^[\s-]*(?:s|sec(?:ond)?s?|segs?|segundos?|שניות)(?!\p{L})/u,
    limits: [{ article: "osha-1926-50", occupancy: "site", where: "byAnsi", most: 10 }],
  },
  {
    id: "toeboard",
    thing: spoken(
      /\b(toe ?-?boards?|kick ?-?boards?|rodapies?|rodapie|guardapies?|tabla de pie)\b/,
      "לוח רגל|לוחות רגל|לוח רגליים|סף רגל|מעצור רגל",
    ),
    not: spoken(/\b(gap|under|bajo|debajo|hueco|cabinets?|kitchen|cocina)\b/, "מתחת|רווח|מטבח|ארון"),
    with: spoken(/\b(scaffolds?|edges?|andamios?|borde|orilla)\b/, "פיגום|קצה|שפה"),
    property: ["height"],
    unsaid: true,
    unit: "in",
    limits: [
      {
        article: "osha-1926-501",
        section: "OSHA 1926.502",
        occupancy: "site",
        notWhen: "scaffoldSaid",
        least: 3.5,
      },
      {
        article: "osha-1926-451",
        occupancy: "site",
        where: "scaffoldSaid",
        least: 3.5,
        onlyWhenSaid: true,
      },
    ],
  },
  {
    id: "plankEnd",
    thing: spoken(
      /\b(planks?|scaffold boards?|tablones?|tablas)\b/,
      "קרש|קרשים|לוח פיגום|לוחות פיגום|לוחות|לוח",
    ),
    also: spoken(
      /\b(over ?hang\w*|hang\w*|past|beyond|cantilever\w*|extends? (over|past|beyond)|sticks? out|volad\w+|sobresal\w+|pasan? (del?|\d)|mas alla)\b/,
      "מעבר ל|מעבר|בולט|בולטת|בולטים|בליטה|זיז",
    ),
    not: spoken(
      /\b(overlap\w*|lap|gap|apart|face|wall|traslap\w+|entre|cara|pared|muro|ladders?|toe ?-?boards?)\b/,
      "חפיפה|חופף|חופפים|רווח|בין|קיר|סולם|לוח רגל",
    ),
    with: spoken(
      /\b(scaffold(s|ing)?|supports?|bearers?|ledgers?|andamios?|apoyos?|soportes?)\b/,
      "פיגום|תמיכה|משען",
    ),
    property: ["distance", "length"],
    unsaid: true,
    unit: "in",
    by: {
      unit: "ft",
      thing:
        /planks?|boards?|scaffold|long|tablon(?:es)?|tablas?|andamio|largo|קרש|קרשים|לוח|לוחות|פיגום|אורך/u,
      beside: true,
    },
    limits: [
      { article: "osha-1926-451", occupancy: "site", where: "plankShort", least: 6, most: 12, by: [0, 10] },
      { article: "osha-1926-451", occupancy: "site", where: "plankLong", least: 6, most: 18, by: [10, 1000] },
      { article: "osha-1926-451", occupancy: "site", where: "plankShort", least: 6, most: 12 },
      { article: "osha-1926-451", occupancy: "site", where: "plankLong", least: 6, most: 18 },
    ],
  },
  {
    id: "scaffoldOverlap",
    thing: spoken(/\b(planks?|tablones?|tablas)\b/, "קרשים|קרשי|קרשי פיגום|לוחות פיגום|לוחות|זיזים"),
    also: spoken(/\b(over ?lap\w*|lap|traslap\w+|encim\w+|empalm\w+)\b/, "חפיפה|חופף|חופפים"),
    property: ["length", "distance"],
    unsaid: true,
    unit: "in",
    limits: [{ article: "osha-1926-451", occupancy: "site", least: 12 }],
  },
  {
    id: "arrestForce",
    thing: spoken(
      /\b(arrest(ing)? forces?|fuerza (de (detencion|frenado)|.{0,20}al detener))\b/,
      "כוח בלימה|כוח עצירה|כוח הבלימה|בלימת נפילה",
    ),
    property: ["force", "load"],
    unsaid: true,
    unit: "lb",
    limits: [{ article: "osha-1926-501", occupancy: "site", most: 1800 }],
  },
  {
    id: "warningLine",
    thing: spoken(/\b(warning lines?|lineas? de advertencia)\b/, "קו אזהרה|סרט אזהרה"),
    property: ["distance"],
    unsaid: true,
    unit: "ft",
    limits: [
      { article: "talk-roofing", occupancy: "site", where: "noMachines", least: 6 },
      { article: "talk-roofing", occupancy: "site", where: "machinesToEdge", least: 10, onlyWhenSaid: true },
    ],
  },
  {
    id: "generator",
    thing: spoken(/\b(generators?|gen ?sets?|generador(es)?|planta de luz)\b/, "גנרטור|גנרטורים"),
    with: spoken(/\b(doors?|windows?|vents?|house|puertas?|ventanas?|casa)\b/, "דלת|חלון|פתח|בית"),
    property: ["distance"],
    unsaid: true,
    unit: "ft",
    limits: [{ article: "talk-generators-co", least: 20, where: "outdoors" }],
  },
  {
    id: "hotWork",
    thing: spoken(
      /\b(hot work|weld(ing|er)?|torch|grinding|cutting torch|soldar|soldadura|soplete|esmeril\w*)\b/,
      "עבודה חמה|ריתוך|לרתך|מבער|השחזה",
    ),
    also: spoken(
      /\b(combustibles?|flammables?|wood|paper|sawdust|trash|straw|madera|papel|aserrin|basura|inflamables?)\b/,
      "דליק|דליקים|עץ|נייר|נסורת",
    ),
    not: /\b(cylinders?|oxygen|acetylene|oxigeno|acetileno|watch|min\w*)\b|חמצן|בלון|דקות/u,
    with: spoken(
      /\b(combustibles?|flammables?|wood|paper|sawdust|madera|papel|aserrin)\b/,
      "דליק|דליקים|עץ|נייר",
    ),
    property: ["distance"],
    unsaid: true,
    unit: "ft",
    limits: [{ article: "talk-hot-work", occupancy: "site", where: "orShielded", least: 35, elseMore: true }],
  },
  {
    id: "fireWatch",
    thing: spoken(
      /\b(fire ?watch|vigia (de|contra) (fuego|incendios?)|vigilancia de fuego|guardia de fuego)\b/,
      "משמר אש|צופה אש|שומר אש",
    ),
    property: [],
    unsaid: true,
    unit: "one",
    counted: /^\s*(?:min(?:ute)?s?|minutos|דקות|דק)(?!\p{L})/u,
    limits: [
      { article: "osha-1926-350", where: "byNfpa", least: 60 },
      { article: "osha-1926-350", where: "byOsha1910", least: 30, besides: true },
    ],
  },
  {
    id: "personnelLoad",
    thing: spoken(
      /\b(personnel platforms?|man ?-?baskets?|canasta(s)? (de|para) personal)\b/,
      "סל אדם|סל הרמה",
    ),
    property: ["load"],
    unsaid: true,
    unit: "pct",
    limits: [{ article: "osha-1926-1431", occupancy: "site", most: 50 }],
  },
  {
    id: "explosive",
    thing: spoken(
      /\b(lel|explosive limit|flammable gas|gas inflamable|limite explosivo)\b/,
      "גבול נפיצות|גז דליק|lel",
    ),
    property: [],
    unsaid: true,
    unit: "pct",
    limits: [
      { article: "osha-1926-1201", occupancy: "site", where: "otherGases", below: 10, neverEnough: true },
    ],
  },
  {
    id: "scaffoldFactor",
    thing: spoken(/\b(scaffolds?|scaffolding|andamios?)\b/, "פיגום|פיגומים"),
    also: /\b(times|veces)\b.{0,30}\b(base|load|carga|wide|ancho)\b|פי \d.{0,30}(?:בסיס|רוחב)/u,
    not: /\b(load|carga|rope)\b|עומס/u,
    property: [],
    unsaid: true,
    unit: "one",
    counted: /^\s*(?:times|veces|x(?!\p{L}))/u,
    limits: [{ article: "osha-1926-451", occupancy: "site", where: "untied", most: 4 }],
  },
];
