import { convert } from "~/engines/formula/formula.ts";
import type { Placed } from "./nearness.ts";

/** Behind a size: "3x7 door". */
const OPENING_BEHIND = /^[\s-]*(?:[a-z]+ )?(?:doors?|windows?|openings?|puertas?|ventanas?|vanos?)/u;
/** Before a size, at the end of what stands there: of the wall before it a window says nothing. */
const OPENING_AHEAD =
  /(?:doors?|windows?|openings?|puertas?|ventanas?|vanos?|דלת|דלתות|חלון|חלונות|פתח|פתחים)(?: (?:of|at|de|is|are|measuring|של|במידות))* ?$/u;

/**
 * What openings take from a wall in square feet, where they are told by their sides, and the quantities that told it.
 * @param metric bare sides are meters
 */
export function openingsIn(
  placed: readonly Placed[],
  metric: boolean,
): { area: number; of: Placed[] } | undefined {
  const of: Placed[] = [];
  let area = 0;
  for (const [n, each] of placed.entries()) {
    const { quantity, before, after } = each;
    if (quantity.kind !== "size" || quantity.sides.length !== 2) continue;
    if (!OPENING_BEHIND.test(after) && !OPENING_AHEAD.test(before)) continue;
    const [wide, high] = quantity.sides.map(({ kind, value, unit }) =>
      kind === "count" ? (metric ? convert(value, "m", "ft") : value) : convert(value, unit, "ft"),
    );
    const previous = placed[n - 1];
    const isCounted =
      previous?.quantity.kind === "count" && !/[\p{L},;]/u.test(before.replace(OPENING_AHEAD, ""));
    const many = isCounted && previous.quantity.kind === "count" ? previous.quantity.value : 1;
    area += (wide ?? 0) * (high ?? 0) * many;
    of.push(each, ...(isCounted ? [previous] : []));
  }
  return of.length > 0 ? { area, of } : undefined;
}
