import { STUD_WIDTHS } from "~/engines/drawing/drawing.ts";
import { convert, kindOf, type Quantity, type Unit } from "~/engines/formula/formula.ts";
import type { Subject } from "./limit.ts";
import * as words from "./question-words.ts";
import type { Amount } from "./said-of.ts";

export const isInLimitUnit = (subject: Subject, amount: Amount, wood?: Quantity) =>
  inLimitUnit(subject, amount, wood).length > 0;

/** An amount in the unit of a subject's limits: a bare number in every unit that makes it such a thing. */
export function inLimitUnit(
  subject: Subject,
  { quantity, after, metric }: Amount,
  wood?: Quantity,
): number[] {
  if (subject.counted && !(quantity.kind === "count" && subject.counted.test(after))) return [];
  if (!subject.counted && quantity.kind === "count" && words.OWN_UNIT.test(after)) return [];
  const isBare =
    quantity.kind === "count" && kindOf(subject.unit) === "length" && !subject.share && !subject.sides;
  if (isBare) return bareLengths(subject, quantity.value, quantity.text, metric === true);
  const value = oneIn(subject, quantity, wood);
  return value === undefined ? [] : [value];
}

function oneIn(subject: Subject, quantity: Quantity, wood?: Quantity): number | undefined {
  const { unit, sides, share } = subject;
  if (quantity.kind === "gauge")
    return unit === "AWG" && quantity.unit !== "kcmil" ? quantity.value : undefined;
  if (sides) return quantity.kind === "size" && quantity.sides.length === 2 ? 0 : undefined;
  if (quantity.kind === "size") return undefined;
  // A cut without a unit is of inches: "1 5/8 hole in a 2x4".
  if (share && (quantity.kind === "length" || quantity.kind === "count"))
    return wood
      ? shareOf(quantity.value, quantity.kind === "length" ? quantity.unit : "in", wood)
      : undefined;
  if (kindOf(unit) === "slope") return slopeOf(subject, quantity);
  if (quantity.kind === kindOf(unit)) return convert(quantity.value, quantity.unit, unit);
  if (quantity.kind === "count" && unit !== "pct") return bareIn(subject, quantity.value);
  return undefined;
}

function slopeOf({ asWritten, id }: Subject, quantity: Quantity): number | undefined {
  if (quantity.kind === "percent") return asWritten ? undefined : quantity.value / 100;
  if (quantity.kind === "angle") {
    const up = Math.tan(convert(quantity.value, quantity.unit, "deg") * (Math.PI / 180));
    return asWritten ? 1 / up : up;
  }
  if (quantity.kind !== "slope") return undefined;
  if (asWritten) return quantity.value;
  // Whichever way it is written, a ramp of 12:1 is not twelve times as high as it is long.
  return quantity.value > 1 && id !== "shingleSlope" ? 1 / quantity.value : quantity.value;
}

function bareIn({ unit, limits }: Subject, value: number): number | undefined {
  if (unit === "one") return value;
  const bound = boundOf(limits);
  return value >= bound / 3 && value <= bound * 3 ? value : undefined;
}

const boundOf = (limits: Subject["limits"]) =>
  Math.max(...limits.map(({ least, most, below }) => most ?? below ?? least ?? 0));

/**
 * A bare number is in the units that make it such a thing: "guard 36" in inches, "ceiling 7" in feet, "תקרה 2.10" in
 * metres. Whoever thinks in metres may mean either where both fit; two decimals are metres.
 */
function bareLengths({ unit, limits }: Subject, value: number, text: string, metric: boolean): number[] {
  const bound = boundOf(limits);
  const fits = (times: number) => (each: Unit) => {
    const converted = convert(value, each, unit);
    return converted >= bound / times && converted <= bound * times;
  };
  const isFraction = /[.,]\d/.test(text);
  const metres: Unit[] =
    isFraction && value < METRES ? ["m"] : isFraction || value >= 15 ? ["cm", "mm"] : ["m", "cm"];
  const inMetres = metric ? metres.filter(fits(2.5)) : [];
  if (isFraction && inMetres.length > 0) return inMetres.map((each) => convert(value, each, unit));
  const customary: Unit[] = [unit, unit === "in" ? "ft" : "in"];
  const own = customary.filter(fits(3)).slice(0, 1);
  return [...own, ...inMetres].map((each) => convert(value, each, unit));
}

/** Of more a bare fraction, or a bare side, is in centimetres: a riser of 19.5. */
export const METRES = 10;

/** How much of a piece of wood a cut takes, in percent of its dressed depth. */
function shareOf(value: number, unit: Unit, wood: Quantity): number | undefined {
  if (wood.kind !== "size") return undefined;
  const [thin, deep] = wood.sides;
  if (!thin || !deep || thin.unit !== "one" || deep.unit !== "one") return undefined;
  const dressed =
    STUD_WIDTHS[`${thin.value}x${deep.value}`] ?? (deep.value > 6 ? deep.value - 0.75 : deep.value - 0.5);
  return (convert(value, unit, "in") / dressed) * 100;
}
