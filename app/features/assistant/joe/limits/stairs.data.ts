import { STAIR_LIMITS } from "~/engines/formula/formula.ts";
import { anyOf, spoken } from "../spoken.ts";
import type { Subject } from "./limit.ts";

const { IRC, IBC } = STAIR_LIMITS;
const STAIR_WORDS = spoken(
  /\b(stairs?|staircases?|stairways?|steps?|flights?|escaleras?|escalones?|escalon|gradas?|peldanos?)\b/,
  "מדרגות|מדרגה|גרם|גרמי",
);
const LADDER = spoken(/\b(ladders?|escaleras? (de mano|de extension|portatil(es)?|marina))\b/, "סולם|סולמות");
const RAIL = /\b(hand ?-?rails?|pasamanos?)\b/;

export const STAIR_SUBJECTS: readonly Subject[] = [
  {
    id: "stepDifference",
    thing: spoken(
      /\b(risers?|treads?|steps?|contrahuellas?|peraltes?|huellas?|escalon(es)?|peldanos?|gradas?)\b/,
      "רום|רומים|שלח|שלחים|מדרגות|מדרגה",
    ),
    not: spoken(
      /\b(ladders?|ramps?|rampas?|no (steps?|stairs?)|sin (escalon(es)?|escaleras?|gradas?))\b/,
      "סולם|רמפה|(?:בלי|ללא) מדרגות|(?:בלי|ללא) מדרגה",
    ),
    property: ["difference"],
    unit: "in",
    toTenths: true,
    limits: [{ article: "irc-r311-7-5-1", occupancy: "house", most: 3 / 8 }],
  },
  {
    id: "openRiser",
    thing: spoken(
      /\b(open (risers?|treads?|stairs?)|(risers?) openings?|contrahuellas? abiertas?|escaleras? abiertas?)\b/,
      "רומים פתוחים|מדרגות פתוחות|ללא רום",
    ),
    property: ["opening"],
    unsaid: true,
    unit: "in",
    limits: [{ article: "irc-r311-7-5-1", occupancy: "house", below: 4 }],
  },
  {
    id: "riser",
    thing: spoken(
      /\b(risers?|(step|stair|unit) (rise|height)s?|rises?|height of (a |the |each |my )?(steps?|risers?)|contrahuellas?|peraltes?|tabicas?|(altura|alto) (de|del|de la|de los|de las|de cada) (escalon(es)?|peldanos?|gradas?))\b/,
      "רום|רומים|רום מדרגה|גובה מדרגה|גובה המדרגה|גובה מדרגות|גובה המדרגות|גובה רום|גובה הרום|גובה של מדרגה|גובה כל מדרגה",
    ),
    not: spoken(
      /\b(total|floor to floor|ramps?|rampas?|vigas?|losas?|beams?|slabs?|pipes?|sprinklers?|roofs?|pitch|number of|open risers?)\b/,
      "כולל|רמפה|רמפות|קורה|קורות",
    ),
    with: STAIR_WORDS,
    property: ["height"],
    unsaid: true,
    unit: "in",
    limits: [
      { article: "irc-r311-7-5-1", occupancy: "house", most: IRC.maxRiser },
      {
        article: "ibc-1011-2",
        section: "IBC 1011.5",
        occupancy: "building",
        notWhen: "spiral",
        least: IBC.minRiser,
        most: IBC.maxRiser,
      },
      { article: "irc-r311-7-10-1", occupancy: "house", where: "spiral", most: 9.5, onlyWhenSaid: true },
    ],
  },
  {
    id: "riser",
    thing: spoken(/\b(steps?|escalon(es)?|peldanos?|gradas?)\b/, "מדרגה|מדרגות"),
    not: anyOf(
      spoken(
        /\b(total|floor to floor|ramps?|ladders?|headroom|hand ?rails?|guards?|guard ?rails?|railings?|flights?|landings?|nosings?|pasamanos|baranda\w*|barandilla\w*|descanso|altura libre|number of|deck|porch|door|threshold|altura total|desnivel|light\w*|escaleras?|treads?|huellas?|runs?)\b/,
        "כולל|רמפה|סולם|מעקה|מאחז|פודסט|גובה ראש|שלח|שלחים|מדרך",
      ),
      spoken(/\b(nosings?|nariz|bocel)\b/, "אף מדרגה|אף|בליטה|בליטת"),
    ),
    property: ["height"],
    unsaid: true,
    unit: "in",
    limits: [
      { article: "irc-r311-7-5-1", occupancy: "house", most: IRC.maxRiser },
      {
        article: "ibc-1011-2",
        section: "IBC 1011.5",
        occupancy: "building",
        notWhen: "spiral",
        least: IBC.minRiser,
        most: IBC.maxRiser,
      },
      { article: "irc-r311-7-10-1", occupancy: "house", where: "spiral", most: 9.5, onlyWhenSaid: true },
    ],
  },
  {
    id: "tread",
    thing: spoken(
      /\b(treads?|(stair|step|unit) runs?|runs?(?= (and|&|of|is|are|be|at|ok|on|stairs?|steps?|for (a )?(stairs?|steps?))|$|\?)|huellas?|pisadas?|(profundidad|fondo) (de|del|de la|de los|de cada) (escalon(es)?|peldanos?|huellas?))\b/,
      "שלח|שלחים|מדרך|מדרכים|עומק מדרגה|עומק המדרגה|רוחב מדרך",
    ),
    not: anyOf(
      spoken(/\b(winders?|ramps?|rampas?|pipes?|ducts?|ladders?|dryer|cable|wire|number of)\b/, "רמפה|סולם"),
      spoken(/\b(abanico|compensad[oa]s?)\b/, "מתפתלת|מתפתלות|משולשת|משולשות"),
    ),
    with: STAIR_WORDS,
    property: ["depth", "width", "length"],
    unsaid: true,
    unit: "in",
    limits: [
      { article: "irc-r311-7-5-2", occupancy: "house", least: IRC.minTread },
      {
        article: "ibc-1011-2",
        section: "IBC 1011.5",
        occupancy: "building",
        notWhen: "spiral",
        least: IBC.minTread,
      },
      { article: "irc-r311-7-10-1", occupancy: "house", where: "spiral", least: 6.75, onlyWhenSaid: true },
    ],
  },
  {
    id: "nosing",
    thing: spoken(
      /\b(nosings?|nariz|narices|bocel(es)?|vuelo de (la )?huella)\b/,
      "אף מדרגה|אף המדרגה|בליטת מדרגה",
    ),
    not: new RegExp(`${RAIL.source}|\\b(headroom|guards?)\\b`),
    property: ["length", "depth", "distance", "width"],
    unsaid: true,
    unit: "in",
    limits: [{ article: "irc-r311-7-5-3", occupancy: "house", least: 0.75, most: 1.25 }],
  },
  {
    id: "headroom",
    thing: spoken(
      /\b(head ?-?rooms?|head height|head clearance|overhead clearance|altura libre|paso libre|libre de cabeza|espacio para la cabeza)\b/,
      "גובה ראש|גובה הראש|גובה פנוי|מרווח ראש|מרווח גובה",
    ),
    not: anyOf(
      /\b(attics?|garage|parking|vans?|doors?|atico|puertas?|estacionamiento)\b|עליית גג|חניה|דלת|^(?!.*(?:\b(?:stairs?|staircase|stairway|steps|escaleras?|gradas)\b|מדרגות|גרם)).*(?:\b(?:basements?|sotanos?)\b|מרתף)/u,
      spoken(/\b(vans?|camionetas?|cajon|estacionamiento|windows?|ventanas?)\b/, "חלון|חניה|רכב גבוה"),
    ),
    with: STAIR_WORDS,
    property: ["height"],
    unsaid: true,
    unit: "in",
    limits: [
      { article: "irc-r311-7-2", occupancy: "house", least: IRC.headroom },
      {
        article: "ibc-1011-2",
        section: "IBC 1011.3",
        occupancy: "building",
        notWhen: "spiral",
        least: IBC.headroom,
      },
      { article: "irc-r311-7-10-1", occupancy: "house", where: "spiral", least: 78, onlyWhenSaid: true },
    ],
  },
  {
    id: "landingRamp",
    thing: spoken(/\b(landings?|descansos?|rellanos?)\b/, "פודסט|פודסטים|משטח ביניים|משטח"),
    also: spoken(/\b(ramps?|rampas?)\b/, "רמפה|רמפות|כבש"),
    not: spoken(
      /\b(without|rises?|climbs?|between|before|high|height|sin|sub(e|ir)|altura)\b/,
      "ללא|בלי|גובה|בגובה|עולה",
    ),
    with: spoken(/\b(ramps?|rampas?)\b/, "רמפה|רמפות|כבש"),
    property: ["length", "depth", "width"],
    unsaid: true,
    unit: "in",
    limits: [
      { article: "ada-405", occupancy: "accessible", least: 60 },
      { article: "irc-r311-8", occupancy: "house", least: 36 },
    ],
  },
  {
    id: "landing",
    thing: spoken(/\b(landings?|descansos?|rellanos?)\b/, "פודסט|פודסטים|משטח ביניים"),
    not: anyOf(
      spoken(/\b(ladders?|ramps?|rampas?|curb|rails?)\b/, "סולם|רמפה"),
      spoken(/\b(largueros|side rails)\b/, "זקפי"),
    ),
    with: STAIR_WORDS,
    property: ["depth", "length", "width"],
    unsaid: true,
    unit: "in",
    limits: [{ article: "irc-r311-7-6", occupancy: "house", least: 36 }],
  },
  {
    id: "flight",
    thing: spoken(
      /\b(flights?|between landings|total rise|vertical rise|tramos?|entre descansos|desnivel total)\b/,
      "מהלך מדרגות|מהלך|גרם|בין פודסטים",
    ),
    not: spoken(
      /\b(ramps?|rampas?|hand ?rails?|guards?|risers?|treads?|width|wide|conduit|wire)\b/,
      "רמפה|מאחז|מעקה",
    ),
    with: STAIR_WORDS,
    property: ["height", "length", "distance"],
    unsaid: true,
    unit: "in",
    limits: [
      { article: "irc-r311-7-3", occupancy: "house", most: IRC.flight },
      { article: "ibc-1011-2", section: "IBC 1011.5", occupancy: "building", most: IBC.flight },
    ],
  },
  {
    id: "handrailWall",
    thing: spoken(RAIL, "מאחז יד|מאחזי יד|מסעד יד|מסעדי יד|מסעד|בית אחיזה|בתי אחיזה|מאחז"),
    also: spoken(/\b(wall|pared|muro)\b/, "קיר"),
    with: spoken(/\b(wall|pared|muro|stairs?|escaleras?)\b/, "קיר|מדרגות"),
    property: ["distance", "opening"],
    unit: "in",
    limits: [
      { article: "irc-r311-7-8", occupancy: "house", least: 1.5 },
      { article: "ada-505", occupancy: "accessible", least: 1.5, most: 1.5 },
    ],
  },
  {
    id: "handrailRound",
    thing: spoken(RAIL, "מאחז יד|מאחזי יד|מסעד יד|בית אחיזה|מאחז|מסעד"),
    also: spoken(
      /\b(pipe|tube|tubing|round|diameter|across|dia|tubo|redond\w+|diametro|circular)\b/,
      "צינור|קוטר|עגול|עגולה",
    ),
    not: spoken(/\b(high|height|alto|altura|wall|pared)\b/, "גובה|קיר"),
    with: new RegExp(`${STAIR_WORDS.source}|\\b(pipe|tube|tubing|tubo)\\b|צינור`, "u"),
    property: ["diameter", "thickness"],
    unsaid: true,
    unit: "in",
    limits: [
      { article: "irc-r311-7-8", occupancy: "house", least: 1.25, most: 2 },
      { article: "ada-505", occupancy: "accessible", least: 1.25, most: 2 },
    ],
  },
  {
    id: "handrail",
    thing: spoken(RAIL, "מאחז יד|מאחזי יד|מסעד יד|מסעדי יד|מסעד|בית אחיזה|בתי אחיזה|מאחז"),
    with: spoken(
      /\b(stairs?|staircases?|stairways?|ramps?|nosings?|walls?|escaleras?|rampas?|pared)\b/,
      "מדרגות|רמפה|כבש|קיר",
    ),
    not: spoken(/\b(beyond|past|exten\w+|mas alla|sobresal\w+)\b/, "מעבר|הארכה"),
    property: ["height"],
    unsaid: true,
    unit: "in",
    limits: [
      { article: "irc-r311-7-8", occupancy: "house", least: 34, most: 38 },
      { article: "ibc-1014-2", section: "IBC 1014.2", occupancy: "building", least: 34, most: 38 },
      { article: "ada-505", occupancy: "accessible", least: 34, most: 38 },
    ],
  },
  {
    id: "stairWidth",
    thing: spoken(/\b(stairs?|staircases?|stairways?|escaleras?)\b/, "מדרגות|גרם מדרגות|חדר מדרגות"),
    not: new RegExp(
      `${LADDER.source}|${RAIL.source}|${/\b(risers?|treads?|landings?|guards?|railings?|nosings?|huellas?|contrahuellas?|peraltes?|baranda\w*|barandilla\w*|doors?|puertas?|descansos?)\b|מעקה|מאחז|שלח|רום|פודסט|דלת/.source}`,
      "u",
    ),
    property: ["width"],
    unit: "in",
    limits: [
      { article: "irc-r311-7-1", occupancy: "house", least: IRC.width },
      {
        article: "ibc-1011-2",
        section: "IBC 1011.2",
        occupancy: "building",
        notWhen: "spiral",
        where: "fifty",
        least: IBC.width,
      },
      {
        article: "ibc-1011-2",
        section: "IBC 1011.2",
        occupancy: "building",
        notWhen: "spiral",
        where: "few",
        least: IBC.widthOfFew,
      },
      { article: "irc-r311-7-10-1", occupancy: "house", where: "spiral", least: 26, onlyWhenSaid: true },
    ],
  },
];

const GUARD = spoken(
  /\b(guards?|guard ?-?rails?|railings?|parapets?|top ?-?rails?|barandas?|barandal(es)?|barandillas?|parapetos?)\b/,
  "מעקה|מעקות|מעקה הבטיחות|מעקה בטיחות",
);
const RAILS = /\b(deck |bottom |porch )?rails?\b/;
const BALUSTERS = spoken(
  /\b(balusters?|spindles?|pickets?|balaustr\w+|balustres?|barrotes?)\b/,
  "באלוסטר|באלוסטרים|שפיכים|שפיך|ניצב|ניצבים|סורג|סורגים|שבכה|עמודוני|עמודונים|עמודון",
);

export const GUARD_SUBJECTS: readonly Subject[] = [
  {
    id: "guardOpening",
    thing: spoken(
      new RegExp(`${GUARD.source}|${BALUSTERS.source}|${RAILS.source}`, "u"),
      "מעקה|באלוסטר|שלבי מעקה",
    ),
    not: spoken(
      /\b(posts? spacing|posts|from (the )?(deck|floor)|bottom rail|postes|load|scaffold\w*)\b/,
      "עומס|עמודים|פיגום",
    ),
    with: spoken(
      /\b(stairs?|decks?|porch|balcon\w*|escaleras?|terrazas?|spheres?|balls?|openings?|gaps?)\b/,
      "מדרגות|מרפסת|כדור|דק",
    ),
    property: ["opening"],
    unit: "in",
    limits: [
      { article: "irc-r312-1-3", occupancy: "house", below: 4 },
      { article: "irc-r312-1-3", occupancy: "house", where: "openStair", below: 4.375, onlyWhenSaid: true },
      { article: "irc-r312-1-3", occupancy: "house", where: "triangle", below: 6, onlyWhenSaid: true },
    ],
  },
  {
    id: "guardOpening",
    thing: BALUSTERS,
    with: spoken(/\b(stairs?|decks?|porch|balcon\w*|escaleras?|terrazas?)\b/, "מדרגות|מרפסת|מעקה"),
    not: spoken(/\b(studs?|2x4s?|2x6s?|bearing)\b/, "חור|קצה|עץ|נושא|סטאד"),
    property: ["opening"],
    unsaid: true,
    unit: "in",
    limits: [
      { article: "irc-r312-1-3", occupancy: "house", below: 4 },
      { article: "irc-r312-1-3", occupancy: "house", where: "openStair", below: 4.375, onlyWhenSaid: true },
    ],
  },
  {
    id: "guardLoad",
    thing: GUARD,
    with: spoken(/\b(top|decks?|stairs?)\b/, "מרפסת"),
    not: spoken(/\b(infill|balusters?|relleno|barrotes?|pickets?)\b/, "מילוי|מילוי המעקה"),
    property: ["load"],
    unsaid: true,
    unit: "lb",
    limits: [
      { article: "irc-r301-5", occupancy: "house", least: 200 },
      { article: "osha-1926-501", occupancy: "site", least: 200 },
    ],
  },
  {
    id: "guard",
    thing: GUARD,
    not: spoken(
      /\b(balusters?|spindles?|pickets?|mid ?-?rails?|toe ?-?boards?|corner guards?|guard ?dogs?|cranes?|windows?|ladders?)\b/,
      "סולם|חלון",
    ),
    with: spoken(
      /\b(decks?|porch(es)?|balcon(y|ies|es)?|stairs?|stairways?|roofs?|landings?|terrazas?|escaleras?|azoteas?|scaffolds?|andamios?)\b/,
      "מרפסת|מרפסות|מדרגות|גג|דק|פיגום|פיגומים|קורה עליונה|קצה תקרה|קצה",
    ),
    property: ["height"],
    unsaid: true,
    unit: "in",
    limits: [
      { article: "irc-r312-1-1", section: "IRC R312.1.2", occupancy: "house", least: 36 },
      {
        article: "irc-r312-1-1",
        section: "IRC R312.1.2",
        occupancy: "house",
        where: "openStair",
        least: 34,
        onlyWhenSaid: true,
      },
      { article: "ibc-1014-2", section: "IBC 1015.3", occupancy: "building", least: 42 },
      { article: "osha-1926-501", occupancy: "site", least: 39, most: 45 },
      {
        article: "osha-1926-451",
        occupancy: "site",
        where: "onScaffold",
        least: 38,
        most: 45,
        onlyWhenSaid: true,
      },
    ],
  },
];
