import { type Amount, convert, kindOf, type LabelId } from "~/engines/formula/formula.ts";
import { anyOf, spoken } from "../spoken.ts";
import type { Calculation, SizeReader, WholeReader, Words } from "./calculation.ts";
import { fixturesIn } from "./fixtures.ts";
import { dressed, METAL } from "./materials.data.ts";

/** What the tables and rules of the codes are asked for by. */

const COUNTED = spoken(
  /\b(how many|number of|count|needed|need|required|min(imum)?|cuant[oa]s|minimo|cantidad|lleva)\b|# of/,
  "כמה|מספר|כמות|צריך|נדרש|מינימום",
);
const COMPLY = spoken(
  /\b(comply|complies|compliant|legal|code|ok|okay|pass(es)?|meets?|allowed|enough|good|cumplen?|codigo|reglamento|permitid[oa]|norma|pasa|bien|alcanza)\b/,
  "תקין|תקינה|תקני|עומד|עומדת|מותר|חוקי|תקן|מספיק|מספיקה",
);
const AMPACITY = spoken(
  /\b(ampacit(y|ies)|derat(e|ed|ing)|(how many|what) amps?|amps? (can|does|is|will)|carry|rated for|good for|ampacidad|(cuantos|que) (amperes|amps|amperios)|capacidad de corriente|factor de ajuste|aguanta)\b/,
  "זרם מותר|זרם מרבי|כמה אמפר|כושר העמסה|הפחתת זרם|עמידות זרם|העמסה מותרת",
);
/** A breaker is held to its wire elsewhere. */
const BREAKER = spoken(/\b(breakers?|fuses?|interruptor(es)?|pastillas?|fusibles?)\b/, 'מפסק|מאמת|נתיך|מא"ז');
const OUTLETS = spoken(
  /\b(receptacles?|outlets?|plugs?|contactos?|tomacorrientes?|enchufes?|tomas?)\b/,
  "שקעים|שקע|בתי תקע|בית תקע",
);
const WALL = spoken(/\b(walls?|muros?|pared(es)?)\b/, "קיר|קירות");
const COUNTER = spoken(
  /\b(counters?|counter ?tops?|cubiertas?|encimeras?|mesadas?|meson|mesones)\b/,
  "משטח עבודה|משטח|שיש|דלפק",
);
const NO_WALL_OUTLET = spoken(
  /\b(counters?|counter ?tops?|islands?|outdoors?|outside|garages?|gfci|afci|height|high|above|off the floor|cubiertas?|encimeras?|mesadas?|isla|alto|altura|sobre el piso|cochera)\b/,
  "משטח|שיש|דלפק|אי|גובה|בגובה|חוץ|מוסך|מעל",
);
/** How far they lie apart is no length of a wall or a counter. */
const APART = spoken(
  /\b(apart|between|every|spacing|spaced|cada|entre|separ\w+)\b/,
  "כל|ביניהם|בין|מרווח|במרווח|מרחק|במרחק",
);
const INSULATION = spoken(
  /\b(insulat\w+|batts?|r[- ]?values?|r|aislamiento|aislar|aislante|valor(es)? r)\b/,
  "בידוד|ערך r|ערכי r|לבודד|r",
);
const ZONE = spoken(/\b((climate )?zones?|cz|zonas?( climaticas?)?)\b/, "אזור אקלים|אזור אקלימי|אזור");
const DECK = spoken(/\b(decks?|terrazas?|tarimas?)\b/, "דק|דקים");
const JOIST = spoken(/\b(joists?|viguetas?)\b/, "קורה|קורות|קורת רצפה|קורות רצפה|קורת|קורות דק|קורת דק");
const SPAN = spoken(
  /\b(spans?|spanning|how far|claros?|luz|luces|vano|distancia)\b/,
  "מפתח|מפתחים|מוטת|לגשר",
);
const DRAINAGE_UNITS = spoken(
  /\b(dfus?|drain(age)? (fixture )?units|fixture units|unidades (mueble )?de (descarga|drenaje)|unidades mueble|ud)\b/,
  "יחידות ניקוז|יחידות קבועה|יחידת קבועה|dfu",
);
const SUPPLY_UNITS = spoken(
  /\b(wsfus?|(water )?supply (fixture )?units|unidades (mueble )?de (suministro|agua|abasto|consumo)|unidades mueble de agua)\b/,
  "יחידות אספקה|יחידות קבועה לאספקת מים|יחידות קבועה לאספקה|יחידות אספקת מים|wsfu",
);
const DRAIN_SIZE = spoken(
  /\b(size|sizing|diameter|what pipe|diametro|tamano|medida|tubo|tuberia|que drenaje)\b/,
  "קוטר|גודל|צינור|באיזה קוטר",
);
const TOILET_SAID: Words = [
  [
    true,
    spoken(
      /(?<!\b(?:no|without|sin) (?:a |any |un )?)\b(toilets?|water closets?|wc|inodoros?|excusados?|sanitarios?)\b/,
      "אסלה|אסלות",
    ),
  ],
];
const TRAP = spoken(
  /\b(traps?|trap arms?|p-?traps?|trampas?|sifon(es)?|brazo (de la |de |del )?(trampa|sifon))\b/,
  "סיפון|מחסום|זרוע סיפון",
);
const TO_VENT = spoken(
  /\b(arms?|vents?|vented|distance|how (far|long)|brazo|respiradero|venteo|ventilacion|distancia)\b/,
  "אוורור|לאוורור|מרחק|כמה רחוק|אורך",
);
const DRAIN = spoken(
  /\b(drains?|drainage|sewers?|waste|pipes?|tubos?|tuberia|desague|drenaje|albanal)\b/,
  "צינור|ניקוז|ביוב|צנרת|דלוחין",
);
const FALL = spoken(
  /\b(fall|slope[ds]?|pitch|per (ft|foot)|grade|caida|desnivel|pendiente|por pie)\b/,
  "שיפוע|נפילה|לרגל",
);
const SCAFFOLD = spoken(/\b(scaffold(s|ing)?|andamios?|andamiaje)\b/, "פיגום|פיגומים");
const TIE = spoken(
  /\b(tie[ds]?|tying|tie-?ins?|guyed|guying|brac(e|ed|ing)|ratio|base|amarr\w+|ancl\w+|arriostr\w+|relacion)\b/,
  "לעגן|עיגון|עוגנים|קשירה|לקשור|יחס|בסיס",
);
const HOLDS = spoken(
  /\b(capacity|loads?|loaded|hold|strength|support|strong|carga(r|mos)?|capacidad|resistir|resistencia|aguantar|soportar)\b/,
  "עומס|כושר|כושר נשיאה|לשאת|חוזק|בעומס",
);
const FALL_PROTECTION = spoken(
  /\b(fall (protection|arrest)|proteccion (contra|de|para) (las )?caidas?)\b/,
  "הגנה מפני נפילה|הגנה מנפילה|הגנת נפילה|הגנה מפני נפילות",
);
/** Where other heights hold. */
const OTHER_HEIGHT = spoken(
  /\b(ladders?|lifts?|boom|holes?|skylights?|excavations?|trench(es)?|equipment|general industry|maintenance|warehouse|stairs?|escaleras?|elevador|plataforma|hoyos?|tragaluz|zanjas?|maquinaria|mantenimiento|bodega)\b/,
  "סולם|במה|במת הרמה|חור|פתח|חפירה|תעלה|מכונה|מדרגות|תחזוקה|מחסן",
);
/** From which height on is what the rule says, and no height to hold to it. */
const WHICH_HEIGHT = spoken(
  /\b(what height|how high|at what|som\w* ?\w* else|or (is it )?\d|when|trigger|a que altura|desde (que|cuando|cuantos)|a partir|cuando)\b/,
  "באיזה גובה|מאיזה גובה|ממתי|מתי|החל",
);
const ACTIVITY: Words = [
  ["scaffoldWork", SCAFFOLD],
  [
    "steelErection",
    spoken(
      /\b(steel erection|erecting steel|iron ?work(ers?|ing)?|montaje de (acero|estructura)|erigiendo acero)\b/,
      "הקמת פלדה|הרכבת פלדה|קונסטרוקציית פלדה",
    ),
  ],
];
const TOILETS = spoken(
  /\b(toilets?|porta[- ]?(pott(y|ies)|johns?)|port-?a-?(pott(y|ies)|johns?)|restrooms?|banos?|sanitarios?|inodoros?|letrinas?)\b/,
  "שירותים|אסלות|אסלה|תאי שירותים|תא שירותים",
);
const WORKERS = spoken(
  /\b(guys|workers?|crew|men|people|employees|hands|laborers|trabajador(es)?|obreros?|cuadrilla|personas|empleados|gente)\b/,
  "עובדים|פועלים|אנשים|איש",
);
/** Houses and places open to the public have other rules for toilets. */
const BUILDING = spoken(
  /\b(office|restaurants?|store|shop|bar|church|school|house|oficinas?|restaurantes?|tienda|iglesia|escuela|casa)\b/,
  "משרד|מסעדה|חנות|בית ספר|בית",
);
const EXTINGUISHERS = spoken(
  /\b((fire )?extinguishers?|extintor(es)?|extinguidor(es)?|matafuegos)\b/,
  "מטף|מטפים|מטפי כיבוי",
);
const POWER_LINE = spoken(
  /\b(power ?lines?|overhead|lines?|hv lines?|lineas?( electricas?)?|alta tension|cables (de alta|electricos))\b/,
  "קו מתח|קו מתח גבוה|קו חשמל|קווי חשמל|קווי מתח|קו",
);
const HOW_FAR = spoken(
  /\b(clearance|distances?|how (far|close|near)|keep|away|distancia|lejos|cerca|acercar\w*)\b/,
  "מרחק|מרחק בטיחות|רחוק|קרוב|להתקרב",
);
const SERVICE_DROP = spoken(/\b(roofs?|pools?|decks?|driveways?|techo|alberca|piscina)\b/, "גג|בריכה|חניה");
const DUSTS: Words = [
  ["silica", spoken(/\b(silica|silice|quartz|cuarzo)\b/, "סיליקה|צורן דו חמצני|קוורץ")],
  ["lead", spoken(/\b(lead|plomo)\b/, "עופרת")],
];
const DUST = spoken(/\b(silica|silice|quartz|cuarzo|lead|plomo)\b/, "סיליקה|קוורץ|עופרת");
const SAMPLED = spoken(
  /\b(twa|samples?|sampled|sampling|average|exposure|ug|µg|promedio|muestras?|exposicion)\b|µg/,
  "ממוצע|דגימות|דגימה|חשיפה|מיקרוגרם|twa",
);
const DEW_POINT = spoken(/\b(dew ?-?points?|puntos? de rocio)\b/, "נקודת טל|נקודת הטל");
const PAINTING = spoken(
  /\b(paint(ing|ed)?|coat(ing|ed)?|prim(e|ing)|pintar|pintura|pinto|recubrimiento)\b/,
  "לצבוע|צביעה|צבע|ציפוי",
);
const ESCAPE_WINDOW = spoken(
  /\b(egress|escape window|bedroom window|rescue opening|ventanas? de (escape|egreso|emergencia|rescate)|ventana de (la )?(recamara|dormitorio))\b/,
  "חלון מילוט|חלון חילוץ|פתח מילוט",
);
const WINDOW = spoken(/\b(windows?|ventanas?|bedroom|recamara|dormitorio)\b/, "חלון|חלונות");
const CLEAR = spoken(
  /\b(clear|net|openings?|libre|neto|neta|claro|abertura|vano)\b/,
  "נטו|פתח נטו|פתח חופשי|חופשי",
);
const AT_GRADE: Words = [
  [
    true,
    spoken(/\b(grade[- ](floor|level)|at grade|a nivel del (suelo|terreno))\b/, "בגובה הקרקע|מפלס הקרקע"),
  ],
];
const ROOM = spoken(
  /\b(bed ?rooms?|rooms?|living|bath(room)?s?|kitchens?|hall(way)?s?|recamaras?|dormitorios?|habitacion(es)?|cuartos?|banos?|pasillos?|cocinas?)\b/,
  "חדר|חדר שינה|חדר רחצה|מסדרון|מטבח|סלון",
);
const CEILING = spoken(/\b(ceil?ings?|techos?|plafon|cielo raso)\b/, "תקרה|תקרת");
const SLOPED = spoken(
  /\b(slop\w+|vault\w*|cathedral|attic|beams?|inclinad[oa]|abovedad[oa]|atico|vigas?)\b/,
  "משופעת|משופע|עליית גג|קורה|קורות",
);
const ROOM_KIND: Words = [
  [
    "bathroom",
    spoken(/\b(bath(room)?s?|toilet room|laundry|banos?|lavanderia)\b/, "חדר רחצה|אמבטיה|שירותים"),
  ],
  ["hallway", spoken(/\b(hall(way)?s?|corridor|pasillos?)\b/, "מסדרון|פרוזדור")],
  ["kitchen", spoken(/\b(kitchens?|cocinas?)\b/, "מטבח")],
  [
    "habitable",
    spoken(
      /\b(bed ?rooms?|living|den|office|dining|recamaras?|dormitorios?|habitacion(es)?|sala|comedor)\b/,
      "חדר שינה|סלון|חדר מגורים|פינת אוכל",
    ),
  ],
];
const LIGHT = spoken(
  /\b(natural light|daylight|glaz(ing|ed)|glass .{0,40}\b(openable|operable)|luz natural|iluminacion natural)\b/,
  "אור טבעי|תאורה טבעית|זיגוג",
);
const LIGHT_AND_AIR = spoken(
  /\b((natural )?light|air|glass|glazing|opens|openable|luz natural|iluminacion natural|abrible|practicable)\b/,
  "אור טבעי|תאורה טבעית|זיגוג|נפתח|נפתחת",
);
const GUARD = spoken(
  /\b(guards?|guard ?-?rails?|railings?|barandal(es)?|barandas?|barandillas?)\b/,
  "מעקה|מעקות",
);
const DROP = spoken(
  /\b(drops?|off|above|grade|ground|deck|porch|balcon\w*|desnivel|suelo|terraza|caida|piso)\b/,
  "הפרש|קרקע|מהקרקע|מרפסת|דק|הפרש גובה|נפילה",
);
/** Guards of other places: on a stair, a roof, a pool, a site. */
const OTHER_GUARD = spoken(
  /\b(stairs?|stairway|pool|fence|scaffold\w*|osha|construction|roofs?|window|escaleras?|alberca|piscina|andamio|obra|azotea|ventana)\b/,
  "מדרגות|בריכה|גדר|פיגום|אתר|גג|חלון",
);
const STAIR_CODE: Words = [
  [
    "IBC",
    spoken(/\b(ibc|commercial|public|office|comercial|public[oa]|oficina)\b/, "מסחרי|ציבורי|משרד|משרדים"),
  ],
  ["IRC", spoken(/\b(irc|house|home|residential|dwelling|casa|residencial|vivienda)\b/, "בית|דירה|מגורים")],
];
const OCCUPANT_LOAD = spoken(
  /\b(occ(upant|upancy)? load|occupants|how many people|carga de ocupantes|ocupantes|aforo)\b/,
  "תפוסה|עומס תפוסה|תפוסת",
);
const USES: Words = [
  ["business", spoken(/\b(offices?|business|oficinas?|negocios)\b/, "משרד|משרדים")],
  [
    "mercantile",
    spoken(/\b(retail|stores?|shops?|mercantile|sales floor|tiendas?|comercio)\b/, "חנות|חנויות|מסחר"),
  ],
  ["classroom", spoken(/\b(class ?rooms?|aulas?|salon(es)? de clases?)\b/, "כיתה|כיתות|כיתת לימוד")],
  [
    "assemblyTables",
    spoken(
      /\b(restaurants?|dining|tables|banquet|restaurantes?|comedor|mesas|banquetes)\b/,
      "מסעדה|שולחנות|חדר אוכל|אולם אירועים",
    ),
  ],
  [
    "assemblyChairs",
    spoken(
      /\b(auditorium|chairs|church|theat(er|re)|auditorio|sillas|iglesia|teatro)\b/,
      "אולם|כיסאות|אודיטוריום",
    ),
  ],
  [
    "residential",
    spoken(/\b(apartments?|residential|dwellings?|departamentos?|residencial)\b/, "דירות|מגורים"),
  ],
  ["industrial", spoken(/\b(factory|industrial|manufacturing|fabrica|nave industrial)\b/, "מפעל|תעשייה")],
  ["warehouse", spoken(/\b(warehouses?|bodegas?|almacen(es)?)\b/, "מחסן|מחסנים")],
];
const EGRESS = spoken(
  /\b(egress|exits?|salidas?|egreso|evacuacion|escape)\b/,
  "מילוט|מוצא|מוצאים|יציאה|דרך מוצא",
);
const WIDTH = spoken(/\b(widths?|wide|ancho|anchura)\b/, "רוחב");
const EXIT_PART: Words = [
  ["stairway", spoken(/\b(stairs?|stairways?|escaleras?)\b/, "מדרגות|חדר מדרגות")],
  ["doorway", spoken(/\b(doors?|doorways?|puertas?)\b/, "דלת|דלתות")],
  ["corridor", spoken(/\b(corridors?|hallways?|pasillos?|corredor(es)?)\b/, "מסדרון|פרוזדור")],
];
const VOICE: Words = [
  [true, spoken(/\b(voice (alarm|evac\w*|communication)|alarma (de|por) voz)\b/, "מערכת כריזה|כריזה")],
];
const TRAVEL = spoken(
  /\b(travel distance|exit access travel|(far|distance) .{0,24}\b(exit|salida)|(distancia|recorrido)( maxim[oa])? .{0,16}\b(salida|recorrido|evacuacion|grupo|ocupacion))\b/,
  "מרחק הליכה|מרחק מילוט|מסלול מילוט|אורך מסלול מילוט|מרחק למוצא",
);
/** Other distances of the same code. */
const DEAD_END = spoken(
  /\b(dead[- ]?ends?|common path|between exits|apart|width|wide|sin salida|muertos?|comun|entre salidas|ancho)\b/,
  "ללא מוצא|קצה מת|משותף|בין מוצאים|רוחב",
);
const groupWords = (letter: string, en: string, es: string, he: string) =>
  spoken(
    new RegExp(
      `\\b(?:group|grupo|occupancy|ocupacion|type|קבוצה|קבוצת|שימוש) ?-?${letter}\\b|\\b${letter}[- ](?:occupancy|group)\\b${en && `|\\b(?:${en}|${es})\\b`}|(?:קבוצה|קבוצת|שימוש) ${letter}(?![\\p{L}\\d-])`,
    ),
    he || "קבוצה־",
  );
const GROUP: Words = [
  ["groupA", groupWords("a", "assembly", "reunion", "התקהלות")],
  ["groupB", groupWords("b", "business occupancy|offices?", "oficinas?", "משרדים|משרד")],
  ["groupE", groupWords("e", "school|educational", "escuela|educativ[oa]", "בית ספר|חינוך")],
  ["groupM", groupWords("m", "mercantile|retail", "mercantil|tienda", "מסחר|חנות")],
  ["groupR", groupWords("r", "residential|apartments?", "residencial|departamentos?", "מגורים|דירות")],
  ["groupU", groupWords("u", "", "", "")],
  ...(
    [
      ["groupF1", "f-?1"],
      ["groupF2", "f-?2"],
      ["groupH1", "h-?1"],
      ["groupH2", "h-?2"],
      ["groupH3", "h-?3"],
      ["groupH4", "h-?4"],
      ["groupH5", "h-?5"],
      ["groupI1", "i-?1"],
      ["groupI2", "i-?2"],
      ["groupI3", "i-?3"],
      ["groupI4", "i-?4"],
      ["groupS1", "s-?1"],
      ["groupS2", "s-?2"],
    ] as const
  ).map(([id, letter]) => [id, groupWords(letter, "", "", "")] as const),
];
const SPRINKLERED: Words = [
  [
    true,
    spoken(
      /(?<!\b(?:no|without|not|sin) (?:fire )?|\bnon-?|\bun)(sprinkler(s|ed)?|rociador(es)?)\b/,
      "(?<!(?:בלי|ללא) )(?:ספרינקלרים|מתזים|ספרינקלר)",
    ),
  ],
];
const PARKING = spoken(
  /\b(parking|lots?|stalls?|spaces?|spots?|estacionamientos?|cajon(es)?|lugares)\b/,
  "חניה|חניות|חנייה|חניון|מקומות חניה|מגרש",
);
const ACCESSIBLE = spoken(
  /\b(ada|acc?es+ible|handicap(ped)?|disabled|discapacitados?|discapacidad|accesibles?)\b/,
  "נכים|נגישות|נגישה|נגיש|נגישים",
);
const ATTIC = spoken(/\b(attics?|aticos?|desvan(es)?|entretecho)\b/, "עליית גג|עליית הגג");
const VENTS = spoken(
  /\b(vents?|venting|ventilat\w+|nfa|net free|ventilacion|rejillas?|area (libre|neta))\b/,
  "אוורור|פתחי אוורור|לאוורר",
);
const ATTIC_AREA = anyOf(ATTIC, spoken(/\bnfa\b/, "אוורור גג"));
const STUD = spoken(
  /\b(studs?|montantes?|parantes?|parales?|pie derecho|pies derechos)\b/,
  "ניצב|ניצבים|סטאד|סטאדים",
);
const CUT = spoken(
  /\b(holes?|drill(ing|ed)?|bore[ds]?|boring|notch(es|ed|ing)?|cuts?|agujeros?|perfor\w+|taladr\w+|barren\w+|muescas?|cortes?|cortar|rebajes?|ranuras?)\b/,
  "חור|חורים|קידוח|קידוחים|לקדוח|חריץ|חריצים|לחרוץ|חיתוך|מגרעת",
);
const ENGINEERED = spoken(
  /\b(i-?joists?|tjis?|lvls?|lsl|psl|glulams?|truss(es)?|engineered|steel|metal|cerchas?|armaduras?|metalic[oa]s?)\b/,
  "מתכת|פלדה|אגד|אגדים|מהונדסת",
);
const STUD_ROLE: Words = [
  [
    "nonbearing",
    spoken(
      /\b(non-? ?(load[- ]?)?bearing|not (load[- ]?)?bearing|partition|no portante|no (es )?de carga|tabique|division)\b/,
      "לא נושא|מחיצה|שאינו נושא|קיר הפרדה",
    ),
  ],
  [
    "bearing",
    spoken(
      /(?<!\bnon-? ?(?:load[- ]?)?|\bnot (?:load[- ]?)?)\bbearing\b|(?<!\bno )(?<!\bno es )\b(portantes?|de carga)\b/,
      "(?<!(?:לא|שאינו) )(?:נושא|נושאים)",
    ),
  ],
];
const SPECIES: Words = [
  [
    "southernPine",
    spoken(/\b(southern (yellow )?pine|syp|pino (amarillo )?(del sur|sureno))\b/, "אורן דרומי"),
  ],
  [
    "douglasFir",
    spoken(
      /\b(doug(las)?[- ]?fir|df-?l?|hem[- ]?fir|spf|spruce|abeto( douglas)?|pino oregon)\b/,
      "דאגלס|אשוח|דוגלס",
    ),
  ],
  ["cedar", spoken(/\b(cedar|redwood|cedro|secoya)\b/, "ארז|סקוויה")],
];
const ROPE: Words = [
  [
    "suspensionRope",
    spoken(
      /\b(ropes?|wire ropes?|suspension|cuerdas?|cables?|suspendid[oa]|colgante)\b/,
      "כבל|כבלים|חבל|חבלים|תלוי",
    ),
  ],
];
const FALLS: Words = [
  ["1/8", spoken(/\b(eighth|octavo)\b/, "שמינית")],
  ["1/4", spoken(/\b(quarter|cuarto)( of an| de)? (inch|pulgada)/, "רבע אינץ'")],
  ["1/2", spoken(/\b(half|media)( an)? (inch|pulgada) (per|a|por)\b/, "חצי אינץ' ל")],
];

const inFeet = (side: Amount) =>
  side.kind === "count"
    ? side.value
    : kindOf(side.unit) === "length"
      ? convert(side.value, side.unit, "ft")
      : undefined;

const areaOf =
  (input: LabelId): SizeReader =>
  ({ sides }) => {
    const [long, wide] = sides.map(inFeet);
    return long && wide && sides.length === 2 ? { [input]: long * wide } : undefined;
  };

/** How deep a piece of wood is that is named by its nominal size: 3.5 in of a 2x4. Another length is that of a cut. */
const woodDepth =
  (input: LabelId): WholeReader =>
  (_, placed) => {
    const each = placed.find(({ quantity }) => quantity.kind === "size");
    if (each?.quantity.kind !== "size") return undefined;
    const [thick, deep, third] = each.quantity.sides;
    if (thick?.kind !== "count" || deep?.kind !== "count" || third) return undefined;
    const depth = dressed(deep.value, false);
    return depth === undefined ? undefined : { given: { [input]: depth }, taken: [each] };
  };

/** A zone is named by a number, and by a letter for its moisture: 4C is the marine one. */
const zoneIn: WholeReader = (folded, placed) => {
  const [, zone, moisture] =
    /(?:zones?|cz|zonas?(?: climaticas?)?|אזור(?: אקלים| אקלימי)?) ?#?([0-8]) ?([abc])?(?![\p{L}\d.])/u.exec(
      folded,
    ) ?? [];
  if (zone === undefined) return undefined;
  const taken = placed.filter(({ before }) =>
    /(?:zones?|cz|zonas?(?: climaticas?)?|אזור(?: אקלים| אקלימי)?) ?#?$/u.test(before),
  );
  return { given: { climateZone: zone === "4" && moisture === "c" ? "4m" : zone }, taken };
};

const OF_UNITS =
  /^[ -]*(?:dfus?|(?:drainage )?fixture units|drainage units|units|unidades|ud(?![\p{L}])|יחידות|יחידת)/u;
const drainageUnitsIn: WholeReader = (_, placed) => {
  const each = placed.find(({ quantity, after }) => quantity.kind === "count" && OF_UNITS.test(after));
  return each && { given: { drainageUnits: each.quantity }, taken: [each] };
};

/** A level and the hours it stands for: "60 ug/m3 for 4 hours". */
const SAMPLE =
  /(?<![\d.])(\d+(?:\.\d+)?) ?(?:ug|µg|μg|mcg|micrograms?|microgramos?|מיקרוגרם)?(?: ?\/ ?m(?:3|³)| per cubic meter| por metro cubico| למ"ק)?,?(?: (?:for|por|durante|at|x|במשך|ל-?))? ?-?(\d+(?:\.\d+)?) ?-?(?:hours?|hrs?|h|horas?|שעות|שעה)(?!\p{L})/gu;
/** The eight hours that the average is taken over. */
const EIGHT_HOURS = /^[ -]*(?:hours?|hrs?|h|horas?|שעות)(?!\p{L})/u;

const samplesIn: WholeReader = (folded, placed) => {
  const samples = [...folded.matchAll(SAMPLE)];
  if (samples.length === 0) return undefined;
  const isIn = ({ quantity }: (typeof placed)[number]) =>
    samples.some(({ index, 0: text }) => quantity.start >= index && quantity.end <= index + text.length);
  const taken = placed.filter(
    (each) =>
      isIn(each) ||
      (each.quantity.kind === "count" && each.quantity.value === 8 && EIGHT_HOURS.test(each.after)),
  );
  return {
    given: {
      airLevels: samples.map(([, level]) => Number(level)),
      airHours: samples.map(([, , h]) => Number(h)),
    },
    taken,
  };
};

/** Up to twenty workers have one toilet: there is nothing to work out, and the notes tell the rule. */
const FEW_WORKERS = 20;
const notOfFew: WholeReader = (_, placed) =>
  placed.some(({ quantity }) => quantity.kind === "count" && quantity.value <= FEW_WORKERS)
    ? undefined
    : { given: {}, taken: [] };

/** What Joe reads of the tables and rules of the codes, the narrow before the wide. */
const OF_CODES: readonly Calculation[] = [
  { formula: "ampacity", about: [AMPACITY], not: BREAKER, words: { metal: METAL }, needs: ["wire"] },
  { formula: "counterReceptacles", about: [OUTLETS, COUNTER], not: APART, needs: ["counterLength"] },
  {
    formula: "receptacles",
    about: [OUTLETS, WALL, COUNTED],
    not: anyOf(NO_WALL_OUTLET, APART),
    needs: ["oneWall"],
  },
  { formula: "insulationNeeded", about: [INSULATION, ZONE], read: zoneIn, needs: ["climateZone"] },
  {
    formula: "deckJoist",
    about: [DECK, JOIST, SPAN],
    not: ENGINEERED,
    size: () => undefined,
    words: { species: SPECIES },
    needs: ["joistSize"],
  },
  {
    formula: "drainSize",
    about: [DRAINAGE_UNITS, DRAIN_SIZE],
    read: drainageUnitsIn,
    words: { hasToilet: TOILET_SAID, drainFall: FALLS },
    needs: ["drainageUnits"],
  },
  {
    formula: "supplyUnits",
    about: [SUPPLY_UNITS],
    read: fixturesIn("supplyUnits"),
    wordsAlone: true,
  },
  {
    formula: "fixtureUnits",
    about: [DRAINAGE_UNITS],
    not: SUPPLY_UNITS,
    read: fixturesIn("fixtureUnits"),
    words: { drainFall: FALLS },
    wordsAlone: true,
  },
  { formula: "trapArm", about: [TRAP, TO_VENT], needs: ["trapSize"] },
  { formula: "drainSlopeCheck", about: [DRAIN, FALL, COMPLY], needs: ["pipeSize", "pipeSlope"] },
  { formula: "scaffoldTie", about: [SCAFFOLD, TIE], needs: ["scaffoldHeight", "scaffoldBase"] },
  {
    formula: "scaffoldCapacity",
    about: [SCAFFOLD, HOLDS],
    words: { scaffoldPart: ROPE },
    needs: ["intendedLoad"],
  },
  {
    formula: "fallProtection",
    about: [FALL_PROTECTION],
    not: anyOf(OTHER_HEIGHT, WHICH_HEIGHT),
    words: { fallActivity: ACTIVITY },
    needs: ["fallHeight"],
  },
  { formula: "siteToilets", about: [TOILETS, WORKERS], not: BUILDING, read: notOfFew, needs: ["workers"] },
  {
    formula: "extinguishers",
    about: [EXTINGUISHERS, COUNTED],
    size: areaOf("floorArea"),
    needs: ["floorArea"],
  },
  { formula: "powerLine", about: [POWER_LINE, HOW_FAR], not: SERVICE_DROP, needs: ["lineVoltage"] },
  {
    formula: "airSampling",
    about: [DUST, SAMPLED],
    read: samplesIn,
    words: { substance: DUSTS },
    needs: ["airLevels", "airHours"],
  },
  {
    formula: "paintSurface",
    about: [DEW_POINT, PAINTING],
    needs: ["surfaceTemperature", "dewPoint"],
  },
  {
    formula: "egressWindow",
    about: [ESCAPE_WINDOW],
    size: ["clearWidth", "clearHeight"],
    words: { gradeFloor: AT_GRADE },
    needs: ["clearWidth", "clearHeight", "sill"],
    sure: CLEAR,
    besides: WINDOW,
  },
  {
    formula: "roomCheck",
    about: [ROOM, CEILING, COMPLY],
    not: SLOPED,
    size: ["roomLength", "roomWidth"],
    words: { roomKind: ROOM_KIND },
    needs: ["roomLength", "roomWidth", "ceiling"],
  },
  {
    formula: "roomLight",
    about: [LIGHT],
    size: areaOf("floorArea"),
    needs: ["floorArea", "glazing", "openable"],
    besides: anyOf(ROOM, WINDOW, LIGHT_AND_AIR),
  },
  {
    formula: "guardCheck",
    about: [GUARD, DROP],
    not: OTHER_GUARD,
    words: { code: STAIR_CODE },
    needs: ["guardDrop", "guardHeight"],
    besides: spoken(/\brails?\b/, "גובה|בגובה"),
  },
  {
    formula: "egressWidth",
    about: [EGRESS, WIDTH],
    words: { exitPart: EXIT_PART, sprinkleredVoice: VOICE },
    needs: ["occupants", "exitPart"],
  },
  {
    formula: "occupantLoad",
    about: [OCCUPANT_LOAD],
    size: areaOf("floorArea"),
    words: { use: USES },
    needs: ["floorArea", "use"],
  },
  {
    formula: "travelDistance",
    about: [TRAVEL],
    not: DEAD_END,
    words: { group: GROUP, sprinklered: SPRINKLERED },
    wordsAlone: true,
    needs: ["group"],
  },
  { formula: "adaParking", about: [PARKING, ACCESSIBLE], needs: ["parkingSpaces"] },
  { formula: "atticVents", about: [ATTIC_AREA, VENTS], size: areaOf("atticArea"), needs: ["atticArea"] },
  {
    formula: "studCuts",
    about: [STUD, CUT],
    not: ENGINEERED,
    read: woodDepth("studDepth"),
    words: { studRole: STUD_ROLE },
    needs: ["studDepth"],
  },
  {
    formula: "joistCuts",
    about: [JOIST, CUT],
    not: anyOf(ENGINEERED, STUD),
    read: woodDepth("joistDepth"),
    needs: ["joistDepth"],
  },
];

/** With an amount left over the notes tell the rule: that amount may be what is asked about. */
export const CODES: readonly Calculation[] = OF_CODES.map((calculation) => ({ ...calculation, whole: true }));
