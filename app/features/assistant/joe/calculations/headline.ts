import type { FormulaId, LabelId } from "~/engines/formula/formula.ts";
import { spoken } from "../spoken.ts";

/** What an answer is headed by: the result that was asked for, or the one that the calculation is done for. */
interface Headline {
  usual: LabelId;
  /** Other results, and the words that ask for them. */
  asked?: readonly (readonly [LabelId, RegExp])[];
}

const PERCENT = spoken(/%|\b(percent|per cent|porcentaje|por ciento)\b/, "אחוז|אחוזים");
/** A share is asked for, and not volts as well. */
const ONLY_PERCENT = spoken(
  /^(?![\s\S]*\b(volts?|voltios?)\b)[\s\S]*(%|\bpercent\b|\bporcentaje\b)/,
  "אחוז|אחוזים",
);
const HOW_LONG = spoken(/\b(how long|length|largo|longitud|que tan larg[oa])\b/, "אורך|באיזה אורך");
const MOMENT: Headline = {
  usual: "moment",
  asked: [
    ["deflection", spoken(/\b(deflect\w*|sag|flecha|deflexion|deformacion)\b/, "שקיעה|כפף|שקיעת")],
    ["shear", spoken(/\b(shear|cortante|corte)\b/, "גזירה|כוח גזירה")],
    ["bendingStress", spoken(/\b(stress|esfuerzo)\b/, "מאמץ|מאמצים")],
    ["sectionModulus", spoken(/\b(section modulus|modulo de seccion)\b/, "מומנט התנגדות")],
    ["inertia", spoken(/\b(inertia|inercia)\b/, "אינרציה")],
  ],
};
const SERVICE: Headline = {
  usual: "service",
  asked: [
    [
      "total",
      spoken(/\b(va|kva|total (demand|load)|demand load|carga total|demanda total)\b/, "עומס כולל|סך העומס"),
    ],
    ["amps", spoken(/\b(how many amps|amperes|amps|amperes|amperios)\b/, "אמפר|כמה אמפר")],
  ],
};
const PIPE_SIZE = spoken(
  /\b((what|which|pipe|drain|line|service) size|size (of )?(pipe|drain|line)|que (tubo|diametro))\b/,
  "איזה קוטר|גודל צינור|קוטר",
);
const HOLE = spoken(
  /\b(holes?|drill(ing)?|bore[ds]?|agujeros?|perfor\w+|taladr\w+|barren\w+)\b/,
  "חור|חורים|קידוח|לקדוח",
);
const GALLONS: Headline = { usual: "gallonsToBuy" };

export const HEADLINES: Partial<Record<FormulaId, Headline>> = {
  rebarBar: {
    usual: "barDiameter",
    asked: [
      ["barWeight", spoken(/\b(weigh\w*|weight|pesa|peso)\b/, "משקל|שוקל")],
      ["barArea", spoken(/\b(area|seccion)\b/, "שטח|שטח חתך")],
    ],
  },
  rebarGrid: {
    usual: "barTotal",
    asked: [["weight", spoken(/\b(weigh\w*|weight|pesa|peso)\b/, "משקל|שוקל")]],
  },
  rebarLap: {
    usual: "pieces",
    asked: [["barTotal", spoken(/\b(total (length|feet)|largo total)\b/, "אורך כולל")]],
  },
  stairsLayout: {
    usual: "risers",
    asked: [
      [
        "riser",
        spoken(
          /\b(risers? heights?|heights? of (the |each )?risers?|how high|what riser|(altura|alto|medida) (de|del|de la|de cada) (peralte|contrahuella|escalon))\b/,
          "גובה הרום|גובה רום|גובה כל מדרגה|גובה המדרגה",
        ),
      ],
      ["stringer", spoken(/\b(stringers?|zancas?|alfardas?)\b/, "זנקה|קורת צד")],
      [
        "totalRun",
        spoken(
          /\b(total run|how (far|long)|run out|desarrollo|recorrido|largo total)\b/,
          "אורך אופקי|אורך המהלך",
        ),
      ],
      ["angle", spoken(/\b(angle|angulo)\b/, "זווית")],
      ["treads", spoken(/\b(how many treads|cuantas huellas)\b/, "כמה שלחים")],
    ],
  },
  beamUniform: MOMENT,
  beamPoint: MOMENT,
  beamMoment: {
    usual: "moment",
    asked: [["shear", spoken(/\b(shear|cortante|corte)\b/, "גזירה|כוח גזירה")]],
  },
  beamPointMoment: {
    usual: "moment",
    asked: [["shear", spoken(/\b(shear|cortante|corte)\b/, "גזירה|כוח גזירה")]],
  },
  voltageDrop: {
    usual: "drop",
    asked: [
      ["dropShare", PERCENT],
      [
        "endVoltage",
        spoken(/\b(voltage at|end voltage|left|voltaje (final|en la carga)|llega)\b/, "מתח בקצה|מתח בעומס"),
      ],
    ],
  },
  voltageDropSize: { usual: "wireToUse" },
  dwellingOptional: SERVICE,
  dwellingStandard: SERVICE,
  conduitFill: { usual: "emt", asked: [["fill", PERCENT]] },
  roofPitch: { usual: "angle", asked: [["pitchFactor", spoken(/\b(factor|multiplier)\b/, "מקדם")]] },
  roofArea: {
    usual: "squares",
    asked: [
      ["bundles", spoken(/\b(bundles?|paquetes?|atados?)\b/, "חבילות|חבילה")],
      ["roofArea", spoken(/\b(square feet|sq ?ft|ft2|pies cuadrados|superficie)\b/, "שטח|שטח הגג")],
    ],
  },
  roofRafter: { usual: "rafterTotal" },
  drywall: {
    usual: "sheets",
    asked: [
      ["mud", spoken(/\b(mud|compound|pasta|mezcla)\b/, "שפכטל|מרק")],
      ["tape", spoken(/\b(tape|cinta)\b/, "סרט")],
      ["screws", spoken(/\b(screws|tornillos)\b/, "ברגים")],
    ],
  },
  paint: GALLONS,
  paintArea: GALLONS,
  rampLayout: {
    usual: "minRun",
    asked: [["rampTotal", spoken(/\b(with landings|total|con descansos)\b/, "כולל|עם פודסטים")]],
  },
  trenchSlope: {
    usual: "topWidth",
    asked: [["setback", spoken(/\b(set ?back|how far back|retiro)\b/, "נסיגה|להרחיק")]],
  },
  trenchSetback: {
    usual: "setback",
    asked: [
      [
        "slopeRatio",
        spoken(
          /\b(what|which|que|cual)(?:'?s| is| es)? (?:the |el |la )?(steepest|max(imum)?( allowed)?|slope|talud|pendiente)\b/,
          "מה השיפוע|איזה שיפוע|שיפוע מקסימלי|השיפוע המקסימלי",
        ),
      ],
      ["maxAngle", spoken(/\b(angle|angulo)\b/, "זווית")],
    ],
  },
  ladder: { usual: "baseOffset", asked: [["angle", spoken(/\b(angle|angulo)\b/, "זווית")]] },
  ladderHeight: {
    usual: "workingLength",
    asked: [
      [
        "baseByHeight",
        spoken(
          /\b4 ?(:|to|a|in|en|por) ?1\b|\b1 ?(:|to|a|in|en) ?4\b|\brule of thumb\b|\bregla de(l)? (4|cuatro)\b/,
          "4 ?ל ?-?1|1 ?ל ?-?4|כלל אצבע|כלל ה-?4",
        ),
      ],
      [
        "baseOffset",
        spoken(
          /\b(how far|base|foot|feet out|pies?(?! de alto)|que tan lejos|patas|separ\w+)\b/,
          "רגל הסולם|רגלי הסולם|בסיס|מרחק|להרחיק",
        ),
      ],
      ["workingLength", HOW_LONG],
    ],
  },
  concreteBags: { usual: "bags" },
  asphalt: { usual: "tons" },
  asphaltArea: { usual: "tons" },
  gravelArea: {
    usual: "volumeYd3",
    asked: [["tons", spoken(/\b(tons?|tonnes?|toneladas?)\b/, "טון|טונות")]],
  },
  voltageDropOhms: { usual: "drop", asked: [["dropShare", ONLY_PERCENT]] },
  generalLighting: { usual: "generalDemand" },
  loadCurrent: { usual: "loadAmps" },
  sensibleHeat: { usual: "heatCarried" },
  solidWeight: { usual: "weight" },
  continuousBreaker: { usual: "leastBreaker" },
  roundTank: { usual: "holds" },
  squareTank: { usual: "holds" },
  overtimePay: { usual: "grossPay" },
  crewTime: { usual: "days" },
  laborBurden: {
    usual: "hourCost",
    asked: [
      [
        "crewCost",
        spoken(/\b(crew cost|total|for the (day|week)|cuadrilla|en total)\b/, "סך הכל|בסך הכל|ליום|לשבוע"),
      ],
    ],
  },
  cutoutArea: { usual: "netArea" },
  twoAreas: { usual: "area" },
  gravel: {
    usual: "volumeYd3",
    asked: [["tons", spoken(/\b(tons?|tonnes?|toneladas?)\b/, "טון|טונות")]],
  },
  excavation: {
    usual: "bank",
    asked: [
      ["truckLoads", spoken(/\b(loads?|trucks?|trips|viajes|camiones|volteos)\b/, "משאיות|נסיעות")],
      ["loose", spoken(/\b(loose|swell|haul\w*|suelt[oa]s?|abundamiento)\b/, "תפוח|תפיחה|לפינוי")],
    ],
  },
  blockWall: { usual: "blocks" },
  brickWall: { usual: "bricks" },
  fence: {
    usual: "posts",
    asked: [
      ["posts", spoken(/\bhow many posts|cuantos postes\b/, "כמה עמודים")],
      ["pickets", spoken(/\b(pickets?|tablillas?|estacas?)\b/, "לוחיות")],
      ["rails", spoken(/\b(rails?|travesanos?|largueros?)\b/, "קורות אופקיות|שלבים")],
      ["sections", spoken(/\b(sections?|spans|panels?|tramos|secciones|paneles)\b/, "מקטעים|קטעים|פנלים")],
    ],
  },
  studs: { usual: "studs" },
  sheathing: { usual: "sheets" },
  squareCorner: { usual: "diagonal" },
  lengthConversion: {
    usual: "lengthFeet",
    asked: [
      [
        "lengthMm",
        spoken(
          /\b(in|to|into|as|how many|a|en|cuantos) (mm|millimet(er|re)s?|milimetros?)\b/,
          'במילימטרים|למילימטרים|כמה מילימטרים|כמה מ״מ|כמה מ"מ|במ״מ',
        ),
      ],
      [
        "lengthMeters",
        spoken(
          /\b(in|to|into|as|how many|a|en|cuantos) (met(er|re)s?|metric|metros?)\b/,
          "במטרים|למטרים|כמה מטרים|כמה מטר|כמה זה במטר|כמה זה מטר",
        ),
      ],
    ],
  },
  ampacity: {
    usual: "ampacity",
    asked: [
      ["ampacityFactor", spoken(/\b(derating factor|adjustment factor|factor de ajuste)\b/, "מקדם הפחתה")],
    ],
  },
  insulationNeeded: {
    usual: "ceilingR",
    asked: [
      ["wallR", spoken(/\b(walls?|muros?|pared(es)?)\b/, "קיר|קירות")],
      ["floorR", spoken(/\b(floors?|crawl ?space|pisos?)\b/, "רצפה|רצפות")],
    ],
  },
  fixtureUnits: { usual: "drainageUnits", asked: [["drainSize", PIPE_SIZE]] },
  supplyUnits: { usual: "supplyUnits", asked: [["leastService", PIPE_SIZE]] },
  trapArm: {
    usual: "longestArm",
    asked: [["leastSlope", spoken(/\b(slope|pitch|pendiente)\b/, "שיפוע")]],
  },
  scaffoldTie: { usual: "tied", asked: [["baseRatio", spoken(/\b(ratio|relacion)\b/, "יחס")]] },
  siteToilets: {
    usual: "toiletSeats",
    asked: [["urinals", spoken(/\b(urinals?|urinarios?|mingitorios?)\b/, "משתנות|משתנה")]],
  },
  airSampling: {
    usual: "airAverage",
    asked: [["overExposed", spoken(/\b(over|limit|pel|legal|limite|permitid[oa])\b/, "מותר|גבול|חריגה")]],
  },
  paintSurface: { usual: "paintable", asked: [["dewMargin", spoken(/\b(margin|margen)\b/, "מרווח")]] },
  adaParking: {
    usual: "accessibleSpaces",
    asked: [["vanSpaces", spoken(/\b(vans?|camionetas?)\b/, "ואן|מסחרית")]],
  },
  egressWidth: { usual: "neededWidth" },
  studCuts: { usual: "deepestNotch", asked: [["widestHole", HOLE]] },
  joistCuts: { usual: "deepestNotch", asked: [["widestHole", HOLE]] },
};

/** The result of a formula that a question asks for, by its folded text. */
export function askedResult(formula: FormulaId, folded: string): LabelId | undefined {
  const headline = HEADLINES[formula];
  return headline?.asked?.find(([, words]) => words.test(folded))?.[0] ?? headline?.usual;
}

/** A volume in yards is asked for, whatever the sides are measured in. */
export const IN_YARDS = spoken(/\b(yards?|yds?|yardas?|yd3)\b/, "יארד|יארדים");
/** Concrete is asked for in bags or in cubic meters, or else it is ordered by the yard. */
export const IN_BAGS = spoken(/\b(bags?|sacks?|bultos?|sacos?|bolsas?|costales)\b/, "שקים|שקי|שק");
export const IN_METERS = spoken(
  /\b(m3|m³|cubic met(er|re)s?|metros? cubicos?)\b|m³/,
  'קוב|קובים|מ"ק|מ״ק|מטר מעוקב|מטרים מעוקבים',
);
