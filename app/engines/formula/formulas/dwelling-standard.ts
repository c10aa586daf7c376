import { plausible } from "../limits.ts";
import { dwelling, EQUIPMENT_VA, withGeneralDemand, withService } from "./dwelling-lines.ts";

/** Loads of one kind of appliance at or above this number are reckoned at three quarters: NEC 220.53. */
const MANY_APPLIANCES = 4;
/** NEC 220.54: a dryer counts 5,000 VA at least. */
const LEAST_DRYER_VA = 5000;

/** One family's service by the standard method of NEC 220 part III, loads in VA, the range in kW. */
export const dwellingStandard = withService(
  withGeneralDemand(
    dwelling("dwellingStandard")
      .amount("range", "kW", { min: 0, max: 12, reason: "oneRange", default: 0 })
      .amount("dryer", "VA", { ...EQUIPMENT_VA, default: 0 })
      .list("fastened", "VA", { ...EQUIPMENT_VA, most: 40 })
      .amount("hvacLarger", "VA", { ...plausible(0, 200_000), default: 0 }),
  )
    .look("rangeDemand", "VA", (v) => (v.range > 0 ? 8000 : 0), "{range} ≤ 12 kW", { output: true })
    .step(
      "dryerDemand",
      "VA",
      (v) => (v.dryer > 0 ? Math.max(LEAST_DRYER_VA, v.dryer) : 0),
      (v) => (v.dryer > 0 ? "max(5,000; {dryer})" : "0"),
      { output: true },
    )
    .step(
      "fastenedDemand",
      "VA",
      (v) =>
        v.fastened.reduce((sum, load) => sum + load, 0) * (v.fastened.length >= MANY_APPLIANCES ? 0.75 : 1),
      (v) => (v.fastened.length >= MANY_APPLIANCES ? "75% × {fastened}" : "{fastened}"),
      { output: true },
    )
    .step(
      "total",
      "VA",
      (v) => v.generalDemand + v.rangeDemand + v.dryerDemand + v.fastenedDemand + v.hvacLarger,
      "{generalDemand} + {rangeDemand} + {dryerDemand} + {fastenedDemand} + {hvacLarger}",
      { output: true },
    ),
)
  .cite(
    { document: "nec", section: "220 part III", edition: "2023", mark: "known" },
    { document: "nec", section: "table 220.55", edition: "2023", mark: "checked" },
  )
  .assume("largerOfHeatAndCooling")
  .done();

/** Only the lighting, small-appliance and laundry load of a dwelling and its demand. */
export const generalLighting = withGeneralDemand(dwelling("generalLighting"))
  .cite({ document: "nec", section: "220.41, 220.45, 220.52", edition: "2023", mark: "known" })
  .assume("dwellingOne")
  .done();
