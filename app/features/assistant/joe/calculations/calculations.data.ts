import { type Amount, convert, kindOf, type Size } from "~/engines/formula/formula.ts";
import { spoken } from "../spoken.ts";
import type { Calculation, SizeReader, Words } from "./calculation.ts";

const CONCRETE = spoken(
  /\b(concrete|cement|(?:how many|cubic) yards?|yards|yds|cubic|cu ?yd|bags?|ready-?mix|concreto|hormigon|cemento|yardas?|m3|cubicos?|bultos?|sacos|bolsas|colar|colado|vaciar|pour(ing)?)\b/,
  'בטון|קוב|קובים|מ"ק|מ״ק|שקים|שקי|יציקה|יצוק|לצקת|יוצקים',
);
const BAGS = spoken(/\b(bags?|sacks?|bultos?|sacos?|bolsas?|costales)\b/, "שקים|שקי|שק");
const SLAB = spoken(
  /\b(slabs?|patios?|driveways?|sidewalks?|walkways?|pads?|floors?|losas?|pisos?|banquetas?|aceras?|planchas?|firmes?|radier|cochera|garages?|entrada)\b/,
  "רצפה|רצפת|משטח|פלטה|חניה|שביל|מרצפת|מרפסת|פטיו",
);
const FOOTING = spoken(
  /\b(footings?|footers?|zapatas?|cimient[oa]s?|cimentacion(es)?)\b/,
  "יסוד|יסודות|יסוד עובר",
);
const COLUMN = spoken(
  /\b(columns?|post ?holes?|sonotubes?|piers?|posts?|pillars?|columnas?|hoyos?|postes?|pilares?|pilotes?|pilas?)\b/,
  "עמוד|עמודים|בור|בורות|כלונס|כלונסאות|סונוטיוב",
);
const WALL = spoken(/\b(walls?|muros?|pared(es)?|bardas?)\b/, "קיר|קירות|קיר תומך");
const STEPS = spoken(
  /\b(steps?|stairs?|stairway|staircase|stoop|escalones|escalon|escaleras?|gradas?)\b/,
  "מדרגות|מדרגה|גרם",
);
const REBAR = spoken(
  /\b(re-?bars?|reinforc(ing|ement)|bars?|varillas?|barras?|fierro|acero|armadura|cabillas?)\b/,
  "ברזל|מוט|מוטות|זיון|ברזל זיון",
);
const BEAM = spoken(
  /\b(beams?|joists?|girders?|headers?|glulams?|lvl|vigas?|dintel(es)?|viguetas?|trabes?)\b/,
  "קורה|קורות|קורת",
);
const STAIRS = spoken(
  /\b(stairs?|staircase|stairway|risers?|stringers?|steps?|escaleras?|escalones|peraltes|gradas?|contrahuellas?)\b/,
  "מדרגות|מדרגה|גרם|רומים|שלח|שלחים",
);
/** A flight is laid out from its whole rise; a number said of one part of a stair is no rise to lay out. */
const LAYOUT = spoken(
  /\b(how (many|long|far)|number of|total (rise|run)|floor to floor|floor-to-floor|lay ?out|calculate|stringers?|what (is the |are the )?(riser|angle|size)|what riser|rise|height|high|tall|cuant[oa]s|desnivel|de piso a piso|altura|subir|calcul\w+|disen\w+|trazar)\b/,
  "כמה|הפרש|מרצפה לרצפה|חשב|לחשב|תכנון|לתכנן|גובה|בגובה|עלייה",
);
const NO_LAYOUT = spoken(
  /\b(concrete|cement|concreto|hormigon|ladders?|escaleras? (de (mano|extension))|head ?rooms?|hand ?-?rails?|guards?|guard ?-?rails?|railings?|balusters?|landings?|nosings?|wide|width|altura libre|pasamanos|baranda\w*|barandilla\w*|descansos?|rellanos?|ancho|ok|okay|allowed|legal|permitted|permitid[oa]s?|cumplen?)\b|^(can|may|is|are) |^¿?pued[oe]\b/,
  "בטון|סולם|סולמות|גובה ראש|מאחז|מעקה|פודסט|רוחב|ברוחב|מותר|מותרת|תקין|תקינה|אפשר|חוקי",
);
const DROP = spoken(
  /\b(voltage drop|volt drop|drop|vd|caida de (tension|voltaje)|caida)\b/,
  "מפל מתח|נפילת מתח|ירידת מתח|מפל המתח",
);
const WHICH_WIRE = spoken(
  /\b((what|which) (size )?(wire|gauge|conductor|cable|awg|copper|aluminum|size)|wire size|size (of )?(wire|conductor|cable)|size (the )?(wire|conductors?)|gauge|que calibre|calibre|que (cable|conductor|alambre)|what awg)\b/,
  "איזה חתך|חתך|איזה כבל|איזה מוליך|עובי כבל|איזה חוט|באיזה חתך",
);
const SERVICE = spoken(
  /\b(service|panel|load calc(ulation)?|dwelling|residential load|house load|demand load|acometida|servicio|carga|tablero|demanda)\b/,
  "לוח|עומס|חיבור|הזנה|שירות|חשמל",
);
const HOUSE = spoken(
  /\b(house|home|dwelling|residence|apartment|sq|ft2|casa|vivienda|departamento)\b/,
  "בית|דירה|וילה|מגורים",
);
const OPTIONAL = spoken(/\b(optional|220\.82|220-82|opcional)\b/, "אופציונלית|אופציונלי|חלופית|220\\.82");
const CONDUIT = spoken(
  /\b(conduits?|emt|raceways?|tubo|tuberia|tubos|canalizacion|conduite)\b/,
  "צינור|צינורות|מובל|שרוול",
);
const MOST = spoken(
  /\b(how many|max(imum)?( number)?|most|cuant[oa]s|maximo|maxima)\b/,
  "כמה|מקסימום|מספר מרבי",
);
const ROOF = spoken(
  /\b(roofs?|roofing|shingles?|rafters?|techos?|tejas?|cubiertas?|tejados?|cabios?|cabrios?)\b/,
  "גג|גגות|רעפים|שינגלס|שינגל|קורת גג|קורות גג|מרישים|מריש",
);
/** A beam that is none of the simple ones. */
const NO_SIMPLE_BEAM =
  "cantilever\\w*|fixed|continuous|overhang\\w*|two spans|moving|triangular|from (?:the|one) (?:left|right|end|support)|voladizo|empotrad\\w+|continu[ao]|dos claros";
const NOT_SIMPLE = spoken(new RegExp(`\\b(${NO_SIMPLE_BEAM})\\b`), "זיז|זיזית|קונזולה|רתומה|נמשכת|רציפה");
const NOT_SIMPLE_NOR_DEFLECTION = spoken(
  new RegExp(`\\b(${NO_SIMPLE_BEAM}|deflect\\w*|sag|flecha|deflexion|deformacion)\\b`),
  "זיז|זיזית|קונזולה|רתומה|נמשכת|רציפה|שקיעה|כפף|כפיפה",
);
const ROUND_TRIP = spoken(
  /\b(round[- ]trip|both ways|there and back|total length of wire|ida y vuelta)\b/,
  "הלוך ושוב|הלוך וחזור",
);
const OTHER_RACEWAY = spoken(
  /\b(pvc|rigid|rmc|imc|ent|flex(ible)?|fmc|lfmc|mc cable|galvanizado)\b/,
  "פלסטיק|גמיש",
);
const SQUARE = spoken(/\b(square|rectangular|cuadrad[oa]s?|rectangulares?)\b/, "מרובע|מרובעים|ריבועי|מלבני");
const CEMENT_ALONE = spoken(
  /\b((bags?|sacks?) of (portland )?cement|(bultos?|sacos?|bolsas?) de cemento)\b/,
  "שקי מלט|שק מלט",
);
const REBAR_OR_CEMENT = new RegExp(`${REBAR.source}|${CEMENT_ALONE.source}`, "u");
const STAIR_WORDS = spoken(
  /\b(risers?|treads?|stringers?|steps|staircase|stairs|peraltes?|huellas?|contrahuellas?|escalones|peldanos)\b/,
  "רומים|שלחים|מדרגות|שלח|רום",
);
const SHINGLES = spoken(
  /\b(shingles?|squares?|bundles?|roof(ing)? area|area of (the|a|my) roof|tejas?|cuadros?|paquetes?|area del techo|superficie del techo)\b/,
  "רעפים|שינגלס|שינגל|שטח גג|חבילות|ריבועים",
);
const RAFTER = spoken(
  /\b(rafters?|cabios?|cabrios?|pares?|alfardas?|viga(s)? de techo)\b/,
  "קורת גג|קורות גג|מריש|מרישים|רפטר|אגד",
);
const PITCH = spoken(
  /\b(pitch|slope|angle|degrees?|pendiente|inclinacion|angulo|grados)\b/,
  "שיפוע|זווית|מעלות",
);
const DRYWALL = spoken(
  /\b(drywall|sheet ?rock|gypsum( board)?|wallboard|tablarr?oca|panel(es)? de yeso|yeso|durock)\b/,
  "גבס|לוחות גבס|קירות גבס",
);
const PAINT = spoken(/\b(paint(ing|ed)?|pintura|pintar|pinto)\b/, "צבע|לצבוע|צביעה|צובעים");
const BOARD_FEET = spoken(
  /\b(board[- ]?(feet|foot|ft)|bd ?ft|bf|pies? (de )?tabla(res)?|pie tablar|pies tablares)\b/,
  "רגל לוח|רגלי לוח|בורד פוט|רגל־לוח|board feet",
);
const RAMP = spoken(/\b(ramps?|rampas?)\b/, "רמפה|רמפות|כבש|כבשים");
const TRENCH = spoken(
  /\b(trench(es)?|excavations?|excavate|zanjas?|excavacion(es)?)\b/,
  "תעלה|תעלות|חפירה|חפירת|תעלת",
);
const SLOPING = spoken(
  /\b(slop(e|es|ed|ing)|set ?back|lay ?back|bench(ed|ing)?|how far back|talud|inclinacion|pendiente|retiro)\b/,
  "שיפוע|שיפועים|מדרון|נסיגה|להרחיק",
);
const LADDER = spoken(/\b(ladders?|escaleras? de (mano|extension)|escaleras?)\b/, "סולם|סולמות");
const SUPPORT_HEIGHT = spoken(
  /\b(high|height|tall|walls?|eaves?|roof|reach(es|ing)?|parapet|altura|alto|alta|muro|pared|alero|techo|azotea)\b/,
  "גובה|בגובה|קיר|גג|מגיע|להגיע|מעקה",
);
const LADDER_ITSELF = spoken(
  /\b(working length|long|length|longitud|largo|risers?|treads?|stringers?|steps|staircase|stairs|peraltes?|huellas?|escalones|peldanos)\b|\bft ladder\b|\bfoot ladder\b|\bescalera de \d/,
  "אורך|באורך|רומים|שלחים|מדרגות",
);
const FOOT_OF_LADDER = spoken(
  /\b(base|foot|feet|out|away|from the wall|set ?up|angle|pie|base|separ\w+|alejad\w+|distancia|lejos|patas)\b/,
  "רגל|רגלי|בסיס|מרחק|רחוק|להרחיק|הרחק|זווית|תחתית",
);
const HEAT = spoken(
  /\b(heat index|feels like|heat stress|indice de calor|sensacion termica|calor)\b/,
  "עומס חום|מדד חום|מדד עומס",
);
const COMPLY = spoken(
  /\b(comply|complies|compliant|legal|code|ok|okay|pass|meets?|allowed|too steep|cumplen?|reglamento|permitid[oa]|norma)\b/,
  "תקין|תקינה|עומד|עומדת|מותר|חוקי|תקן|תלולה",
);
const BAR_FACTS = spoken(
  /\b(weigh[st]?|weight|diameter|area|thick|pesa|peso|diametro|area|seccion)\b/,
  "משקל|שוקל|קוטר|שטח|חתך",
);
const LAP = spoken(
  /\b(laps?|lapped|splices?|overlap|traslap(e|es|o)|empalmes?|traslapad[oa]s?)\b/,
  "חפיפה|חפיפות|חפיות",
);
const POINT = spoken(
  /\b(point load|concentrated|at (the )?(mid-?span|center|middle)|mid-?span|puntual|concentrada|al centro|a la mitad|en el centro)\b/,
  "נקודתי|מרוכז|באמצע|במרכז|עומס נקודתי",
);

const METAL: Words = [
  ["Al", spoken(/\b(alumin(i)?um|al|aluminio)\b/, "אלומיניום")],
  ["Cu", spoken(/\b(copper|cu|cobre)\b/, "נחושת")],
];
const PHASE: Words = [
  [
    "3",
    spoken(
      /\b(three|3)[- ]?(phase|ph|fases)\b|\btrifasic[oa]\b|\b3 ?ph\b/,
      "תלת פאזי|תלת פזי|תלת-פאזי|תלת מופעי",
    ),
  ],
  [
    "1",
    spoken(/\b(single|one|1)[- ]?(phase|ph|fase)\b|\bmonofasic[oa]\b/, "חד פאזי|חד פזי|חד-פאזי|חד מופעי"),
  ],
];
const SOIL: Words = [
  ["rock", spoken(/\b(stable|solid) rock\b|\broca (estable|solida|firme)\b/, "סלע יציב|סלע")],
  ["A", /\b(type|class|tipo|clase) ?a\b|(?:סוג|קרקע) a(?!\p{L})/u],
  ["B", /\b(type|class|tipo|clase) ?b\b|(?:סוג|קרקע) b(?!\p{L})/u],
  ["C", /\b(type|class|tipo|clase) ?c\b|(?:סוג|קרקע) c(?!\p{L})/u],
];

/** "No waste" is an amount as well. */
export const NO_WASTE: Words = [
  [
    "0",
    spoken(
      /\b(no|without|zero|excluding) (any )?(waste|extra|overage)\b|\bsin (desperdicio|merma)\b/,
      "ללא פחת|בלי פחת|ללא בלאי|בלי בלאי",
    ),
  ],
];

/** Dressed sizes of lumber in inches by the nominal one (PS 20). */
const DRESSED: Record<number, number> = {
  1: 0.75,
  2: 1.5,
  3: 2.5,
  4: 3.5,
  6: 5.5,
  8: 7.25,
  10: 9.25,
  12: 11.25,
};
const dressed = (nominal: number, thickness: boolean) =>
  thickness && nominal >= 5 ? nominal - 0.5 : !thickness && nominal > 12 ? nominal - 0.75 : DRESSED[nominal];

const inFeet = (side: Amount) =>
  side.kind === "count"
    ? side.value
    : kindOf(side.unit) === "length"
      ? convert(side.value, side.unit, "ft")
      : undefined;

/** A beam is named by its nominal size; a size with units is the wood itself. */
const beamSize: SizeReader = ({ sides: [width, depth] }: Size) => {
  if (!width || !depth) return undefined;
  if (width.kind === "count" && depth.kind === "count") {
    const actual = [dressed(width.value, width.value <= 6), dressed(depth.value, false)];
    const timber = width.value >= 5 ? [width.value - 0.5, depth.value - 0.5] : actual;
    const [wide, deep] = timber;
    return { beamWidth: wide ?? width.value, beamDepth: deep ?? depth.value };
  }
  return { beamWidth: inches(width), beamDepth: inches(depth) };
};
const inches = (side: Amount) => (side.kind === "count" ? side.value : convert(side.value, side.unit, "in"));

/** The walls around a room of two sides. */
const around =
  (input: "perimeter" | "wallLength"): SizeReader =>
  ({ sides }) => {
    const [long, wide] = sides.map(inFeet);
    return long && wide && sides.length === 2 ? { [input]: 2 * (long + wide) } : undefined;
  };

const areaOf =
  (input: "planArea" | "floorArea"): SizeReader =>
  ({ sides }) => {
    const [long, wide] = sides.map(inFeet);
    return long && wide && sides.length === 2 ? { [input]: long * wide } : undefined;
  };

/** A board: 2x10x14', thickness and width nominal in inches, length in feet. */
const boardSize: SizeReader = ({ sides: [thick, wide, long] }) => {
  if (!thick || !wide) return undefined;
  const given = { nominalThickness: inches(thick), nominalWidth: inches(wide) };
  const length = long && inFeet(long);
  return length ? { ...given, length } : given;
};

/**
 * What Joe works out when he is asked, the narrow before the wide. The first whose words and amounts are all in a
 * question answers it.
 */
export const CALCULATIONS: readonly Calculation[] = [
  { formula: "rebarLap", about: [REBAR, LAP], needs: ["run"] },
  { formula: "rebarLapLength", about: [REBAR, LAP] },
  { formula: "rebarGrid", about: [REBAR], size: ["length", "width"], needs: ["spacing"] },
  { formula: "rebarBar", about: [REBAR, BAR_FACTS] },
  { formula: "concreteSteps", about: [CONCRETE, STEPS], needs: ["riser", "tread"] },
  { formula: "concreteColumn", about: [CONCRETE, COLUMN], not: SQUARE, needs: ["diameter"] },
  { formula: "concreteFooting", about: [CONCRETE, FOOTING], size: ["length", "width", "thickness"] },
  { formula: "concreteWall", about: [CONCRETE, WALL], size: ["length", "height", "thickness"] },
  {
    formula: "concreteSlab",
    about: [CONCRETE],
    not: REBAR_OR_CEMENT,
    size: ["length", "width", "thickness"],
  },
  {
    formula: "concreteSlab",
    about: [SLAB, spoken(/\b(how much|volume|cuanto|volumen)\b/, "כמה|נפח")],
    not: REBAR,
    size: ["length", "width", "thickness"],
  },
  {
    formula: "concreteSlab",
    about: [SLAB],
    not: REBAR,
    size: ["length", "width", "thickness"],
    needs: ["length", "width", "thickness"],
  },
  { formula: "concreteBags", about: [BAGS], not: CEMENT_ALONE, needs: ["volumeYd3"] },
  { formula: "ladderHeight", about: [LADDER, SUPPORT_HEIGHT], not: LADDER_ITSELF, needs: ["supportHeight"] },
  { formula: "ladder", about: [LADDER, FOOT_OF_LADDER], not: STAIR_WORDS },
  { formula: "stairsCheck", about: [STAIRS, COMPLY], needs: ["riser", "tread"] },
  { formula: "beamPoint", about: [BEAM, POINT], not: NOT_SIMPLE, size: beamSize, needs: ["pointLoad"] },
  { formula: "beamUniform", about: [BEAM], not: NOT_SIMPLE, size: beamSize, needs: ["load"] },
  { formula: "beamPointMoment", about: [BEAM, POINT], not: NOT_SIMPLE_NOR_DEFLECTION, needs: ["pointLoad"] },
  { formula: "beamMoment", about: [BEAM], not: NOT_SIMPLE_NOR_DEFLECTION },
  {
    formula: "voltageDrop",
    about: [DROP],
    not: ROUND_TRIP,
    words: { metal: METAL, phase: PHASE },
    needs: ["wire"],
  },
  {
    formula: "voltageDropSize",
    about: [WHICH_WIRE],
    words: { metal: METAL, phase: PHASE },
    needs: ["current"],
  },
  {
    formula: "voltageDropSize",
    about: [DROP],
    not: ROUND_TRIP,
    words: { metal: METAL, phase: PHASE },
    needs: ["current"],
  },
  { formula: "dwellingOptional", about: [OPTIONAL], size: areaOf("floorArea"), list: "appliances" },
  {
    formula: "dwellingStandard",
    about: [SERVICE, HOUSE],
    not: OPTIONAL,
    size: areaOf("floorArea"),
    list: "fastened",
  },
  { formula: "conduitMost", about: [CONDUIT, MOST], not: OTHER_RACEWAY, needs: ["wire", "emt"] },
  { formula: "conduitFill", about: [CONDUIT], not: OTHER_RACEWAY, list: "conductors" },
  { formula: "roofRafter", about: [RAFTER], size: () => undefined, needs: ["pitch"] },
  { formula: "roofArea", about: [SHINGLES], size: areaOf("planArea"), needs: ["pitch"] },
  { formula: "roofArea", about: [ROOF], size: areaOf("planArea"), needs: ["pitch", "planArea"] },
  { formula: "roofPitch", about: [ROOF, PITCH] },
  {
    formula: "drywall",
    about: [DRYWALL],
    size: around("wallLength"),
  },
  { formula: "drywallArea", about: [DRYWALL], needs: ["area"] },
  { formula: "paint", about: [PAINT], size: around("perimeter") },
  { formula: "paintArea", about: [PAINT], needs: ["area"] },
  { formula: "boardFeet", about: [BOARD_FEET], size: boardSize },
  { formula: "rampCheck", about: [RAMP], needs: ["rise", "rampRun"] },
  { formula: "rampLayout", about: [RAMP] },
  { formula: "trenchSlope", about: [TRENCH], words: { soil: SOIL }, needs: ["soil", "bottomWidth"] },
  { formula: "trenchSetback", about: [TRENCH, SLOPING], words: { soil: SOIL }, needs: ["soil"] },
  {
    formula: "trenchProtection",
    about: [TRENCH],
    words: {
      soil: SOIL,
      caveInSigns: [
        [
          true,
          spoken(
            /\b(cracks?|cracking|sloughing|bulging|water|grietas?|agua|desprendimientos?)\b/,
            "סדקים|מים|התפוררות",
          ),
        ],
      ],
    },
  },
  { formula: "stairsLayout", about: [STAIRS, LAYOUT], not: NO_LAYOUT },
  {
    formula: "heatIndex",
    about: [HEAT],
    words: {
      fullSun: [
        [true, spoken(/\b(full sun|direct sun|in the sun|sol directo|pleno sol|al sol)\b/, "שמש|בשמש")],
      ],
    },
  },
];
