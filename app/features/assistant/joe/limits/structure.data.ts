import { spoken } from "../spoken.ts";
import type { Subject } from "./limit.ts";

/** The lumber itself stands for the joist it is. */
const JOIST_SIZE = /\b(2 ?x ?(8|10|12)s?|vigas?)\b/u;
const FOOTING = spoken(/\b(footings?|footers?|zapatas?|cimient[oa]s?)\b/, "יסוד|יסודות|יסוד עובר");
const STUDS = spoken(
  /\b(studs?|montantes?|parales?|pies? derechos?|postes? de (pared|muro))\b/,
  "ניצב|ניצבים|קורת קיר|ניצבי עץ|סטאד|סטאדים",
);
/** How deep the ground freezes is a limit of its own. */
export const FROST = spoken(
  /\b(frost( line| depth)?|freez\w+|helada|congelacion|congelamiento)\b/,
  "קפיאה|קיפאון",
);
const JOISTS = spoken(/\b(joists?|viguetas?)\b/, "קורת רצפה|קורות רצפה|קורות הרצפה|קורת הרצפה|קורה|קורות");
const NOTCH = spoken(
  /\b(notch(es|ed|ing)?|muescas?|rebaj\w+|cortes?|cut(s|ting)?)\b/,
  "חריץ|חריצים|מגרעת|חריצה|לחרוץ|חיתוך",
);
/** A hole is cut as well; these words are of notches alone. */
const NOTCH_ALONE = spoken(/\b(notch(es|ed|ing)?|muescas?|rebaj\w+)\b/, "חריץ|חריצים|מגרעת|חריצה|לחרוץ");
const HOLE = spoken(
  /\b(holes?|bor(e|ed|ing)|drill(ed|ing)?|agujeros?|perforacion(es)?|perfor\w+|hoyos?|orificios?|barren\w+)\b/,
  "חור|חורים|קדח|קידוח|קדיחה|לקדוח",
);
const EDGE = /\b(edges?|borde|canto|orilla)\b|קצה|שפה/u;
const BOLTS = spoken(
  /\b(anchor bolts?|sill (plate )?bolts?|j-?bolts?|pernos?( de anclaje)?|anclas?|tornillos de anclaje)\b/,
  "ברגי עיגון|בורג עיגון|ברגי עוגן",
);

export const STRUCTURE_SUBJECTS: readonly Subject[] = [
  {
    id: "footingWidth",
    thing: FOOTING,
    property: ["width"],
    unit: "in",
    limits: [{ article: "irc-r403-1-1", occupancy: "house", where: "byTable", least: 12, neverEnough: true }],
  },
  {
    id: "footingThickness",
    thing: FOOTING,
    property: ["thickness"],
    unit: "in",
    limits: [{ article: "irc-r403-1-1", occupancy: "house", least: 6 }],
  },
  {
    id: "footingDepth",
    thing: FOOTING,
    not: spoken(/\b(above|sobre el (suelo|terreno)|arriba|project\w*|past)\b/, "מעל|בליטה|בליטת|בולט"),
    property: ["depth", "distance"],
    atLeastSaid: FROST,
    unit: "in",
    limits: [{ article: "irc-r403-1-4", occupancy: "house", where: "frost", least: 12, neverEnough: true }],
  },
  {
    id: "rebarCover",
    thing: spoken(
      /\b((concrete |clear )?cover(age)?|recubrimientos?)\b/,
      "כיסוי|כיסוי בטון|כיסוי ברזל|כיסוי זיון",
    ),
    also: spoken(
      /\b(rebars?|re-?bar|reinforc\w+|bars?|varillas?|acero de refuerzo|armadura)\b/,
      "ברזל|זיון|ברזל זיון|מוטות",
    ),
    not: spoken(
      /\b(wires?|cables?|conduit|pvc|grab|slabs?|walls?|columns?|caps?|losas?|muros?|columnas?)\b/,
      "כבל|צינור|חשמל|קיר|עמוד|רצפה|תקרה",
    ),
    with: spoken(
      /\b(rebars?|bars?|footings?|earth|varillas?|zapatas?|cimient[oa]s?|tierra)\b/,
      "ברזל|זיון|יסוד|אדמה|קרקע",
    ),
    property: ["depth", "distance", "thickness"],
    unsaid: true,
    unit: "in",
    limits: [
      { article: "irc-r403-1-3-5", occupancy: "house", where: "againstEarth", least: 3 },
      {
        article: "irc-r403-1-3-5",
        occupancy: "house",
        where: "inForms",
        least: 1.5,
        onlyWhenSaid: true,
        neverEnough: true,
      },
    ],
  },
  {
    id: "slab",
    thing: spoken(
      /\b(slabs?|concrete floors?|garage floors?|losas?|firmes?|pisos? de concreto|planchas?)\b/,
      "רצפת בטון|רצפה יצוקה|רצפה מבטון|פלטה",
    ),
    not: spoken(
      /\b(retarder|vapor|base|gravel|rebar|mesh|insulat\w+|slope|footings?|barrera|grava)\b/,
      "אדים|מצע|ברזל|בידוד",
    ),
    with: spoken(/\b(garages?|patios?|concrete)\b/, "חניה|בטון"),
    property: ["thickness"],
    unsaid: true,
    unit: "in",
    limits: [{ article: "irc-r506-1", section: "IRC R506.1", occupancy: "house", least: 3.5 }],
  },
  {
    id: "boltSpacing",
    thing: BOLTS,
    property: ["spacing"],
    unit: "ft",
    limits: [{ article: "irc-r403-1-6", occupancy: "house", most: 6 }],
  },
  {
    id: "boltEnd",
    thing: BOLTS,
    also: spoken(/\b(ends?|splice|extremos?|punta|orilla)\b/, "קצה|קצות"),
    with: spoken(/\b(plates?|ends?|sill|solera|extremos?)\b/, "קצה"),
    property: ["distance"],
    unit: "in",
    limits: [{ article: "irc-r403-1-6", occupancy: "house", most: 12 }],
  },
  {
    id: "boltEmbed",
    thing: BOLTS,
    property: ["depth", "length"],
    unit: "in",
    limits: [{ article: "irc-r403-1-6", occupancy: "house", least: 7 }],
  },
  {
    id: "studEdge",
    thing: STUDS,
    also: EDGE,
    not: spoken(/\b(cables?|wires?|romex|nm|pipes?|pex|tubos?|alambres?|tuberia)\b/, "כבל|כבלים|חוט|צינור"),
    with: HOLE,
    property: ["distance"],
    unit: "in",
    limits: [{ article: "irc-r602-6", occupancy: "house", least: 0.625 }],
  },
  {
    id: "studNotch",
    thing: STUDS,
    also: NOTCH,
    not: new RegExp(`${HOLE.source}|${EDGE.source}|\\b(top plate|solera)\\b`, "u"),
    with: NOTCH,
    property: [],
    unsaid: true,
    unit: "pct",
    share: true,
    limits: [
      { article: "irc-r602-6", occupancy: "house", where: "bearing", most: 25 },
      { article: "irc-r602-6", occupancy: "house", where: "nonbearing", most: 40 },
    ],
  },
  {
    id: "studHole",
    thing: STUDS,
    also: HOLE,
    not: new RegExp(`${NOTCH_ALONE.source}|${EDGE.source}|\\b(top plate|solera)\\b`, "u"),
    with: HOLE,
    property: [],
    unsaid: true,
    unit: "pct",
    share: true,
    limits: [
      { article: "irc-r602-6", occupancy: "house", where: "bearing", most: 40 },
      { article: "irc-r602-6", occupancy: "house", where: "nonbearing", most: 60 },
    ],
  },
  {
    id: "joistHoleEdge",
    thing: JOISTS,
    also: EDGE,
    with: HOLE,
    property: ["distance"],
    unit: "in",
    limits: [{ article: "irc-r502-8-1", occupancy: "house", where: "sawn", least: 2 }],
  },
  {
    id: "joistNotch",
    thing: new RegExp(`${JOISTS.source}|${JOIST_SIZE.source}`, "u"),
    also: NOTCH,
    not: new RegExp(
      `${HOLE.source}|\\b(edges?|borde|canto|orilla|i-?joists?|lvl|glulam|truss(es)?|engineered|tji)\\b`,
      "u",
    ),
    with: NOTCH,
    property: [],
    unsaid: true,
    unit: "pct",
    share: true,
    limits: [
      { article: "irc-r502-8-1", occupancy: "house", where: "outerThirds", most: 100 / 6 },
      { article: "irc-r502-8-1", occupancy: "house", where: "middleThird", most: 0, onlyWhenSaid: true },
      {
        article: "irc-r502-8-1",
        occupancy: "house",
        where: "endNotch",
        most: 25,
        notWhen: "middleThird",
        onlyWhenSaid: true,
      },
    ],
  },
  {
    id: "joistHole",
    thing: new RegExp(`${JOISTS.source}|${JOIST_SIZE.source}`, "u"),
    also: HOLE,
    not: new RegExp(
      `${NOTCH_ALONE.source}|${EDGE.source}|\\b(i-?joists?|lvl|glulam|truss(es)?|engineered|tji|headers?|dintel(es)?|studs?|montantes?|rafters?|girders?)\\b`,
      "u",
    ),
    with: HOLE,
    property: [],
    unsaid: true,
    unit: "pct",
    share: true,
    limits: [{ article: "irc-r502-8-1", occupancy: "house", where: "sawn", most: 100 / 3 }],
  },
  {
    id: "joistBearing",
    thing: spoken(/\b(joist bearing|bearing|apoyo)\b/, "אורך השענה|השענה|נשענת"),
    also: JOISTS,
    not: spoken(/\b(bearing (walls?|studs?)|load[- ]bearing|walls?)\b/, "קיר"),
    with: JOISTS,
    property: ["length", "width", "depth"],
    unsaid: true,
    unit: "in",
    limits: [
      { article: "irc-r502-3", section: "IRC R502.6", occupancy: "house", where: "onMasonry", least: 3 },
      { article: "irc-r502-3", section: "IRC R502.6", occupancy: "house", where: "onWood", least: 1.5 },
    ],
  },
  {
    id: "collarTies",
    thing: spoken(/\b(collar ties?|ridge straps?|tirantes? de collar|nudillos?)\b/, "קורות קשר|קשרי צוואר"),
    property: ["spacing"],
    unsaid: true,
    unit: "ft",
    limits: [{ article: "irc-r802-4-6", occupancy: "house", most: 4 }],
  },
  {
    id: "fireblocking",
    thing: spoken(
      /\b(fire ?-?block(s|ing)?|bloqueo contra fuego|cortafuegos?)\b/,
      "חסימת אש|חוצץ אש|חסימות אש",
    ),
    property: ["spacing", "distance"],
    unsaid: true,
    unit: "ft",
    limits: [{ article: "irc-r302-11", occupancy: "house", most: 10 }],
  },
  {
    id: "foundationAbove",
    thing: spoken(/\b(foundations?( walls?)?|cimentacion|cimientos?)\b/, "יסוד|קיר יסוד|יסודות"),
    also: spoken(/\b(above|over|sobre|encima)\b/, "מעל"),
    with: spoken(/\b(grade|ground|soil|terreno|suelo|nivel)\b/, "קרקע"),
    property: ["height", "distance"],
    unsaid: true,
    unit: "in",
    limits: [
      { article: "irc-r404-1-6", occupancy: "house", where: "noVeneer", least: 6 },
      { article: "irc-r404-1-6", occupancy: "house", where: "veneer", least: 4 },
    ],
  },
  {
    id: "gradeSlope",
    thing: spoken(/\b(yard|grade|ground|grading|soil|terreno|patio|suelo)\b/, "קרקע|חצר|פני הקרקע"),
    also: spoken(/\b(foundation|house|first (10|ten)|cimentacion|casa)\b/, "יסוד|יסודות|בית"),
    not: spoken(/\b(ramps?|footings?|deck|wire|cable|rampa|zapata|gas|pipe|post)\b/, "רמפה|כבל|גז|צינור"),
    with: spoken(/\b(foundation|house|cimentacion|casa)\b/, "יסוד|בית"),
    property: ["slope"],
    unit: "ratio",
    limits: [{ article: "irc-r401-3", occupancy: "house", where: "firstTenFeet", least: 6 / 120 }],
  },
  {
    id: "shingleSlope",
    thing: spoken(/\b((asphalt )?shingles?|tejas?( asfalticas?)?)\b/, "שינגלס|שינגל|רעפי אספלט"),
    with: spoken(/\b(roofs?|pitch|techos?|asphalt)\b/, "גג"),
    property: ["slope"],
    unsaid: true,
    unit: "ratio",
    limits: [{ article: "irc-r905-2-2", section: "IRC R905.2.2", occupancy: "house", least: 2 / 12 }],
  },
  {
    id: "brickTies",
    thing: spoken(
      /\b((brick|veneer|wall) ties?|amarres? de ladrillo|anclas? de chapa)\b/,
      "עוגני חיפוי|עוגני לבנים",
    ),
    also: spoken(/\b(vertical\w*|verticalmente)\b/, "אנכי|לגובה"),
    property: ["spacing"],
    unsaid: true,
    unit: "in",
    limits: [{ article: "irc-r703-8-4", occupancy: "house", where: "vertically", most: 24 }],
  },
  {
    id: "ledgerLap",
    thing: spoken(
      /\b(top plate (joints?|splices?|laps?)|(joints?|splices?) in (the |a )?(double )?top plates?|empalmes? de (la )?solera)\b/,
      "חיבורי קורת ראש",
    ),
    property: ["spacing", "distance", "length"],
    unsaid: true,
    unit: "in",
    limits: [{ article: "irc-r602-3-2", occupancy: "house", least: 24 }],
  },
  {
    id: "addressNumbers",
    thing: spoken(
      /\b((address|house) numbers?|numeros? de (la )?(casa|direccion))\b/,
      "מספר בית|מספרי בית|מספר הבית",
    ),
    property: ["height"],
    unsaid: true,
    unit: "in",
    limits: [{ article: "irc-r319-1", occupancy: "house", least: 4 }],
  },
];
