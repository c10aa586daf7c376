import { formula } from "../define.ts";
import { plausible, WASTE } from "../limits.ts";
import { withConcreteOrder } from "./concrete-order.ts";

/**
 * Solid steps down to grade, all sizes in in: each step is a prism as high as it stands, so W × run × rise × n(n+1)/2;
 * a platform behind the top step is as high as all of them.
 */
export const concreteSteps = withConcreteOrder(
  formula("concreteSteps", "concrete")
    .count("steps", plausible(1, 40))
    .amount("riser", "in", plausible(3, 12))
    .amount("tread", "in", plausible(6, 48))
    .amount("width", "in", plausible(12, 600))
    .amount("platform", "in", { ...plausible(0, 600), default: 0 })
    .amount("waste", "pct", WASTE)
    .step(
      "netVolume",
      "ft3",
      (v) =>
        (v.width * (v.tread * v.riser * ((v.steps * (v.steps + 1)) / 2) + v.platform * v.steps * v.riser)) /
        1728,
      "{width} × ({tread} × {riser} × {steps} × ({steps} + 1) ÷ 2 + {platform} × {steps} × {riser}) ÷ [1,728|1,000,000,000]",
    ),
).done();
