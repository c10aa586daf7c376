import { plausible } from "../limits.ts";
import { dwelling, EQUIPMENT_VA, withService } from "./dwelling-lines.ts";

const NONE = { ...EQUIPMENT_VA, default: 0 };

/** One family's service by the optional method of NEC 220.82, loads in VA. */
export const dwellingOptional = withService(
  dwelling("dwellingOptional")
    .list("appliances", "VA", { ...EQUIPMENT_VA, most: 40 })
    .amount("airConditioning", "VA", NONE)
    .amount("heatPump", "VA", NONE)
    .amount("supplemental", "VA", NONE)
    .amount("electricHeat", "VA", NONE)
    .count("heatUnits", { ...plausible(1, 50), default: 1 })
    .amount("thermalStorage", "VA", NONE)
    .step(
      "generalLoad",
      "VA",
      (v) =>
        3 * v.floorArea +
        1500 * (v.smallAppliance + v.laundry) +
        v.appliances.reduce((sum, load) => sum + load, 0),
      "[3|32.2917] × {floorArea} + 1,500 × ({smallAppliance} + {laundry}) + {appliances}",
      { output: true },
    )
    .step(
      "generalDemand",
      "VA",
      (v) => Math.min(v.generalLoad, 10_000) + 0.4 * Math.max(0, v.generalLoad - 10_000),
      "min({generalLoad}; 10,000) + 40% × max(0; {generalLoad} − 10,000)",
      { output: true },
    )
    .look(
      "heatFactor",
      "pct",
      (v) => (v.heatUnits < 4 ? 65 : 40),
      (v) => (v.heatUnits < 4 ? "{heatUnits} < 4" : "{heatUnits} ≥ 4"),
    )
    .step(
      "hvac",
      "VA",
      (v) =>
        Math.max(
          v.airConditioning,
          v.heatPump + 0.65 * v.supplemental,
          (v.heatFactor / 100) * v.electricHeat,
          v.thermalStorage,
        ),
      "max({airConditioning}; {heatPump} + 65% × {supplemental}; {heatFactor} × {electricHeat}; {thermalStorage})",
      { output: true },
    )
    .step("total", "VA", (v) => v.generalDemand + v.hvac, "{generalDemand} + {hvac}", { output: true }),
)
  .cite({ document: "nec", section: "220.82", edition: "2023", mark: "checked" })
  .done();
