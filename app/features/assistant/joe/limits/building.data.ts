import { spoken } from "../spoken.ts";
import type { Subject } from "./limit.ts";

const ACCESSIBLE = spoken(
  /\b(ada|accessible|accessibility|wheelchairs?|handicap(ped)?|disabled|accesibles?|accesibilidad|silla de ruedas|discapacitad[oa]s?)\b/,
  "נגיש|נגישה|נגישים|נגישות|כיסא גלגלים|נכים|נכה",
);
const DOOR = spoken(/\b(doors?|doorways?|puertas?)\b/, "דלת|דלתות");

/** Ways out of larger buildings, and what is accessible besides doors and ramps. */
export const BUILDING_SUBJECTS: readonly Subject[] = [
  {
    id: "travelDistance",
    thing: spoken(
      /\b(travel distance|(distance|walk|way) to (the |an |a )?(nearest )?exit|exit travel|exit|distancia (de recorrido|a la salida)|recorrido( a la salida)?|salida)\b/,
      "מרחק הליכה ליציאה|דרך מילוט|מרחק ליציאה|ליציאה",
    ),
    also: spoken(
      /\b(travel|distance|walk|far|away|to (the |an? )?(nearest )?exits?|distancia|recorrido|lejos|caminar)\b/,
      "מרחק|הליכה|דרך",
    ),
    not: spoken(
      /\b(extinguisher|trench|doors? (width|wide)|ladder|common path|dead[- ]?end|extint\w+|zanja|hospital|high hazard|jail|daycare)\b/,
      "מטף|חפירה|תעלה|ללא מוצא|בית חולים",
    ),
    with: spoken(
      /\b(offices?|stores?|warehouses?|exits?|salidas?|oficina|tienda|bodega)\b/,
      "משרד|חנות|מחסן|יציאה",
    ),
    property: ["distance", "length"],
    unsaid: true,
    unit: "ft",
    limits: [
      { article: "ibc-1017-2", occupancy: "building", where: "unsprinklered", most: 200 },
      { article: "ibc-1017-2", occupancy: "building", where: "sprinkleredStore", most: 250 },
      {
        article: "ibc-1017-2",
        occupancy: "building",
        where: "sprinkleredOffice",
        most: 300,
        onlyWhenSaid: true,
      },
    ],
  },
  {
    id: "doorLatch",
    thing: DOOR,
    also: spoken(
      /\b(latch|pull side|strike side|lado (del )?(picaporte|cerrojo|pestillo)|lado de jalar)\b/,
      "צד המנעול|צד הידית|צד המשיכה|ליד המנעול|ליד הידית|המנעול",
    ),
    not: /\b(push)\b|empujar|דחיפה/u,
    with: spoken(/\b(latch|pull|strike|side|picaporte|cerrojo)\b/, "מנעול|ידית|צד"),
    property: ["distance", "width", "opening"],
    unsaid: true,
    unit: "in",
    limits: [{ article: "ada-404-2-4", occupancy: "accessible", where: "pullSide", least: 18 }],
  },
  {
    id: "doorClosing",
    thing: DOOR,
    also: spoken(/\b(clos(e|es|er|ing)|cierr\w+|cerrar)\b/, "נסגרת|סגירה|מחזיר"),
    property: [],
    unsaid: true,
    unit: "one",
    counted: /^\s*(?:sec(?:ond)?s?|segundos?|שניות)(?!\p{L})/u,
    limits: [{ article: "ada-404-2", occupancy: "accessible", where: "toTwelveDegrees", least: 5 }],
  },
  {
    id: "doorForce",
    thing: DOOR,
    also: spoken(/\b(exterior|outside|exit|heavy|entry|exterior|salida|entrada)\b/, "חיצונית|יציאה"),
    property: ["force"],
    unsaid: true,
    unit: "lb",
    limits: [{ article: "ibc-1010-1", occupancy: "building", where: "otherDoor", most: 15, elseMore: true }],
  },
  {
    id: "signHeight",
    thing: spoken(
      /\b(braille|tactile|room signs?|signs?|letreros?|senal(es)?|placas?)\b/,
      "שלט|שילוט|ברייל|שלטים",
    ),
    also: new RegExp(`${ACCESSIBLE.source}|\\b(braille|tactile|room|tactil)\\b|ברייל|מישוש`, "u"),
    with: ACCESSIBLE,
    property: ["height", "distance"],
    unsaid: true,
    unit: "in",
    limits: [
      {
        article: "ada-703",
        section: "ADA 703",
        occupancy: "accessible",
        where: "signLines",
        least: 48,
        most: 60,
      },
    ],
  },
  {
    id: "kneeSpace",
    thing: spoken(
      /\b(knee (space|clearance|room)|espacio para (las )?rodillas)\b/,
      "מרווח ברכיים|מקום לברכיים",
    ),
    not: /\b(deep|depth|wide|width|fondo|ancho)\b|עומק|רוחב/u,
    with: spoken(/\b(sinks?|lavator(y|ies)|counters?|tables?|lavabos?)\b/, "כיור|דלפק|שולחן"),
    property: ["height"],
    unsaid: true,
    unit: "in",
    limits: [{ article: "ada-306", occupancy: "accessible", least: 27 }],
  },
  {
    id: "vanHeight",
    thing: spoken(/\b(van)\b/, "רכב גבוה|ואן|טנדר"),
    also: spoken(/\b(parking|spaces?|garage|stalls?|clearance|estacionamiento|cajon)\b/, "חניה|חניית|חניון"),
    with: spoken(/\b(parking|spaces?|garage|clearance|estacionamiento)\b/, "חניה|חניון"),
    not: spoken(/\b(wide|width|anch[oa]|ancho)\b/, "רוחב|ברוחב"),
    property: ["height", "distance"],
    unit: "in",
    limits: [{ article: "ada-502", occupancy: "accessible", least: 98 }],
  },
  {
    id: "parkingSlope",
    thing: spoken(
      /\b(parking( spaces?| stalls?| lot)?|access aisles?|stalls?|estacionamiento|cajon(es)?)\b/,
      "חניה|חניית נכים|חניון",
    ),
    also: ACCESSIBLE,
    not: /\b(ramps?|rampas?)\b|רמפה/u,
    with: ACCESSIBLE,
    property: ["slope"],
    unsaid: true,
    unit: "ratio",
    limits: [{ article: "ada-502", occupancy: "accessible", most: 1 / 48 }],
  },
  {
    id: "curbRampWidth",
    thing: spoken(
      /\b(curb (ramps?|cuts?)|rampas? de (banqueta|acera))\b/,
      "הנמכת מדרכה|הנמכת אבן שפה|רמפת מדרכה",
    ),
    property: ["width"],
    unsaid: true,
    unit: "in",
    limits: [{ article: "ada-406", occupancy: "accessible", least: 36 }],
  },
  {
    id: "railExtension",
    thing: spoken(/\b(hand ?-?rails?|pasamanos?)\b/, "מאחז יד|מאחז|מאחזים|בית אחיזה"),
    also: spoken(
      /\b(exten(d|ds|sion|sions)|beyond|past|extiend\w+|extension|sobresal\w+|mas alla)\b/,
      "הארכה|מעבר ל|ממשיך|ממשיכים|המשך",
    ),
    not: /\b(wall|pared|into)\b|קיר/u,
    with: spoken(/\b(ramps?|rampas?|beyond|past|extension|extends?|top|bottom)\b/, "רמפה|כבש|הארכה"),
    property: ["length", "distance"],
    unsaid: true,
    unit: "in",
    limits: [{ article: "ada-505", occupancy: "accessible", where: "rampEnds", least: 12 }],
  },
  {
    id: "grabBarSide",
    thing: spoken(
      /\b(side (wall )?grab ?-?bars?|barras? (de apoyo )?lateral(es)?)\b/,
      "מוט אחיזה צדי|ידית אחיזה צדית|מוט צד",
    ),
    property: ["length"],
    unsaid: true,
    unit: "in",
    limits: [{ article: "ada-604-2", occupancy: "accessible", least: 42 }],
  },
  {
    id: "grabBarRear",
    thing: spoken(
      /\b((rear|back) (wall )?grab ?-?bars?|barras? (de apoyo )?(trasera|posterior)(es)?)\b/,
      "מוט אחיזה אחורי|ידית אחיזה אחורית",
    ),
    property: ["length"],
    unsaid: true,
    unit: "in",
    limits: [{ article: "ada-604-2", occupancy: "accessible", least: 36 }],
  },
  {
    id: "grabBarLoad",
    thing: spoken(/\b(grab ?-?bars?|barras? de apoyo)\b/, "מוט אחיזה|מוטות אחיזה|ידית אחיזה"),
    property: ["load"],
    unsaid: true,
    unit: "lb",
    limits: [{ article: "ada-609-4", occupancy: "accessible", least: 250 }],
  },
  {
    id: "doorLanding",
    thing: spoken(/\b(landings?|descansos?|rellanos?|porch|stoop)\b/, "משטח|פודסט"),
    also: DOOR,
    not: spoken(
      /\b(stairs?|ramps?|rampas?|escaleras?|below|lower|step|drop|high|abajo|desnivel)\b/,
      "מדרגות|רמפה|נמוך|גובה",
    ),
    with: DOOR,
    property: ["depth", "length", "width"],
    unsaid: true,
    unit: "in",
    limits: [
      { article: "irc-r311-3", occupancy: "house", least: 36, where: "wideAsDoor", neverEnough: true },
    ],
  },
  {
    id: "winderTread",
    thing: spoken(
      /\b(winders?|winder treads?|escalones? (en )?(abanico|compensados?)|abanico)\b/,
      "מדרגה מתפתלת|מדרגות מתפתלות|מדרגות משולשות|מדרגת פינה|מדרגה משולשת",
    ),
    with: spoken(/\b(treads?|huellas?|stairs?|narrow)\b/, "שלח|מדרגות"),
    property: ["depth", "width"],
    unsaid: true,
    unit: "in",
    limits: [
      { article: "irc-r311-7-5-2", occupancy: "house", where: "winderNarrow", least: 6, onlyWhenSaid: true },
      { article: "irc-r311-7-5-2", occupancy: "house", where: "walkline", least: 10 },
    ],
  },
  {
    id: "infillLoad",
    thing: spoken(
      /\b(balusters?|spindles?|pickets?|infill|barrotes?|balaustr\w+)\b/,
      "ניצבים|מילוי מעקה|מילוי המעקה",
    ),
    property: ["load"],
    unsaid: true,
    unit: "lb",
    limits: [{ article: "irc-r301-5", occupancy: "house", least: 50 }],
  },
];
