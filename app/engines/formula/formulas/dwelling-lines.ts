import type { Definition } from "../define.ts";
import { formula } from "../define.ts";
import type { FormulaId } from "../formula.types.ts";
import { plausible } from "../limits.ts";
import { LARGEST_SERVICE_A, serviceFor } from "../tables/service-sizes.ts";

/** Loads of one appliance or one piece of equipment, VA. */
export const EQUIPMENT_VA = plausible(0, 200_000);

/** What both methods begin with: floor area in ft² and the 1,500 VA circuits, of which two are for small appliances. */
export const dwelling = (id: FormulaId) =>
  formula(id, "electrical")
    .amount("floorArea", "ft2", plausible(50, 50_000))
    .count("smallAppliance", { min: 2, max: 20, reason: "twoCircuits", default: 2 })
    .count("laundry", { ...plausible(0, 10), default: 1 });

/** Lighting and the 1,500 VA circuits, and what is reckoned of them: 3,000 VA whole, 35% up to 120,000, 25% above. */
export const withGeneralDemand = <V extends { floorArea: number; smallAppliance: number; laundry: number }>(
  definition: Definition<V>,
) =>
  definition
    .step(
      "general",
      "VA",
      (v) => 3 * v.floorArea + 1500 * (v.smallAppliance + v.laundry),
      "[3|32.2917] × {floorArea} + 1,500 × ({smallAppliance} + {laundry})",
      { output: true },
    )
    .step(
      "generalDemand",
      "VA",
      (v) =>
        Math.min(v.general, 3000) +
        0.35 * Math.max(0, Math.min(v.general, 120_000) - 3000) +
        0.25 * Math.max(0, v.general - 120_000),
      "min({general}; 3,000) + 35% × max(0; min({general}; 120,000) − 3,000) + 25% × max(0; {general} − 120,000)",
      { output: true },
    );

/** Amperes at 240 V and the standard service at or above them, 100 A at least. */
export const withService = <V extends { total: number; floorArea: number }>(definition: Definition<V>) =>
  definition
    .step("amps", "A", (v) => v.total / 240, "{total} ÷ 240", { output: true })
    .refuse("floorArea", "serviceTooLarge", (v) => v.amps > LARGEST_SERVICE_A)
    .look("service", "A", (v) => serviceFor(v.amps), "≥ {amps}, ≥ 100 A", { output: true })
    .assume("dwellingOne");
