import type { Formula, Step, Value, Values } from "./formula.types.ts";
import { isStep } from "./formula.types.ts";
import { convert } from "./quantity/units.ts";

/** Half a millimeter, in inches: a length nearer to its limit than this fails by the conversion alone. */
export const HALF_MM = 0.5 / 25.4;
/** Of an area: half of the last place of 6.50 m², as the code gives its 70 ft². */
export const AREA_SHARE = 0.005 / 6.5;
/** Instead of no: a metric figure that means its limit, as 914 mm means 36 in. */
export const NEAR = "verify";

/** More metric figures than these in one check are tried one by one no longer. */
const MOST = 5;
/** "Nearer than": the half millimeter itself is not. */
const JUST_BELOW = 1 - 1e-9;

interface Worked {
  values: Record<string, Value>;
  steps: { step: Step; value: Value }[];
}

/** Verdicts that say whether a figure is allowed; that a guard is needed is none of them. */
const isOfLimit = ({ id, unit }: Step) => unit === "verdict" && (id === "complies" || id.endsWith("Ok"));

/**
 * What was worked out, with `NEAR` in place of each no that a metric figure has by its conversion alone: within half a
 * millimeter, or the share of an area above. As the checks of drawings have it.
 * @param metric the inputs that were given in metric
 * @param again works the formula through with other values; undefined where it refuses them
 */
export function withNear<W extends Worked>(
  formula: Formula,
  worked: W,
  inputs: Values,
  metric: readonly string[],
  again: (values: Values) => W | undefined,
): W {
  const verdicts = formula.work.filter(isStep).filter(isOfLimit);
  if (worked.values.complies !== false) return worked;
  const moved = formula.inputs.filter(
    (input) =>
      input.type === "amount" &&
      (input.kind === "length" || input.kind === "area") &&
      metric.includes(input.id),
  );
  if (moved.length === 0 || moved.length > MOST) return worked;
  const failing = ({ values }: Worked) => verdicts.filter(({ id }) => values[id] === false).length;
  let best: { worked: W; fails: number; moves: number } | undefined;
  for (let n = 1; n < 3 ** moved.length; n++) {
    const values: Record<string, Value> = { ...inputs };
    let moves = 0;
    for (const [at, input] of moved.entries()) {
      const way = Math.floor(n / 3 ** at) % 3;
      const value = values[input.id];
      if (way === 0 || input.type !== "amount" || typeof value !== "number") continue;
      const by =
        input.kind === "length" ? convert(HALF_MM, "in", input.unit) * JUST_BELOW : value * AREA_SHARE;
      values[input.id] = Math.max(0, way === 1 ? value + by : value - by);
      moves++;
    }
    const other = again(values);
    if (!other) continue;
    const fails = failing(other);
    if (!best || fails < best.fails || (fails === best.fails && moves < best.moves))
      best = { worked: other, fails, moves };
  }
  if (!best || best.fails >= failing(worked)) return worked;
  const { values: met } = best.worked;
  const nearOf = (step: Step, value: Value): Value => {
    if (step.id === "fails") return met.fails ?? value;
    return isOfLimit(step) && value === false && met[step.id] === true ? NEAR : value;
  };
  const steps = worked.steps.map(({ step, value }) => ({ step, value: nearOf(step, value) }));
  const changed = Object.fromEntries(
    formula.work.filter(isStep).map((step) => [step.id, nearOf(step, worked.values[step.id] as Value)]),
  );
  return { ...worked, steps, values: { ...worked.values, ...changed } };
}
