import { type Amount, convert, kindOf, type LabelId, type Size } from "~/engines/formula/formula.ts";
import { anyOf, spoken } from "../spoken.ts";
import { boxIn } from "./box-fill.ts";
import type { Calculation, SizeReader, WholeReader, Words } from "./calculation.ts";
import { CODES } from "./codes.data.ts";
import { dressed, METAL } from "./materials.data.ts";
import type { Placed } from "./nearness.ts";
import { RATES } from "./rates.data.ts";
import {
  boreIn,
  densityIn,
  heatOfAirIn,
  loadOfWatts,
  metricBoards,
  paintedRoom,
  progressIn,
  runOfPipe,
  sidesOfAPiece,
} from "./said-together.ts";
import { SITE_MEASURES } from "./site-measures.data.ts";
import { layersIn, ohmsIn, sensibleIn } from "./told-whole.ts";
import { WORK_AND_PAY } from "./work-and-pay.data.ts";

const CONCRETE = spoken(
  /\b(concrete|mud|cement|(?:how many|cubic) yards?|yards|yds|cubic|cu ?yd|bags?|ready-?mix|concreto|hormigon|cemento|yardas?|m3|cubicos?|bultos?|sacos|bolsas|colar|colado|vaciar|pour(ing)?)\b/,
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
/** A footing is no slab, unless one is spoken of too. */
const FOOTING_ALONE = new RegExp(`^(?![^]*(?:${SLAB.source}))[^]*(?:${FOOTING.source})`, "u");
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
  /\b(voltage (drop|loss)|volts? (drop|loss|lost)|v[- ]?drop|drop|vd|(caida|perdida) de (tension|voltaje|volts)|caida)\b/,
  "מפל מתח|נפילת מתח|ירידת מתח|מפל המתח|אובדן מתח|הפסד מתח",
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
/** How far somebody walks to one, as in a trench: nothing is leaned against a wall there. */
const WAY_TO_A_LADDER = spoken(
  /\b(walk\w*|sideways|lateral(ly)?|travel|get to (the|a) ladder|caminar|recorrer|llegar a la escalera)\b/,
  "ללכת|הליכה|להגיע לסולם",
);
const SHINGLES = spoken(
  /\b(shingles?|squares?|bundles?|roof(ing)? area|area of (the|a|my) roof|tejas?|cuadros?|paquetes?|area del techo|superficie del techo)\b/,
  "רעפים|שינגלס|שינגל|שטח גג|חבילות|ריבועים",
);
const RAFTER = spoken(
  /\b(rafters?|cabios?|cabrios?|pares?|alfardas?|viga(s)? de techo)\b/,
  "קורת גג|קורות גג|מריש|מרישים|רפטר|אגד",
);
/** A run is half a building; the formula takes the whole. */
const RUN_ALONE = spoken(
  /^(?![\s\S]*\b(span|spans|wide|width|building|claro|luz|ancho)\b)[\s\S]*\b(runs?|recorrido|proyeccion)\b/,
  "היטל אופקי",
);
const PITCH = spoken(
  /\b(pitch|slope|angle|degrees?|pendiente|inclinacion|angulo|grados)\b/,
  "שיפוע|זווית|מעלות",
);
/** "4x12 board", "hang the lid": boards of a room are drywall, called by their size alone. */
const BOARD_OF_A_ROOM =
  "(?=[^]*\\b(?:walls?|rooms?|lids?|ceil?ings?|muros?|paredes|cuartos?|techo|plafon)\\b)(?:[^]*\\b4 ?[x×] ?(?:8|9|10|12)(?:'s)? (?:sheet|rock|board)s?\\b|[^]*\\b(?:boards?|rock|hojas?) (?:de )?4 ?[x×] ?(?:8|9|10|12)\\b)";
const DRYWALL = spoken(
  new RegExp(
    `\\b(drywall|dry-wall|sheet ?rock|gyp(sum)?( board)?|gyp rock|wallboard|rock (the|a|this) (room|walls?|lid|ceiling)|tablarr?oca|tabla ?roca|panel(es)? de yeso|yeso|durock|pladur)\\b|^${BOARD_OF_A_ROOM}`,
  ),
  "גבס|לוחות גבס|קירות גבס",
);
const PAINT = spoken(
  /\b(paint(ing|ed)?|primer|priming|sealer|stain(ing)?|pintura|pintar|pinto|sellador|barniz|impermeabilizante)\b/,
  "צבע|לצבוע|צביעה|צובעים|פריימר|יסוד לצבע|לכה|סיד|לסייד",
);
/** One of them is written in words, and is no number. */
const ONE_COAT: Words = [
  [
    "1",
    spoken(
      /^(?![\s\S]*\d ?(?:coats|manos|capas))[\s\S]*\b(one|single|a) coat\b|^(?![\s\S]*\d ?(?:coats|manos|capas))[\s\S]*\buna (sola )?(mano|capa)\b/,
      "שכבה אחת|יד אחת",
    ),
  ],
];
/** What is bought by the gallon and laid in coats is paint, whatever it is called. */
const COATS = spoken(/\b(coats?|manos?|capas?)\b/, "שכבות|שכבה|ידיים");
const BY_THE_GALLON = spoken(
  /\b(gallons?|gals?|litros?|liters?|litres?|galon(es)?|cubetas?)\b/,
  "גלון|גלונים|ליטר|ליטרים|פחיות|דליים",
);
/** Coats of these are bought by the bag. */
const BY_THE_BAG = spoken(
  /\b(stucco|plaster|mortar|mud|compound|concrete|estuco|aplanado|mortero|pasta|concreto|repello|enjarre)\b/,
  "טיח|שפכטל|בטון|טיט",
);
const BOARD_FEET = spoken(
  /\b(board[- ]?(feet|foot|ft)|bd ?ft|bf|pies? (de )?tabla(res)?|pie tablar|pies tablares)\b/,
  "רגל לוח|רגלי לוח|בורד פוט|רגל־לוח|board feet",
);
const RAMP = spoken(/\b(ramps?|rampas?)\b/, "רמפה|רמפות|כבש|כבשים");
const TRENCH = spoken(
  /\b(trench(es)?|excavations?|excavate|zanjas?|excavacion(es)?)\b/,
  "תעלה|תעלות|חפירה|חפירת|תעלת",
);
/** What lies at its edge or leads out of it: how far that is, is no depth. */
const BESIDE_A_TRENCH = spoken(
  /\b(spoils?|(?:from|off|to) the (?:edge|lip)|farthest|furthest|lateral|(?:de|a) la orilla|del borde|al borde|mas lejano|recorr\w+)\b/,
  "משפת|מהשפה|שפך|הרחוק ביותר",
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
  /\b(working length|long|length|longitud|largo|risers?|treads?|stringers?|steps|staircase|stairs|peraltes?|huellas?|escalones|peldanos)\b|\d[- ]?(?:'|ft|feet|foot)[- ]?(?:\w+ )?ladder\b|\bescalera( de (mano|extension))? de \d/,
  "אורך|באורך|רומים|שלחים|מדרגות|סולם של \\d+|סולם \\d+",
);
const FOOT_OF_LADDER = spoken(
  /\b(base|foot|feet|out|away|how far|bottom|from (the )?wall|set ?up|angle|pie|base|separ\w+|alejad\w+|distancia|lejos|patas)\b/,
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
/** "#5" beside a weight names a bar as well as the word does. */
const BARS_BY_NUMBER = new RegExp(`${REBAR.source}|#\\d{1,2}(?!\\d)`, "u");
const LAP = spoken(
  /\b(laps?|lapped|splices?|overlap|traslap(e|es|o)|empalmes?|traslapad[oa]s?)\b/,
  "חפיפה|חפיפות|חפיות",
);
const NO_LAPS = spoken(
  /\b(no|without|not? (including|counting)|excluding|ignor\w*|forget|skip|disregard|sin( contar)?|olvida\w*) (any |the |\w+ (and|&|or|y|o|ni) )*(laps?|splices?|traslapes?|empalmes?)\b/,
  "בלי חפיפות|ללא חפיפות|בלי חפיפה|ללא חפיפה",
);
const WEIGHS = spoken(
  /\b(weigh[st]?|weight|how heavy|heavy|pounds|tons|pesan?|peso|cuantas libras|cuantos kilos|kilos)\b/,
  'משקל|שוקל|שוקלת|שוקלים|שוקלות|ק"ג|קילו|קילוגרם',
);
const JOISTS = spoken(/\b(joists?|rafters?|viguetas?|cabios?|cabrios?)\b/, "קורות|קורת|מרישים");
const CONVERTED = spoken(
  /\b(in|to|into|as) (feet (and|&|n) inches|ft[ -]?(and|&|n)?[ -]?in(ches)?|feet[- ]inches|inches|millimet(er|re)s?|mm|cm|centimet(er|re)s?|met(er|re)s|metric|feet|decimal( feet)?|(16|8|32)ths|sixteenths|eighths)\b|= ?(how many |what in |\?+ ?)?(ft|feet|inches|mm|cm|met(er|re)s?|metric|pies|pulgadas|metros)\b|\b(ft|feet|pies?) (and|&|n|y),? ?(in|inches|pulg|pulgadas)(,? (and|&|n|y|en) (16|8)(ths|avos))?\b|\b(decimal (feet|foot)|to the (nearest )?(16th|sixteenth|8th))\b|\b(how many|what is that in|whats that in) (mm|cm|millimet(er|re)s|centimet(er|re)s|met(er|re)s)\b|\b(convert|on (a|the) tape|tape measure|nearest (16th|sixteenth|8th|eighth))\b|\b(convierte|convertir|pasar?|cuanto es|cuantos? (son|es)) .{0,60}\b(a|en) (pulgadas|pies|milimetros|mm|cm|centimetros|metros|dieciseisavos)\b|\b(pasame|pasalo|pasala|ponlo|a cuantos?|cuanto (es|da|son)|en) .{0,40}\b(a|en)? ?(milimetros|mm|centimetros|metros|metrico|pies y pulgadas)\b|\b(cuantos?) (metros|milimetros|centimetros|mm|cm) (son|es|da|hay)\b/,
  "להמיר|המרה|תמיר|במילימטרים|באינצ'ים|לאינץ|לרגל|למטרים|לסנטימטר|כמה זה ב?(?:מטר|מטרים|מ'|מ״מ|ס״מ|מילימטר|מילימטרים|סנטימטר|סנטימטרים|רגל|אינץ|אינצ'ים)|במטרים|בסנטימטרים|ברגל ואינץ|ברגליים ואינצ'ים|להפוך למטרים|כמה מטרים זה|כמה מטר זה|כמה ס״מ זה|כמה (?:מ\"מ|מ״מ|ס\"מ|ס״מ|מילימטר|מילימטרים|סנטימטר|סנטימטרים|מטר|מטרים|אינץ|רגל)['׳]? (?:זה|יש ב|הם|הן)",
);
/** A run is half of what the rafters span. */
const RUN = spoken(/\b(runs?|recorrido|proyeccion)\b/, "היטל אופקי");
const RAFTER_LENGTH = spoken(
  /\b(rafters? lengths?|lengths? (of|for) (a |the |my |common )*rafters?|how long|largo (de|del) (la |el )?(cabio|cabrio|par|alfarda)|que largo)\b/,
  "אורך הקורה|אורך קורת|אורך המריש|באיזה אורך",
);
const POINT = spoken(
  /\b(point load|concentrated|at (the )?(mid-?span|center|middle)|mid-?span|puntual|concentrada|al centro|a la mitad|en el centro)\b/,
  "נקודתי|מרוכז|באמצע|במרכז|עומס נקודתי",
);

/** A piece that is lifted or carried whole. */
const PIECE = spoken(
  /\b(beams?|lintels?|columns?|blocks?|panels?|precast|pieces?|slabs?|planks?|plates?|stones?|vigas?|dintel(es)?|columnas?|trabes?|panel(es)?|piezas?|bloques?|losas?|placas?|piedras?)\b/,
  "קורה|קורת|עמוד|משקוף|פנל|לוח|בלוק|אבן",
);
const AMPS_ASKED = spoken(
  /\b((how many|what|which|cuant[oa]s?|que) (\w+ ){0,3}(amps?|amperes?|amperios?|amperaje|current)|(full[- ]load|running|total|load) (amps?|amperes?|amperage|current)|amps (does|will|do|are|at)|amperage|amp draw|(amps?|amperes?|amperios) (jala\w*|consume\w*|draws?|pulls?))\b/,
  "כמה אמפר|כמה אמפרים|איזה זרם|מה הזרם|כמה זרם",
);
const AMPS_OF_WATTS = /\d ?(?:k ?w|kilowatts?|w|watts?|watios?|kva|va|וואט|קילוואט|ואט|קו"ט)(?!\p{L})/u;
/** How much room there is before a panel, and not what it feeds. */
const ROOM_BEFORE_IT = spoken(
  /\b(clear(ance)?|working space|in front of|clear space|how (high|far|close|tall|wide|deep)|espacio libre|al frente|enfrente|a que altura)\b/,
  "מרחב עבודה|לפני הלוח|מול הלוח|מקום פנוי|באיזה גובה",
);
const SPACED_ALONG = spoken(
  /\b(o\.?c|on cent(er|re)|layout|a centros?|entre centros)\b/,
  "כל \\d+|מרווח|במרווח",
);
const WALL_ASKED = spoken(/\b(walls?|muros?|pared(es)?)\b/, "קיר|קירות|מחיצה");
const HELD_TO_A_RULE = spoken(
  /\b(ok|okay|allowed|legal|code|can i|may i|permit\w*|max(imum)?|cumple|puedo|norma|codigo)\b/,
  "מותר|אפשר|תקן|מקסימום",
);

/** What is measured like concrete and is none. */
const ASPHALT = spoken(/\b(asphalt|black ?top|hot ?mix|asfalto|carpeta asfaltica)\b/, "אספלט");
const LOOSE = spoken(
  /\b(gravel|crushed (stone|rock)|base (rock|course)|road base|sand|pea stone|grava|gravilla|arena|balasto)\b/,
  "חצץ|מצע|מצעים|חול|סומסום",
);
const DIGGING = spoken(
  /\b(excavat\w*|dig|digging|dug|dirt|soil|swell|haul(ed|ing)?|excavacion|excavar|tierra|abundamiento)\b/,
  "חפירה|לחפור|חפירת|עפר|אדמה",
);
/** What of a trench is hauled off, and not how it is shored. */
const HAULED = spoken(
  /\b(haul\w*|truck ?loads?|loads|trips|swells?|fluff\w*|cubic (yards?|met(er|re)s?)|viajes|camion(es)?|volteos?|esponj\w+|abund\w+|acarre\w+|metros? cubicos?|m3)\b/,
  "משאית|משאיות|נסיעות|תפיחה|קוב|פינוי|לפנות",
);
const OTHER_FILL = spoken(
  /\b(mulch|top ?soil|compost|sawdust|wood chips|mantillo|composta)\b/,
  "חיפוי קרקע|קומפוסט|אדמת גן|רסק",
);
/** Concrete called by its name, whatever lies below it. */
const CONCRETE_ITSELF = spoken(
  /\b(concrete|cement|slabs?|ready-?mix|footings?|concreto|hormigon|cemento|losas?|radier|firmes?)\b/,
  "בטון|יציקה|יצוק|לצקת|יציקת|מרצפת|רצפת בטון",
);
/** Other materials, where concrete is not spoken of: gravel may lie below a slab. */
const OTHER_THAN_CONCRETE = new RegExp(
  `^(?![^]*(?:${CONCRETE_ITSELF.source}))[^]*(?:${anyOf(ASPHALT, LOOSE, DIGGING, OTHER_FILL).source})`,
  "u",
);
const HOW_MUCH = spoken(
  /\b(how (much|many)|tons?|tonnes?|yards?|yds?|cubic|volume|loads?|need|cuant[oa]s?|toneladas?|m3|volumen|viajes|camiones)\b/,
  'כמה|טון|טונות|קוב|מ"ק|מ״ק|נפח|משאיות',
);
const BLOCKS = spoken(
  /\b(cmus?|cinder ?blocks?|concrete blocks?|blocks?|bloques?|blo(k|c)s?|blocks? de concreto)\b/,
  "בלוקים|בלוק",
);
const BRICKS = spoken(/\b(bricks?|ladrillos?|tabiques?)\b/, "לבנים|לבני");
const COUNTED = spoken(/\b(how many|number of|count|cuant[oa]s|cantidad)\b/, "כמה|מספר|כמות");
const STUDS = spoken(
  /\b(studs?|montantes?|parales?|postes? (para|de|en) (el |un |muro|pared)|postes \(studs\))/,
  "ניצבים|סטאדים",
);
const SHEATHING = spoken(
  /\b(plywood|osb|sheathing|sub-?floor(ing)?|triplay|contrachapado)\b/,
  "דיקט|פלייווד|לבידים|OSB",
);
const DIAGONAL = spoken(
  /\b(diagonals?|diagnals?|squar(e|ed|ing) (it |a \w+ |the \w+ )?up|squaring|hypotenuse|3-4-5|a escuadra|escuadrar|hipotenusa)\b/,
  "אלכסון|האלכסון",
);
const WITH_CEILING = spoken(
  /(?:\b(?:incl(?:uding|uded|\.)?|with|w\/|and|plus)|[+&n]) ?(?:the |a |its )?(?:ceil?ings?|lid)\b|\b((ceil?ings?|lid) (too|included|as well|also)|walls?,? (and |& |n )?(ceil?ings?|lid))\b|\b(con|incluyendo|incluye|incluido|mas|y|tambien) (tambien )?(el |los )?(techo|plafon|cielo raso)\b/,
  "כולל תי?קרה|כולל התי?קרה|עם תי?קרה|עם התי?קרה|ותי?קרה|והתי?קרה",
);

const TILES = spoken(
  /\b(tiles?|azulejos?|losetas?|baldosas?|ceramica|porcelanato)\b/,
  "אריחים|אריח|אריחי|קרמיקה|פורצלן",
);
const INSULATION = spoken(
  /\b(insulat\w+|batts?|cellulose|fiberglass|aislamiento|aislante|colchonetas?|celulosa|fibra de vidrio)\b/,
  "בידוד|צמר סלעים|צמר זכוכית|תאית",
);
const R_VALUE = spoken(/\b(r[- ]?values?|valor(es)? r|r[- ]?factor)\b/, "ערך r|מקדם r|התנגדות תרמית");
const DECKING = spoken(
  /\b(decking|deck boards?|boards? for (a |the |my )?(\S+ ){0,4}deck|deck|tarima|duelas?|terraza de madera)\b/,
  "דק|קרשי דק|לוחות דק",
);
const BOARDS = spoken(
  /\b(boards?|planks?|linear feet|lineal feet|tablas?|tablones|duelas?|pies lineales)\b/,
  "קרשים|לוחות|קרש",
);
const FENCE = spoken(/\b(fence|fencing|cerca|barda de madera|cercado|valla)\b/, "גדר|גדרות|גידור");
const DRAIN_PIPE = spoken(
  /\b(drain ?(pipe|line)?|sewer|waste line|pipes?|tuberia|tubo|desague|drenaje|albanal)\b/,
  "צינור|ניקוז|ביוב|צנרת",
);
const FALL = spoken(
  /\b(fall|drop|slope|pitch|lower|caida|desnivel|pendiente|baja|bajar)\b/,
  "שיפוע|נפילה|הפרש|לרדת|יורד",
);
/** A fall in percent over a length, whatever it is that falls. */
const PERCENT_SLOPE = spoken(
  /\b(slopes?|pitch|grade|fall|pendiente|inclinacion|caida)\b/,
  "שיפוע|בשיפוע|נפילה",
);
const DROP_ASKED = spoken(
  /\b(how (much|many|far) (\w+ ){0,4}(drop|fall|lower|down|difference)|(drop|fall) (in|over|does)|what('s| is) the (drop|fall)|(inches|cm) of (drop|fall)|cuant[oa]s? (\S+ ){0,3}(baja|bajo|caida|cae|desnivel|diferencia|bajar)|(desnivel|diferencia) (total|de altura|hay|en))\b/,
  "(?:כמה|מה) (?:\\p{L}+ ){0,2}(?:הפרש|הפרש גובה|ירידה|נפילה|לרדת|יורד|יורדים)",
);
const NO_FALL = spoken(
  /\b(roofs?|ramps?|voltage|volts?|techos?|rampas?|tension|voltaje|stairs?|escaleras?)\b/,
  "גג|רמפה|כבש|מתח|מדרגות",
);
const DUCT = spoken(/\b(ducts?|duct ?work|ductos?|conductos?)\b/, "תעלה|תעלות|תעלת");
const SPEED = spoken(/\b(velocity|speed|fpm|velocidad)\b/, "מהירות");
const VENTILATION = spoken(
  /\b(ventilation|62\.2|whole[- ]house fan|fresh air|ventilacion|aire fresco)\b/,
  "אוורור|אוויר צח",
);
const TRIBUTARY = spoken(
  /\b(tributary|tributari[oa]|area tributaria|ancho tributario)\b/,
  "רוחב תורם|רוחב השפעה|שטח תורם",
);
const DEFLECTION_LIMIT = spoken(
  /\bl ?\/ ?(180|240|360|480|600)\b|\b(allow(ed|able)|max(imum)?|permitid[oa]|maxima|admisible) (deflection|flecha|deflexion)\b|\b(deflection|flecha|deflexion) (limit|allowed|permitida|maxima|admisible)\b/,
  "כפף מותר|שקיעה מותרת|l/360|l/240",
);
const BEARING = spoken(
  /\b(bearing|soil (capacity|pressure)|psf soil|capacidad (de carga|portante)( del (suelo|terreno))?|capacidad del? (suelo|terreno)|portante)\b/,
  "כושר נשיאה|נשיאת הקרקע|מאמץ קרקע",
);
const SLING = spoken(/\b(slings?|rigging|bridle|eslingas?|estrobos?)\b/, "מענב|מענבים|רתמת הרמה|ענב");
const NOISE = spoken(/\b(dba?|decibels?|noise|decibeles|decibelios|ruido)\b/, "דציבל|דציבלים|רעש");
const HOW_LONG_AT = spoken(
  /\b(how long|how many (hours|minutes)|time|exposure|hours|permitted|allowed|cuant[oa]s? (tiempo|horas)|tiempo|exposicion|horas)\b/,
  "כמה זמן|כמה שעות|חשיפה|שעות|מותר",
);
const WIND_CHILL = spoken(
  /\b(wind ?chill|sensacion termica por (el )?viento|enfriamiento por (el )?viento|factor de viento)\b/,
  "קור רוח|צינת רוח|טמפרטורת רוח",
);
const RETAINAGE = spoken(
  /\b(retainage|retention|(they|owner|gc) (holds?|keeps?|withholds?)|withh(e|o)ld(s|ing)?|held back|retencion|retenid[oa]|(me |nos )?retienen?|fondo de garantia)\b/,
  "עיכבון|עכבון|דמי עיכבון|מעכבים|מעכב",
);
const MARGIN = spoken(/\b((profit |gross )?margin|margen)\b/, "שולי רווח|מרווח רווח|שוליים");
const BOX = spoken(
  /\b(box fill|(junction|device|outlet|switch|electrical) box(es)?|(single|double|two|three|one|[1-4])[- ]?gang|(what size|how big|size of|smallest|minimum) (of )?(a |an |the )?(\S+ )?box|box (size|volume)|octagon box|caja (de conexiones|de registro|de (apagador|contacto|interruptor|paso)(es|s)?|octagonal|chalupa|electrica)|que caja|tamano de (la )?caja|capacidad de (la )?caja|chalupa|volumen de (la )?caja|llenado de (la )?caja)\b/,
  "קופסת חיבורים|קופסת חשמל|קופסת הסתעפות|קופסת מפסק|קופסת שקע|קופסא|קופסה|נפח קופסה|מילוי קופסה",
);
const CLAMPS: Words = [
  [
    true,
    spoken(
      /(?<!\b(?:no|without|w\/o|external|outside|sin|not) (?:(?:internal|built[- ]?in|cable|any|de) )*)\b(clamps?|abrazaderas?|grapas? internas?)\b/,
      "(?<!(?:בלי|ללא) )(?:מהדק|מהדקים|חבק פנימי|חבקים פנימיים)",
    ),
  ],
];
const TRIR = spoken(
  /\b(trir|(total )?recordable (incident |case )?rate|incident rate|tasa de (incidentes|accidentes)( registrables)?|indice de incidencia)\b/,
  "שיעור תאונות|trir|מדד תאונות",
);
const LOAN = spoken(
  /\b(loan|monthly payment|finance|financing|prestamo|pago mensual|mensualidad|credito)\b/,
  "הלוואה|החזר חודשי|מימון",
);

const NO_RIDGE: Words = [
  [
    "0",
    spoken(
      /\b(no|without|ignor\w+|not counting) (the |any )?ridge\b|\bsin (la )?(cumbrera|descontar la cumbrera)\b/,
      "בלי רכס|ללא רכס|בלי קורת רכס",
    ),
  ],
];
const NO_COVER: Words = [
  [
    "0",
    spoken(
      /\b(ignor\w*|forget|skip|disregard|no|without|zero|sin|not counting) (any |the |edge |\w+ (and|&|or|y|o) )*(cover|clearance|recubrimiento)\b/,
      "בלי כיסוי|ללא כיסוי|בלי כיסוי בטון",
    ),
  ],
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

/** The walls around a room and the ceiling over it. */
const roomWithCeiling: SizeReader = ({ sides }) => {
  const [long, wide] = sides.map(inFeet);
  return long && wide && sides.length === 2
    ? { wallLength: 2 * (long + wide), ceilingArea: long * wide }
    : undefined;
};

/** The faces that blocks are sold by, in inches and in centimeters: of a block, not of a wall. */
const BLOCK_FACES = new Set([
  "8 16",
  "4 16",
  "6 16",
  "10 16",
  "12 16",
  "20 40",
  "10 40",
  "15 40",
  "20 50",
  "25 50",
]);

/** A wall by its length and height; a block's own face is no wall. */
const wallFace: SizeReader = ({ sides }) => {
  const [long, high] = sides.map(inFeet);
  if (!long || !high || sides.length !== 2) return undefined;
  return isBlockFace(sides) ? undefined : { wallLength: long, height: high };
};

const LONGEST_BLOCK_IN = 30;
const isBlockFace = (sides: readonly Amount[]): boolean => {
  const face = sides.map(({ value }) => value).sort((a, b) => a - b);
  // A wall may be written in centimeters too.
  const isSmall = sides.every((side) => SMALL_UNITS.has(side.unit) && inches(side) <= LONGEST_BLOCK_IN);
  return isSmall || BLOCK_FACES.has(face.join(" "));
};

/** Sides of blocks: bare ones are inches, or centimeters where one is too long for a block in inches. */
function blockSides(sides: readonly Amount[]): number[] {
  const areCentimeters = sides.some(({ value, unit }) => (unit === "one" || unit === "m") && value >= 20);
  return sides.map((side) =>
    areCentimeters && !SMALL_UNITS.has(side.unit) ? convert(side.value, "cm", "in") : inches(side),
  );
}

/** A wall, or the face of its blocks; by three sides a block is written width, height and length. */
const wallOrBlock: SizeReader = (size) => {
  const { sides } = size;
  if (sides.length === 2) {
    if (!isBlockFace(sides)) return typeof wallFace === "function" ? wallFace(size) : undefined;
    const [low = 0, long = 0] = blockSides(sides).sort((a, b) => a - b);
    return { blockHeight: low, blockLength: long };
  }
  const [width, height, length] = blockSides(sides);
  // Which side is which is told by the longest being written last.
  if (!width || !height || !length || length > LONGEST_BLOCK_IN || length < height || length < width)
    return undefined;
  return { blockHeight: height, blockLength: length };
};

const areaOf =
  (input: "planArea" | "floorArea" | "area"): SizeReader =>
  ({ sides }) => {
    const [long, wide] = sides.map(inFeet);
    return long && wide && sides.length === 2 ? { [input]: long * wide } : undefined;
  };

/** Sides of sheets in feet as they are sold: no floor is covered that is one sheet. */
const SHEET_SIDES = new Set(["4 8", "4 9", "4 10", "4 12", "5 5", "2 4"]);
const floorOrSheet: SizeReader = (size) => {
  const [long, wide] = size.sides.map(inFeet);
  if (!long || !wide || size.sides.length !== 2) return undefined;
  const isSheet = SHEET_SIDES.has([long, wide].sort((a, b) => a - b).join(" "));
  const input: LabelId = isSheet ? "sheetArea" : "area";
  return { [input]: long * wide };
};

/** A footing by all its sides, or by those of its section: "140 ft of 18x12", "50 x 30 cm". */
const footingSize: SizeReader = ({ sides }) => {
  const names: readonly LabelId[] =
    sides.length === 2 && sides.every(({ unit }) => unit !== "ft" && unit !== "m")
      ? ["width", "thickness"]
      : ["length", "width", "thickness"];
  if (sides.length > names.length) return undefined;
  return Object.fromEntries(
    sides.map(({ kind, value, unit }, n) => [names[n], kind === "count" ? value : `${value} ${unit}`]),
  );
};

/** Footings that are counted: "9 zapatas", "6 footings", "12 יסודות". */
const FOOTINGS_COUNTED = /^ ?(?:\p{L}+ )?(?:footings?|footers?|pads?|zapatas?|יסודות)(?!\p{L})/u;
/** How many footings there are is told with what each one takes. */
const isOneFooting: WholeReader = (_, placed) => {
  const counted = placed.find(
    ({ quantity, after }) => quantity.kind === "count" && FOOTINGS_COUNTED.test(after),
  );
  const many = counted && "value" in counted.quantity ? counted.quantity.value : undefined;
  return many && many > 1
    ? { given: { quantity: many }, taken: [counted as Placed] }
    : { given: {}, taken: [] };
};

const WIDEST_TRENCH_FT = 30;
/** The sides of a trench; one that is wider than any is written in another unit, and is not guessed. */
const trenchSides: SizeReader = (size) => {
  const wide = size.sides[1] && inFeet(size.sides[1]);
  if (size.sides.length > 3 || wide === undefined || wide > WIDEST_TRENCH_FT) return undefined;
  const names = ["length", "width", "digDepth"] as const;
  return Object.fromEntries(
    size.sides.map(({ kind, value, unit }, n) => [names[n], kind === "count" ? value : `${value} ${unit}`]),
  );
};

/** A board: 2x10x14', thickness and width nominal in inches, length in feet. */
const boardSize: SizeReader = ({ sides: [thick, wide, long] }) => {
  if (!thick || !wide) return undefined;
  const given = { nominalThickness: inches(thick), nominalWidth: inches(wide) };
  const length = long && inFeet(long);
  return length ? { ...given, length } : given;
};

/** Sides of tiles in inches as they are sold; a bare size of other sides is a floor. */
const TILE_SIDES = new Set([1, 2, 3, 4, 6, 8, 12, 13, 16, 18, 20, 24, 30, 36, 48, 60]);
const SMALL_UNITS: ReadonlySet<string> = new Set(["in", "cm", "mm"]);

/** A tile by its sides, or the floor that it covers. */
const tileOrFloor: SizeReader = (size) => {
  const [long, wide] = size.sides;
  if (!long || !wide || size.sides.length !== 2) return undefined;
  const isSmall = size.sides.some(({ unit }) => SMALL_UNITS.has(unit));
  const isBare = long.kind === "count" && wide.kind === "count";
  if (isSmall || (isBare && TILE_SIDES.has(long.value) && TILE_SIDES.has(wide.value)))
    return { tileLength: inches(long), tileWidth: inches(wide) };
  const floor = areaOf("area");
  return typeof floor === "function" ? floor(size) : undefined;
};

const COUNTED_OR_MUCH = spoken(/\b(how (much|many)|cuant[oa]s?)\b/, "כמה");
/** R of several layers together, or the U of them. */
const TOTAL_R = spoken(
  /\b(total r|r[- ]?(value )?total|whole[- ]wall r|assembly r|r[- ]?value of (the|this|a) (wall|roof|ceiling|assembly|stack)|(add|sum|stack)(ed|s)? .{0,20}\br\b|u[- ]?(factor|value)|overall r|(suma|sumar) (de )?(los )?(valores )?r|valor u|factor u|el u|la u)\b/,
  "סך r|סך ערכי r|r כולל|ערך r כולל|ערך u|מקדם u|סכום r|ה-u",
);
const SENSIBLE = spoken(/\b(sensible|btu\/?h?s?|btuh)\b/, "עומס מורגש|חום מורגש|מורגש|btu");
const AIR_ASKED = spoken(/\b(cfms?|air ?flow|caudal|flujo de aire)\b/, "cfm|ספיקה|ספיקת אוויר|כמה אוויר");
const HOLDS_LIQUID = spoken(
  /\b(gallons?|gals?|liters?|litres?|capacity|volume|hold|holds|galon(es)?|litros?|capacidad|volumen|caben?|le cabe)\b/,
  "גלון|גלונים|ליטר|ליטרים|קיבולת|נפח|מכיל|נכנסים",
);
const TANK = spoken(
  /\b(tanks?|cisterns?|barrels?|drums?|cylinders?|cylindrical|silos?|vats?|wells?|septic|pools?|tanques?|cisternas?|tinacos?|tambos?|cilindros?|cilindric[oa]s?|pozos?|albercas?|piletas?|aljibes?|fosas?)\b/,
  "מכל|מיכל|חבית|גליל|בור מים|בריכה|דוד",
);
const LIQUID_ASKED = spoken(
  /\b(how (many|much) (gallons?|liters?|litres?|gals?|water)|cuant[oa]s? (galones|litros|agua)|(gallons?|liters?|litres?) (in|of water in|does))\b/,
  "כמה ליטר|כמה ליטרים|כמה גלונים|כמה מים",
);
const PIPE = spoken(
  /\b(pipes?|piping|tubing|tubos?|tuberias?|lines?|mangueras?|hoses?)\b/,
  "צינור|צינורות|צנרת",
);
/** What is poured or dug for a tank is not what it holds. */
const BUILT_OR_DUG = anyOf(CONCRETE_ITSELF, DIGGING, PAINT, TILES);
const ROUND = spoken(
  /\b(round|diameter|dia|cylind\w+|redond[oa]s?|diametro|cilindr\w+)\b/,
  "עגול|עגולה|קוטר|גליל|גלילי",
);
const ROUND_COLUMN = spoken(
  /\b(round|diameters?|dia|across|sonotubes?|redond[oa]s?|diametros?|circular(es)?)\b/,
  "עגול|עגולים|קוטר|סונוטיוב",
);
const AREA_ASKED = spoken(
  /\b(sf|sq\.? ?(ft|feet)|square (feet|foot|footage|meters?)|area|ft2|how big|pies2|m2|pies cuadrados|metros cuadrados|superficie)\b/,
  'שטח|מ"ר|מ״ר|רגל רבוע|מטר רבוע|מטרים רבועים',
);
/** A piece that is missing. An L alone may as well be told by its two halves, which add up. */
const LEFT_OUT = spoken(
  /\b(missing|cut ?(out|off|away)|left (out|off)|notch(ed)?|minus|less|taken out|knocked out|removed|bump ?in|falta|faltante|menos|quitando|recorte|hueco)\b/,
  "חסר|חסרה|פחות|חתוך|חתוכה|בלי פינה|בלי הפינה|מגרעת|פחות פינה|להוריד",
);
const CONTINUOUS = spoken(
  /\b(continuous(ly)?( loads?)?|ev|evse|(car|tesla|vehicle|level 2|l2) charg\w+|wall connector|carga continua|continu[ao]s?|cargador(es)? (ev|electrico|de (auto|carro|coche|vehiculo)\w*|para (auto|carro|coche)\w*|tesla)|vehiculo electrico|carro electrico)\b/,
  "עומס רציף|רציף|עמדת טעינה|מטען לרכב|מטען רכב|טעינת רכב|רכב חשמלי|מטען רכב חשמלי",
);
const BREAKER_ASKED = spoken(
  /\b(breakers?|ocpd|fuses?|circuit size|what (size )?circuit|interruptor(es)?|pastillas?|fusibles?|termomagnetic[oa]s?|que (circuito|proteccion))\b/,
  'מפסק|מאמ"ת|מאמת|מא״ז|מא"ז|נתיך|חצי אוטומט|מאז',
);
const GENERAL_LIGHTING = spoken(
  /\b(general (lighting|light)( loads?)?|lighting load|(3|three) va|carga (general )?de (alumbrado|iluminacion)|alumbrado general|iluminacion general)\b/,
  "עומס תאורה|תאורה כללית|עומס תאורה כללי",
);
const HOUSE_OR_METHOD = spoken(
  /\b(house|home|dwelling|residence|apartment|demand|standard|std|nec|casa|vivienda|departamento|demanda|estandar)\b/,
  "בית|דירה|וילה|מגורים|ביקוש|nec|תקן",
);
const OTHER_LOADS = spoken(
  /\b(optional|opcional|range|dryer|oven|a\/?c|heat(er|ing)?|service|office|store|warehouse|estufa|secadora|horno|aire acondicionado|calefaccion|acometida|oficina|tienda)\b/,
  "אופציונלי|כיריים|תנור|מייבש|מזגן|חימום|משרד|חנות",
);
const WIDEST_COLUMN_IN = 72;
/** A column by its sides, which are in inches or centimeters; by three, its height too. */
const columnSides: SizeReader = ({ sides }) => {
  const [wide, thick, high] = sides;
  if (!wide || !thick || sides.length > 3) return undefined;
  // "30x40" in a metric question is in centimeters.
  const [columnWidth = 0, columnThickness = 0] = [wide, thick].map((side) =>
    side.unit === "m" && side.value >= 10 ? convert(side.value, "cm", "in") : inches(side),
  );
  if (Math.max(columnWidth, columnThickness) > WIDEST_COLUMN_IN) return undefined;
  const given = { columnWidth, columnThickness };
  const height = high && inFeet(high);
  return height ? { ...given, height } : given;
};
/** Lengths alone, without a size, are no sides of a column. */
const bySize: WholeReader = (_, placed) =>
  placed.some(({ quantity }) => quantity.kind === "size") ? { given: {}, taken: [] } : undefined;
/** The two rectangles of a question, in feet; where one is metric, so is the other. */
function rectanglesIn(placed: readonly Placed[]) {
  const found = placed.flatMap((each) => {
    const { quantity } = each;
    return quantity.kind === "size" && quantity.sides.length === 2 ? [{ each, sides: quantity.sides }] : [];
  });
  const areMetric = found.some(({ sides }) => sides.some(({ unit }) => unit === "m"));
  const [one, other, third] = found.map(({ each, sides }) => {
    const [long = 0, wide = 0] = sides.map((side) =>
      side.kind === "count" && areMetric ? convert(side.value, "m", "ft") : (inFeet(side) ?? 0),
    );
    return { each, long, wide };
  });
  return one && other && !third ? ([one, other] as const) : undefined;
}

/** The larger of two sizes is the whole, the other one what is left out of it. */
const cutoutIn: WholeReader = (_, placed) => {
  const [one, other] = rectanglesIn(placed) ?? [];
  if (!one || !other) return undefined;
  const [whole, cut] = one.long * one.wide >= other.long * other.wide ? [one, other] : [other, one];
  return {
    given: { length: whole.long, width: whole.wide, cutLength: cut.long, cutWidth: cut.wide },
    taken: [one.each, other.each],
  };
};

/** Between two sizes that add up: "20x10 plus a 12x8", "20 x 10 y otro de 12 x 8", "5x4 ועוד 3x2". */
const AND_ANOTHER =
  /^[ ,]*(?:\p{L}+[ ,]+){0,2}(?:and|plus|\+|&|y|mas|ועוד|פלוס|ו-?)(?: (?:a|an|another|otr[oa]|un[oa]?|de|אחד|של|מלבן))* ?$/u;
const secondIn: WholeReader = (_, placed) => {
  const [one, other] = rectanglesIn(placed) ?? [];
  if (!one || !other || !AND_ANOTHER.test(other.each.before)) return undefined;
  return {
    given: { length: one.long, width: one.wide, secondLength: other.long, secondWidth: other.wide },
    taken: [one.each, other.each],
  };
};

const BREAKER_BEHIND =
  /^ ?-?(?:breakers?|circuits?|fuses?|pastillas?|interruptor(?:es)?|termomagnetic[oa]s?)(?!\p{L})/u;
const BREAKER_AHEAD =
  /(?:breakers?|circuits?|fuses?|pastillas?|interruptor(?:es)?|termomagnetic[oa]s?|circuito|מפסק|מאמ"ת|נתיך)(?: (?:of|de|at|is|של))? ?$/u;
const LOAD_BEHIND =
  /^ ?-?(?:\p{L}+ )?(?:ev|evse|chargers?|continuous|load|tesla|carga|continua|cargador|מטען|רציף)(?!\p{L})/u;
/** A breaker that is there already is held to its load elsewhere, and one of a wire to the wire. */
const notOfABreaker: WholeReader = (_, placed) => {
  const isOther = placed.some(
    ({ quantity, before, after }) =>
      quantity.kind === "gauge" ||
      (quantity.kind === "current" &&
        (BREAKER_BEHIND.test(after) || (BREAKER_AHEAD.test(before) && !LOAD_BEHIND.test(after)))),
  );
  return isOther ? undefined : { given: {}, taken: [] };
};

/**
 * What Joe works out when he is asked, the narrow before the wide. The first whose words and amounts are all in a
 * question answers it.
 */
export const CALCULATIONS: readonly Calculation[] = [
  ...WORK_AND_PAY,
  ...SITE_MEASURES,
  ...RATES,
  { formula: "asphaltArea", about: [ASPHALT, HOW_MUCH], read: densityIn("density"), needs: ["area"] },
  {
    formula: "asphalt",
    about: [ASPHALT, HOW_MUCH],
    read: densityIn("density"),
    size: ["length", "width", "thickness"],
  },
  {
    formula: "gravelArea",
    about: [LOOSE, HOW_MUCH],
    not: CONCRETE_ITSELF,
    read: densityIn("looseDensity"),
    needs: ["area"],
  },
  {
    formula: "gravel",
    about: [LOOSE, HOW_MUCH],
    not: CONCRETE_ITSELF,
    read: densityIn("looseDensity"),
    size: ["length", "width", "depth"],
    needs: ["length"],
  },
  {
    formula: "excavation",
    about: [DIGGING, HOW_MUCH],
    not: CONCRETE_ITSELF,
    size: ["length", "width", "digDepth"],
    needs: ["length", "digDepth"],
  },
  {
    formula: "excavation",
    about: [TRENCH, HAULED],
    not: anyOf(CONCRETE_ITSELF, LOOSE),
    size: trenchSides,
    needs: ["length", "width", "digDepth"],
  },
  { formula: "swellLoads", about: [DIGGING, HOW_MUCH], not: BOX, needs: ["bank"] },
  { formula: "blockWall", about: [BLOCKS, COUNTED], size: wallOrBlock, needs: ["wallLength"] },
  { formula: "brickWall", about: [BRICKS], size: wallFace, needs: ["wallLength", "height"] },
  { formula: "studs", about: [STUDS, COUNTED], size: () => undefined, needs: ["wallLength"] },
  {
    formula: "studs",
    about: [STUDS, SPACED_ALONG, WALL_ASKED],
    not: HELD_TO_A_RULE,
    size: () => undefined,
    needs: ["wallLength", "spacing"],
    whole: true,
  },
  { formula: "sheathing", about: [SHEATHING], size: floorOrSheet, needs: ["area"] },
  { formula: "squareCorner", about: [DIAGONAL], not: TILES, size: ["length", "width"] },
  { formula: "joistCount", about: [JOISTS, COUNTED], size: () => undefined, needs: ["length", "spacing"] },
  { formula: "tile", about: [TILES], size: tileOrFloor, needs: ["tileLength"] },
  { formula: "insulationBags", about: [INSULATION], size: areaOf("area"), needs: ["area", "bagCoverage"] },
  { formula: "layersR", about: [TOTAL_R], read: layersIn, needs: ["layers"] },
  // A duct is insulated to a limit; its own diameter is no thickness of that.
  { formula: "insulationR", about: [INSULATION, R_VALUE], not: DUCT, needs: ["thickness"] },
  { formula: "decking", about: [DECKING, BOARDS], size: ["deckWidth", "boardRun"], needs: ["deckWidth"] },
  { formula: "fence", about: [FENCE, COUNTED], needs: ["length"] },
  {
    formula: "sensibleHeat",
    about: [SENSIBLE, AIR_ASKED],
    read: heatOfAirIn,
    needs: ["airFlow", "airDelta"],
  },
  { formula: "sensibleAir", about: [SENSIBLE, AIR_ASKED], read: sensibleIn, needs: ["sensibleLoad"] },
  {
    formula: "roundTank",
    about: [HOLDS_LIQUID, TANK],
    not: BUILT_OR_DUG,
    needs: ["diameter", "height"],
    whole: true,
  },
  {
    formula: "roundTank",
    about: [LIQUID_ASKED, PIPE],
    not: BUILT_OR_DUG,
    read: boreIn,
    needs: ["diameter", "height"],
    whole: true,
  },
  {
    formula: "squareTank",
    about: [HOLDS_LIQUID, TANK],
    not: anyOf(ROUND, BUILT_OR_DUG),
    size: ["length", "width", "height"],
    needs: ["length", "width", "height"],
    whole: true,
  },
  {
    formula: "twoAreas",
    about: [AREA_ASKED],
    not: LEFT_OUT,
    read: secondIn,
    needs: ["length", "secondLength"],
    whole: true,
  },
  {
    formula: "cutoutArea",
    about: [AREA_ASKED, LEFT_OUT],
    read: cutoutIn,
    needs: ["length", "cutLength"],
    whole: true,
  },
  { formula: "ductVelocity", about: [DUCT, SPEED], needs: ["airFlow", "diameter"] },
  { formula: "ventilation", about: [VENTILATION, HOUSE], needs: ["floorArea"] },
  { formula: "tributaryLoad", about: [TRIBUTARY], needs: ["areaLoad", "tributary"] },
  { formula: "deflectionAllowed", about: [DEFLECTION_LIMIT], needs: ["span"] },
  { formula: "footingArea", about: [FOOTING, BEARING], needs: ["pointLoad", "bearing"] },
  { formula: "slingTension", about: [SLING], needs: ["liftedLoad", "slingAngle"] },
  { formula: "noiseTime", about: [NOISE, HOW_LONG_AT], needs: ["noiseLevel"] },
  { formula: "windChill", about: [WIND_CHILL], needs: ["windSpeed"] },
  { formula: "retainage", about: [RETAINAGE], read: progressIn, needs: ["invoice"] },
  { formula: "retainage", about: [RETAINAGE], needs: ["invoice"] },
  { formula: "marginPrice", about: [MARGIN], needs: ["cost", "marginShare"] },
  {
    formula: "boxFill",
    about: [BOX],
    words: { clamps: CLAMPS },
    read: boxIn,
    needs: ["boxWire", "wires"],
  },
  { formula: "trir", about: [TRIR], needs: ["cases", "hoursWorked"] },
  { formula: "loan", about: [LOAN], needs: ["principal", "months"] },
  {
    formula: "pipeFall",
    about: [DRAIN_PIPE, FALL],
    not: CONCRETE_ITSELF,
    read: runOfPipe,
    needs: ["length", "pipeSlope"],
    whole: true,
  },
  {
    formula: "pipeFall",
    about: [DRAIN_PIPE, FALL],
    not: CONCRETE_ITSELF,
    needs: ["length"],
    least: { length: 3 },
  },
  {
    formula: "pipeFall",
    about: [PERCENT_SLOPE, DROP_ASKED],
    not: NO_FALL,
    needs: ["length", "pipeSlope"],
    whole: true,
  },
  { formula: "rebarLap", about: [REBAR, LAP], not: NO_LAPS, needs: ["run"] },
  { formula: "rebarLapLength", about: [REBAR, LAP], not: NO_LAPS },
  {
    formula: "rebarGrid",
    about: [REBAR],
    words: { cover: NO_COVER },
    size: ["length", "width"],
    needs: ["spacing"],
  },
  { formula: "rebarWeight", about: [BARS_BY_NUMBER, WEIGHS], needs: ["bar", "length"] },
  { formula: "roundBarWeight", about: [REBAR, WEIGHS], needs: ["barDiameter", "length"] },
  { formula: "rebarBar", about: [REBAR, BAR_FACTS] },
  {
    formula: "solidWeight",
    about: [PIECE, WEIGHS],
    not: BARS_BY_NUMBER,
    read: densityIn("unitWeight"),
    size: sidesOfAPiece,
    needs: ["length", "unitWeight"],
  },
  {
    formula: "solidWeight",
    about: [CONCRETE_ITSELF, PIECE, WEIGHS],
    not: BARS_BY_NUMBER,
    size: sidesOfAPiece,
    needs: ["length", "width", "thickness"],
  },
  { formula: "concreteWeight", about: [CONCRETE_ITSELF, WEIGHS], needs: ["volumeYd3"] },
  { formula: "concreteSteps", about: [CONCRETE, STEPS], needs: ["riser", "tread"] },
  {
    formula: "concreteColumnSquare",
    about: [CONCRETE, COLUMN],
    not: anyOf(FOOTING, ROUND_COLUMN),
    read: bySize,
    size: columnSides,
    needs: ["columnWidth", "height"],
  },
  {
    formula: "concreteColumn",
    about: [CONCRETE, COLUMN],
    not: SQUARE,
    needs: ["diameter"],
    asks: COUNTED_OR_MUCH,
  },
  { formula: "concreteFooting", about: [CONCRETE, FOOTING], read: isOneFooting, size: footingSize },
  { formula: "concreteWall", about: [CONCRETE, WALL], size: ["length", "height", "thickness"] },
  {
    formula: "concreteSlabArea",
    about: [CONCRETE],
    not: anyOf(REBAR_OR_CEMENT, OTHER_THAN_CONCRETE, COLUMN, WALL),
    needs: ["area", "thickness"],
  },
  {
    formula: "concreteSlabArea",
    about: [SLAB, spoken(/\b(how much|volume|cuanto|volumen)\b/, "כמה|נפח")],
    not: anyOf(REBAR, OTHER_THAN_CONCRETE, COLUMN, WALL),
    needs: ["area", "thickness"],
  },
  {
    formula: "concreteSlab",
    about: [CONCRETE],
    not: anyOf(REBAR_OR_CEMENT, OTHER_THAN_CONCRETE, FOOTING_ALONE),
    size: ["length", "width", "thickness"],
  },
  {
    formula: "concreteSlab",
    about: [SLAB, spoken(/\b(how much|volume|cuanto|volumen)\b/, "כמה|נפח")],
    not: anyOf(REBAR, OTHER_THAN_CONCRETE),
    size: ["length", "width", "thickness"],
  },
  {
    formula: "concreteSlab",
    about: [SLAB],
    not: anyOf(REBAR, OTHER_THAN_CONCRETE),
    size: ["length", "width", "thickness"],
    needs: ["length", "width", "thickness"],
  },
  { formula: "concreteBags", about: [BAGS], not: CEMENT_ALONE, needs: ["volumeYd3"] },
  { formula: "ladderHeight", about: [LADDER, SUPPORT_HEIGHT], not: LADDER_ITSELF, needs: ["supportHeight"] },
  { formula: "ladder", about: [LADDER, FOOT_OF_LADDER], not: anyOf(STAIR_WORDS, WAY_TO_A_LADDER) },
  { formula: "stairsCheck", about: [STAIRS, COMPLY], needs: ["riser", "tread"] },
  { formula: "beamPoint", about: [BEAM, POINT], not: NOT_SIMPLE, size: beamSize, needs: ["pointLoad"] },
  { formula: "beamUniform", about: [BEAM], not: NOT_SIMPLE, size: beamSize, needs: ["load"] },
  { formula: "beamPointMoment", about: [BEAM, POINT], not: NOT_SIMPLE_NOR_DEFLECTION, needs: ["pointLoad"] },
  { formula: "beamMoment", about: [BEAM], not: NOT_SIMPLE_NOR_DEFLECTION },
  {
    formula: "voltageDropOhms",
    about: [DROP],
    not: ROUND_TRIP,
    words: { phase: PHASE },
    read: ohmsIn,
    needs: ["ohmsPerThousand"],
  },
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
  {
    formula: "voltageDropSize",
    about: [WHICH_WIRE],
    words: { metal: METAL, phase: PHASE },
    needs: ["oneWay"],
  },
  {
    formula: "continuousBreaker",
    about: [CONTINUOUS, BREAKER_ASKED],
    read: notOfABreaker,
    needs: ["continuousCurrent"],
    whole: true,
  },
  {
    formula: "generalLighting",
    about: [GENERAL_LIGHTING, HOUSE_OR_METHOD],
    not: OTHER_LOADS,
    size: areaOf("floorArea"),
    needs: ["floorArea"],
  },
  {
    formula: "loadCurrent",
    about: [AMPS_ASKED, AMPS_OF_WATTS],
    not: anyOf(DROP, WHICH_WIRE, CONDUIT, HOUSE),
    words: { phase: PHASE },
    read: loadOfWatts,
    needs: ["loadPower"],
    whole: true,
    asks: AMPS_ASKED,
  },
  { formula: "dwellingOptional", about: [OPTIONAL], size: areaOf("floorArea"), list: "appliances" },
  {
    formula: "dwellingStandard",
    about: [SERVICE, HOUSE],
    not: anyOf(OPTIONAL, ROOM_BEFORE_IT),
    size: areaOf("floorArea"),
    list: "fastened",
  },
  { formula: "conduitMost", about: [CONDUIT, MOST], not: OTHER_RACEWAY, needs: ["wire", "emt"] },
  { formula: "conduitFill", about: [CONDUIT], not: OTHER_RACEWAY, list: "conductors" },
  {
    formula: "roofRafter",
    about: [RAFTER],
    not: RUN_ALONE,
    words: { ridge: NO_RIDGE },
    size: () => undefined,
    needs: ["pitch"],
  },
  {
    formula: "roofRafter",
    about: [RAFTER, RUN],
    words: { ridge: NO_RIDGE },
    size: () => undefined,
    needs: ["pitch", "span"],
    doubled: "span",
    asks: RAFTER_LENGTH,
  },
  { formula: "roofArea", about: [SHINGLES], size: areaOf("planArea"), needs: ["planArea"] },
  { formula: "roofArea", about: [ROOF], size: areaOf("planArea"), needs: ["pitch", "planArea"] },
  { formula: "roofPitch", about: [ROOF, PITCH] },
  {
    formula: "sheathing",
    about: [DRYWALL, COUNTED],
    read: metricBoards,
    needs: ["area", "sheetArea"],
    whole: true,
  },
  { formula: "drywall", about: [DRYWALL, WITH_CEILING], size: roomWithCeiling, needs: ["ceilingArea"] },
  {
    formula: "drywall",
    about: [DRYWALL],
    not: WITH_CEILING,
    size: around("wallLength"),
  },
  { formula: "drywallArea", about: [DRYWALL], needs: ["area"] },
  {
    formula: "paintArea",
    about: [PAINT, WITH_CEILING],
    words: { coats: ONE_COAT },
    read: paintedRoom,
    needs: ["area"],
  },
  { formula: "paint", about: [PAINT], words: { coats: ONE_COAT }, size: around("perimeter") },
  { formula: "paintArea", about: [PAINT], words: { coats: ONE_COAT }, needs: ["area"] },
  {
    formula: "paint",
    about: [COATS, BY_THE_GALLON],
    not: BY_THE_BAG,
    words: { coats: ONE_COAT },
    size: around("perimeter"),
  },
  {
    formula: "paintArea",
    about: [COATS, BY_THE_GALLON],
    not: BY_THE_BAG,
    words: { coats: ONE_COAT },
    needs: ["area"],
  },
  { formula: "boardFeet", about: [BOARD_FEET], size: boardSize },
  { formula: "rampCheck", about: [RAMP], needs: ["rise", "rampRun"] },
  { formula: "rampLayout", about: [RAMP] },
  { formula: "trenchSlope", about: [TRENCH], words: { soil: SOIL }, needs: ["soil", "bottomWidth"] },
  { formula: "trenchSetback", about: [TRENCH, SLOPING], words: { soil: SOIL }, needs: ["soil"] },
  {
    formula: "trenchProtection",
    about: [TRENCH],
    not: BESIDE_A_TRENCH,
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
  ...CODES,
  { formula: "lengthConversion", about: [CONVERTED], size: () => undefined, needs: ["length"] },
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
