import { type Definition, formula } from "../define.ts";
import { plausible } from "../limits.ts";
import { roundUp } from "../round-up.ts";
import { BAR_NUMBERS, BARS } from "../tables/bars.ts";

/** One lap, in bar diameters; `bar` is the number that is taken when none is given. */
const withLap = <V>(definition: Definition<V>, bar?: (typeof BAR_NUMBERS)[number]) =>
  definition
    .choice("bar", BAR_NUMBERS, bar)
    .count("lapDiameters", { ...plausible(20, 100), default: 40 })
    .look("barDiameter", "in", (v) => BARS[v.bar].diameter, "#{bar}")
    .step("lap", "in", (v) => v.lapDiameters * v.barDiameter, "{lapDiameters} × {barDiameter}", {
      output: true,
    })
    .cite({ document: "astmA615", mark: "checked" }, { document: "practice", mark: "known" })
    .assume("lapByDesign");

/** The length of one lap. */
export const rebarLapLength = withLap(formula("rebarLapLength", "rebar")).done();

/** A run longer than the stock: run and stock in ft. */
export const rebarLap = withLap(
  formula("rebarLap", "rebar")
    .amount("run", "ft", plausible(1, 10_000))
    .amount("stock", "ft", { ...plausible(10, 60), default: 20 }),
  "4",
)
  .refuse("stock", "lapTooLong", (v) => v.lap / 12 >= v.stock)
  .step(
    "pieces",
    "one",
    (v) => (v.run > v.stock ? roundUp((v.run - v.lap / 12) / (v.stock - v.lap / 12)) : 1),
    (v) => (v.run > v.stock ? "⌈({run} − {lap} ÷ [12|1,000]) ÷ ({stock} − {lap} ÷ [12|1,000])⌉" : "1"),
    { output: true },
  )
  .step("laps", "one", (v) => v.pieces - 1, "{pieces} − 1", { output: true })
  .step("barTotal", "ft", (v) => v.run + (v.laps * v.lap) / 12, "{run} + {laps} × {lap} ÷ [12|1,000]", {
    output: true,
  })
  .look("barWeight", "plf", (v) => BARS[v.bar].weight, "#{bar}", { metric: "kgm" })
  .step("weight", "lb", (v) => v.barTotal * v.barWeight, "{barTotal} × {barWeight}", { output: true })
  .done();
