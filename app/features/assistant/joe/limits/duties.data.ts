import { spoken } from "../spoken.ts";
import type { Duty } from "./limit.ts";

const SCAFFOLD = spoken(/\b(scaffolds?|scaffolding|andamios?)\b/, "פיגום|פיגומים");
const TRENCH = spoken(
  /\b(trench(es)?|excavations?|ditch(es)?|zanjas?|excavacion(es)?)\b/,
  "תעלה|תעלות|חפירה|חפירות|תעלת|בור",
);

const TOILET = spoken(
  /\b(toilets?|porta[- ]?(pott(y|ies)|johns?)|port-?a-?(pott(y|ies)|johns?)|outhouses?|(bano|sanitario|inodoro|excusado)s?( portatil(es)?)?|letrinas?)\b/,
  "שירותים|בית שימוש|תא שירותים|שירותים ניידים|שירותים כימיים",
);

/** Left out, which only what asks for them understands so: a deck without stairs lacks nothing. */
const NO_STEPS = /\bno (?:stairs?|stairways?|steps?|ladders?|escaleras?)\b|אין (?:סולם|מדרגות)/u;

/** A trench also where only its soil is named. */
const DUG = new RegExp(
  `${TRENCH.source}|${spoken(/\b(clay|sand|sandy|soil|dirt|dig|digging|dug|hole|cut|type [abc]|arcilla|barro|arena|tierra|excavar|excavad[oa]|hoyo|pozo)\b/, "חרסית|חול|אדמה|קרקע|לחפור|חופר|חופרים").source}`,
  "u",
);

/** What is asked for from some measure on. A duty to protect somebody stands before those of buildings. */
export const DUTIES: readonly Duty[] = [
  {
    id: "trenchProtection",
    thing: spoken(
      /\b(protect\w*|shor(e[sd]?|ing)|shield\w*|trench box(es)?|box(es)?|slop(e|ed|ing)|bench\w*|unprotected|unshored|vertical (walls?|sides?)|straight (walls?|sides?)|proteccion|proteger|proteg\w+|apuntal\w+|entib\w+|ademe|ademar|caja|talud|tablestaca\w*)\b/,
      "דיפון|לדפן|תמיכה|תימוך|מיגון|הגנה|שיפוע|ארגז|דיפונים|חיזוק",
    ),
    also: DUG,
    unit: "ft",
    limits: [
      {
        article: "osha-1926-651",
        section: "OSHA 1926.652",
        occupancy: "site",
        where: "noCaveIn",
        from: 5,
        neverUnneeded: true,
      },
    ],
  },
  {
    id: "trenchWayOut",
    thing: spoken(
      /\b(ladders?|way out|egress|exit|means of egress|escaleras?|salida)\b/,
      "סולם|סולמות|יציאה|דרך מוצא|מוצא",
    ),
    also: TRENCH,
    without: NO_STEPS,
    unit: "ft",
    limits: [{ article: "osha-1926-651", section: "OSHA 1926.651", occupancy: "site", from: 4 }],
  },
  {
    id: "scaffoldGuard",
    thing: spoken(
      /\b(guard ?-?rails?|railings?|rails?|fall (protection|arrest)|harness(es)?|tie[sd]? ?off|barandal(es)?|barandas?|arnes(es)?|proteccion contra caidas?)\b/,
      "מעקה|מעקות|רתמה|רתמות|הגנה מפני נפילה|הגנה מנפילה|אזן|אזנים",
    ),
    also: SCAFFOLD,
    unit: "ft",
    limits: [{ article: "osha-1926-451", occupancy: "site", above: 10, neverUnneeded: true }],
  },
  {
    id: "fallProtection",
    thing: spoken(
      /\b(fall (protection|arrest|prevention)|harness(es)?|tie[sd]? ?off|tied ?off|lanyards?|safety nets?|lifelines?|proteccion (contra|de|anti) ?caidas?|arnes(es)?|linea de vida|amarrad[oa]s?)\b/,
      "הגנה מפני נפילה|הגנה מנפילה|רתמה|רתמות|רתמת בטיחות|קו חיים|אבטחה מפני נפילה|ציוד נפילה",
    ),
    not: SCAFFOLD,
    unit: "ft",
    limits: [
      { article: "osha-1926-501", occupancy: "site", from: 6, neverUnneeded: true, where: "dangerBelow" },
      {
        article: "osha-1926-752",
        occupancy: "site",
        where: "steelErection",
        above: 15,
        neverUnneeded: true,
        onlyWhenSaid: true,
      },
    ],
  },
  {
    id: "fallProtection",
    thing: spoken(/\b(guard ?-?rails?|railings?|barandal(es)?|barandas?)\b/, "מעקה|מעקות"),
    also: spoken(
      /\b(osha|job ?sites?|construction sites?|workers?|crew|roofs?|leading edge|obra|trabajador(es)?|techo|azotea)\b/,
      "אתר|באתר|עובדים|עובד|פועלים|גג",
    ),
    not: SCAFFOLD,
    unit: "ft",
    limits: [
      { article: "osha-1926-501", occupancy: "site", where: "dangerBelow", from: 6, neverUnneeded: true },
    ],
  },
  {
    id: "rampRails",
    thing: spoken(/\b(hand ?-?rails?|rails?|pasamanos?)\b/, "מאחז יד|מאחז|מאחזים|בית אחיזה"),
    also: spoken(/\b(ramps?|rampas?)\b/, "רמפה|רמפות|כבש"),
    unit: "in",
    limits: [{ article: "ada-405", occupancy: "accessible", above: 6 }],
  },
  {
    id: "fuelExtinguisher",
    thing: spoken(/\b((fire )?extinguishers?|extintor(es)?|extinguidor(es)?|10 ?-?b)\b/, "מטף|מטפים|מטפה"),
    also: spoken(
      /\b(gasoline|gas|fuel|diesel|flammables?|thinner|solvents?|gasolina|combustible|inflamables?)\b/,
      "דליק|דלק|דליקים|בנזין|סולר",
    ),
    unit: "gal",
    limits: [{ article: "osha-1926-150", occupancy: "site", where: "also2A", above: 5, neverUnneeded: true }],
  },
  {
    id: "leadSafe",
    thing: spoken(
      /\b(rrp|lead[- ]safe|(lead )?certif\w+|epa|regla rrp|certificad[oa]s?|certificarme|certificacion)\b/,
      "rrp|הסמכה|מוסמך|כלל rrp|epa",
    ),
    also: spoken(/\b(lead|plomo)\b/, "עופרת"),
    not: spoken(/\b(windows?|demo\w*|ventanas?|demol\w+)\b/, "חלון|חלונות|הריסה"),
    unit: "ft2",
    limits: [
      { article: "epa-745-82", section: "EPA 745.83", where: "paintInside", above: 6, neverUnneeded: true },
      {
        article: "epa-745-82",
        section: "EPA 745.83",
        where: "paintOutside",
        above: 20,
        neverUnneeded: true,
        onlyWhenSaid: true,
      },
    ],
  },
  {
    id: "handrail",
    thing: spoken(/\b(hand ?-?rails?|pasamanos?)\b/, "מאחז יד|מאחז|מאחזים|בית אחיזה"),
    not: spoken(/\b(ramps?|rampas?)\b/, "רמפה|רמפות|כבש"),
    unit: "one",
    limits: [{ article: "irc-r311-7-8", occupancy: "house", from: 4 }],
  },
  {
    id: "guard",
    thing: spoken(
      /\b(guards?|guard ?-?rails?|railings?|barandas?|barandal(es)?|barandillas?|rails?)\b/,
      "מעקה|מעקות|מעקה בטיחות",
    ),
    not: spoken(
      /\b(scaffold\w*|andamios?|osha|job ?sites?|construction sites?|workers?|crew|obra|trabajador\w*|ramps?|rampas?|hand ?rails?|windows?|roof|balusters?|pickets?|spindles?|gaps?|apart|balaustr\w+|barrotes?|separacion|separad[oa]s?)\b/,
      "סורג|סורגים|ניצב|ניצבים|באלוסטרים|רווח|מרווח|פיגום|פיגומים|אתר|באתר|עובדים|עובד|פועלים|רמפה|חלון|גג",
    ),
    unit: "in",
    limits: [{ article: "irc-r312-1-1", section: "IRC R312.1.1", occupancy: "house", above: 30 }],
  },
  {
    id: "wellLadder",
    thing: spoken(/\b(ladders?|steps?|escaleras?|peldanos)\b/, "סולם|שלבים|מדרגות"),
    also: spoken(/\b(window wells?|wells?|foso|pozo)\b/, "באר אור|באר חלון|חצר אנגלית"),
    unit: "in",
    limits: [{ article: "irc-r310-4", occupancy: "house", above: 44 }],
  },
  {
    id: "pressureValve",
    thing: spoken(
      /\b((pressure )?(reducing|regulat\w+)( valves?)?|prv|(valvula )?reguladora?|valvula reductora|reductora?)\b/,
      "מקטין לחץ|וסת לחץ|מפחית לחץ",
    ),
    unit: "psi",
    limits: [{ article: "irc-p2903-3-1", above: 80 }],
  },
  {
    id: "makeUpAir",
    thing: spoken(
      /\b(make-?up air|aire de (reposicion|compensacion))\b/,
      "אוויר חליפי|אוויר מפצה|אוויר מפוצה",
    ),
    unit: "cfm",
    limits: [{ article: "irc-m1503-6", occupancy: "house", where: "fuelBurning", above: 400 }],
  },
  {
    id: "panicHardware",
    thing: spoken(
      /\b(panic (bars?|hardware|devices?)|crash bars?|barras? (anti)?panico)\b/,
      "ידית בהלה|מנגנון בהלה|ידיות בהלה",
    ),
    unit: "one",
    limits: [{ article: "ibc-1010-1", occupancy: "building", from: 50 }],
  },
  {
    id: "secondExit",
    thing: spoken(
      /\b((two|2|second|another|one|1|single) (exits?|ways? out|doors?)|(dos|2|segunda|una|1|sola) salidas?|una sola salida)\b/,
      "שתי יציאות|2 יציאות|יציאה שנייה|יציאה אחת|יציאה נוספת",
    ),
    also: spoken(/\b(occupan\w+|people|persons|ocupantes|personas|gente)\b/, "אנשים|נפשות|משתמשים|סועדים"),
    unit: "one",
    limits: [{ article: "ibc-1006-2", occupancy: "building", above: 49 }],
  },
  {
    id: "moreToilets",
    thing: TOILET,
    also: spoken(
      /\b(workers?|guys|men|people|persons?|crew|employees|somos|trabajador(es)?|personas|gente|empleados|obreros)\b/,
      "עובדים|פועלים|אנשים|איש",
    ),
    not: spoken(/\b(guests?|customers?|wedding|party|invitados|clientes|fiesta)\b/, "אורחים|לקוחות|חתונה"),
    without: new RegExp(
      `(?<![\\p{L}\\d])(?:1|one|a|single|only|un|solo) (?:\\p{L}+ )?(?:${TOILET.source})|(?:שירותים|שירותי) (?:\\p{L}+ )?(?:אחד|אחת|1)`,
      "u",
    ),
    unit: "one",
    limits: [{ article: "osha-1926-51", occupancy: "site", above: 20 }],
  },
  {
    id: "levelBreak",
    thing: spoken(/\b(stair(s|way)?|ladders?|steps?|escaleras?)\b/, "מדרגות|סולם"),
    also: spoken(
      /\b(break|(change|difference) (in|of) (elevation|level|height)|(elevation|level|height) (change|difference)|between levels|(cambio|diferencia) de (nivel|altura)|desnivel|entre niveles)\b/,
      "הפרש מפלסים|הפרש מפלס|בין מפלסים|הפרש גבהים|הפרש גובה|הפרשי גובה|שינוי מפלס|שינוי גובה",
    ),
    without: NO_STEPS,
    unit: "in",
    limits: [{ article: "osha-1926-1050", occupancy: "site", from: 19 }],
  },
];
