import { anyOf, spoken } from "../spoken.ts";
import type { DutyId, SubjectId } from "./limit.ts";

const STAIR = spoken(
  /\b(stairs?|staircases?|stairways?|straight|nosing to nosing|from the nosings?|escaleras?|escalones?|scaler[ao]|rect[ao]s?|de la nariz)\b/,
  "גרם|ישר|ישרה|ישרות",
);
const WALL = spoken(
  /\b(side|vanity|tub|bathtub|shower|cent(?:er|re)(?:line)?s?|bowl|flange|lavabo|mueble|pared|muro|lado|lateral|centro|eje|tina|regadera|taza)\b/,
  "קיר|צדדי|מרכז|אמצע|ארון|אמבטיה|כיור|מקלחת",
);
const CABLE = spoken(
  /\b(cover|recubrimiento|direct(?:ly)?|(?:de|at)tached|outside|outdoors?|afuera|directo|bur(?:ied|y|ial)|enterr\w+|gfci|breakers?|lawn|grass|tierra|feed(?:s|ing|er)?|nm|romex|taller|metid[oa]|metal(?:lic)?|volt(?:s|ios)?|amps?|under|below|bajo|debajo|tubo|conducto|rigido|entrada|cochera|autos?|carros?|driveways?|streets?|parking|lot|calle|estacionamiento)\b/,
  "מעגל|ישר|ישירות|פחת|חפירה|דשא|אמפר|צינור|צינור חשמל|חשמל|כיסוי|מתחת ל|מתחת|חניה|קשיח|שביל רכב|כביש",
);
const BREAKER = spoken(
  /\b(feed\w*|wir(?:e|es|ed|ing)|copper|nm|nm-b|romex|outlets?|receptacles?|lights?|lighting|plugs?|dryer|range|stove|oven|heater|baseboard|contactos?|tomacorrientes?|focos?|luz|luces|iluminacion|gauge|awg|calibre|amps?|amperios|pastilla|secadora|estufa)\b/,
  "חוט|נחושת|שקעים|תאורה|אמפר|נורות|מנורות",
);
const PANEL = spoken(
  /\b(face|hall|wall|fixed|clear(?:ance)?|opposite|work(?:ing)?|space|wide|width|service|electric(?:al)?|load ?cent(?:er|re)|enfrente|fondo|electrico|closet|washers?|dryers?|hasta|lavadora|secadora|pared|muro)\b/,
  "מלפנים|לפניו|רווח|מרחק|ארון",
);
const LADDER = spoken(
  /\b((?:no|without(?: a)?) grab (?:rails?|bars?)|nothing to (?:grab|hold)(?: on)?(?: ?to)?|nada de donde agarrarse|sin (?:agarradera|asidero|pasamanos)|ext(?:ension)?|side rails|step off|extensible|orilla|tied|secured|amarrad[ao]|salir)\b/,
  "הארכה|זקפים|עולה|קשור|(?:בלי|ללא) (?:ידית|מאחז|ידיות) ?(?:אחיזה)?",
);
const SET = spoken(
  /\b(separad[ao]|largo de trabajo|larga de trabajo|trabajo|base|foot|feet|bottom|legs?|patas?|pared|muro|recargad[ao]|apoya|apoyad[ao]|apoyo|largo|long|wall|extension|paradit[ao]|working length|hasta|inclinad[ao])\b/,
  "בסיס|קיר|אורך|רגליים|רגלי",
);
const TRENCH = spoken(
  /\b(lej(?:os|an[ao]s?)|box|shield|shor(?:ed|ing)|caja|pipe|farthest|nearest|closest|deep|depth|trabaj\w+|cercana|honda|profundidad|tubo)\b/,
  "הכי קרוב|הכי רחוק|עומק|צינור|דיפון|מדופנת",
);
const CRANE = spoken(
  /\b(spotter|overhead|boom|lift|excavator|bucket|load|hot|energized|deenergiz\w+|primary|lines?|pluma|carga|electric[ao]|energizada|mobile|kv|volts?)\b/,
  "זרוע|מטען|נייד|קווים|עילי",
);
const WINDOW = spoken(
  /\b((?:no|without(?: an?)?) (?:stops?|limiters?|guards?|screens?|bars?)|sin (?:tope|limitador|reja|protector)|abre|limiters?|opens?|opening|abertura|egress|escape|emergency|rescue|bottom|salir|emergencia|above|from|window ?sill)\b/,
  "מילוט|חילוץ|חירום|תחתית|אדן|סף|נפתח|נפתחת|סוף|(?:בלי|ללא) (?:מעצור|מגביל|סורג|סורגים)",
);
const SHOWER = spoken(
  /\b(curb|tile|inside|interior|pan|base|stall|floor|square|piso|adentro|dentro|plato)\b/,
  "פנים|אריחים|רצפה",
);
const CONDUIT = spoken(
  /\b(emt|first|primer|soporte|bends?|degrees?|conduit|tubing|run|pull|points?|box(?:es)?|between|straight|horizontal|strap|tubo|tramo|cajas?|puntos?|jalado|entre|grados)\b/,
  "צינור|כיפוף|קופסה|קופסאות|בין|מעלות|משיכה|נקודות",
);
const TRAP = spoken(
  /\b(down|below|under|outlet|weir|vertical(?:ly)?|horizontal(?:ly)?|sideways|over|away|drain|kitchen|fixture|arm|lavabo|fregadero|salida|desague|vertedero|abajo|lado|bajada)\b/,
  "אנכי|אנכית|אופקי|אופקית|כיור|קבועה|פתח|ניקוז|מתחת",
);
const HOLE = spoken(
  /\b(non|through|thru|span|spans|thirds?|outer|ends?|bottom|top|edge|floor|deck|tercios?|claro|vano|extremos?|apoyo|punta|piso|abajo|arriba|canto|borde|wall|cuts?|notch|load|bearing|stud|doubled?|hole|barreno|agujero|centro|tubo|carga|joist|middle|cent(?:er|re)|mid(?:dle)? height|mid|drill(?:ed)?|peralte|orificio)\b/,
  "מפתח|המפתח|שליש|קצה|תחתון|עליון|רצפה|קיר|נושא|סטאד|ניצב|קורה|קורת רצפה|חור|חריץ|אמצע|מרכז|קדחתי|קדחנו|קדחו|קדוח|גובה|הגובה",
);
const DRAIN = spoken(
  /\b(pvc|abs|drain(?:s|age)?|falling|falls?|pitched|sloped|under|debajo|bajo|caida|slab|joists?|sink|lav(?:atory)?|lavabo|fregadero|bajada|horizontal)\b/,
  "כיור|אופקי|מתחת לרצפה|רצפה",
);
const RAMP_LANDING = spoken(/\b(walk(?:ing)?|travel|direction|caminar|recorrido)\b/, "הליכה|כיוון");
const RAMP = spoken(
  /\b(sidewalks?|walk(?:way)?s?|front|route|ruta|banqueta|acera|silla|ruedas)\b/,
  "דרך|מסלול|רוחב|כיסא|גלגלים|מדרכה",
);
const DRYER = spoken(
  /\b(metal|rigid|vent|straight|90s|derecho|recto|codos?|exhaust|booster|ventila|terminal|termination|wall cap|hood|afuera|fuera|outside|outdoors|exterior)\b/,
  "מתכת|ישר|ברכיים|החוצה|חוץ",
);
const DUST = spoken(
  /\b(full|tuckpoint\w*|(?:under|below) (?:the )?limit|abajo del limite|over|measured|medicion|medimos|averag\w+|(?:no|without(?: an?)?|sin) (?:respirators?|masks?|respirador(?:es)?|mascarillas?|cubrebocas)|silica|silice|sample|sampling|personal|twa|shift|hours?|hrs|promedio|muestreo|m3|microgram\w*|air|aire|dba?|noise|ruido|plugs?|ear|tapones|limite?|limit|breakers?|hammers?|jackhammers?|saws?|sawing|grinders?|grinding|chipping|drills?|drilling|machines?|compressors?|concrete|cubic|eight|rotomartillo|martillo|esmeril\w*|sierras?|maquina|cortadora|cortando|concreto|cubico|metro)\b/,
  "(?:בלי|ללא) (?:מסכה|מסכות|נשמית)|דגימת|מדידה|משמרת|בממוצע|דגימה|שעות|אוויר|מיקרוגרם|רעש|אטמים|אוזניות|קוב|מעוקב|מטר|ניסור|חיתוך|קידוח|השחזה|בטון|פטיש|קונגו|מסור|משחזת|דיסק|מכונה|קומפרסור",
);
const BOLT = spoken(
  /\b(anchors?|bolts?|mud ?sill|sill|plate|foundation|solera|separa\w+|spacing|apart|each other|cimiento)\b/,
  "ברגי|קורת|אדן|קורת סף|מרווח|ביניהם|יסוד|רעידות",
);
const SPOIL = spoken(
  /\b(pile[ds]?|heaped|stacked|amontonad\w+|apilad\w+|small|soil|dug|sacada|excavada|escarbada|monton|lip|labio)\b/,
  "ערימה|ערימת|החפור|חפור|שפה|שפת|צבור|צבורה|נערם|נערמה|מוערם|מוערמת",
);
const GUARD = spoken(
  /\b(top|rail|cable|leading edge|edge|roof|slab|drop|posts?|newel|rear|de arriba|superior|tubo|orilla|losa|azotea|tablon|caida|baluster|lado|lateral|all the way|ball|entre barrotes|hueco|gap|bottom)\b/,
  "עליון|עליונה|קורה עליונה|תקרה|קצה|צינור|ניצבי|ניצבים|רווח|נפילה",
);
const HANDRAIL = spoken(
  /\b(escalon(?:es)?|peldanos?|top|pipe|round|tube|line|nosings?|wall|barandal|tubo|redondo|pared|nariz|narices|clear(?:s|ance)?)\b/,
  "מאחז יד|עגול|צינור|קיר|גרם|גרם מדרגות|מהלך|מהלך מדרגות",
);
const CEILING = spoken(
  /\b(closet|boxed|low(?:ered)?|drop(?:ped)?|drywall|beams?|head|tub|shower|over)\b/,
  "רחצה",
);
const TOILET = spoken(/\b(stall|taza|bowl|rim|top)\b/, "שירותים");

/** What may be said of a thing besides its own words, and decides nothing. */
export const BESIDES: Partial<Record<SubjectId | DutyId, RegExp>> = {
  riser: STAIR,
  stepDifference: spoken(
    /\b(step|escalon(?:es)?|tallest|shortest|high(?:est)?|low(?:est)?|big(?:gest)?|small(?:est)?|between|top|bottom|stairs?|alto|bajo|escalera)\b/,
    "גבוה|נמוך|גבוהה|נמוכה|מדרגה|הגבוהה|הנמוכה|ביותר|הכי",
  ),
  tread: STAIR,
  winderTread: spoken(/\b(escaleras?|narrow(?:est)?|end|angost\w+)\b/, "מדרגות"),
  headroom: spoken(
    /\b(above|over|arriba|encima|plumb|beam|straight|rect[ao]|basement|nosings?|viga|plomo|nariz|cabeza|debajo)\b/,
    "קורה|מעל",
  ),
  stairWidth: spoken(
    /\b(between (?:the )?(?:walls|stringers)|entre (?:los |las )?(?:muros|paredes|zancas)|wall to wall|walls)\b/,
    "בין הקירות|בין קירות|קירות",
  ),
  landingRamp: RAMP_LANDING,
  landing: spoken(/\b(bottom|top|foot|arriba|abajo)\b/, "תחתון|עליון"),
  flight: spoken(
    /\b(landings?|climbs?|rises?|middle|descansos?|medio|mitad)\b/,
    "פודסטים|פודסט|משטח|משטח ביניים|אמצע|באמצע",
  ),
  guard: GUARD,
  guardOpening: anyOf(
    GUARD,
    spoken(/\b(flat|level|plan[ao]s?|nivelad[ao]s?)\b/, "שטוח|שטוחה|שטוחים|ישר|ישרה"),
  ),
  guardLoad: GUARD,
  handrail: HANDRAIL,
  joistHoleEdge: HOLE,
  studEdge: HOLE,
  handrailRound: HANDRAIL,
  handrailWall: HANDRAIL,
  windowSill: anyOf(WINDOW, spoken(/\b(salida de emergencia|emergency exit)\b/, "יציאת חירום")),
  escapeArea: WINDOW,
  escapeWidth: WINDOW,
  escapeHeight: WINDOW,
  escapeSize: anyOf(WINDOW, spoken(/\b(salida de emergencia|emergency exit)\b/, "יציאת חירום")),
  ceiling: CEILING,
  roomArea: spoken(/\b(sq(?:uare)?|big|space)\b/, 'מ"ר'),
  exitDoorWidth: spoken(
    /\b(entr(?:y|ance)|opened?|swing|clinic|consultorio|abierta)\b/,
    "כניסה|פתיחה|שירותים",
  ),
  hall: spoken(/\b(serves?|walls?)\b/, "משרדים"),
  threshold: spoken(/\b(entr(?:y|ance)|entrada)\b/, "דלת"),
  toiletSide: WALL,
  toiletFront: WALL,
  lavatoryFront: WALL,
  toiletSeat: TOILET,
  airLeakage: spoken(
    /\b(tests?|results?|climate|zones?|zona|climatica|clima|pascals?|pa|blower|door|leakage|prueba|infiltracion|resultado|salio)\b/,
    "בדיקה|אזור|אקלים|פסקל|אוויר|יצאה|תוצאה",
  ),
  trapOver: TRAP,
  trapDrop: TRAP,
  showerSize: SHOWER,
  showerWidth: SHOWER,
  showerArea: SHOWER,
  atticHeadroom: spoken(
    /\b(hatch|openings?|access|acceso|abertura|above|over|arriba|encima|headroom)\b/,
    "פתח|גישה|מעל|מעליו|פנוי",
  ),
  rebarCover: spoken(
    /\b(direct(?:ly)?|directo|directamente|over|footings?|footers?|cast|poured|against|earth|dirt|soil|ground|bottom|sides?|zapatas?|cimient[oa]s?|colad[oa]s?|contra|tierra|suelo|fondo)\b/,
    "בטון|יסוד|יסודות|יצוק|יציקה|נוצק|נגד|אדמה|קרקע|תחתית|צד",
  ),
  eyewash: spoken(
    /\b(walk(?:ing)?|away|acid|battery|caminando|a pie|acido|station)\b/,
    "מרחק|במרחק|שניות|הליכה|חומצה",
  ),
  moreToilets: spoken(
    /\b(portables?|portatil(?:es)?|job|site|obra|job ?site|alcanza|shared?|turno|second|otro|segundo)\b/,
    "ניידים|כימיים|אתר|באתר|אחד|אחת",
  ),
  toeboard: spoken(
    /\b(flat|laid|edges?|open sides?|planks?|top|borde|orilla|tablon(?:es)?)\b/,
    "קצה|שפה|קרש",
  ),
  plankEnd: spoken(
    /\b(hangs?|hanging|over|past|beyond|end|ends|extends?|bearer|ledger|support|putlog|transom|sticks?|runs?|reach(?:es)?|volad\w+|sobresal\w+|pasa|apoyo|soporte|travesano|extremo|punta)\b/,
    "קצה|מעבר|תמיכה|משען|בולט|בולטת",
  ),
  atticAccess: spoken(/\b(hatch|ceiling|hall|techo|pasillo)\b/, "תקרה|מסדרון"),
  crawlAccess: spoken(/\b(floor|piso|through|wall|hueco|bajo|acceso)\b/, "קיר|גישה|רצפה"),
  crossSlope: RAMP,
  rampSlope: spoken(/\b(front|straight|run|silla|ruedas)\b/, "כיסא|גלגלים"),
  rampRise: spoken(
    /\b(continuous|straight|rises?|climbs?|landing|middle|hasta|descanso|medio)\b/,
    "פודסט|משטח|באמצע",
  ),
  turning: spoken(/\b(restroom|toilet)\b/, "שירותים|עיגול"),
  parkingSpace: spoken(/\b(stall|auto|carro|sin pasillo)\b/, "רכב|שביל הגישה|גישה"),
  reach: spoken(/\b(wall|light|center|pared)\b/, "קיר|תאורה"),
  receptacleWall: spoken(
    /\b((?:no|without(?: any)?) breaks?|unbroken|sin (?:interrupcion(?:es)?|cortes)|corrid[ao]|seguid[ao]|long|doors?|along|muro|puertas)\b/,
    "דלתות|רצוף|בלי הפסקות|ללא הפסקות",
  ),
  receptacleCounter: spoken(
    /\b(straight|rect[ao]|counter(?:top)?|along|sobre|encima|over|above)\b/,
    "ביניהם|ישר|רצוף",
  ),
  receptacleBasin: spoken(/\b(edge|rim|outside|borde|orilla)\b/, "שפת|קצה"),
  staples: spoken(/\b(joists?|studs?|side|down|along|run|viguetas?|montantes?)\b/, "קורה|קורות|ניצב|לאורך"),
  receptacleDoor: spoken(/\b(nearest|openin)\b/, "קיר"),
  poolReceptacle: spoken(/\b(inside|wall|gfci|orilla|borde)\b/, "קבועה|פחת|gfci"),
  panelHeight: PANEL,
  emtBox: CONDUIT,
  emtSupport: CONDUIT,
  emtBends: CONDUIT,
  switchHeight: spoken(
    /\b(light|wall|handle|breaker|panel|mount\w*|top|floor|platform|above|palanca|breaker|pared|piso|tablero|encima|sobre)\b/,
    "ידית|קיר|לוח|מעל|רצפה|תאורה|חשמל",
  ),
  panelDepth: PANEL,
  panelWidth: PANEL,
  burial: CABLE,
  breaker: BREAKER,
  smokeAlarmBath: spoken(
    /\b(door(?:way)?|opening|tub|ceiling|hall(?:way)?|tina)\b/,
    "פתח|אופקי|תקרה|תקרת|מסדרון",
  ),
  dryerLength: DRYER,
  dryerDiameter: DRYER,
  waterPressure: spoken(/\b(street|gauge|main|entrada|medidor)\b/, "מים"),
  drainSlope: DRAIN,
  reliefDrain: spoken(
    /\b(water|heater|boiler|calentador|valvula|valve|t ?& ?p|t and p|tpr|tp|line|copper|cpvc|pex|cobre|tubo|termina)\b/,
    "נחושת|דוד|ביטחון|בטחון|פריקה",
  ),
  ignitionHeight: spoken(
    /\b(gas|water|heater|flame|pilot|burner|flama|piloto|quemador)\b/,
    "דוד|גז|להבה|מבער",
  ),
  craneLine: CRANE,
  scaffoldLine: CRANE,
  spoil: SPOIL,
  gasDepth: spoken(/\benterr(?:ar|amos|e|aron)\b/, "קברנו|טמנו"),
  flammables: spoken(/\b(botes?|aprobad[oa]s?|approved|cans?)\b/, "מאושרים|פחים"),
  trenchLadder: TRENCH,
  ladderRails: LADDER,
  siteLight: spoken(/\b(general|areas?|work|ambient|trabajo)\b/, "כללי|כללית|שטח"),
  trapSeal: spoken(/\b(cespol(?:es)?|lavabos?|lavatory|sinks?|fregadero)\b/, "כיור"),
  ladderSlope: SET,
  ladderAngle: SET,
  extinguisherTravel: spoken(
    /\b(walk(?:ing)?|travel|nearest|closest|caminando|cercano|trabajador|a pie)\b/,
    "הליכה|קרוב|עובד|אדם",
  ),
  shingleSlope: spoken(
    /\b(double (?:felt|underlayment|layer)|two layers?|doble (?:fieltro|capa)|fieltro doble|porch)\b/,
    "שכבה כפולה|שתי שכבות",
  ),
  scaffoldFace: spoken(
    /\b(bricks?|block|boards?|planks?|ladrillo|tablon|stucco|plaster\w*|repello|estamos haciendo)\b/,
    "לבנים|בלוקים|קרש|טיח",
  ),
  cableHole: spoken(
    /\b(bored|drilled|(?:no|without) (?:nail )?plates?|face|edge|cent(?:er|re)|sin placa|canto|orilla|romex|pal)\b/,
    "קדוח|קצה|בלי לוחית(?: מגן)?|ללא לוחית(?: מגן)?",
  ),
  garageDoor: spoken(
    /\b(solid|wood(?:en)?|steel|honeycomb|core|self[- ]?clos\w+|closer|(?:un|not )?labell?ed|unrated|rated|kitchen|hall|house|between|thick|madera|maciza|solida|acero|cierra sola|cierre|cocina|entre)\b/,
    "עץ|מלא|מלאה|פלדה|נסגרת|לבד|מטבח|בין",
  ),
  deadEnd: spoken(
    /\b(sprinkler(?:s|ed)?|rociador(?:es)?|corridors?|hallways?|pasillos?|offices?|oficinas?)\b/,
    "ספרינקלרים|ספרינקלר|מתזים|מסדרון|משרדים|משרד",
  ),
  anchor: spoken(
    /\b(arrest|harness|lanyard|roof|holds?|arnes|punto|aguanta|trabajador|nadie|calculo)\b/,
    "רתמה|מחזיקה|מחזיק",
  ),
  grabBar: spoken(/\b(adults?|adultos?)\b/, "מבוגרים|מבוגר"),
  plankGap: spoken(/\b(luz|between|entre|tablon(?:es)?)\b/, "בין|רווח"),
  freeFall: spoken(
    /\b(lanyard|harness|before it (?:locks|catches|opens)|shock|absorb\w*|deja caer|arnes|linea|jale|amortiguador|absorbedor)\b/,
    "רתמה|חבל|נפתח|בולם|בולמת",
  ),
  oxygen: spoken(
    /\b(bottles?|tanks?|apart|wall|muro|tanques?|cilindros|guardados?|centro|stored|almacenad[oa]s)\b/,
    "בלונים|גליל|מאוחסנים",
  ),
  oxygenAir: spoken(
    /\b(manhole|tank|enter|meter|monitor|reads?|shows?|pit|air|respirators?|pozo|entrar|bajar|medidor|marca|aire|equipo|respiracion|fosa)\b/,
    "אוויר|מד|גזים|מראה|לרדת|יורדים|להיכנס|ציוד|נשימה|בור|שוחה|מיכל",
  ),
  soilSlope: spoken(
    /\b(entr(?:ar|an|en|amos)|go(?:ing)? in|sides?|lados?|no shoring|sin ademe|deep|dirt|soil|(?:laid|lay|cut) (?:it )?back|box|caja|sloped?|talud(?:es)?|tierra|clay|sand|depth|arcilla|arena)\b/,
    "להיכנס|נכנסים|להכניס|עומק|דיפון|בלי דיפון|צד|חול|אדמה|קרקע|סוג|שיפוע",
  ),
  voltageDrop: spoken(/\b(branch|circuit|feeder|tension|circuito|ramal)\b/, "מעגל"),
  concreteStrength: spoken(/\b(severe|moderate|severa|moderada)\b/, "קשה|בלייה|צמודה"),
  noise: DUST,
  silica: DUST,
  lead: DUST,
  boltSpacing: BOLT,
  boltEnd: BOLT,
  footingDepth: spoken(/\b(exterior|natural|attached|heladas?)\b/, "טבעית|חיצוני"),
  slab: spoken(/\b(grade|compacted|gravel|tierra)\b/, "קרקע"),
  joistBearing: spoken(
    /\b(bears?|top|plate|wall|pocket|sill|apoya\w*|placa|solera|sobre|muro)\b/,
    "קיר|נשען|סמך",
  ),
  studHole: HOLE,
  studNotch: HOLE,
  joistHole: HOLE,
  joistNotch: HOLE,
  garageDrywall: spoken(/\b(arriba|under|above|type x)\b/, "תקרה"),
  siding: spoken(/\b(bottom|untreated|pine)\b/, "תחתית|אורן|לא מטופל"),
  bathFan: spoken(/\b(shower|fan|cfm)\b/, "מקלחת|לפי הצורך"),
};
