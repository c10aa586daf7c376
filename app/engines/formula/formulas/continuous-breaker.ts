import { formula } from "../define.ts";
import { plausible } from "../limits.ts";
import { breakerFor, LARGEST_SERVICE_A } from "../tables/service-sizes.ts";

/** The smallest breaker for a load that runs three hours or more, and what else it feeds, in A: 125% and 100%. */
export const continuousBreaker = formula("continuousBreaker", "electrical")
  .amount("continuousCurrent", "A", plausible(0.1, 480))
  .amount("otherCurrent", "A", { ...plausible(0, 600), default: 0 })
  .step(
    "neededRating",
    "A",
    (v) => 1.25 * v.continuousCurrent + v.otherCurrent,
    "125% × {continuousCurrent} + {otherCurrent}",
    { output: true },
  )
  .refuse("otherCurrent", "serviceTooLarge", (v) => v.neededRating > LARGEST_SERVICE_A)
  .look("leastBreaker", "A", (v) => breakerFor(v.neededRating), "240.6(A): ≥ {neededRating}", {
    output: true,
  })
  .cite(
    { document: "nec", section: "210.20(A), 215.3, 240.6(A)", edition: "2023", mark: "known" },
    { document: "nec", section: "625.41", edition: "2023", mark: "known" },
  )
  .assume("continuousWire")
  .done();
