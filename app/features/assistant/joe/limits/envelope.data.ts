import { spoken } from "../spoken.ts";
import type { Limit, Subject } from "./limit.ts";

const ZONE = /^(?:zone|zona|climate|climatica|[בלמ]?ה?אזור|[בלמ]?ה?אקלים)$/u;
const zoned = (
  where: "edition2018" | "edition2021" | "edition2021Eaves",
  values: readonly (readonly [over: number, upTo: number, least: number, atTheEaves?: number])[],
): Limit[] =>
  values.map(([over, upTo, least, atTheEaves]) => ({
    article: "irc-n1102-1-3",
    occupancy: "house",
    where,
    least,
    by: [over, upTo],
    // Less is enough where it keeps its full height over the wall (IRC N1102.2.1), which no number tells.
    ...(atTheEaves !== undefined && { elseMore: atTheEaves }),
  }));
const RATED = /rvalue/u;
const WINDOWS = spoken(/\b(windows?|glazing|glass|ventanas?|vidrio)\b/, "חלון|חלונות|זיגוג");
const ROOMS = spoken(
  /\b(rooms?|bedrooms?|living|floor area|cuartos?|recamaras?|habitacion(es)?|area)\b/,
  "חדר|חדרים|חדר שינה|שטח הרצפה",
);

const LEAKAGE = (
  [
    [-1, 2, 5, "zonesWarm"],
    [2, 8, 3, "zonesCold"],
  ] as const
).map(([over, upTo, most, where]) => ({
  article: "irc-n1102-4-1-2",
  section: "IRC N1102.4.1.3",
  occupancy: "house" as const,
  where,
  most,
  by: [over, upTo] as const,
}));

/** Walls, insulation, openings and what stands around a house. */
export const ENVELOPE_SUBJECTS: readonly Subject[] = [
  {
    id: "ceilingInsulation",
    thing: spoken(/\b(attics?|ceilings?|roof|atico|techo|cielo)\b/, "עליית גג|עליית הגג|תקרה|גג"),
    also: RATED,
    with: RATED,
    property: [],
    unsaid: true,
    unit: "one",
    counted: /(?:)/u,
    by: { unit: "one", thing: ZONE, needed: true },
    limits: [
      ...zoned("edition2021", [[0, 1, 30]]),
      ...zoned("edition2021Eaves", [
        [1, 3, 49, 38],
        [3, 8, 60, 49],
      ]),
      ...zoned("edition2018", [
        [0, 1, 30],
        [1, 3, 38],
        [3, 8, 49],
      ]),
    ],
  },
  {
    id: "floorInsulation",
    thing: spoken(/\b(floors?|crawl ?space|pisos?)\b/, "רצפה"),
    also: RATED,
    not: /\b(attics?|ceilings?|walls?|slab|marine)\b/u,
    with: RATED,
    property: [],
    unsaid: true,
    unit: "one",
    counted: /(?:)/u,
    by: { unit: "one", thing: ZONE, needed: true },
    limits: zoned("edition2021", [
      [0, 2, 13],
      [2, 4, 19],
      [6, 8, 38],
    ]),
  },
  {
    id: "airLeakage",
    thing: spoken(
      /\b(blower ?door|air ?leakage|air changes|ach ?50|ach|infiltracion|hermeticidad|cambios de aire)\b/,
      "בדיקת אטימות|החלפות אוויר|החלפות|אטימות|ach",
    ),
    property: [],
    unsaid: true,
    unit: "one",
    counted: /^\s*(?:ach|air changes|cambios|החלפות)/u,
    by: { unit: "one", thing: ZONE },
    limits: [...LEAKAGE.map(({ by: _, ...limit }) => limit), ...LEAKAGE],
  },
  {
    id: "glazing",
    thing: WINDOWS,
    also: ROOMS,
    not: spoken(/\b(opens?|openable|operable|grade|safety|tempered|egress|escape)\b/, "נפתח|מחוסמת"),
    with: ROOMS,
    property: ["area", "size"],
    unsaid: true,
    unit: "pct",
    limits: [{ article: "irc-r303-1", occupancy: "house", where: "orArtificial", least: 8, elseMore: true }],
  },
  {
    id: "openable",
    thing: WINDOWS,
    also: spoken(/\b(opens?|openable|operable|ventilation|abre\w*|ventilacion)\b/, "נפתח|נפתחים|אוורור"),
    with: ROOMS,
    property: ["area", "size", "opening"],
    unsaid: true,
    unit: "pct",
    limits: [{ article: "irc-r303-1", occupancy: "house", where: "orMechanical", least: 4, elseMore: true }],
  },
  {
    id: "lotLineOpening",
    thing: spoken(/\b(windows?|openings?|doors?|ventanas?|aberturas?|puertas?)\b/, "חלון|חלונות|פתח"),
    also: spoken(
      /\b(property line|lot line|neighbou?r'?s? (line|lot)|linea (de propiedad|del lote|del lindero)|lindero|colindancia)\b/,
      "גבול המגרש|גבול מגרש|קו בניין|גבול השכן",
    ),
    with: spoken(/\b(property|lot|walls?|line|lindero|colindancia|propiedad|lote)\b/, "מגרש|קיר|גבול"),
    property: ["distance"],
    unsaid: true,
    unit: "ft",
    limits: [
      { article: "irc-r302-1", occupancy: "house", where: "quarterOfWall", least: 3, neverEnough: true },
    ],
  },
  {
    id: "lotLineWall",
    thing: spoken(
      /\b(walls?|house|garage|building|shed|pared(es)?|muros?|casa|cochera)\b/,
      "קיר|בית|מבנה|מחסן",
    ),
    also: spoken(
      /\b(property line|lot line|neighbou?r'?s? (line|lot)|linea (de propiedad|del lote|del lindero)|lindero|colindancia)\b/,
      "גבול המגרש|גבול מגרש|גבול השכן",
    ),
    not: spoken(
      /\b(windows?|openings?|doors?|deck|fence|ventanas?|aberturas?|cerca|barda)\b/,
      "חלון|פתח|גדר|דק",
    ),
    with: spoken(/\b(property|lot|line|lindero|colindancia|propiedad|lote)\b/, "מגרש|גבול"),
    property: ["distance"],
    unsaid: true,
    unit: "ft",
    limits: [{ article: "irc-r302-1", occupancy: "house", where: "orRated", least: 5, elseMore: true }],
  },
  {
    id: "showerWall",
    thing: spoken(
      /\b(showers?|tubs?|tile|surround|regaderas?|duchas?|azulejos?|tina)\b/,
      "מקלחת|אמבטיה|קרמיקה|אריחים",
    ),
    also: spoken(
      /\b(walls?|tiles?|tiled|surround|waterproof|pared(es)?|azulejos?)\b/,
      "קיר|קירות|קרמיקה|אריחים|חיפוי",
    ),
    not: spoken(
      /\b(glass|window|heads?|ceilings?|outlets?|gfci|receptacles?|doors?|valve|vidrio|techo|contactos?|balcon(y|ies|es)?|guards?|rails?|railings?|baranda\w*|terrazas?)\b/,
      "זכוכית|תקרה|שקע|דלת|מעקה|מרפסת|מרפסות",
    ),
    with: spoken(/\b(walls?|tiles?|floor|drain|pared(es)?|azulejos?|piso)\b/, "קיר|קירות|רצפה"),
    property: ["height"],
    unsaid: true,
    unit: "ft",
    limits: [{ article: "irc-r307-2", occupancy: "house", least: 6 }],
  },
  {
    id: "lavatoryFront",
    thing: spoken(/\b(vanit(y|ies)|lavator(y|ies)|sinks?|basins?|lavabos?|lavamanos)\b/, "כיור|כיור רחצה"),
    also: spoken(/\b(front|frente|enfrente|delante)\b/, "לפני|מול|מלפנים"),
    not: /\b(kitchen|ada|toilet|outlets?|receptacles?|cocina|contactos?)\b|מטבח|אסלה|שקע|נגיש/u,
    with: spoken(/\b(front|frente|walls?)\b/, "מול|לפני"),
    property: ["distance", "opening", "depth"],
    unsaid: true,
    unit: "in",
    limits: [{ article: "irc-r307-1", occupancy: "house", least: 21 }],
  },
  {
    id: "siding",
    thing: spoken(/\b((wood )?siding|cladding|revestimiento|forro)\b/, "חיפוי עץ|חיפוי"),
    also: spoken(/\b(ground|grade|soil|dirt|suelo|tierra|terreno)\b/, "קרקע|אדמה"),
    not: /\b(concrete|slab|vinyl|brick|roof|treated|concreto|ladrillo)\b|בטון|לבנים/u,
    with: spoken(/\b(ground|grade|soil|dirt|suelo|tierra|terreno)\b/, "קרקע|אדמה"),
    property: ["distance", "height"],
    unsaid: true,
    unit: "in",
    limits: [{ article: "irc-r317-1", occupancy: "house", where: "untreated", least: 6, elseMore: true }],
  },
  {
    id: "sillAboveGround",
    thing: spoken(/\b(sill plates?|mud ?sills?|bottom plates?|soleras?)\b/, "קורת סף|קורת בסיס"),
    also: spoken(/\b(ground|grade|soil|dirt|suelo|tierra|terreno)\b/, "קרקע|אדמה"),
    not: /\b(treated|bolts?|anchor|tratada|pernos?)\b|בורג/u,
    with: spoken(/\b(ground|grade|soil|dirt|suelo|tierra|terreno)\b/, "קרקע|אדמה"),
    property: ["distance", "height"],
    unsaid: true,
    unit: "in",
    limits: [{ article: "irc-r317-1", occupancy: "house", where: "untreated", least: 8, elseMore: true }],
  },
  {
    id: "crawlJoists",
    thing: spoken(/\b(joists?|girders?|beams?|viguetas?|vigas?)\b/, "קורה|קורות"),
    also: spoken(/\b(crawl ?-?spaces?|espacio de rastreo|sotano bajo)\b/, "חלל זחילה|חלל תת רצפתי"),
    not: /\b(treated|tratada|access)\b/u,
    with: spoken(/\b(crawl ?-?spaces?|ground|soil|dirt|suelo|tierra|earth)\b/, "קרקע|אדמה"),
    property: ["distance", "height"],
    unsaid: true,
    unit: "in",
    limits: [
      { article: "irc-r317-1", occupancy: "house", where: "joists", least: 18, elseMore: true },
      {
        article: "irc-r317-1",
        occupancy: "house",
        where: "girders",
        least: 12,
        elseMore: true,
        onlyWhenSaid: true,
      },
    ],
  },
  {
    id: "concreteStrength",
    thing: spoken(/\b(concrete|mix|concreto|mezcla|hormigon)\b/, "בטון"),
    also: spoken(
      /\b(foundations?|footings?|basement|slabs?|walls?|porch(es)?|steps|garage|driveway|losas?|zapatas?|cimient\w+|cochera|muros?)\b/,
      "יסוד|יסודות|רצפה|קיר|חניה|מרפסת|מדרגות",
    ),
    not: /\b(pump|beams?|column|test|vigas?|columnas?)\b|קורה|עמוד/u,
    with: spoken(
      /\b(foundations?|footings?|slabs?|walls?|garage|porch|losas?|zapatas?|muros?)\b/,
      "יסוד|רצפה|קיר",
    ),
    property: ["pressure", "load"],
    unsaid: true,
    unit: "psi",
    limits: [
      { article: "irc-r402-2", occupancy: "house", where: "byWeather", least: 2500, neverEnough: true },
      {
        article: "irc-r402-2",
        occupancy: "house",
        where: "severeFloors",
        least: 3500,
        onlyWhenSaid: true,
        neverEnough: true,
        elseMore: true,
      },
    ],
  },
  {
    id: "braceSpacing",
    thing: spoken(/\b(brac(ed|ing)( wall)? panels?|shear panels?|paneles? de arriostre)\b/, "לוחות הקשחה"),
    property: ["spacing"],
    unsaid: true,
    unit: "ft",
    limits: [{ article: "irc-r602-10", occupancy: "house", most: 20 }],
  },
  {
    id: "iceBarrier",
    thing: spoken(
      /\b(ice (barriers?|(and|&|n) water( shield)?|shield)|barrera de hielo)\b/,
      "מחסום קרח|יריעת קרח",
    ),
    property: ["distance", "length", "width"],
    unsaid: true,
    unit: "in",
    limits: [{ article: "irc-r905-1-2", occupancy: "house", where: "insideWall", least: 24 }],
  },
  {
    id: "tiesAcross",
    thing: spoken(
      /\b((brick|veneer|wall) ties?|amarres? de ladrillo|anclas? de chapa)\b/,
      "עוגני חיפוי|עוגני לבנים",
    ),
    also: spoken(/\b(horizontal\w*|sideways|horizontalmente)\b/, "אופקי|לרוחב"),
    property: ["spacing"],
    unsaid: true,
    unit: "in",
    limits: [{ article: "irc-r703-8-4", occupancy: "house", where: "horizontally", most: 32 }],
  },
  {
    id: "weepHoles",
    thing: spoken(/\b(weep ?-?holes?|weeps|lloraderos?)\b/, "חורי ניקוז|פתחי ניקוז"),
    property: ["spacing"],
    unsaid: true,
    unit: "in",
    limits: [{ article: "irc-r703-8-4", occupancy: "house", most: 33 }],
  },
  {
    id: "vaporRetarder",
    thing: spoken(
      /\b(vapou?r (retarders?|barriers?)|poly(ethylene)?|visqueen|barrera de vapor|polietileno)\b/,
      "יריעה|יריעת ניילון|מחסום אדים|פוליאתילן",
    ),
    also: spoken(/\b(slabs?|concrete|losas?|firme|piso)\b/, "רצפה|בטון|פלטה"),
    property: ["thickness"],
    unsaid: true,
    unit: "one",
    counted: /^[\s-]*(?:mils?|milesimas|מיל)(?!\p{L})/u,
    limits: [
      { article: "irc-r506-1", section: "IRC R506.2.3", occupancy: "house", where: "edition2021", least: 10 },
      { article: "irc-r506-1", section: "IRC R506.2.3", occupancy: "house", where: "edition2018", least: 6 },
    ],
  },
  {
    id: "footingProjection",
    thing: spoken(/\b(footings?|footers?|zapatas?)\b/, "יסוד|יסודות"),
    also: spoken(/\b(project\w*|past the wall|beyond the wall|sobresale\w*|vuelo)\b/, "בולט|בליטה"),
    with: spoken(/\b(walls?|muros?|pared)\b/, "קיר"),
    property: ["distance", "length", "width"],
    unsaid: true,
    unit: "in",
    limits: [
      { article: "irc-r403-1-1", occupancy: "house", where: "noMoreThanThick", least: 2, neverEnough: true },
    ],
  },
];
