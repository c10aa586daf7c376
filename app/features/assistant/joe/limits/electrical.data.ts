import { anyOf, spoken } from "../spoken.ts";
import type { Limit, Subject } from "./limit.ts";

const OUTLETS = spoken(
  /\b(receptacles?|outlets?|plugs?|tomacorrientes?|contactos?|enchufes?|tomas?)\b/,
  "שקע|שקעים|שקעי חשמל|בית תקע|בתי תקע|נקודת חשמל",
);
const COUNTER = spoken(
  /\b(counter(top)?s?|kitchen|backsplash|cocina|cubierta|encimera|mesada|barra)\b/,
  "שיש|דלפק|מטבח|משטח עבודה",
);
const PANEL = spoken(
  /\b((electric(al)? |breaker |service |main )?panels?|breaker box(es)?|load cent(er|re)s?|switchboards?|electrical equipment|tableros?|centro de carga|panel electrico|caja de breakers)\b/,
  "לוח חשמל|לוחות חשמל|לוח החשמל|ארון חשמל|לפני לוח(?: ה?חשמל)?|מול לוח(?: ה?חשמל)?",
);
const WORK_AREA = spoken(
  /\b(work(ing)? ?-?(space|clearance|area)s?|espacio (de trabajo|libre))\b/,
  "רווח עבודה|מרחב עבודה|שטח עבודה|אזור עבודה",
);
const WORKSPACE = spoken(
  /\b(work(ing)? ?-?(space|clearance|area)s?|clear(ance)? (space|height)|head ?-?room|espacio (de trabajo|libre)|altura libre)\b/,
  "רווח עבודה|מרחב עבודה|שטח עבודה|גובה פנוי|אזור עבודה",
);
const HANDLES = spoken(
  /\b((light |wall |safety |disconnect )?switch(es)?|(breaker|switch|disconnect) handles?|handles? of (the |a )?(breakers?|switch(es)?)|disconnects?|breakers?|apagador(es)?|interruptor(es)?|palanca del? (breaker|interruptor)|breakers?)\b/,
  "מתג|מתגים|מפסק|מפסקים|ידית מפסק|ידית של מפסק",
);
const EMT = spoken(
  /\b(emt|thin ?wall|metallic tubing|conduits?|tubo (conduit|emt)|tuberia (conduit|emt))\b/,
  "emt|צינור emt|צינור חשמל|מובל",
);
const BENT = spoken(
  /\b(bends?|bent|elbows?|nineties|curvas?|codos?|dobleces|doblez|vueltas?)\b/,
  "כיפוף|כיפופים|קשת|קשתות|ברך|ברכיים|זוויות",
);
const FASTENED = spoken(
  /\b(support\w*|straps?|strapped|strapping|fasten\w*|secur\w+|hang(er|ers|ing)?|clamps?|clips?|soport\w+|sujet\w+|abrazaderas?|fij\w+|amarr\w+)\b/,
  "חיזוק|חיזוקים|חבק|חבקים|תליה|תליות|לחזק|מחוזק|שלה|שלות",
);
const BOXES = spoken(
  /\b(box(es)?|cabinets?|panels?|cajas?|gabinetes?|tableros?)\b/,
  "קופסה|קופסאות|קופסת|ארון|לוח",
);
const BURIED = spoken(
  /\b(uf|uf-b|bur(y|ied|ial|ying)|underground|trench(ed)?|deep|depth|cover|enterrad[oa]s?|enterrar|subterrane[oa]s?|profundidad|zanja|bajo|debajo|under (the )?(yard|patio|driveway|ground|lawn|grass|garden|slab))\b/,
  "עמוק|עמוקה|תעלה|קבור|קבורה|הטמנה|להטמין|טמון|טמונה|תת קרקעי|תת קרקעית|עומק|בעומק|לקבור",
);
const WIRING = spoken(
  /\b(cables?|wires?|wiring|conduits?|uf|uf-b|pvc|rmc|electric(al)? (line|service)|circuits?|feeders?|alambres?|tuberia electrica|tubo (de )?(pvc|rigido|galvanizado)|conduit|conductos?|cableado|circuitos?)\b/,
  "כבל|כבלים|כבל חשמל|צינור חשמל|צינור מתכת|צינור pvc|צינור פלסטיק|צינור מריחף|חיווט|מובל|שרוול",
);

/** Copper unless aluminum is said; wire by AWG, breaker in A. */
const BREAKERS: readonly Limit[] = [
  ["14", 15],
  ["12", 20],
  ["10", 30],
].map(([size, amps]) => ({
  article: "nec-240-4-d",
  where: `copper${size}` as "copper14" | "copper12" | "copper10",
  most: Number(amps),
  by: [Number(size) - 0.5, Number(size)] as const,
}));

export const ELECTRICAL_SUBJECTS: readonly Subject[] = [
  {
    id: "receptacleCounterHeight",
    thing: OUTLETS,
    also: COUNTER,
    not: spoken(
      /\b(apart|spac\w+|between|entre|separa\w+|each other|uno del? otro|una de (la )?otra)\b/,
      "בין|מרווח|אחד מהשני",
    ),
    with: COUNTER,
    property: ["height", "distance"],
    unit: "in",
    limits: [{ article: "irc-e3901-4", occupancy: "house", most: 20 }],
  },
  {
    id: "receptacleCounter",
    thing: OUTLETS,
    also: COUNTER,
    with: COUNTER,
    property: ["spacing"],
    unit: "in",
    limits: [{ article: "irc-e3901-4", occupancy: "house", most: 48 }],
  },
  {
    id: "receptacleBasin",
    thing: OUTLETS,
    also: spoken(
      /\b(bath(room)?s?|basins?|vanity|banos?|lavabos?|lavamanos)\b/,
      "אמבטיה|חדר רחצה|כיור|שירותים|חדר הרחצה",
    ),
    with: spoken(/\b(bath(room)?s?|basins?|vanity|sinks?|banos?|lavabos?|lavamanos)\b/, "אמבטיה|כיור"),
    property: ["distance"],
    unit: "in",
    limits: [{ article: "irc-e3901-6", section: "IRC E3901.6", occupancy: "house", most: 36 }],
  },
  {
    id: "receptacleDoor",
    thing: OUTLETS,
    also: spoken(
      /\b(from (the |a )?(door(way)?|opening|corner|end)|de la puerta|de la esquina|farthest (point|spot)|any (point|spot)|(cualquier|algun|un) punto)\b/,
      "מהדלת|מהפינה|מפתח הדלת|נקודה|כל נקודה",
    ),
    not: COUNTER,
    with: spoken(/\b(doors?|doorways?|corners?|walls?|puerta|esquina|pared)\b/, "דלת|פינה|קיר"),
    property: ["distance"],
    unsaid: true,
    unit: "ft",
    limits: [{ article: "nec-210-52-a", most: 6 }],
  },
  {
    id: "receptacleWall",
    thing: OUTLETS,
    not: anyOf(
      new RegExp(
        `${COUNTER.source}|${/\b(outdoor|pool|bath\w*|islands?|from|tub|height|high|above|exterior|piscina|bano|isla|altura|alto)\b|בריכה|אמבטיה|גובה|בגובה/.source}`,
        "u",
      ),
      spoken(/\b(punto|points?|spots?|hasta (el|la)|corner|esquina)\b/, "נקודה|פינה"),
    ),
    with: spoken(/\b(walls?|rooms?|bedrooms?|pared(es)?|recamara|cuartos?)\b/, "קיר|קירות|חדר"),
    property: ["spacing"],
    unit: "ft",
    limits: [{ article: "nec-210-52-a", most: 12 }],
  },
  {
    id: "panelDepth",
    thing: PANEL,
    // "30 in wide in front of the panel" is its width.
    not: /\b(?:277|347|480|600)\b|^(?!.*(?:\b(?:deep|depth|profund|fondo|face|opposite)|עומק)).*(?:\b(?:wide|width|anch[oa]s?|anchura)\b|רוחב)/su,
    with: anyOf(WORK_AREA, spoken(/\b(front|frente)\b/, "מול|לפני")),
    property: ["depth", "distance", "opening"],
    unit: "in",
    limits: [
      { article: "nec-110-26-a", least: 36 },
      { article: "irc-e3405-2", occupancy: "house", least: 36, onlyWhenSaid: true },
    ],
  },
  {
    id: "panelWidth",
    thing: PANEL,
    with: WORK_AREA,
    property: ["width"],
    unit: "in",
    limits: [{ article: "nec-110-26-a", least: 30 }],
  },
  {
    id: "panelHeight",
    thing: WORKSPACE,
    also: PANEL,
    with: PANEL,
    property: ["height"],
    unit: "ft",
    limits: [{ article: "nec-110-26-a", least: 6.5 }],
  },
  {
    id: "lowVoltageDepth",
    thing: spoken(
      /\b(low[- ]voltage|landscape light\w*|bajo voltaje|baja tension)\b/,
      "מתח נמוך|תאורת גינה|תאורת גן",
    ),
    also: BURIED,
    with: WIRING,
    property: ["depth", "distance"],
    unsaid: true,
    unit: "in",
    limits: [{ article: "irc-e3803", occupancy: "house", least: 6 }],
  },
  {
    id: "burial",
    thing: WIRING,
    also: BURIED,
    not: new RegExp(
      `${
        spoken(
          /\b(romex|nm|nm-b|gas|water|sewer|drain|low[- ]voltage|landscape|agua|panels?|box(es)?|stud|holes?|tablero|rain|shor\w+|protect\w*|soil|worker\w*)\b/,
          "גז|מים|ביוב|מתח נמוך|לוח|דיפון|קרקע מסוג|עובד",
        ).source
      }`,
      "u",
    ),
    with: spoken(/\b(trench(es)?|ground|zanjas?|uf|pvc|driveways?|yard)\b/, "תעלה|קרקע|אדמה"),
    property: ["depth", "distance"],
    unsaid: true,
    unit: "in",
    limits: [
      { article: "nec-300-5", where: "directBuried", least: 24, notWhen: "drivenOver" },
      { article: "nec-300-5", where: "pvc", least: 18, notWhen: "drivenOver" },
      { article: "nec-300-5", where: "rigid", least: 6, notWhen: "drivenOver" },
      { article: "nec-300-5", where: "gfciCircuit", least: 12, notWhen: "drivenOver" },
      {
        article: "nec-300-5",
        occupancy: "house",
        where: "houseDriveway",
        least: 18,
        notWhen: "gfciCircuit",
        onlyWhenSaid: true,
      },
      { article: "nec-300-5", occupancy: "house", where: "drivewayGfci", least: 12, onlyWhenSaid: true },
      { article: "nec-300-5", occupancy: "building", where: "otherDriveway", least: 24, onlyWhenSaid: true },
      { article: "nec-300-5", where: "underStreet", least: 24, onlyWhenSaid: true },
    ],
  },
  {
    id: "breaker",
    thing: spoken(
      /\b(breakers?|circuits?|fuses?|overcurrent|interruptor(es)?|pastillas?|circuitos?|fusibles?|termomagnetic\w+|protegid\w+)\b/,
      'מפסק|מפסקים|מאמ"ת|מא"ז|מעגל|נתיך|פיוז|אוטומט',
    ),
    not: spoken(
      /\b(gfci|afci|alumin(i)?um|aluminio|derat\w+|motors?|welder|ac unit|air condition\w*|hvac|tap)\b/,
      "אלומיניום|מנוע|מזגן",
    ),
    with: WIRING,
    property: [],
    unsaid: true,
    unit: "A",
    by: { unit: "AWG", thing: WIRING, needed: true },
    limits: BREAKERS,
  },
  {
    id: "breaker",
    thing: new RegExp(`${WIRING.source}|#\\d|\\b(awg|gauge|calibre|amps?|amperes|amperios?)\\b|אמפר`, "u"),
    not: spoken(
      /\b(gfci|afci|alumin(i)?um|aluminio|derat\w+|motors?|welder|drop|caida|distance|conduit fill|how many|motor|box|extension|cord)\b/,
      "אלומיניום|מנוע|מפל|מרחק",
    ),
    with: spoken(/\b(amps?|circuits?|breakers?)\b/, "מעגל"),
    property: [],
    unsaid: true,
    unit: "A",
    by: { unit: "AWG", thing: WIRING, needed: true },
    limits: BREAKERS,
  },
  {
    id: "cableHole",
    thing: spoken(/\b(holes?|bored holes?|perforacion(es)?|agujeros?|hoyos?)\b/, "חור|חורים|קידוח"),
    also: spoken(/\b(cables?|wires?|romex|nm)\b/, "כבל|כבלים|חוט"),
    with: spoken(/\b(studs?|edges?|cables?|wires?|face|montantes?|borde|canto)\b/, "ניצב|ניצבים|קצה|כבל"),
    property: ["distance"],
    unit: "in",
    limits: [{ article: "nec-300-4", least: 1.25 }],
  },
  {
    id: "stapleBox",
    thing: spoken(
      /\b(staples?|stapled|stapling|strap(s|ped)?|secur\w+|support\w*|grapas?|grap\w+|engrapa\w*|sujet\w+)\b/,
      "חיזוק|חיזוקים|סיכות|סיכה|שלה|שלות|חבק|חבקים|לחזק|לתפוס|תפיסה",
    ),
    also: spoken(/\b(box(es)?|cajas?)\b/, "קופסה|קופסאות|קופסת"),
    with: spoken(/\b(box(es)?|cajas?|cables?|romex|nm|nm-b)\b/, "קופסה|כבל"),
    not: spoken(/\b(emt|conduits?|mc|pvc)\b/, "emt|צינור"),
    property: ["distance"],
    unit: "in",
    limits: [{ article: "nec-334-30", where: "boxClamps", most: 12 }],
  },
  {
    id: "staples",
    thing: spoken(
      /\b(staples?|stapled|stapling|strap(s|ped)?|secur\w+|support\w*|grapas?|grap\w+|engrapa\w*|sujet\w+)\b/,
      "חיזוק|חיזוקים|סיכות|שלה|שלות|חבק|חבקים|לחזק|לתפוס|תפיסה",
    ),
    also: spoken(/\b(nm|nm-b|romex|cables?)\b/, "כבל|כבלים"),
    not: spoken(/\b(box(es)?|cajas?|mc|conduit|emt)\b/, "קופסה|קופסת|צינור"),
    with: spoken(/\b(cables?|romex|nm|nm-b)\b/, "כבל|כבלים"),
    property: ["spacing"],
    unsaid: true,
    unit: "ft",
    limits: [{ article: "nec-334-30", most: 4.5 }],
  },
  {
    id: "emtBox",
    thing: FASTENED,
    also: new RegExp(`^(?=.*(?:${EMT.source}))(?=.*(?:${BOXES.source}))`, "su"),
    not: spoken(/\b(pvc|rmc|rigid|enm?t|flex\w*|mc|nm|romex|gas|water)\b/, "גז|מים"),
    with: anyOf(BOXES, EMT),
    property: ["distance"],
    unsaid: true,
    unit: "ft",
    limits: [{ article: "nec-358-30", section: "NEC 358.30", where: "emtNoFraming", most: 3, elseMore: 5 }],
  },
  {
    id: "emtSupport",
    thing: EMT,
    also: FASTENED,
    not: anyOf(BOXES, spoken(/\b(pvc|rmc|rigid|enm?t|flex\w*|mc|nm|romex|gas|water)\b/, "גז|מים")),
    with: FASTENED,
    property: ["spacing"],
    unsaid: true,
    unit: "ft",
    limits: [{ article: "nec-358-30", section: "NEC 358.30", most: 10 }],
  },
  {
    id: "emtBends",
    thing: BENT,
    also: anyOf(
      EMT,
      spoken(/\b(pull (points?|box(es)?)|box(es)?|puntos? de jalado|cajas?)\b/, "קופסאות|נקודות משיכה"),
    ),
    not: spoken(/\b(dryer|duct|drain|waste|secadora|drenaje|cleanouts?|gas)\b/, "מייבש|ניקוז|ביוב|גז"),
    with: anyOf(EMT, BOXES),
    property: [],
    unsaid: true,
    unit: "deg",
    limits: [{ article: "nec-358-30", section: "NEC 358.26", where: "pullPoints", most: 360 }],
  },
  {
    id: "switchHeight",
    thing: HANDLES,
    not: spoken(
      /\b(ada|accessible|wheelchair|accesible|discapacit\w+|outlets?|receptacles?|panel clearance|float|pressure|controls?|controles?)\b/,
      "נגיש|נגישה|נגישים|נכים|שקע|שקעים|לחצנים|לחצן",
    ),
    with: spoken(/\b(floor|platform|panel|wall|piso|suelo|pared|tablero)\b/, "רצפה|משטח|קיר|לוח"),
    property: ["height", "distance"],
    unit: "ft",
    limits: [{ article: "nec-404-8", section: "NEC 404.8(A)", where: "besideAppliance", most: 79 / 12 }],
  },
  {
    id: "groundRod",
    thing: spoken(
      /\b(ground(ing)? ?rods?|varillas? (de )?(tierra|coperweld)|electrodos?)\b/,
      "אלקטרודה|אלקטרודת הארקה|מוט הארקה",
    ),
    not: spoken(/\b(apart|between|ohms?|spac\w+|separa\w*|entre)\b/, "בין|אוהם"),
    property: ["length", "depth"],
    unsaid: true,
    unit: "ft",
    limits: [{ article: "nec-250-50", least: 8 }],
  },
  {
    id: "groundRods",
    thing: spoken(
      /\b(ground(ing)? ?rods?|varillas? (de )?(tierra|coperweld)|electrodos?)\b/,
      "אלקטרודות|אלקטרודות הארקה|מוטות הארקה",
    ),
    property: ["spacing"],
    unit: "ft",
    limits: [{ article: "nec-250-50", least: 6 }],
  },
  {
    id: "serviceDrop",
    thing: spoken(
      /\b(overhead (service|wires?|conductors?|lines?)|service drops?|acometida aerea|cables? aere[oa]s?)\b/,
      "קו עילי|כבל עילי|חיבור עילי|כבלים עיליים",
    ),
    not: spoken(
      /\b(cranes?|booms?|excavators?|backhoes?|buckets?|forklifts?|lifts?|scaffold\w*|ladders?|workers?|equipment|gruas?|excavadoras?|andamios?|trabajador\w*)\b/,
      "מנוף|עגורן|מחפר|פיגום|סולם|עובד|עובדים",
    ),
    with: spoken(
      /\b(driveways?|streets?|walks?|walkways?|sidewalks?|roads?|alley|calle|banqueta|entrada|grade|ground)\b/,
      "רחוב|כביש|חניה|שביל|מדרכה",
    ),
    property: ["height", "distance", "opening"],
    unsaid: true,
    unit: "ft",
    limits: [
      { article: "nec-230-24", where: "street", least: 18 },
      { article: "nec-230-24", where: "walk", least: 10 },
      { article: "nec-230-24", where: "residentialDriveway", least: 12 },
    ],
  },
];
