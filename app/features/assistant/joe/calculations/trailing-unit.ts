import { type Amount, convert, type FormulaId, type Quantity, type Size } from "~/engines/formula/formula.ts";
import { spoken } from "../spoken.ts";

/** Small units of a last side, and the unit that the sides before it are meant in. */
const LARGE = { in: "ft", cm: "m", mm: "m" } as const;
/** Things that are built in inches each way. */
const SMALL_THING = spoken(
  /\b(pads?|pavers?|stepping|stones?|blocks?|equipment|condensers?|units?|bases?|pedestals?|losetas?|bases?|equipo|condensador)\b/,
  "בסיס|יסוד למזגן|אריח|אריחים|מדרך",
);
/** No slab has a side shorter than this, and none so small an area; no wall is so low. In feet. */
const LEAST_SIDE = 3;
const LEAST_AREA = 25;
const LEAST_WALL = 2;

const isSmall = (unit: string): unit is keyof typeof LARGE => unit in LARGE;
const inFeet = ({ value, unit }: Amount) => (unit === "one" ? value : convert(value, unit, "ft"));

/** Whether a size is read from a text in which only its last side has a unit. */
function onlyLastHasUnit({ sides, text }: Size & { text: string }): boolean {
  const units = text.match(/(?<=[\d½¼¾⅛⅜⅝⅞] ?-?)(?:["'″′”’״]|\p{L}+)/gu) ?? [];
  const named = units.filter((unit) => !/^(?:x|by|por|על)$/iu.test(unit));
  return named.length === 1 && sides.length === 3;
}

/**
 * "Slab 20 x 30 x 4 in": the unit behind the last side is that of the thickness alone where a slab or a wall of that
 * many inches each way would be none. Nothing where it is fine as it stands.
 */
export function inLargeUnits(
  formula: FormulaId,
  quantity: Quantity,
  folded: string,
): (Quantity & Size) | undefined {
  if (quantity.kind !== "size" || !onlyLastHasUnit(quantity)) return undefined;
  const [first, second, last] = quantity.sides;
  if (!first || !second || !last || !isSmall(last.unit) || first.unit !== last.unit) return undefined;
  const [long, wide] = [inFeet(first), inFeet(second)];
  const isAbsurd =
    formula === "concreteSlab"
      ? !SMALL_THING.test(folded) && (Math.min(long, wide) < LEAST_SIDE || long * wide < LEAST_AREA)
      : formula === "concreteWall" && wide < LEAST_WALL;
  if (!isAbsurd) return undefined;
  const unit = LARGE[last.unit];
  return {
    ...quantity,
    sides: [{ ...first, unit }, { ...second, unit }, last],
  };
}
