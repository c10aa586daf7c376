import { formula } from "../define.ts";
import type { FormulaId } from "../formula.types.ts";
import { plausible } from "../limits.ts";
import { METALS, RESISTIVITY } from "../tables/resistivity.ts";

/** A load at the end of a line: A, one-way ft, V, phase. Two wires: 2; three phases: √3, 1.732. */
export const line = (id: FormulaId) =>
  formula(id, "electrical")
    .choice("phase", ["1", "3"], "1")
    .amount("current", "A", plausible(0.1, 4000))
    .amount("oneWay", "ft", plausible(1, 10_000))
    .amount("voltage", "V", { ...plausible(12, 1000), default: 120 })
    .look(
      "phaseFactor",
      "one",
      (v) => (v.phase === "3" ? 1.732 : 2),
      (v) => (v.phase === "3" ? "{phase}φ, √3" : "{phase}φ"),
    );

/** What the voltage drop formulas by a wire's size begin with. */
export const circuit = (id: FormulaId) =>
  line(id)
    .choice("metal", METALS, "Cu")
    .look("resistivity", "one", (v) => RESISTIVITY[v.metal], "K, {metal}, 75 °C");
