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
    .inItsUnits()
    .amount("floorArea", "ft2", plausible(50, 50_000))
    .count("smallAppliance", { min: 2, max: 20, reason: "twoCircuits", default: 2 })
    .count("laundry", { ...plausible(0, 10), default: 1 });

/** Amperes at 240 V and the standard service at or above them, 100 A at least. */
export const withService = <V extends { total: number; floorArea: number }>(definition: Definition<V>) =>
  definition
    .step("amps", "A", (v) => v.total / 240, "{total} ÷ 240", { output: true })
    .refuse("floorArea", "serviceTooLarge", (v) => v.amps > LARGEST_SERVICE_A)
    .look("service", "A", (v) => serviceFor(v.amps), "≥ {amps}, ≥ 100 A", { output: true })
    .assume("dwellingOne");
