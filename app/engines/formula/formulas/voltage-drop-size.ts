import { plausible } from "../limits.ts";
import { printAmount } from "../quantity/print.ts";
import { AMPACITY, sizeFor } from "../tables/ampacity.ts";
import { CIRCULAR_MILS, CONDUCTOR_SIZES, conductorName } from "../tables/circular-mils.ts";
import { circuit } from "./circuit.ts";

const rank = (name: string) => (CONDUCTOR_SIZES as readonly string[]).indexOf(name);
const larger = (one: string, other: string) => (rank(one) >= rank(other) ? one : other);

const largest = Math.max(...Object.values(CIRCULAR_MILS));

/** The smallest wire whose drop stays within a limit: CM = 2KIL ÷ Vd, then the next size up. */
export const voltageDropSize = circuit("voltageDropSize")
  .amount("maxDrop", "pct", { ...plausible(0.5, 20), default: 3 })
  .step("allowedDrop", "V", (v) => (v.voltage * v.maxDrop) / 100, "{voltage} × {maxDrop}")
  .step(
    "minCircularMils",
    "cmil",
    (v) => (v.phaseFactor * v.resistivity * v.current * v.oneWay) / v.allowedDrop,
    "{phaseFactor} × {resistivity} × {current} × {oneWay}[| × 3.28084] ÷ {allowedDrop}",
    { output: true },
  )
  .refuse("oneWay", "noWire", (v) => v.minCircularMils > largest)
  .word(
    "wire",
    (v) => CONDUCTOR_SIZES.find((size) => CIRCULAR_MILS[size] >= v.minCircularMils) ?? "1000",
    (v) => {
      const size = CONDUCTOR_SIZES.find((each) => CIRCULAR_MILS[each] >= v.minCircularMils) ?? "1000";
      return `${conductorName(size)}: ${printAmount(CIRCULAR_MILS[size], "cmil")} ≥ {minCircularMils}`;
    },
    { unit: "AWG", output: true },
  )
  .refuse("current", "noWireForCurrent", (v) => sizeFor(v.metal, v.current) === undefined)
  .word(
    "wireForCurrent",
    (v) => sizeFor(v.metal, v.current) ?? "1000",
    (v) => {
      const size = sizeFor(v.metal, v.current) ?? "1000";
      return `${conductorName(size)}: ${printAmount(AMPACITY[v.metal][size] ?? 0, "A")} ≥ {current}`;
    },
    { unit: "AWG", output: true },
  )
  .word(
    "wireToUse",
    (v) => larger(v.wire, v.wireForCurrent),
    (v) => `${conductorName(v.wire)}, ${conductorName(v.wireForCurrent)}`,
    { unit: "AWG", output: true },
  )
  .cite(
    { document: "nec", section: "240.4(D), table 310.16", edition: "2023", mark: "known" },
    { document: "nec", section: "chapter 9, table 8", edition: "2023", mark: "known" },
    { document: "nec", section: "210.19, 215.2", edition: "2023", mark: "known" },
  )
  .assume("dropAdvice", "ampacityTable")
  .done();
