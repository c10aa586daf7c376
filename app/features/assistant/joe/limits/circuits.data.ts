import { spoken } from "../spoken.ts";
import type { Limit, Subject } from "./limit.ts";

const OUTLETS = spoken(
  /\b(receptacles?|outlets?|plugs?|tomacorrientes?|contactos?|enchufes?|tomas?)\b/,
  "שקע|שקעים|שקעי חשמל|בית תקע|בתי תקע",
);
const WIRES = spoken(
  /\b(wires?|cables?|copper|conductors?|romex|awg|gauge|alambres?|cobre|calibre)\b/,
  "חוט|כבל|נחושת|מוליך|חוטים",
);
const ampacity = (sizes: readonly (readonly [awg: number, amps: number, next: number])[]): Limit[] =>
  sizes.map(([awg, most]) => ({
    article: "nec-310-12",
    section: "NEC 310.16",
    where: "at75" as const,
    most,
    neverEnough: true,
    by: [awg - 0.5, awg] as const,
  }));
/** Sheathed cable, which carries no more than its 60 C column although its wires could. */
const NM_CABLE = spoken(/\b(nm ?-?b?|romex|sheathed cable|cable nm)\b/, "רומקס");
/** Equipment grounds by the breaker: no thinner than this. */
const GROUNDS: readonly Limit[] = (
  [
    [0, 15, 14],
    [15, 20, 12],
    [20, 60, 10],
    [60, 100, 8],
    [100, 200, 6],
    [200, 400, 3],
  ] as const
).map(([over, upTo, most]) => ({ article: "nec-250-122", most, by: [over, upTo] as const }));

export const CIRCUIT_SUBJECTS: readonly Subject[] = [
  {
    id: "equipmentGround",
    thing: spoken(
      /\b((equipment )?ground(ing|s)?( wires?| conductors?)?|egc|(alambre|cable|hilo) de tierra|tierra fisica)\b/,
      "מוליך הארקה|חוט הארקה|הארקה",
    ),
    also: spoken(
      /\b(breakers?|circuits?|amps?|feeder|interruptor(es)?|pastillas?|circuitos?|amperios|amperes)\b/,
      "מפסק|מעגל|אמפר",
    ),
    not: spoken(
      /\b(rods?|electrodes?|alumin\w+|gfci|grounding electrode|bond\w*|varillas?|electrodos?)\b/,
      "אלקטרודה|מוט|אלומיניום",
    ),
    with: WIRES,
    property: [],
    unsaid: true,
    unit: "AWG",
    by: { unit: "A", thing: /\b(?:amps?|breakers?|circuits?)\b|אמפר|מפסק/u, needed: true },
    limits: GROUNDS,
  },
  {
    id: "cableNm",
    thing: spoken(
      /\b(breakers?|amps?|amperes|amperios?|circuits?|interruptor(es)?|pastillas?|circuitos?)\b/,
      "מפסק|אמפר|מעגל",
    ),
    also: NM_CABLE,
    not: spoken(
      /\b(alumin(i)?um|aluminio|motors?|welder|service|feeders?|sub ?-?panels?|main|acometida|a\/?c|air condition\w*|hvac|heat pump|ground\w*|drop|caida|distance|tierra|staples?|grapas?)\b/,
      "אלומיניום|מנוע|מזגן|הזנה|חיבור|לוח משנה|מפל|הארקה",
    ),
    with: WIRES,
    property: [],
    unsaid: true,
    unit: "A",
    grey: 6,
    by: { unit: "AWG", thing: WIRES, needed: true },
    limits: (
      [
        [8, 40],
        [6, 55],
        [4, 70],
        [2, 95],
      ] as const
    ).map(([awg, most]) => ({
      article: "nec-334-80",
      section: "NEC 334.80",
      where: "at60" as const,
      most,
      neverEnough: true as const,
      by: [awg - 0.5, awg] as const,
    })),
  },
  {
    id: "conductor",
    thing: new RegExp(
      `${spoken(/\b(breakers?|amps?|amperes|amperios?|circuits?|interruptor(es)?|pastillas?|circuitos?)\b/, "מפסק|אמפר|מעגל").source}`,
      "u",
    ),
    not: spoken(
      /\b(nm ?-?b?|romex|sheathed cable|alumin(i)?um|aluminio|motors?|welder|service|feeders?|sub ?-?panels?|main|acometida|a\/?c|air condition\w*|hvac|heat pump|ground\w*|drop|caida|distance|tierra)\b/,
      "רומקס|אלומיניום|מנוע|מזגן|הזנה|חיבור|לוח משנה|מפל|הארקה",
    ),
    with: WIRES,
    property: [],
    unsaid: true,
    unit: "A",
    grey: 6,
    by: { unit: "AWG", thing: WIRES, needed: true },
    limits: ampacity([
      [8, 50, 50],
      [6, 65, 70],
      [4, 85, 90],
      [2, 115, 125],
    ]),
  },
  {
    id: "circuitRating",
    thing: spoken(/\b(circuits?|breakers?|circuitos?|interruptor(es)?|pastillas?)\b/, "מעגל|מפסק"),
    also: spoken(
      /\b(kitchen (counter\w*|outlets?|receptacles?|circuits?)|small[- ]appliance|laundry|wash(er|ing machine)|bath(room)? (outlets?|receptacles?|circuits?)|garage (outlets?|receptacles?|circuits?)|cocina|lavadora|lavanderia|bano|cochera)\b/,
      "מטבח|כביסה|מכונת כביסה|אמבטיה|חניה",
    ),
    not: spoken(
      /\b(lights?|fan|gfci|afci|dryer|range|stove|dishwasher|disposal|fridge|refrigerator|microwave|focos?|luz|luces|estufa|wire|cable|awg|alambre)\b/,
      "תאורה|תנור|מייבש|כבל|חוט|מדיח|מקרר",
    ),
    with: OUTLETS,
    property: [],
    unsaid: true,
    unit: "A",
    limits: [{ article: "nec-210-11-c", occupancy: "house", where: "dwellingCircuits", least: 20 }],
  },
  {
    id: "serviceSize",
    thing: spoken(
      /\b((electric(al)? )?service|main (breaker|panel)|acometida|servicio electrico|interruptor principal)\b/,
      "חיבור חשמל|חיבור ראשי|מפסק ראשי",
    ),
    also: spoken(/\b(house|home|dwelling|residen\w+|casa|vivienda)\b/, "בית|דירה"),
    not: /\b(wires?|awg|copper|aluminum|feeder|sub ?-?panel|garage|cable|conductor)\b|כבל|נחושת/u,
    with: spoken(/\b(amps?|house|home|casa)\b/, "בית"),
    property: [],
    unsaid: true,
    unit: "A",
    limits: [{ article: "nec-220-82", where: "byLoad", least: 100, neverEnough: true }],
  },
  {
    id: "voltageDrop",
    thing: spoken(/\b(voltage ?drops?|v\.?d\.?|caida de (voltaje|tension))\b/, "מפל מתח"),
    property: [],
    unsaid: true,
    unit: "pct",
    limits: [
      { article: "nec-210-19", where: "branchGuide", most: 3, elseMore: true },
      { article: "nec-210-19", where: "togetherGuide", most: 5, elseMore: true },
    ],
  },
  {
    id: "closetLight",
    thing: spoken(
      /\b(lights?|lamps?|bulbs?|fixtures?|luminaires?|focos?|lamparas?|luces|luminarias?)\b/,
      "מנורה|נורה|גוף תאורה|תאורה",
    ),
    also: spoken(/\b(closets?|storage|armarios?|closet|ropero)\b/, "ארון|ארון בגדים|מחסן"),
    not: /\b(watts?|switch|apagador)\b|מפסק/u,
    with: spoken(/\b(closets?|storage|shelf|shelves|armario|repisas?|ropero)\b/, "ארון|מדף|מדפים"),
    property: ["distance"],
    unsaid: true,
    unit: "in",
    limits: [
      { article: "nec-410-16", where: "surfaceLed", least: 12 },
      { article: "nec-410-16", where: "recessed", least: 6, onlyWhenSaid: true },
    ],
  },
  {
    id: "poolReceptacle",
    thing: OUTLETS,
    also: spoken(/\b(pools?|hot tub|albercas?|piscinas?)\b/, "בריכה|ג'קוזי"),
    with: spoken(/\b(pools?|water|edge|albercas?|piscinas?|agua)\b/, "בריכה|מים|שפה"),
    property: ["distance"],
    unsaid: true,
    unit: "ft",
    limits: [{ article: "nec-410-16", section: "NEC 680.22", where: "poolGfci", least: 6 }],
  },
  {
    id: "outdoorReceptacle",
    thing: OUTLETS,
    also: spoken(/\b(outdoors?|outside|exterior|porch|patio|afuera|exterior)\b/, "חוץ|חיצוני|חצר"),
    not: /\b(pool|apart|between|alberca|piscina|entre)\b|בריכה|בין/u,
    with: spoken(/\b(ground|grade|outside|exterior|suelo)\b/, "קרקע"),
    property: ["height", "distance"],
    unit: "ft",
    limits: [
      { article: "irc-e3901-6", section: "IRC E3901.7", occupancy: "house", where: "requiredOne", most: 6.5 },
    ],
  },
  {
    id: "stapleBox",
    thing: spoken(
      /\b(staples?|stapled|strap(s|ped)?|secur\w+|support\w*|grapas?|engrapa\w*|sujet\w+)\b/,
      "חיזוק|חיזוקים|סיכות|סיכה|שלה",
    ),
    also: spoken(
      /\b(without clamps?|no clamps?|single[- ]gang plastic|plastic box|sin (conector|abrazadera|clamp)|caja de plastico)\b/,
      "בלי מהדק|ללא מהדק|קופסת פלסטיק",
    ),
    with: spoken(/\b(box(es)?|cajas?|cables?|romex|nm|nm-b)\b/, "קופסה|כבל"),
    property: ["distance"],
    unit: "in",
    limits: [{ article: "nec-334-30", where: "noClamps", most: 8 }],
  },
];
