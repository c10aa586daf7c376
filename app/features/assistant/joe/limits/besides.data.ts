import { spoken } from "../spoken.ts";
import type { DutyId, SubjectId } from "./limit.ts";

const STAIR = spoken(
  /\b(stairs?|staircases?|stairways?|steps?|stringers?|nosing to nosing|from the nosings?|escaleras?|escalones?|gradas?|scaler[ao]|de la nariz)\b/,
  "מדרגה|מדרגות|גרם",
);
const WALL = spoken(
  /\b(walls?|side|vanity|tub|bathtub|shower|cent(?:er|re)(?:line)?s?|bowl|flange|finished|lavabo|mueble|pared|muro|lado|lateral|centro|eje|tina|regadera|taza)\b/,
  "קיר|צד|צדדי|מרכז|אמצע|ארון|אמבטיה|כיור|מקלחת",
);
const CABLE = spoken(
  /\b(direct(?:ly)?|(?:de|at)tached|outside|outdoors?|afuera|directo|bur(?:ied|y|ial)|enterr\w+|circuits?|circuitos?|gfci|breakers?|trench|zanja|lawn|grass|tierra|feed(?:s|ing|er)?|cable|wire|conduit|nm|romex|taller|metid[oa]|volt(?:s|ios)?|amps?)\b/,
  "כבל|הטמנה|מעגל|פחת|חפירה|תעלה|חצר|דשא|קבור|טמון|אמפר|וולט",
);
const BREAKER = spoken(
  /\b(circuits?|feed\w*|wir(?:e|es|ed|ing)|cables?|alambres?|copper|nm|nm-b|romex|regular|outlets?|receptacles?|lights?|lighting|plugs?|dryer|range|stove|oven|heater|baseboard|contactos?|tomacorrientes?|focos?|luz|luces|iluminacion|pura|puros|gauge|awg|calibre|cobre|amps?|amperios|pastilla|secadora|estufa)\b/,
  "חוט|כבל|נחושת|מעגל|שקע|שקעים|תאורה|מפסק|אמפר|נורות|מנורות",
);
const PANEL = spoken(
  /\b(front|face|fixed|clear(?:ance)?|opposite|work(?:ing)?|space|wide|width|service|electric(?:al)?|load ?cent(?:er|re)|enfrente|frente|fondo|espacio|electrico|closet|washer|libres?)\b/,
  "מלפנים|לפניו|לפני|מול|חשמל|עבודה|פנוי|רווח|מרחק|ארון",
);
const LADDER = spoken(
  /\b(ext(?:ension)?|sticks?|sticking|past|above|extends?|rails?|side rails|step off|onto|eaves?|roof|landing|edge|extensible|sobresale|sale|arriba|encima|azotea|techo|orilla)\b/,
  "בולט|בולטת|מעל|גג|קצה|הארכה|זקפים",
);
const SET = spoken(
  /\b(base|foot|feet|bottom|legs?|patas?|pies?|pared|apoyad[ao]|apoyo|largo|long|leaning|wall|extension|paradit[ao]|angulo|angle|working length|hasta|inclinad[ao])\b/,
  "בסיס|רגל|קיר|נשען|אורך|זווית",
);
const TRENCH = spoken(
  /\b(box|shield|shor(?:ed|ing)|caja|pipe|laying|workers?|farthest|away|nearest|closest|deep|depth|down|trabaj\w+|lejos|distancia|cercana|honda|profundidad|tubo|gente)\b/,
  "עובד|עובדים|רחוק|קרוב|הכי קרוב|עומק|צינור|מרחק",
);
const CRANE = spoken(
  /\b(overhead|boom|lift|excavator|bucket|load|power|live|hot|energized|deenergiz\w+|primary|lines?|pluma|carga|electric[ao]|viva|energizada|linea|lejos|mobile|kv|volts?)\b/,
  "זרוע|מטען|נייד|חשמל|חי|מתח|קו|קווים|עילי",
);
const WINDOW = spoken(
  /\b(egress|escape|emergency|rescue|opening|bottom|clear|windows?|ventanas?|salir|emergencia|above|from|off|sits|window ?sill)\b/,
  "מילוט|חילוץ|חירום|חלון|פתח|תחתית|אדן",
);
const HOLE = spoken(
  /\b(wall|cuts?|notch|load|bearing|stud|single|doubled?|hole|barreno|agujero|centro|tubo|carga|para|joist|middle|cent(?:er|re)|mid(?:dle)? height|mid|drill(?:ed)?|floor|peralte|claro|orificio)\b/,
  "קיר|נושא|סטאד|ניצב|קורה|חור|חריץ|אמצע|מרכז",
);
const DRAIN = spoken(
  /\b(pvc|abs|house|waste|sewer|drain(?:s|age)?|falling|falls?|running|slab|joists?|sink|lav(?:atory)?|lavabo|fregadero|tubo|tuberia|drenaje|desague|bajada|horizontal|line|pipe)\b/,
  "ביוב|ניקוז|צינור|כיור|אופקי|דלוחין",
);
const RAMP = spoken(
  /\b(sidewalks?|walk(?:way)?s?|front|accessible|route|wheelchair|concrete|ruta|banqueta|acera|accesible|silla|ruedas|surface|superficie)\b/,
  "שביל|משטח|נגיש|נגישה|דרך|מסלול|רוחב|כיסא|גלגלים|מדרכה",
);
const DRYER = spoken(
  /\b(metal|rigid|vent|straight|regular|elbows?|90s|duct|derecho|recto|codos?|exhaust|booster|secadora|ducto|ventila)\b/,
  "מתכת|ישר|ברכיים|ברך|צינור|מייבש",
);
const DUST = spoken(
  /\b(silica|silice|sample|sampling|personal|average|twa|shift|hours?|hrs|horas?|turno|promedio|muestreo|m3|microgram\w*|air|aire|dba?|meter|noise|ruido|plugs?|ear|tapones|demolicion|limite?|limit)\b/,
  "דגימה|ממוצע|משמרת|שעות|אוויר|מיקרוגרם|רעש|אטמים|מדידה",
);
const BOLT = spoken(
  /\b(anchors?|bolts?|mud ?sill|sill|plate|foundation|anclas?|anclaje|solera|separa\w+|spacing|between|apart|each other|cimiento)\b/,
  "ברגי|עיגון|סף|קורת|אדן|קורת סף|מרווח|ביניהם|יסוד|רעידות|נמוכות",
);
const SPOIL = spoken(
  /\b(spoil|pile|dirt|edge|lip|back|small|soil|monton|tierra|orilla|borde|material|excavacion|zanja)\b/,
  "ערימה|ערימת|עפר|שפה|תעלה|חפירה",
);
const GUARD = spoken(
  /\b(top|rail|cable|leading edge|level|edge|roof|slab|drop|posts?|newel|rear|de arriba|superior|tubo|orilla|losa|azotea|tablon|temporal|caida|frame|marco|baluster|all the way|clears?|ball|entre barrotes|hueco|gap|bottom)\b/,
  "עליון|עליונה|קצה|שפה|צינור|מרפסת|ניצבי|ניצבים|רווח|שלבים",
);
const HANDRAIL = spoken(
  /\b(top|pipe|round|tube|line|nosings?|drywall|wall|stairs?|barandal|tubo|redondo|pared|escalera|nariz|narices|grab|off|clear(?:s|ance)?|knuckles)\b/,
  "מאחז יד|יד|עגול|צינור|קיר|מדרגות|אף",
);
const CEILING = spoken(
  /\b(family|living|lavado|lavanderia|laundry|closet|low(?:ered)?|drop(?:ped)?|drywall|finished|beams?|head|tub|shower|over|lower|bajo|terminado|plafon)\b/,
  "הנמכת|הנמכה|גבס|חדר|רחצה|סלון|נמוך|נמוכה",
);
const TOILET = spoken(
  /\b(seat|accessible|public|stall|ada|taza|asiento|accesible|publico|bano|bowl|rim|top)\b/,
  "מושב|שירותים|נגישים|ציבורי|ציבוריים|נכים",
);

/** What may be said of a thing besides its own words, and decides nothing. */
export const BESIDES: Partial<Record<SubjectId | DutyId, RegExp>> = {
  riser: STAIR,
  stepDifference: spoken(
    /\b(tallest|shortest|high(?:est)?|low(?:est)?|big(?:gest)?|small(?:est)?|between|same|flight|first|last|top|bottom|stairs?|alto|bajo|entre|primer|ultimo|misma|escalera)\b/,
    "גבוה|נמוך|הכי|בין|מהלך|מדרגות|ראשון|אחרון",
  ),
  tread: STAIR,
  winderTread: spoken(/\b(stairs?|escaleras?|narrow(?:est)?|inside|end|angost\w+)\b/, "מדרגות|צר|צד"),
  headroom: spoken(
    /\b(plumb|beam|stairs?|steps|nosings?|viga|escalones|plomo|nariz|cabeza|libre|debajo|sobre)\b/,
    "מדרגות|קורה|ראש|מעל",
  ),
  stairWidth: spoken(
    /\b(between (?:the )?(?:walls|stringers)|sticking|nothing|entre (?:los |las )?(?:muros|paredes|zancas)|clear|libres?|wall to wall|drywall|walls)\b/,
    "בין הקירות|בין קירות|קירות|נטו|פנוי",
  ),
  landing: spoken(/\b(bottom|top|foot|stairs?|arriba|abajo|pie|escaleras?)\b/, "מדרגות|תחתון|עליון"),
  flight: spoken(
    /\b(between|landings?|stairs?|climbs?|rises?|sube|descansos?|escaleras?|entre)\b/,
    "פודסטים|בין|מדרגות|עולה",
  ),
  guard: GUARD,
  guardOpening: GUARD,
  guardLoad: GUARD,
  handrail: HANDRAIL,
  handrailRound: HANDRAIL,
  handrailWall: HANDRAIL,
  windowSill: WINDOW,
  escapeArea: WINDOW,
  escapeWidth: WINDOW,
  escapeHeight: WINDOW,
  escapeSize: WINDOW,
  ceiling: CEILING,
  roomArea: spoken(/\b(sq(?:uare)?|big|floor|space|area|metros|cuadrados)\b/, 'שטח|מ"ר'),
  exitDoorWidth: spoken(
    /\b(main|front|entr(?:y|ance)|exit|egress|clear|opened?|swing|ada|accessible|principal|entrada|salida|abierta|hoja|libres?|claro)\b/,
    "כניסה|ראשית|יציאה|נטו|נקי|פתח|נגישה|פתוחה",
  ),
  hall: spoken(
    /\b(finished|serves?|people|drywall|oficina|vivienda|tablaroca|puesta|walls?)\b/,
    "משרדים|נטו|גבס",
  ),
  threshold: spoken(
    /\b(doors?|entr(?:y|ance)|new|exterior|puerta|entrada|accesible)\b/,
    "דלת|כניסה|נגישה|חדשה",
  ),
  toiletSide: WALL,
  toiletFront: WALL,
  lavatoryFront: WALL,
  toiletSeat: TOILET,
  showerSize: spoken(/\b(curb|tile|inside|dentro|interior|finished|to|pan|base)\b/, "פנים|אריחים|נטו"),
  atticAccess: spoken(/\b(hatch|ceiling|hall|rough|framed|opening|techo|pasillo)\b/, "תקרה|מסדרון|פתח"),
  crawlAccess: spoken(
    /\b(floor|through|wall|opening|hueco|piso|sotano|bajo|acceso|crawl|space)\b/,
    "רצפה|קיר|פתח",
  ),
  crossSlope: RAMP,
  rampSlope: spoken(/\b(wheelchair|concrete|exit|front|silla|ruedas|ramps?)\b/, "נגישה|כיסא|גלגלים"),
  rampRise: spoken(
    /\b(run|single|continuous|straight|goes|going|up|rises?|climbs?|sube|corridos?|tramo|landing|hasta|descanso)\b/,
    "עולה|רצף|ברצף|מהלך|פודסט|עד",
  ),
  turning: spoken(/\b(clear|restroom|bath|toilet|bano|libre|circulo)\b/, "שירותים|נכים|פנוי|עיגול|קוטר"),
  parkingSpace: spoken(
    /\b(car|stall|regular|ada|auto|carro|sin pasillo)\b/,
    "רכב|רגילה|נכים|שביל הגישה|גישה",
  ),
  reach: spoken(/\b(wall|light|center|switch|pared)\b/, "קיר|תאורה"),
  receptacleWall: spoken(
    /\b(living|long|run|wall|doors?|along|same|outlets?|sala|muro|puertas|pared)\b/,
    "קיר|רצוף|דלתות|סלון",
  ),
  receptacleCounter: spoken(
    /\b(kitchen|counter(?:top)?|outlets?|along|same|cocina|barra|cubierta)\b/,
    "שיש|משטח|מטבח|עבודה|ביניהם|רצף",
  ),
  receptacleDoor: spoken(/\b(wall|outlets?|nearest|pared|lejos)\b/, "קיר|רחוק"),
  poolReceptacle: spoken(
    /\b(inside|edge|wall|water|gfci|pool|house|orilla|agua|alberca|borde|piscina)\b/,
    "שפה|שפת|מים|קבועה|פחת|gfci|רגיל",
  ),
  panelDepth: PANEL,
  panelWidth: PANEL,
  burial: CABLE,
  breaker: BREAKER,
  smokeAlarmBath: spoken(
    /\b(door(?:way)?|opening|shower|tub|bath|from|off|ceiling|hall(?:way)?|bano|puerta|regadera|tina)\b/,
    "פתח|דלת|מקלחת|אמבטיה|אופקי|תקרה|תקרת|מסדרון",
  ),
  dryerLength: DRYER,
  dryerDiameter: DRYER,
  waterPressure: spoken(/\b(water|house|street|gauge|main|entrada|agua|casa|medidor)\b/, "מים|בית|כניסה"),
  drainSlope: DRAIN,
  reliefDrain: spoken(
    /\b(water|heater|boiler|calentador|valvula|valve|t ?& ?p|t and p|tpr|tp|relief|discharge|drain|line|pipe|stops?|ends?|tubo|descarga|alivio|acaba|termina|floor)\b/,
    "דוד|שסתום|ביטחון|פריקה|צינור|רצפה",
  ),
  ignitionHeight: spoken(
    /\b(gas|water|heater|flame|pilot|burner|boiler|flama|quemador|calentador|piso|floor)\b/,
    "דוד|גז|להבה|רצפה|חניה",
  ),
  craneLine: CRANE,
  scaffoldLine: CRANE,
  spoil: SPOIL,
  trenchLadder: TRENCH,
  ladderRails: LADDER,
  ladderSlope: SET,
  ladderAngle: SET,
  anchor: spoken(
    /\b(fall|arrest|harness|point|lanyard|person|worker|roof|arnes|anclaje|punto|persona)\b/,
    "רתמה|נקודה|אדם|עובד|נפילה",
  ),
  freeFall: spoken(
    /\b(lanyard|harness|arnes|linea|amortiguador|before|absorber)\b/,
    "רתמה|חבל|בולם|נפתח|לפני|שהבולם",
  ),
  oxygen: spoken(
    /\b(cylinders?|bottles?|tanks?|acetylene|acetileno|apart|wall|muro|tanques?|cilindros|guardados?|stored)\b/,
    "בלונים|אצטילן|גליל",
  ),
  oxygenAir: spoken(
    /\b(manhole|tank|enter|air|space|confined|pozo|aire|entrar|espacio)\b/,
    "חלל|אוויר|שוחה|מוקף",
  ),
  soilSlope: spoken(
    /\b(trench|excavation|deep|box|caja|zanja|sloped?|talud(?:es)?|soil|tierra|clay|sand|type|tipo|depth|arcilla|arena)\b/,
    "חפירה|תעלה|עומק|דיפון|קרקע",
  ),
  voltageDrop: spoken(
    /\b(voltage|drop|branch|circuit|feeder|caida|voltaje|tension|circuito|ramal)\b/,
    "מפל|מתח|מעגל",
  ),
  concreteStrength: spoken(
    /\b(severe|moderate|psi|garage|slab|severa|moderada)\b/,
    "רצפת|קשה|בליה|בלייה|צמודה|משאית|חניה",
  ),
  noise: DUST,
  silica: DUST,
  lead: DUST,
  boltSpacing: BOLT,
  boltEnd: BOLT,
  footingDepth: spoken(
    /\b(bottom|frost|exterior|undisturbed|natural|deck|porch|attached|fondo|heladas?|congelamiento|terreno)\b/,
    "תחתית|טבעית|קרקע|קפיאה|אזור|בלי|חיצוני|דק|עובר",
  ),
  slab: spoken(
    /\b(grade|compacted|gravel|on|floor|ground|piso|tierra|compactada|suelo|sobre)\b/,
    "קרקע|בטון|רצפה",
  ),
  joistBearing: spoken(
    /\b(bears?|top|plate|wall|pocket|sill|apoya\w*|apoyo|placa|solera|sobre|muro|block)\b/,
    "קיר|קורה|נשען|נשענת|סמך",
  ),
  studHole: HOLE,
  studNotch: HOLE,
  joistHole: HOLE,
  joistNotch: HOLE,
  garageDrywall: spoken(
    /\b(regular|arriba|cielo|recamara|house|side|bedroom|under|above|ceiling|type x)\b/,
    "תקרה|חדר|מעל|רגיל",
  ),
  siding: spoken(
    /\b(bottom|untreated|pine|regular|dirt|ground|madera|tierra)\b/,
    "תחתית|אורן|רגיל|אדמה|מטופל|לא מטופל",
  ),
  bathFan: spoken(/\b(intermittent|shower|fan|bath|cfm)\b/, "מקלחת|לפי הצורך|צורך|פועל|שעה"),
};
