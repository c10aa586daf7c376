import { STUD_WIDTHS } from "~/engines/drawing/drawing.ts";
import { convert, kindOf, type Quantity, type Unit } from "~/engines/formula/formula.ts";
import type { Subject } from "./limit.ts";

/** An amount in the unit of a subject's limits. */
export function inLimitUnit(subject: Subject, quantity: Quantity, wood?: Quantity): number | undefined {
  const { unit, sides, share } = subject;
  if (quantity.kind === "gauge") return undefined;
  if (sides) return quantity.kind === "size" && quantity.sides.length === 2 ? 0 : undefined;
  if (quantity.kind === "size") return undefined;
  // A cut without a unit is of inches: "1 5/8 hole in a 2x4".
  if (share && (quantity.kind === "length" || quantity.kind === "count"))
    return wood
      ? shareOf(quantity.value, quantity.kind === "length" ? quantity.unit : "in", wood)
      : undefined;
  if (kindOf(unit) === "slope") return slopeOf(subject, quantity);
  if (quantity.kind === kindOf(unit)) return convert(quantity.value, quantity.unit, unit);
  if (quantity.kind === "count" && unit !== "pct" && unit !== "ratio") return bareIn(subject, quantity.value);
  return undefined;
}

function slopeOf({ asWritten, id }: Subject, quantity: Quantity): number | undefined {
  if (quantity.kind === "percent") return asWritten ? undefined : quantity.value / 100;
  if (quantity.kind !== "slope") return undefined;
  if (asWritten) return quantity.value;
  // Whichever way it is written, a ramp of 12:1 is not twelve times as high as it is long.
  return quantity.value > 1 && id !== "shingleSlope" ? 1 / quantity.value : quantity.value;
}

/** A bare number is in the unit that makes it such a thing: "guard 36" in inches, "ceiling 7" in feet. */
function bareIn({ unit, limits }: Subject, value: number): number | undefined {
  const bound = Math.max(...limits.map(({ least, most, below }) => most ?? below ?? least ?? 0));
  const units: Unit[] = kindOf(unit) === "length" ? [unit, unit === "in" ? "ft" : "in"] : [unit];
  for (const each of units) {
    const converted = each === unit ? value : convert(value, each, unit);
    if (unit === "one" || (converted >= bound / 3 && converted <= bound * 3)) return converted;
  }
  return undefined;
}

/** How much of a piece of wood a cut takes, in percent of its dressed depth. */
function shareOf(value: number, unit: Unit, wood: Quantity): number | undefined {
  if (wood.kind !== "size") return undefined;
  const [thin, deep] = wood.sides;
  if (!thin || !deep || thin.unit !== "one" || deep.unit !== "one") return undefined;
  const dressed =
    STUD_WIDTHS[`${thin.value}x${deep.value}`] ?? (deep.value > 6 ? deep.value - 0.75 : deep.value - 0.5);
  return (convert(value, unit, "in") / dressed) * 100;
}
