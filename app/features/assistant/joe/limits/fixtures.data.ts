import { spoken } from "../spoken.ts";
import type { Limit, Subject } from "./limit.ts";

const DRYER = spoken(
  /\b(dryer (ducts?|vents?|exhausts?|runs?|lines?)|(ductos?|ventilacion|tubo) de (la )?secadora)\b/,
  "צינור מייבש|תעלת מייבש|צינור פליטה של מייבש|פליטת מייבש",
);
const PIPED = spoken(
  /\b(pipes?|lines?|tubing|tubos?|tuberia|hangers?|support\w*|strap\w*|soport\w+|abrazaderas?)\b/,
  "צינור|צנרת|חיזוק|חיזוקים|תליה|תליות",
);
const hung = (where: "pex" | "copperPipe" | "plasticPipe" | "castIron", most: number): Limit => ({
  article: "irc-p2605-1",
  occupancy: "house",
  where,
  most,
  onlyWhenSaid: true,
});

const A_TRAP = spoken(/\b((p|fixture|sink)?[- ]?traps?|sifon(es)?|trampas?)\b/, "סיפון|מחסום|סיפונים");
/** Another measure of a trap, or of one that has rules of its own. */
const NO_TRAP = spoken(
  /\b(vents?|trap arms?|seals?|washers?|washing|standpipes?|laundry|floor drains?|grease|ventila\w*|sello|lavadora|brazo)\b/,
  "אוורור|חותם|כביסה|זרוע",
);
const FIXTURE = spoken(
  /\b(drains?|outlets?|sinks?|lav(atory)?|tailpieces?|tubs?|lavabos?|fregaderos?|salida|desague)\b/,
  "כיור|פתח|קבועה|ניקוז|מהניקוז|מהכיור",
);
/** Pipes, fixtures, fans and gas. */
export const FIXTURE_SUBJECTS: readonly Subject[] = [
  {
    id: "dryerLength",
    thing: DRYER,
    also: spoken(/\b(elbows?|turns?|bends?|90s?|45s?|codos?|vueltas?)\b/, "ברך|ברכיים|קשתות|זוויות"),
    not: spoken(/\b(diameter|diametro|screws?|tornillos?|rigid or)\b/, "קוטר"),
    with: DRYER,
    property: ["length"],
    unsaid: true,
    unit: "ft",
    limits: [
      { article: "irc-m1502-4-6", occupancy: "house", where: "noElbows", most: 35, neverEnough: true },
      { article: "umc-504-4", where: "umc", most: 14, onlyWhenSaid: true, neverEnough: true },
    ],
  },
  {
    id: "pipeSupport",
    thing: PIPED,
    also: spoken(
      /\b(support\w*|hangers?|hung|strap\w*|secured?|every|soport\w+|abrazaderas?|cada|sujet\w+)\b/,
      "חיזוק|חיזוקים|תליה|תליות|כל|תמיכה",
    ),
    not: spoken(
      /\b(vertical\w*|risers?|gas|conduit|emt|cpvc|romex|nm|clean ?-?outs?|drainage stack|downspout|bury|buried|electric\w*)\b/,
      "גז|חשמל|אנכי|ביקורת",
    ),
    with: spoken(
      /\b(pex|copper|pvc|abs|cast iron|pipes?|cobre|fierro|tubo|tuberia)\b/,
      "פקס|נחושת|pvc|צינור",
    ),
    property: ["spacing"],
    unit: "in",
    limits: [hung("pex", 32), hung("copperPipe", 72), hung("plasticPipe", 48), hung("castIron", 60)],
  },
  {
    id: "toiletDrain",
    thing: spoken(/\b(toilets?|water closets?|inodoros?|excusados?|tazas?)\b/, "אסלה|שירותים"),
    also: spoken(/\b(drains?|pipes?|waste|line|tubos?|tuberia|drenaje|desague)\b/, "צינור|ניקוז|ביוב"),
    not: spoken(
      /\b(slopes?|fall|vents?|supply|water line|wall|center|centre|flange|pendiente|caida|ventilacion|centro|pared)\b/,
      "שיפוע|אוורור|קיר|מרכז|אספקה",
    ),
    with: spoken(/\b(drains?|pipes?|waste|line|tubos?|tuberia|drenaje|desague)\b/, "צינור|ניקוז|ביוב"),
    property: ["diameter", "size"],
    unsaid: true,
    unit: "in",
    limits: [{ article: "ipc-710-1-1", least: 3 }],
  },
  {
    id: "ventSize",
    thing: spoken(
      /\b(plumbing vents?|vent (pipes?|stacks?|lines?)|(tubo|tuberia) de ventilacion)\b/,
      "צינור אוורור",
    ),
    not: spoken(
      /\b(roof|window|above|dryer|furnace|flue|traps?|techo|secadora|chimenea|sifon|trampa)\b/,
      "גג|חלון|מעל|ארובה|סיפון|מחסום",
    ),
    property: ["diameter", "size"],
    unsaid: true,
    unit: "in",
    limits: [{ article: "irc-p3113", where: "halfDrain", least: 1.25, neverEnough: true }],
  },
  {
    id: "waterServiceSize",
    thing: spoken(
      /\b(water (service|mains?)|(toma|acometida) de agua)\b/,
      "קו מים ראשי|צינור מים ראשי|חיבור מים",
    ),
    not: spoken(/\b(deep|depth|bur\w+|psi|pressure|profund\w+|enterr\w+|presion)\b/, "עומק|לחץ|קבור"),
    with: spoken(/\b(pipes?|lines?|tubo|tuberia)\b/, "צינור"),
    property: ["diameter", "size"],
    unsaid: true,
    unit: "in",
    limits: [
      { article: "irc-p2903-7", occupancy: "house", where: "peakDemand", least: 0.75, neverEnough: true },
    ],
  },
  {
    id: "condensate",
    thing: spoken(/\b(condensate( drains?| lines?)?|condensado)\b/, "ניקוז מזגן|עיבוי|קונדנסט"),
    with: spoken(/\b(drains?|pipes?|lines?|tubo)\b/, "צינור"),
    property: ["diameter", "size"],
    unsaid: true,
    unit: "in",
    limits: [{ article: "irc-m1411-3", occupancy: "house", least: 0.75 }],
  },
  {
    id: "trapDrop",
    thing: spoken(
      /\b(tailpieces?|tail pieces?|(fixture )?outlet to (the )?trap|salida al sifon)\b/,
      "מהניקוז למחסום|מהכיור למחסום",
    ),
    with: spoken(/\b(trap|sinks?|sifon|trampa)\b/, "מחסום|סיפון"),
    property: ["distance", "length", "height"],
    unsaid: true,
    unit: "in",
    limits: [{ article: "ipc-1002", where: "vertically", most: 24 }],
  },
  {
    id: "trapDrop",
    thing: A_TRAP,
    also: spoken(
      /\b(down|below|under(neath)?|vertical\w*|lower|drop|abajo|debajo|verticalmente|bajada|mas bajo)\b/,
      "מתחת|אנכי|אנכית|למטה|נמוך",
    ),
    not: NO_TRAP,
    with: FIXTURE,
    property: ["distance", "length", "height", "depth"],
    unsaid: true,
    unit: "in",
    limits: [{ article: "ipc-1002", where: "vertically", most: 24 }],
  },
  {
    id: "trapOver",
    thing: A_TRAP,
    also: spoken(
      /\b(horizontal\w*|over from|sideways|to the side|off to|hacia (el|un) lado|al lado|de lado)\b/,
      "אופקי|אופקית|הצידה|לצד",
    ),
    not: NO_TRAP,
    with: FIXTURE,
    property: ["distance", "length"],
    unsaid: true,
    unit: "in",
    limits: [{ article: "ipc-1002", where: "horizontally", most: 30 }],
  },
  {
    id: "toiletFlush",
    thing: spoken(/\b(toilets?|flush|gpf|inodoros?|excusados?)\b/, "אסלה|הדחה"),
    property: [],
    unsaid: true,
    unit: "gal",
    limits: [{ article: "irc-p2903-2", occupancy: "house", most: 1.6 }],
  },
  {
    id: "showerFlow",
    thing: spoken(/\b(shower ?-?heads?|showers?|regaderas?|duchas?)\b/, "ראש מקלחת|מקלחת"),
    property: [],
    unsaid: true,
    unit: "gpm",
    limits: [{ article: "irc-p2903-2", occupancy: "house", most: 2.5 }],
  },
  {
    id: "faucetFlow",
    thing: spoken(/\b(faucets?|lavator(y|ies)|sinks?|llaves?|grifos?|lavabos?)\b/, "ברז|כיור"),
    property: [],
    unsaid: true,
    unit: "gpm",
    limits: [{ article: "irc-p2903-2", occupancy: "house", most: 2.2 }],
  },
  {
    id: "kitchenFan",
    thing: spoken(
      /\b((kitchen|range) (hoods?|fans?|exhausts?)|campana( de cocina)?|extractor de cocina)\b/,
      "קולט אדים|מנדף|מנדף מטבח|מאוורר מטבח|פליטת אוויר ממטבח",
    ),
    not: spoken(/\b(make-?up|aire de (reposicion|compensacion))\b/, "אוויר חליפי"),
    property: [],
    unsaid: true,
    unit: "cfm",
    limits: [
      { article: "irc-m1505-4-3", occupancy: "house", where: "onDemand", least: 100 },
      { article: "irc-m1505-4-3", occupancy: "house", where: "continuous", least: 25, onlyWhenSaid: true },
    ],
  },
  {
    id: "exhaustEnd",
    thing: spoken(
      /\b((exhaust|bath ?fan|fan|dryer|range hood|hood) (vents?|outlets?|terminals?|terminations?|exhausts?)|exhaust|salida (de|del) (extractor|ducto|aire))\b/,
      "קצה פליטה|פליטת אוויר|פתח פליטה|יציאת מאוורר",
    ),
    also: spoken(
      /\b(windows?|openings?|doors?|intakes?|ventanas?|puertas?|toma de aire)\b/,
      "חלון|פתח|דלת|כניסת אוויר",
    ),
    not: /\b(generator|gas|furnace|flue|hazard\w*|gfci|generador)\b|גנרטור|גז/u,
    with: spoken(/\b(windows?|openings?|doors?|intakes?|ventanas?|puertas?)\b/, "חלון|דלת|פתח"),
    property: ["distance"],
    unsaid: true,
    unit: "ft",
    limits: [
      { article: "imc-501-3-1", where: "fromOpenings", least: 3 },
      { article: "imc-501-3-1", where: "fromIntakes", least: 10, onlyWhenSaid: true },
    ],
  },
  {
    id: "atticPassage",
    thing: spoken(
      /\b(furnace|air handler|appliances?|hvac|walkway|passage(way)?|catwalk|pasillo|equipo|manejadora)\b/,
      "מזגן|מכונה|מעבר|יחידה",
    ),
    also: spoken(/\b(attics?|atico|tapanco)\b/, "עליית גג|עליית הגג"),
    with: spoken(
      /\b(attics?|passage(way)?|walkway|hatch|opening|access|atico|pasillo)\b/,
      "עליית גג|מעבר|פתח",
    ),
    property: ["length", "distance"],
    unsaid: true,
    unit: "ft",
    limits: [{ article: "irc-m1305-1-3", occupancy: "house", most: 20 }],
  },
  {
    id: "applianceOpening",
    thing: spoken(/\b(furnace|air handler|appliances?|hvac|equipo|manejadora)\b/, "מזגן|מכונה|יחידה"),
    also: spoken(/\b(attics?|atico|tapanco)\b/, "עליית גג|עליית הגג"),
    property: ["size"],
    unsaid: true,
    unit: "in",
    sides: [20, 30],
    limits: [{ article: "irc-m1305-1-3", occupancy: "house", least: 600 }],
  },
  {
    id: "showerSize",
    thing: spoken(/\b(showers?|shower (stalls?|pans?)|regaderas?|duchas?)\b/, "מקלחת|מקלחון"),
    also: spoken(/\b(roll[- ]?in|rodar)\b/, "כניסה בגלגול"),
    property: ["size"],
    unsaid: true,
    unit: "in",
    sides: [30, 60],
    limits: [{ article: "ada-608", occupancy: "accessible", where: "rollIn", least: 1800 }],
  },
];
