import { convert, type Formula, type FormulaId, type Quantity } from "~/engines/formula/formula.ts";
import type { Placed } from "./nearness.ts";

/** What things are called by and how large that is at most, in inches: an 8 in block, a 4 in pipe, 1/2 in board. */
const CALLED: Partial<Record<FormulaId, readonly [words: RegExp, most: number]>> = {
  blockWall: [
    /^[\s-]*(?:thick |de )?(?:cmus?|blocks?|bloques?|בלוק)|(?:cmus?|blocks? of|bloques? de|בלוקים?(?: של)?) ?$/u,
    16,
  ],
  mortarBags: [
    /^[\s-]*(?:thick |de )?(?:cmus?|blocks?|bloques?)|(?:cmus?|bloques? de|בלוקים?(?: של)?) ?$/u,
    16,
  ],
  pipeFall: [
    /^[\s-]*(?:dia\w* |diametro )?(?:pvc|abs|cast|sewer|drain|pipe|line|sdr|tubo|tuberia)|(?:pipe|pvc|tubo|tuberia|צינור)(?: (?:de|of|pvc|בקוטר|של))* ?$|^[\s-]*(?:dia|diametro|קוטר)/u,
    24,
  ],
  drywall: [/^[\s-]*(?:thick |de |type x )?(?:dry ?wall|sheet ?rock|gyp|board|tablarr?oca|גבס)/u, 1],
  drywallArea: [/^[\s-]*(?:thick |de |type x )?(?:dry ?wall|sheet ?rock|gyp|board|tablarr?oca|גבס)/u, 1],
  sheathing: [/^[\s-]*(?:thick |de |cdx |t&g )?(?:plywood|osb|ply|cdx|sheath\w+|triplay|sub)/u, 1.5],
};

function isCalledBy(quantity: Quantity, before: string, after: string, id: FormulaId): boolean {
  const [words, most] = CALLED[id] ?? [];
  if (!words || most === undefined || quantity.kind !== "length") return false;
  return convert(quantity.value, quantity.unit, "in") <= most && (words.test(after) || words.test(before));
}

/** What a bag of concrete gives, in ft³, as the formulas reckon it. */
const YIELDS_FT3 = [0.3, 0.45, 0.6];
const PER_BAG =
  /^[\s)]*(?:(?:a|per|each|every|for (?:a|each)|por|cada|el|al|לכל|ל)[\s/-]*)?(?:bags?|sacos?|bultos?|bolsas?|שקים?|שק)(?!\p{L})/u;
/** Bags of concrete that the formulas reckon in anyway, in lb. */
const BAGS_LB = [40, 60, 80];
const JOINT = /^["\s-]*(?:in\.? |inch )?(?:mortar )?(?:joints?|juntas?|פוגות|פוגה|מישקים)/u;
const SUPPORTS = /^[\s-]*(?:(?:simple )?supports?|ends?|apoyos|extremos|תמיכות|סמכים|קצוות)/u;
const PHASES = /^ ?-? ?(?:ph|phase|fases?|פאזות)(?!\p{L})/u;
const RAMP_SLOPE = 1 / 12;

const isLadder = (id: FormulaId) => id === "ladder" || id === "ladderHeight";

/** What is said of every such thing and fills no input: an 80 lb bag, a block's own sides, two supports, a ramp of 1:12, 75 °C of a wire. */
export function goesWithout({ quantity, before, after }: Placed, { area, id }: Formula): boolean {
  switch (quantity.kind) {
    case "size":
      // A block by its own sides: those of 8 by 16 in are the ones that the formula counts.
      if (area === "beam") return true;
      return (
        id === "blockWall" && [8, 16].every((side) => quantity.sides.some(({ value }) => value === side))
      );
    case "length":
      // Blocks and pipes are called by a size of theirs that no result depends on.
      if (isCalledBy(quantity, before, after, id)) return true;
      // Bricks are counted with the joint of 3/8 in that the formula has.
      return (
        area === "masonry" &&
        JOINT.test(after) &&
        Math.abs(convert(quantity.value, quantity.unit, "in") - 0.375) < 0.03
      );
    case "weight":
      return area === "concrete" && BAGS_LB.includes(convert(quantity.value, quantity.unit, "lb"));
    case "volume": {
      // "0.6 cu ft a bag" is what the formula takes for one of 80 lb.
      if (area !== "concrete" || !PER_BAG.test(after)) return false;
      const feet = convert(quantity.value, quantity.unit, "ft3");
      return YIELDS_FT3.some((each) => Math.abs(each - feet) < 1e-6);
    }
    case "slope":
      // "The 4 to 1 rule" is what the formula does anyway.
      if (isLadder(id)) return quantity.value === 4 || quantity.value === 1 / 4;
      return area === "access" && Math.abs(quantity.value - RAMP_SLOPE) < 1e-9;
    case "temperature":
      return area === "electrical" && id !== "ampacity";
    case "percent":
      // The rule itself: 8 percent of the floor in glass, 4 that open.
      return id === "roomLight" && (quantity.value === 8 || quantity.value === 4);
    case "count":
      if (area === "electrical" && PHASES.test(after)) return true;
      return SUPPORTS.test(after) || (area === "masonry" && quantity.value === 0.375 && JOINT.test(after));
    default:
      return false;
  }
}
