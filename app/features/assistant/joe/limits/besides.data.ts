import { spoken } from "../spoken.ts";
import type { DutyId, SubjectId } from "./limit.ts";

const STAIR = spoken(
  /\b(stairs?|staircases?|stairways?|nosing to nosing|from the nosings?|escaleras?|escalones?|scaler[ao]|de la nariz)\b/,
  "גרם",
);
const WALL = spoken(
  /\b(side|vanity|tub|bathtub|shower|cent(?:er|re)(?:line)?s?|bowl|flange|lavabo|mueble|pared|muro|lado|lateral|centro|eje|tina|regadera|taza)\b/,
  "קיר|צדדי|מרכז|אמצע|ארון|אמבטיה|כיור|מקלחת",
);
const CABLE = spoken(
  /\b(direct(?:ly)?|(?:de|at)tached|outside|outdoors?|afuera|directo|bur(?:ied|y|ial)|enterr\w+|gfci|breakers?|lawn|grass|tierra|feed(?:s|ing|er)?|nm|romex|taller|metid[oa]|volt(?:s|ios)?|amps?)\b/,
  "מעגל|פחת|חפירה|דשא|אמפר",
);
const BREAKER = spoken(
  /\b(feed\w*|wir(?:e|es|ed|ing)|copper|nm|nm-b|romex|outlets?|receptacles?|lights?|lighting|plugs?|dryer|range|stove|oven|heater|baseboard|contactos?|tomacorrientes?|focos?|luz|luces|iluminacion|gauge|awg|calibre|amps?|amperios|pastilla|secadora|estufa)\b/,
  "חוט|נחושת|שקעים|תאורה|אמפר|נורות|מנורות",
);
const PANEL = spoken(
  /\b(face|fixed|clear(?:ance)?|opposite|work(?:ing)?|space|wide|width|service|electric(?:al)?|load ?cent(?:er|re)|enfrente|fondo|electrico|closet|washer)\b/,
  "מלפנים|לפניו|רווח|מרחק|ארון",
);
const LADDER = spoken(/\b(ext(?:ension)?|side rails|step off|extensible|orilla)\b/, "הארכה|זקפים");
const SET = spoken(
  /\b(base|foot|feet|bottom|legs?|patas?|pared|apoyad[ao]|apoyo|largo|long|wall|extension|paradit[ao]|working length|hasta|inclinad[ao])\b/,
  "בסיס|קיר|אורך",
);
const TRENCH = spoken(
  /\b(box|shield|shor(?:ed|ing)|caja|pipe|farthest|nearest|closest|deep|depth|trabaj\w+|cercana|honda|profundidad|tubo)\b/,
  "הכי קרוב|עומק|צינור",
);
const CRANE = spoken(
  /\b(overhead|boom|lift|excavator|bucket|load|hot|energized|deenergiz\w+|primary|lines?|pluma|carga|electric[ao]|energizada|mobile|kv|volts?)\b/,
  "זרוע|מטען|נייד|קווים|עילי",
);
const WINDOW = spoken(
  /\b(egress|escape|emergency|rescue|bottom|salir|emergencia|above|from|window ?sill)\b/,
  "מילוט|חילוץ|חירום|תחתית|אדן",
);
const HOLE = spoken(
  /\b(wall|cuts?|notch|load|bearing|stud|doubled?|hole|barreno|agujero|centro|tubo|carga|joist|middle|cent(?:er|re)|mid(?:dle)? height|mid|drill(?:ed)?|peralte|orificio)\b/,
  "קיר|נושא|סטאד|ניצב|קורה|חור|חריץ|אמצע|מרכז",
);
const DRAIN = spoken(
  /\b(pvc|abs|drain(?:s|age)?|falling|falls?|slab|joists?|sink|lav(?:atory)?|lavabo|fregadero|bajada|horizontal)\b/,
  "כיור|אופקי",
);
const RAMP = spoken(
  /\b(sidewalks?|walk(?:way)?s?|front|route|ruta|banqueta|acera|silla|ruedas)\b/,
  "דרך|מסלול|רוחב|כיסא|גלגלים|מדרכה",
);
const DRYER = spoken(
  /\b(metal|rigid|vent|straight|90s|derecho|recto|codos?|exhaust|booster|ventila)\b/,
  "מתכת|ישר|ברכיים",
);
const DUST = spoken(
  /\b(silica|silice|sample|sampling|personal|twa|shift|hours?|hrs|promedio|muestreo|m3|microgram\w*|air|aire|dba?|noise|ruido|plugs?|ear|tapones|limite?|limit)\b/,
  "דגימה|שעות|אוויר|מיקרוגרם|רעש|אטמים",
);
const BOLT = spoken(
  /\b(anchors?|bolts?|mud ?sill|sill|plate|foundation|solera|separa\w+|spacing|apart|each other|cimiento)\b/,
  "ברגי|קורת|אדן|קורת סף|מרווח|ביניהם|יסוד|רעידות",
);
const SPOIL = spoken(/\b(pile|small|soil)\b/, "ערימה|ערימת");
const GUARD = spoken(
  /\b(top|rail|cable|leading edge|edge|roof|slab|drop|posts?|newel|rear|de arriba|superior|tubo|orilla|losa|azotea|tablon|caida|baluster|all the way|ball|entre barrotes|hueco|gap|bottom)\b/,
  "עליון|עליונה|קצה|צינור|ניצבי|ניצבים|רווח",
);
const HANDRAIL = spoken(
  /\b(top|pipe|round|tube|line|nosings?|wall|barandal|tubo|redondo|pared|nariz|narices|clear(?:s|ance)?)\b/,
  "מאחז יד|עגול|צינור|קיר",
);
const CEILING = spoken(/\b(closet|low(?:ered)?|drop(?:ped)?|drywall|beams?|head|tub|shower|over)\b/, "רחצה");
const TOILET = spoken(/\b(stall|taza|bowl|rim|top)\b/, "שירותים");

/** What may be said of a thing besides its own words, and decides nothing. */
export const BESIDES: Partial<Record<SubjectId | DutyId, RegExp>> = {
  riser: STAIR,
  stepDifference: spoken(
    /\b(tallest|shortest|high(?:est)?|low(?:est)?|big(?:gest)?|small(?:est)?|between|top|bottom|stairs?|alto|bajo|escalera)\b/,
    "גבוה|נמוך",
  ),
  tread: STAIR,
  winderTread: spoken(/\b(escaleras?|narrow(?:est)?|end|angost\w+)\b/, "מדרגות"),
  headroom: spoken(/\b(plumb|beam|nosings?|viga|plomo|nariz|cabeza|debajo)\b/, "קורה"),
  stairWidth: spoken(
    /\b(between (?:the )?(?:walls|stringers)|entre (?:los |las )?(?:muros|paredes|zancas)|wall to wall|walls)\b/,
    "בין הקירות|בין קירות|קירות",
  ),
  landing: spoken(/\b(bottom|top|foot|arriba|abajo)\b/, "תחתון|עליון"),
  flight: spoken(/\b(landings?|climbs?|rises?|descansos?)\b/, "פודסטים"),
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
  roomArea: spoken(/\b(sq(?:uare)?|big|space)\b/, 'מ"ר'),
  exitDoorWidth: spoken(/\b(entr(?:y|ance)|opened?|swing)\b/, "כניסה"),
  hall: spoken(/\b(serves?|walls?)\b/, "משרדים"),
  threshold: spoken(/\b(entr(?:y|ance)|entrada)\b/, "דלת"),
  toiletSide: WALL,
  toiletFront: WALL,
  lavatoryFront: WALL,
  toiletSeat: TOILET,
  showerSize: spoken(/\b(curb|tile|inside|interior|pan|base)\b/, "פנים|אריחים"),
  atticAccess: spoken(/\b(hatch|ceiling|hall|techo|pasillo)\b/, "תקרה|מסדרון"),
  crawlAccess: spoken(/\b(through|wall|hueco|bajo|acceso)\b/, "קיר"),
  crossSlope: RAMP,
  rampSlope: spoken(/\b(front|silla|ruedas)\b/, "כיסא|גלגלים"),
  rampRise: spoken(/\b(continuous|straight|rises?|climbs?|landing|hasta|descanso)\b/, "פודסט"),
  turning: spoken(/\b(restroom|toilet)\b/, "שירותים|עיגול"),
  parkingSpace: spoken(/\b(stall|auto|carro|sin pasillo)\b/, "רכב|שביל הגישה|גישה"),
  reach: spoken(/\b(wall|light|center|pared)\b/, "קיר|תאורה"),
  receptacleWall: spoken(/\b(long|doors?|along|muro|puertas)\b/, "דלתות"),
  receptacleCounter: spoken(/\b(counter(?:top)?|along)\b/, "ביניהם"),
  receptacleDoor: spoken(/\b(nearest)\b/, "קיר"),
  poolReceptacle: spoken(/\b(inside|wall|gfci|orilla|borde)\b/, "קבועה|פחת|gfci"),
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
    /\b(water|heater|boiler|calentador|valvula|valve|t ?& ?p|t and p|tpr|tp|line|tubo|termina)\b/,
    "דוד|ביטחון|פריקה",
  ),
  ignitionHeight: spoken(/\b(gas|water|heater|flame|pilot|burner|flama|quemador)\b/, "דוד"),
  craneLine: CRANE,
  scaffoldLine: CRANE,
  spoil: SPOIL,
  trenchLadder: TRENCH,
  ladderRails: LADDER,
  ladderSlope: SET,
  ladderAngle: SET,
  anchor: spoken(/\b(arrest|harness|lanyard|roof|arnes|punto)\b/, "רתמה"),
  freeFall: spoken(/\b(lanyard|harness|arnes|linea|amortiguador|absorber)\b/, "רתמה|חבל|נפתח"),
  oxygen: spoken(/\b(bottles?|tanks?|apart|wall|muro|tanques?|cilindros|guardados?)\b/, "בלונים|גליל"),
  oxygenAir: spoken(/\b(manhole|tank|enter|pozo|entrar)\b/, "אוויר"),
  soilSlope: spoken(
    /\b(deep|box|caja|sloped?|talud(?:es)?|tierra|clay|sand|depth|arcilla|arena)\b/,
    "עומק|דיפון",
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
