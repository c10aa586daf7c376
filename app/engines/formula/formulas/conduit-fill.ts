import { formula } from "../define.ts";
import type { ConductorGroup } from "../formula.types.ts";
import { fillLimit, mostConductors } from "../tables/conduit-fill.ts";
import { EMT_AREA_IN2, EMT_SIZES, type EmtSize } from "../tables/emt.ts";
import { THHN_SIZES, thhnArea } from "../tables/thhn-areas.ts";

const countOf = (groups: readonly ConductorGroup[]) => groups.reduce((sum, { count }) => sum + count, 0);
const areaOf = (groups: readonly ConductorGroup[]) =>
  groups.reduce((sum, { count, size }) => sum + count * thhnArea(size), 0);

/** Whether conductors go into a tube; conductors of one size also by note 7 of chapter 9. */
function fits(groups: readonly ConductorGroup[], size: EmtSize): boolean {
  const count = countOf(groups);
  const area = areaOf(groups);
  if (area <= (fillLimit(count) / 100) * EMT_AREA_IN2[size] + 1e-9) return true;
  const oneSize = new Set(groups.map((group) => group.size)).size === 1;
  return oneSize && count <= mostConductors(EMT_AREA_IN2[size], area / count);
}

const smallest = (groups: readonly ConductorGroup[]) => EMT_SIZES.find((size) => fits(groups, size));

/** The smallest EMT for THHN or THWN-2 conductors: areas in in², NEC chapter 9 tables 1, 4 and 5. */
export const conduitFill = formula("conduitFill", "electrical")
  .inItsUnits()
  .conductors("conductors", THHN_SIZES, 400)
  .step(
    "conductorCount",
    "one",
    (v) => countOf(v.conductors),
    (v) => v.conductors.map(({ count }) => count).join(" + "),
    { output: true },
  )
  .step(
    "conductorArea",
    "in2",
    (v) => areaOf(v.conductors),
    (v) => v.conductors.map(({ count, size }) => `${count} × ${thhnArea(size)}`).join(" + "),
    { output: true },
  )
  .look("fillLimit", "pct", (v) => fillLimit(v.conductorCount), "{conductorCount}", { output: true })
  .refuse("conductors", "noConduit", (v) => smallest(v.conductors) === undefined)
  .word(
    "emt",
    (v) => smallest(v.conductors) ?? "2",
    (v) => {
      const tube = EMT_AREA_IN2[smallest(v.conductors) ?? "2"];
      const limit = (v.fillLimit / 100) * tube;
      // Past the percentage only note 7 lets conductors of one size in.
      return v.conductorArea <= limit + 1e-9
        ? `{conductorArea} ÷ {fillLimit} ≤ ${tube} in²`
        : `{conductorCount} ≤ ⌊{fillLimit} × ${tube} in² ÷ ({conductorArea} ÷ {conductorCount}) + 0.2⌋`;
    },
    { output: true },
  )
  .look("conduitArea", "in2", (v) => EMT_AREA_IN2[v.emt], "EMT {emt}")
  .step("fill", "pct", (v) => (v.conductorArea / v.conduitArea) * 100, "{conductorArea} ÷ {conduitArea}", {
    output: true,
  })
  .cite({ document: "nec", section: "chapter 9, tables 1, 4, 5", edition: "2023", mark: "checked" })
  .assume("fillDerating")
  .done();
