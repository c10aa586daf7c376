import { spoken } from "../spoken.ts";
import type { Subject } from "./limit.ts";

const DRAIN = spoken(
  /\b(drains?( pipes?| lines?)?|drainage( pipes?)?|waste (pipes?|lines?)|sewer( pipes?| lines?)?|drenajes?|desagues?|tuberia de (drenaje|desague)|tubos? de (drenaje|desague)|caneria)\b/,
  "ניקוז|צינור ניקוז|צינור ביוב|ביוב|דלוחין|צינור שופכין|צינור נקז",
);
const PIPE = spoken(
  /\b(pipes?|drains?|lines?|traps?|trap arms?|sewer|tubos?|tuberia|drenaje|desague|sifon|trampa)\b/,
  "צינור|ניקוז|ביוב|מחסום|סיפון",
);
const ALARM = spoken(
  /\b(smoke (alarms?|detectors?)|detector(es)? de humo|alarmas? de humo)\b/,
  "גלאי עשן|גלאי|גלאים",
);
const TRAP_ARMS = [
  [0, 1.25, 5],
  [1.25, 1.5, 6],
  [1.5, 2, 8],
  [2, 3, 12],
  [3, 4, 16],
] as const;

export const SYSTEM_SUBJECTS: readonly Subject[] = [
  {
    id: "smokeAlarmBath",
    thing: ALARM,
    also: spoken(/\b(bath(room)?s?|shower|banos?|regadera|ducha)\b/, "אמבטיה|מקלחת|חדר רחצה|שירותים"),
    with: spoken(/\b(bath(room)?s?|doors?|banos?|puertas?|shower)\b/, "אמבטיה|דלת|מקלחת"),
    property: ["distance"],
    unsaid: true,
    unit: "ft",
    limits: [{ article: "irc-r314-3", occupancy: "house", least: 3 }],
  },
  {
    id: "dryerLength",
    thing: spoken(
      /\b(dryer (ducts?|vents?|exhausts?|runs?|lines?)|(ductos?|ventilacion|tubo) de (la )?secadora)\b/,
      "צינור מייבש|תעלת מייבש|צינור פליטה של מייבש|פליטת מייבש",
    ),
    not: spoken(
      /\b(elbows?|turns?|bends?|90'?s|45'?s|vueltas?|codos?|diameter|diametro|screws?|tornillos?)\b/,
      "ברך|ברכיים|קשתות|קוטר",
    ),
    property: ["length"],
    unsaid: true,
    unit: "ft",
    limits: [
      { article: "irc-m1502-4-6", occupancy: "house", where: "noElbows", most: 35 },
      { article: "umc-504-4", where: "umc", most: 14, onlyWhenSaid: true },
    ],
  },
  {
    id: "dryerDiameter",
    thing: spoken(
      /\b(dryer (ducts?|vents?|exhausts?)|(ductos?|ventilacion|tubo) de (la )?secadora)\b/,
      "צינור מייבש|תעלת מייבש|פליטת מייבש",
    ),
    property: ["diameter", "width"],
    unit: "in",
    limits: [{ article: "irc-m1502-4-6", occupancy: "house", least: 4, most: 4 }],
  },
  {
    id: "waterPressure",
    thing: spoken(
      /\b(water pressure|static pressure|house pressure|pressure|psi|presion( de(l)? agua)?)\b/,
      "לחץ מים|לחץ המים|לחץ",
    ),
    not: spoken(/\b(gas|test\w*|air|concrete|soil|relief|bearing|prueba|wind)\b/, "גז|בדיקה|אוויר|בטון|קרקע"),
    with: spoken(/\b(water|house|agua|casa)\b/, "מים|בית"),
    property: ["pressure"],
    unsaid: true,
    unit: "psi",
    limits: [
      { article: "irc-p2903-3-1", occupancy: "house", where: "fixtureDemand", most: 80, neverEnough: true },
    ],
  },
  {
    id: "gasTest",
    thing: spoken(/\b(gas)\b/, "גז"),
    also: spoken(/\b(test(ed|ing)?|prueba|probar)\b/, "בדיקה|בדיקת לחץ|לבדוק"),
    with: spoken(/\b(pipes?|lines?|piping|tests?|tuberia|linea|prueba)\b/, "צינור|צנרת|בדיקה"),
    property: ["pressure"],
    unsaid: true,
    unit: "psi",
    limits: [
      { article: "irc-g2417-4", occupancy: "house", where: "timesWorking", least: 3, neverEnough: true },
    ],
  },
  {
    id: "drainSlope",
    // A fall in inches per foot is a drain's where nothing else is named.
    thing: new RegExp(`${DRAIN.source}|\\b(pipes?|tubos?|tuberia)\\b|צינור`, "u"),
    not: spoken(
      /\b(roof|gutter|yard|french|foundation|condensate|floor slope|techo|canaleta)\b/,
      "גג|מזחלה|חצר",
    ),
    with: new RegExp(`${PIPE.source}|\\bdrops?\\b`, "u"),
    property: ["slope"],
    unsaid: true,
    unit: "ratio",
    perFoot: true,
    by: { unit: "in", thing: PIPE },
    limits: [
      { article: "irc-p3005-3", where: "drainSmall", least: 1 / 48, by: [0, 2.5] },
      { article: "irc-p3005-3", where: "drainLarge", least: 1 / 96, by: [2.5, 6] },
    ],
  },
  {
    id: "trapArm",
    thing: spoken(
      /\b(trap arms?|trap to (the )?vent|(lav(atory)?|sink|tub|shower|fixture) (drain )?to (the |a )?vent|(distance|far|from) .{0,30}\btraps?\b.{0,30}\bvents?|traps? .{0,12}\bfrom (the )?vent|vents? .{0,25}\bfrom (the )?trap|brazo (de|del) (sifon|trampa)|(sifon|trampa) (al?|y|hasta) (la |el )?(tubo de )?(ventilacion|ventila)|(ventilacion|ventila) (al?|hasta|del?|a la|de la) (sifon|trampa))\b/,
      "(?:מ|מה|ה)?(?:מחסום|סיפון) ל(?:צינור )?(?:ה)?אוורור|זרוע סיפון|זרוע מחסום|בין (?:ה)?(?:מחסום|סיפון) ל(?:צינור )?(?:ה)?אוורור",
    ),
    with: PIPE,
    property: ["length", "distance"],
    unsaid: true,
    unit: "ft",
    by: { unit: "in", thing: PIPE, beside: true },
    limits: TRAP_ARMS.map(([over, upTo, most]) => ({
      article: "irc-p3105-1",
      where: `trap${upTo * 100}` as "trap125" | "trap150" | "trap200" | "trap300" | "trap400",
      most,
      by: [over, upTo] as const,
    })),
  },
  {
    id: "trapSeal",
    thing: spoken(
      /\b(trap seals?|water seals?|sello (de agua|hidraulico)|sello de (la )?trampa)\b/,
      "מחסום מים|גובה מים במחסום|חותם מים",
    ),
    property: ["depth", "height"],
    unsaid: true,
    unit: "in",
    limits: [{ article: "irc-p3201-2", occupancy: "house", least: 2, most: 4 }],
  },
  {
    id: "cleanouts",
    thing: spoken(
      /\b(clean ?-?outs?|registros? (de limpieza|sanitarios?)|tapon(es)? de registro|registros?)\b/,
      "פתח ביקורת|פתחי ביקורת|עין ביקורת|ביקורת",
    ),
    with: DRAIN,
    property: ["spacing"],
    unsaid: true,
    unit: "ft",
    limits: [{ article: "irc-p3005-2", most: 100 }],
  },
  {
    id: "ventRoof",
    thing: spoken(
      /\b(vents?|vent (pipes?|stacks?)|tubo de ventilacion|ventilacion(es)?)\b/,
      "צינור אוורור|אוורור|אוורור ביוב",
    ),
    also: spoken(
      /\b(above (the )?roof|over (the )?roof|through (the )?roof|sobre (el )?techo|arriba del techo|encima del techo)\b/,
      "מעל הגג|מעל לגג",
    ),
    not: spoken(/\b(window|intake|chimney|flue|dryer|ventana|chimenea|secadora)\b/, "חלון|ארובה|מייבש"),
    with: spoken(/\b(roofs?|techos?)\b/, "גג"),
    property: ["height", "distance"],
    unsaid: true,
    unit: "in",
    limits: [{ article: "irc-p3103-1", where: "snow", least: 6, neverEnough: true }],
  },
  {
    id: "gasDepth",
    thing: spoken(/\b(gas (pipes?|piping|lines?)|(tuberia|linea|tubo) de gas)\b/, "צינור גז|צנרת גז|קו גז"),
    property: ["depth"],
    unsaid: true,
    unit: "in",
    limits: [
      { article: "irc-g2415-12", occupancy: "house", least: 12 },
      {
        article: "irc-g2415-12",
        occupancy: "house",
        where: "outdoorAppliance",
        least: 8,
        onlyWhenSaid: true,
        neverEnough: true,
      },
    ],
  },
  {
    id: "gasShutoff",
    thing: spoken(
      /\b((gas )?shut ?-?offs?( valves?)?|gas valves?|(valvula|llave) de (paso|cierre|gas)|llave del gas)\b/,
      "ברז גז|ברז סגירה|ברז ניתוק",
    ),
    with: spoken(
      /\b(appliances?|stove|range|furnace|dryer|heater|aparato|estufa|calentador)\b/,
      "מכשיר|כיריים|תנור",
    ),
    property: ["distance"],
    unsaid: true,
    unit: "ft",
    limits: [{ article: "irc-g2420-5", occupancy: "house", most: 6 }],
  },
  {
    id: "ignitionHeight",
    thing: spoken(
      /\b(water heaters?|ignition sources?|furnaces?|calentador(es)?|boilers?|fuente de ignicion)\b/,
      "דוד|דוד מים|מקור הצתה|מחמם מים",
    ),
    also: spoken(/\b(garages?|cocheras?|garajes?)\b/, "חניה|מוסך|גראז'"),
    with: spoken(
      /\b(garages?|floor|slab|gas|flame|burner|pilot|cocheras?|garajes?|piso|flama|quemador|piloto)\b/,
      "חניה|מוסך|רצפה|גז|להבה|מבער",
    ),
    property: ["height", "distance"],
    unsaid: true,
    unit: "in",
    limits: [{ article: "irc-g2408-2", occupancy: "house", least: 18 }],
  },
  {
    id: "reliefDrain",
    thing: spoken(
      /\b((relief|t&?p|tpr|t and p)( valve)? (drains?|discharge|pipes?|lines?|valves?)|relief valve|descarga de(l)? (alivio|calentador)|(tubo|descarga)[a-z ]{0,20} valvula( de)? (alivio|tpr|t&?p)|valvula de alivio|valvula (tpr|t&?p))\b/,
      "שסתום ביטחון|פליטת שסתום|צינור פריקה",
    ),
    with: spoken(/\b(floor|drains?|pipes?|discharge|piso)\b/, "רצפה|צינור"),
    property: ["height", "distance"],
    unsaid: true,
    unit: "in",
    limits: [{ article: "irc-p2801-6", occupancy: "house", most: 6 }],
  },
  {
    id: "waterDepth",
    thing: spoken(
      /\b(water (service|lines?|pipes?|mains?)|(tuberia|linea|tubo|toma) de agua)\b/,
      "צינור מים|קו מים|צנרת מים",
    ),
    property: ["depth"],
    unit: "in",
    limits: [{ article: "irc-p2603-5", occupancy: "house", where: "frost", least: 12, neverEnough: true }],
  },
  {
    id: "pipePlate",
    thing: spoken(/\b(pipes?|pex|tubos?|tuberia)\b/, "צינור|צינורות"),
    also: spoken(/\b(studs?|nail ?plates?|montantes?)\b/, "ניצב|ניצבים|לוחית"),
    with: spoken(/\b(studs?|edges?|face|holes?|montantes?|borde)\b/, "ניצב|קצה"),
    property: ["distance"],
    unit: "in",
    limits: [{ article: "irc-p2603-2-1", occupancy: "house", where: "orPlate", least: 1.25 }],
  },
  {
    id: "chimney",
    thing: spoken(/\b(chimneys?|chimeneas?)\b/, "ארובה|ארובות"),
    also: spoken(/\b(roofs?|techos?|azotea)\b/, "גג"),
    not: spoken(/\b(within|ridge|10 ft|ten feet|hearth|clearance|combust\w+)\b/, "רכס"),
    with: spoken(/\b(roofs?|techos?|azotea)\b/, "גג"),
    property: ["height", "distance"],
    unsaid: true,
    unit: "ft",
    limits: [
      {
        article: "irc-r1001-9",
        section: "IRC R1003.9",
        occupancy: "house",
        where: "tenFeet",
        least: 3,
        neverEnough: true,
      },
    ],
  },
  {
    id: "bathFan",
    thing: spoken(
      /\b(bath(room)? (exhaust )?fans?|(ventilador|extractor|extraccion)( del| de)? bano)\b/,
      "מאוורר בשירותים|מאוורר באמבטיה|יניקת חדר רחצה|מאוורר אמבטיה|מאוורר שירותים|ונטה|מפוח אמבטיה",
    ),
    property: [],
    unsaid: true,
    unit: "cfm",
    limits: [
      { article: "irc-r303-3", occupancy: "house", where: "onDemand", least: 50 },
      { article: "irc-r303-3", occupancy: "house", where: "continuous", least: 20 },
    ],
  },
];
