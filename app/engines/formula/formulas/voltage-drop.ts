import type { Definition } from "../define.ts";
import { plausible } from "../limits.ts";
import { CIRCULAR_MILS, CONDUCTOR_SIZES, conductorName } from "../tables/circular-mils.ts";
import { circuit, line } from "./circuit.ts";

const MOST_DROP = { ...plausible(0.5, 20), default: 3 };

/** What is lost as a share, what is left, and whether that is what NEC recommends. */
const withShare = <V extends { drop: number; voltage: number; maxDrop: number }>(definition: Definition<V>) =>
  definition
    .step("dropShare", "pct", (v) => (v.drop / v.voltage) * 100, "{drop} ÷ {voltage}", { output: true })
    .step("endVoltage", "V", (v) => v.voltage - v.drop, "{voltage} − {drop}", { output: true })
    .verdict("dropOk", (v) => v.dropShare <= v.maxDrop, "{dropShare} ≤ {maxDrop}", { output: true })
    .cite(
      { document: "nec", section: "chapter 9, table 8", edition: "2023", mark: "known" },
      { document: "nec", section: "210.19, 215.2", edition: "2023", mark: "known" },
    )
    .assume("dropAdvice", "dropAmpacity")
    .done();

/** Voltage lost on the way: Vd = 2KIL ÷ CM for one phase, 1.732 KIL ÷ CM for three. */
export const voltageDrop = withShare(
  circuit("voltageDrop")
    .choice("wire", CONDUCTOR_SIZES)
    .amount("maxDrop", "pct", MOST_DROP)
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
      "{phaseFactor} × {resistivity} × {current} × {oneWay}[| × 3.28084] ÷ {circularMils}",
      { output: true },
    )
    .refuse("wire", "dropTooLarge", (v) => v.drop >= v.voltage),
);

/** The same by the ohms that a table gives for 1,000 ft of the wire: Vd = 2IRL ÷ 1,000. */
export const voltageDropOhms = withShare(
  line("voltageDropOhms")
    .amount("ohmsPerThousand", "one", plausible(0.001, 100))
    .amount("maxDrop", "pct", MOST_DROP)
    .step(
      "drop",
      "V",
      (v) => (v.phaseFactor * v.current * v.ohmsPerThousand * v.oneWay) / 1000,
      "{phaseFactor} × {current} × {ohmsPerThousand} × {oneWay}[| × 3.28084] ÷ 1,000",
      { output: true },
    )
    .refuse("ohmsPerThousand", "dropTooLarge", (v) => v.drop >= v.voltage),
);
