import { FORMULAS, type LabelId } from "~/engines/formula/formula.ts";
import type { WholeReader } from "./calculation.ts";

/** Fixtures and groups of them, folded, the narrow before the wide: a bar sink before a sink, a half bath before a bath. */
const FIXTURES: readonly (readonly [LabelId, one: string, several: string])[] = [
  [
    "halfBaths",
    "half[- ]bath(?:room)?|powder room|medio bano|שירותי אורחים",
    "half[- ]bath(?:room)?s|powder rooms|medios banos",
  ],
  ["laundryTubs", "laundry (?:tub|sink)|lavadero|כיור כביסה", "laundry (?:tubs|sinks)|lavaderos|כיורי כביסה"],
  [
    "barSinks",
    "bar sink|(?:fregadero|tarja) de bar|כיור בר",
    "bar sinks|(?:fregaderos|tarjas) de bar|כיורי בר",
  ],
  ["kitchenSinks", "kitchen sink|fregadero|tarja|כיור מטבח", "kitchen sinks|fregaderos|tarjas|כיורי מטבח"],
  [
    "dishwashers",
    "dish ?washer|lavavajillas|lavaplatos|lavatrastes|מדיח(?: כלים)?",
    "dish ?washers|מדיחים|מדיחי כלים",
  ],
  [
    "standpipes",
    "(?:clothes |laundry )?washer|washing machine|stand ?pipe|lavadora|מכונת כביסה",
    "(?:clothes |laundry )?washers|washing machines|stand ?pipes|lavadoras|מכונות כביסה",
  ],
  [
    "laundries",
    "laundry(?: (?:room|group))?|lavanderia|(?:חדר )?כביסה",
    "laundries|laundry (?:rooms|groups)|lavanderias|חדרי כביסה",
  ],
  [
    "hoseBibbs",
    "hose ?bibb?|spigot|sill ?cock|(?:outdoor|outside) faucet|llave de (?:manguera|jardin)|ברז (?:גינה|גן)",
    "hose ?bibb?s|spigots|sill ?cocks|(?:outdoor|outside) faucets|llaves de (?:manguera|jardin)|ברזי (?:גינה|גן)",
  ],
  ["tubs", "(?:bath ?)?tub|tina|banera", "(?:bath ?)?tubs|tinas|baneras|אמבטיות"],
  ["showers", "shower|ducha|regadera|מקלחת|מקלחון", "showers|duchas|regaderas|מקלחות|מקלחונים"],
  [
    "lavatories",
    "lav(?:atory)?|bath(?:room)? sink|vanity|lavabo|lavamanos|כיור רחצה",
    "lavs|lavatories|bath(?:room)? sinks|vanities|lavabos|כיורי רחצה",
  ],
  [
    "waterClosets",
    "toilet|water closet|wc|inodoro|excusado|אסלה",
    "toilets|water closets|wcs|inodoros|excusados|אסלות",
  ],
  [
    "fullBaths",
    "(?:full )?bath(?:room)?(?: group)?|bano(?: completo)?|חדר (?:רחצה|אמבטיה)(?: מלא)?",
    "(?:full )?bath(?:room)?s(?: groups)?|(?:full )?bath(?:room)? groups|banos(?: completos)?|חדרי (?:רחצה|אמבטיה)(?: מלאים)?",
  ],
  ["kitchens", "kitchen(?: group)?|cocina|מטבח", "kitchens|kitchen groups|cocinas|מטבחים"],
];
const ANY = new RegExp(
  `(?<![\\p{L}\\d.])(?:(?<many>\\d+|an?|one|una?|uno) )?(?<prefix>[והל]{0,2}-?)(?:${FIXTURES.map(
    ([id, one, several]) => `(?<${id}2>${several})|(?<${id}1>${one})`,
  ).join("|")})(?!\\p{L})(?=(?: (?<after>\\d+)(?:[,;.]|$| ו))?)`,
  "gu",
);

/** What a toilet takes for a flush is what the units of the lists are for. */
const OF_A_FLUSH = /^ ?(?:gpf|lpf|gallons? (?:per|a) flush)(?!\p{L})/u;
/** A fixture that no list has: its units are not known here, so nothing is added up. */
const OTHER_FIXTURE =
  /\b(?:bidets?|urinals?|sinks?|floor drains?|pools?|spas?|hot tubs?|icemakers?|bide|mingitorios?|urinarios?|coladeras?)\b|(?<!\p{L})[והבלמשכ]{0,2}(?:בידה|משתנה|משתנות|כיור|כיורים|מחסום רצפה)(?!\p{L})/u;

/** Fixtures of a question by their number: one where one is named. Nothing where several are named without a number. */
export const fixturesIn =
  (formula: "fixtureUnits" | "supplyUnits"): WholeReader =>
  (folded, placed) => {
    const inputs = new Set<string>(FORMULAS[formula].inputs.map(({ id }) => id));
    const counts: Record<string, number> = {};
    const ranges: [start: number, end: number][] = [];
    let rest = folded;
    let read = 0;
    for (const match of folded.matchAll(ANY)) {
      const { many, after, ...named } = match.groups ?? {};
      const [name] =
        Object.entries(named).find(([key, text]) => key !== "prefix" && text !== undefined) ?? [];
      if (!name) continue;
      const id = name.slice(0, -1);
      const isOne = name.endsWith("1");
      // "מטבח 1 וכביסה 1": the first of them counts the kitchen.
      const counted = many && /\d/.test(many) && match.index >= read ? Number(many) : undefined;
      const behind = counted === undefined && after ? Number(after) : undefined;
      const count = counted ?? behind ?? (isOne ? 1 : undefined);
      if (count === undefined || !inputs.has(id)) return undefined;
      counts[id] = (counts[id] ?? 0) + count;
      const end = match.index + match[0].length + (behind === undefined ? 0 : ` ${after}`.length);
      ranges.push([match.index, end]);
      read = end;
      rest =
        rest.slice(0, match.index) + " ".repeat(match[0].length) + rest.slice(match.index + match[0].length);
    }
    if (ranges.length === 0 || OTHER_FIXTURE.test(rest)) return undefined;
    const taken = placed.filter(
      ({ quantity, after }) =>
        OF_A_FLUSH.test(after) ||
        ranges.some(([start, end]) => quantity.start >= start && quantity.end <= end),
    );
    return { given: counts, taken };
  };
