import { anyOf, spoken } from "../spoken.ts";
import type { Subject } from "./limit.ts";

const DOOR = spoken(/\b(doors?|doorways?|puertas?)\b/, "דלת|דלתות|פתח דלת");
const NO_ESCAPE =
  /\b(pocket|latch|picaporte|garage|closets?|cabinets?|shower|elevators?|crawl|attics?|cochera|armario|ducha|elevador)\b|(?<!\p{L})[הבלמ]?(?:מנעול|מעלית|ארון|מקלחון|חניה)(?!\p{L})/u;
const ESCAPE = spoken(
  /\b(egress|escape|rescue|emergency|bedrooms?|basements?|sleeping|escapes?|egresos?|emergencia|recamaras?|dormitorios?|habitacion|sotanos?|rescate)\b/,
  "מילוט|חירום|חילוץ|חדר שינה|חדרי שינה|מרתף|ממד",
);
const WINDOW = spoken(/\b(windows?|openings?|ventanas?|aberturas?)\b/, "חלון|חלונות|פתח|פתחים");
const WELL = spoken(/\b(window wells?|wells?|fosos?|pozo de (la )?ventana)\b/, "באר אור|באר חלון|חצר אנגלית");

const SHOWER = spoken(
  /\b(shower (stalls?|pans?)|showers?|regaderas?|duchas?)\b/,
  "מקלחת|מקלחון|מקלחות|מקלחונים",
);
const NO_SHOWER_FLOOR = spoken(
  /\b(ada|accessible|wheelchair|roll|transfer|accesible|niche|bench|doors?|puertas?|heads?|drain)\b/,
  "נגיש|נגישה|דלת|ראש|ניקוז",
);

export const ROOM_SUBJECTS: readonly Subject[] = [
  {
    id: "wellArea",
    thing: WELL,
    property: ["area"],
    unsaid: true,
    unit: "ft2",
    limits: [{ article: "irc-r310-4", occupancy: "house", least: 9 }],
  },
  {
    id: "wellWidth",
    thing: WELL,
    property: ["width", "distance"],
    unit: "in",
    limits: [{ article: "irc-r310-4", occupancy: "house", least: 36 }],
  },
  {
    id: "windowSill",
    thing: spoken(
      /\b(sills?|bottom of (the |my |a |our )?([a-z]+ ){0,2}(windows?|openings?)|window bottoms?|antepechos?|alfeizar(es)?|repis(a|on))\b/,
      "אדן|סף חלון|סף החלון|אדן החלון|חלון (?:\\p{L}+ ){0,2}סף|סף (?:\\p{L}+ ){0,2}חלון",
    ),
    not: spoken(/\b(sill plates?|mud ?sills?|door|threshold|anchor|puerta|solera)\b/, "דלת"),
    with: WINDOW,
    property: ["height", "distance"],
    unsaid: true,
    unit: "in",
    limits: [
      { article: "irc-r310-2", occupancy: "house", where: "escapeWindow", most: 44 },
      { article: "irc-r312-2", occupancy: "house", where: "highWindow", least: 24, besides: true },
      { article: "irc-r310-2", occupancy: "house", where: "escapeWindow", most: 44, by: [0, 1000] },
      { article: "irc-r312-2", occupancy: "house", where: "highWindow", least: 24, by: [6, 1000] },
    ],
    // How high it stands above the ground outside.
    by: {
      unit: "ft",
      beside: true,
      thing:
        /(?:up )?(?:above|over|off|from) (?:the )?(?:grade|ground|yard|street|lawn)|(?:above|over) (?:it|outside)|up outside|(?:del?|sobre (?:el|la)|arriba del?) (?:suelo de afuera|terreno|patio|calle|nivel de (?:la )?calle|rasante)|(?:מעל|מ)(?: )?ה?(?:קרקע|אדמה|רחוב|חצר)/u,
    },
  },
  {
    id: "escapeArea",
    thing: WINDOW,
    also: ESCAPE,
    not: WELL,
    with: ESCAPE,
    property: ["area", "opening"],
    unsaid: true,
    unit: "ft2",
    limits: [
      { article: "irc-r310-2", occupancy: "house", where: "upperFloor", least: 5.7 },
      { article: "irc-r310-2", occupancy: "house", where: "gradeFloor", least: 5 },
    ],
  },
  {
    id: "escapeWidth",
    thing: WINDOW,
    also: ESCAPE,
    not: WELL,
    with: ESCAPE,
    property: ["width"],
    nominal: true,
    unit: "in",
    limits: [{ article: "irc-r310-2", occupancy: "house", least: 20 }],
  },
  {
    id: "escapeHeight",
    thing: WINDOW,
    also: ESCAPE,
    not: new RegExp(
      `${WELL.source}|${/\b(sills?|floor|ground|off|above|antepecho|piso|suelo|alfeizar)\b|רצפה|אדן|סף/.source}`,
      "u",
    ),
    with: ESCAPE,
    property: ["height"],
    nominal: true,
    unit: "in",
    limits: [{ article: "irc-r310-2", occupancy: "house", least: 24 }],
  },
  {
    id: "escapeSize",
    thing: WINDOW,
    also: ESCAPE,
    not: WELL,
    with: ESCAPE,
    property: ["size"],
    unsaid: true,
    nominal: true,
    unit: "in",
    sides: [20, 24],
    limits: [
      { article: "irc-r310-2", occupancy: "house", where: "upperFloor", least: 5.7 * 144 },
      { article: "irc-r310-2", occupancy: "house", where: "gradeFloor", least: 720 },
    ],
  },
  {
    id: "ceiling",
    thing: spoken(
      /\b(ceilings?|ceiling heights?|cielos? rasos?|plafon(es)?|techos?|altura de(l)? (cuarto|habitacion|recamara))\b/,
      "תקרה|תקרות|תקרת|גובה חדר|גובה החדר",
    ),
    not: spoken(
      /\b(slop\w+|vault\w*|cathedral|drop(ped)? ceiling|fans?|joists?|fixtures?|lights?|drywall|smoke|detector|inclinad\w+|roofs?|tejas?|pendiente|ventilador|humo|azotea|garage|garaje|cochera|bodega|almacen|storage|closets?|attics?|insulation|ladders?|escaleras?)\b/,
      "משופע|משופעת|משופעות|מאוורר|עשן|גבס|חניה|מחסן|ארון",
    ),
    with: spoken(
      /\b(rooms?|bedrooms?|basements?|bath(room)?s?|cuartos?|recamaras?|banos?|sotanos?)\b/,
      "חדר|חדרים|מרתף|אמבטיה|שירותים",
    ),
    property: ["height"],
    unsaid: true,
    unit: "ft",
    limits: [
      { article: "irc-r305-1", occupancy: "house", where: "habitable", least: 7 },
      { article: "irc-r305-1", occupancy: "house", where: "bath", least: 80 / 12, onlyWhenSaid: true },
      {
        article: "irc-r305-1",
        occupancy: "house",
        where: "basementHabitable",
        notWhen: "bath",
        least: 7,
        onlyWhenSaid: true,
      },
      {
        article: "irc-r305-1",
        occupancy: "house",
        where: "basementPlain",
        notWhen: "bath",
        least: 80 / 12,
        onlyWhenSaid: true,
      },
      { article: "irc-r305-1", occupancy: "house", where: "underBeams", least: 76 / 12, onlyWhenSaid: true },
      { article: "ibc-1208", occupancy: "building", where: "habitable", least: 7.5 },
      { article: "ibc-1208", occupancy: "building", where: "bath", least: 7, onlyWhenSaid: true },
    ],
  },
  {
    id: "roomArea",
    thing: spoken(
      /\b(bedrooms?|habitable rooms?|living rooms?|sleeping rooms?|rooms?|dormitorios?|recamaras?|habitacion(es)?|cuartos?|alcobas?)\b/,
      "חדר שינה|חדרי שינה|חדר|חדרים|חדר מגורים",
    ),
    not: spoken(
      /\b(windows?|doors?|ceilings?|closets?|bath\w*|walls?|ventanas?|puertas?|techos?|bano|muros?|paint\w*|drywall|electrical|mechanical|heater|vent\w*|occupan\w+)\b/,
      "חלון|דלת|תקרה|אמבטיה|קיר|קירות|צבע",
    ),
    property: ["area"],
    unsaid: true,
    unit: "ft2",
    limits: [
      { article: "irc-r304-1", occupancy: "house", least: 70 },
      { article: "ibc-1208", occupancy: "building", least: 70 },
    ],
  },
  {
    id: "roomSize",
    thing: spoken(
      /\b(bedrooms?|habitable rooms?|living rooms?|sleeping rooms?|dormitorios?|recamaras?|habitacion(es)?|alcobas?)\b/,
      "חדר שינה|חדרי שינה|חדר מגורים",
    ),
    not: spoken(
      /\b(windows?|doors?|ceilings?|closets?|bath\w*|ventanas?|puertas?|techos?|bano)\b/,
      "חלון|דלת|תקרה|אמבטיה",
    ),
    property: ["size"],
    unsaid: true,
    unit: "ft",
    sides: [7, 7],
    limits: [{ article: "irc-r304-1", occupancy: "house", least: 70 }],
  },
  {
    id: "roomWidth",
    thing: spoken(
      /\b(bedrooms?|habitable rooms?|living rooms?|rooms?|dormitorios?|recamaras?|habitacion(es)?|cuartos?)\b/,
      "חדר שינה|חדרי שינה|חדר|חדרים",
    ),
    not: spoken(
      /\b(windows?|doors?|ceilings?|closets?|bath\w*|ventanas?|puertas?|techos?|bano|egress|opening)\b/,
      "חלון|דלת|תקרה|אמבטיה|פתח",
    ),
    property: ["width"],
    unit: "ft",
    limits: [{ article: "irc-r304-2", occupancy: "house", least: 7 }],
  },
  {
    id: "deadEnd",
    thing: spoken(/\b(dead[- ]?ends?|sin salida|callejon)\b/, "ללא מוצא|מבוי סתום|קצה סגור"),
    with: spoken(/\b(corridors?|hallways?|pasillos?)\b/, "מסדרון"),
    property: ["length"],
    unsaid: true,
    unit: "ft",
    limits: [
      { article: "ibc-1020-2", section: "IBC 1020.5", occupancy: "building", most: 20 },
      {
        article: "ibc-1020-2",
        section: "IBC 1020.5",
        occupancy: "building",
        where: "sprinklered",
        most: 50,
      },
    ],
  },
  {
    id: "hall",
    thing: spoken(
      /\b(hallways?|halls?|corridors?|pasillos?|corredor(es)?)\b/,
      "מסדרון|מסדרונות|פרוזדור|פרוזדורים",
    ),
    not: anyOf(
      spoken(
        /\b(doors?|outlets?|receptacles?|dead|lights?|puertas?|tomacorrientes?|contactos?|ceilings?|techos?|handrails?|panels?|breakers?|tableros?)\b/,
        "דלת|שקע|תקרה|לוח חשמל|לוח",
      ),
      spoken(/\b(de acceso|parking|estacionamiento|sin salida|access aisles?)\b/, "ללא מוצא|קצה סגור|חניה"),
    ),
    property: ["width"],
    unsaid: true,
    unit: "in",
    limits: [
      { article: "irc-r311-6", occupancy: "house", least: 36 },
      { article: "ibc-1020-2", section: "IBC 1020.3", occupancy: "building", where: "fifty", least: 44 },
      { article: "ibc-1020-2", section: "IBC 1020.3", occupancy: "building", where: "few", least: 36 },
      {
        article: "ibc-1020-2",
        section: "IBC 1020.3",
        occupancy: "building",
        where: "school",
        least: 72,
        onlyWhenSaid: true,
      },
      { article: "ada-403", occupancy: "accessible", least: 36 },
    ],
  },
  {
    id: "threshold",
    thing: spoken(/\b(thresholds?|door ?sills?|umbral(es)?)\b/, "סף|מפתן|סף דלת"),
    with: DOOR,
    not: spoken(/\b(trap|sifon|trampa|bolts?|anchors?|plates?)\b/, "מחסום|סיפון|קורת סף|ברגי|עיגון|חלון|רגל"),
    property: ["height"],
    unsaid: true,
    unit: "in",
    limits: [
      { article: "ada-404-2", occupancy: "accessible", most: 0.5 },
      { article: "irc-r311-3", occupancy: "house", most: 1.5 },
    ],
  },
  {
    id: "exitDoorWidth",
    thing: DOOR,
    also: spoken(
      /\b(front|exit|egress|entry|entrance|main|exterior|outside|commercial|offices?|stores?|restaurants?|schools?|public|ada|accessible|wheelchairs?|entrada|principal|salida|egreso|exterior|comercial|oficinas?|tiendas?|accesibles?|silla de ruedas)\b/,
      "כניסה|ראשית|יציאה|חיצונית|מילוט|חירום|מסחרי|משרד|חנות|נגישה|נגיש|נגישות|כיסא גלגלים",
    ),
    not: NO_ESCAPE,
    with: spoken(/\b(openings?|clear|claro|vano|abertura|hueco)\b/, "פתח|מפתח|מעבר"),
    property: ["width", "opening"],
    unsaid: true,
    unit: "in",
    leaf: 2,
    limits: [
      { article: "irc-r311-1", section: "IRC R311.2", occupancy: "house", where: "exitClear", least: 32 },
      { article: "ibc-1010-1", occupancy: "building", where: "exitClear", least: 32 },
      { article: "ada-404-2", occupancy: "accessible", where: "exitClear", least: 32 },
    ],
  },
  {
    id: "exitDoorHeight",
    thing: DOOR,
    also: spoken(
      /\b(front|exit|egress|entry|entrance|main|exterior|commercial|offices?|stores?|entrada|principal|salida|comercial|oficinas?)\b/,
      "כניסה|ראשית|יציאה|חיצונית|מילוט|מסחרי|משרד",
    ),
    not: new RegExp(
      `${NO_ESCAPE.source}|\\b(handles?|hardware|knobs?|levers?|thresholds?|manija|umbral)\\b|ידית|סף`,
      "u",
    ),
    property: ["height"],
    unit: "in",
    limits: [
      { article: "irc-r311-1", section: "IRC R311.2", occupancy: "house", least: 78 },
      { article: "ibc-1010-1", occupancy: "building", least: 80 },
    ],
  },
  {
    id: "doorHardware",
    thing: spoken(
      /\b(door ?(handles?|knobs?|hardware|levers?)|manijas?|picaportes?|chapas? de (la )?puerta)\b/,
      "ידית|ידיות",
    ),
    with: DOOR,
    not: spoken(
      /\b(beside|next to|junto|space|espacio|latch side|pull side|breakers?|panels?|switch\w*|interruptor\w*|tablero)\b/,
      "ליד|מרווח|מפסק|לוח|לוח חשמל|מתג",
    ),
    property: ["height", "distance"],
    unsaid: true,
    unit: "in",
    limits: [{ article: "ada-404-2", occupancy: "accessible", least: 34, most: 48 }],
  },
  {
    id: "doorForce",
    thing: DOOR,
    // A leaf's thickness is no push, and a push is told in whole pounds.
    not: /\b(?:thick\w*|solid|gruesa\w*|grosor|espesor|maciz\w*)\b|\d \d\/\d|עובי|מלאה/u,
    property: ["force"],
    unsaid: true,
    unit: "lb",
    limits: [
      { article: "ada-404-2", occupancy: "accessible", where: "interiorDoor", most: 5 },
      { article: "ibc-1010-1", occupancy: "building", where: "interiorDoor", most: 5 },
    ],
  },
  {
    id: "toiletFront",
    thing: spoken(
      /\b(toilets?|water closets?|commodes?|inodoros?|excusados?|tazas?|wc)\b/,
      "אסלה|אסלות|בית שימוש",
    ),
    also: spoken(/\b(front|frente|enfrente|delante)\b/, "לפני|מול|מלפנים|מקדימה|קדימה|חזית"),
    with: spoken(/\b(front|walls?|frente)\b/, "מול|לפני|מקדימה"),
    property: ["distance", "opening", "depth", "length"],
    unsaid: true,
    unit: "in",
    limits: [{ article: "irc-p2705-1", occupancy: "house", least: 21 }],
  },
  {
    id: "toiletSeat",
    thing: spoken(/\b(toilet seats?|seat height|asientos?)\b/, "מושב אסלה|מושב|אסלה"),
    also: spoken(/\b(ada|accessible|wheelchair|accesible|silla de ruedas)\b/, "נגיש|נגישה|נגישים|נגישות"),
    with: spoken(/\b(toilets?|inodoro)\b/, "אסלה"),
    property: ["height"],
    unsaid: true,
    unit: "in",
    limits: [{ article: "ada-604-2", occupancy: "accessible", least: 17, most: 19 }],
  },
  {
    id: "toiletSide",
    thing: spoken(/\b(toilets?|water closets?|commodes?|inodoros?|excusados?|tazas?|wc)\b/, "אסלה|אסלות"),
    not: anyOf(
      spoken(
        /\b(seats?|front|next|rough|between|frente|asiento|flush|gallons?|drains?|pipes?|drenaje|desague|tubos?|tuberia)\b/,
        "מול|לפני|מושב|צינור|ניקוז|ביוב",
      ),
      spoken(/\b(grab ?-?bars?|barras?)\b/, "מוט|מוט אחיזה"),
    ),
    with: spoken(/\b(walls?|vanity|tub|center|centro|pared|muro)\b/, "קיר|מרכז|אמבטיה"),
    property: ["distance"],
    unsaid: true,
    unit: "in",
    limits: [
      { article: "irc-p2705-1", occupancy: "house", where: "toiletCentre", least: 15 },
      { article: "ada-604-2", occupancy: "accessible", where: "toiletCentre", least: 16, most: 18 },
    ],
  },
  {
    id: "showerSize",
    thing: SHOWER,
    not: NO_SHOWER_FLOOR,
    property: ["size"],
    unsaid: true,
    unit: "in",
    sides: [30, 30],
    limits: [
      {
        article: "irc-p2708-1",
        occupancy: "house",
        where: "showerNarrow",
        least: 900,
        orNarrow: [25, 1300],
      },
    ],
  },
  {
    id: "showerWidth",
    thing: SHOWER,
    not: anyOf(
      NO_SHOWER_FLOOR,
      spoken(/\b(curb|opening|entr(y|ance)|walls?|bordillo|entrada)\b/, "פתח|כניסה|סף"),
    ),
    with: SHOWER,
    property: ["width"],
    unit: "in",
    limits: [{ article: "irc-p2708-1", occupancy: "house", where: "showerNarrow", least: 30, elseMore: 25 }],
  },
  {
    id: "showerArea",
    thing: SHOWER,
    not: NO_SHOWER_FLOOR,
    with: SHOWER,
    property: ["area"],
    unsaid: true,
    unit: "in2",
    limits: [{ article: "irc-p2708-1", occupancy: "house", where: "showerNarrow", least: 900 }],
  },
];
