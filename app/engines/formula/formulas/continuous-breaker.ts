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

/** What loads of one power draw: watts by volts, and by √3 for three phases; 125% of it where they run for hours. */
export const loadCurrent = formula("loadCurrent", "electrical")
  .amount("loadPower", "VA", plausible(1, 1_000_000))
  .count("loads", { ...plausible(1, 1000), default: 1 })
  .amount("sourceVoltage", "V", plausible(5, 35_000))
  .choice("phase", ["1", "3"], "1")
  .look(
    "phaseFactor",
    "one",
    (v) => (v.phase === "3" ? 1.732 : 1),
    (v) => (v.phase === "3" ? "{phase}φ, √3" : "{phase}φ"),
  )
  .step(
    "loadAmps",
    "A",
    (v) => (v.loadPower * v.loads) / (v.sourceVoltage * v.phaseFactor),
    "{loadPower} × {loads} ÷ ({sourceVoltage} × {phaseFactor})",
    { output: true },
  )
  .step("continuousAmps", "A", (v) => 1.25 * v.loadAmps, "125% × {loadAmps}", { output: true })
  .cite({ document: "practice", mark: "known" })
  .assume("loadCurrentPlain")
  .done();
