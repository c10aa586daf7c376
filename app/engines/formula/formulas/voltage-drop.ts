import { plausible } from "../limits.ts";
import { CIRCULAR_MILS, CONDUCTOR_SIZES, conductorName } from "../tables/circular-mils.ts";
import { circuit } from "./circuit.ts";

/** Voltage lost on the way: Vd = 2KIL ÷ CM for one phase, 1.732 KIL ÷ CM for three. */
export const voltageDrop = circuit("voltageDrop")
  .choice("wire", CONDUCTOR_SIZES)
  .amount("maxDrop", "pct", { ...plausible(0.5, 20), default: 3 })
  .look(
    "circularMils",
    "cmil",
    (v) => CIRCULAR_MILS[v.wire],
    (v) => conductorName(v.wire),
  )
  .step(
    "drop",
    "V",
    (v) => (v.phaseFactor * v.resistivity * v.current * v.oneWay) / v.circularMils,
    "{phaseFactor} × {resistivity} × {current} × {oneWay} ÷ {circularMils}",
    { output: true },
  )
  .refuse("wire", "dropTooLarge", (v) => v.drop >= v.voltage)
  .step("dropShare", "pct", (v) => (v.drop / v.voltage) * 100, "{drop} ÷ {voltage}", { output: true })
  .step("endVoltage", "V", (v) => v.voltage - v.drop, "{voltage} − {drop}", { output: true })
  .verdict("dropOk", (v) => v.dropShare <= v.maxDrop, "{dropShare} ≤ {maxDrop}", { output: true })
  .cite(
    { document: "nec", section: "chapter 9, table 8", edition: "2023", mark: "known" },
    { document: "nec", section: "210.19, 215.2", edition: "2023", mark: "known" },
  )
  .assume("dropAdvice", "dropAmpacity")
  .done();
