import { formula } from "../define.ts";
import { plausible, WASTE } from "../limits.ts";
import { roundUp } from "../round-up.ts";

/** Slope limits of asphalt shingles, rise in 12: none below the first, two layers of underlayment below the second. */
const LEAST_PITCH = 2;
const SINGLE_UNDERLAYMENT_PITCH = 4;

/** Shingles from the plan area in ft², overhangs included: a square is 100 ft² of slope. */
export const roofArea = formula("roofArea", "roofing")
  .amount("planArea", "ft2", plausible(1, 1_000_000))
  .amount("pitch", "per12", plausible(0, 24))
  .amount("waste", "pct", WASTE)
  .count("bundlesPerSquare", { ...plausible(2, 6), default: 3 })
  .step("pitchFactor", "one", (v) => Math.hypot(1, v.pitch / 12), "√(1 + ({pitch})²)")
  .step("roofArea", "ft2", (v) => v.planArea * v.pitchFactor, "{planArea} × {pitchFactor}", { output: true })
  .step(
    "squares",
    "one",
    (v) => (v.roofArea * (1 + v.waste / 100)) / 100,
    "{roofArea} × (1 + {waste}) ÷ 100[| × 10.76391]",
    {
      output: true,
    },
  )
  .step(
    "bundles",
    "one",
    (v) => roundUp(v.squares * v.bundlesPerSquare),
    "⌈{squares} × {bundlesPerSquare}⌉",
    {
      output: true,
    },
  )
  .word(
    "underlayment",
    (v) => {
      if (v.pitch < LEAST_PITCH) return "tooFlat";
      return v.pitch < SINGLE_UNDERLAYMENT_PITCH ? "double" : "single";
    },
    (v) => {
      if (v.pitch < LEAST_PITCH) return `{pitch} < ${LEAST_PITCH}:12`;
      return v.pitch < SINGLE_UNDERLAYMENT_PITCH
        ? `{pitch} < ${SINGLE_UNDERLAYMENT_PITCH}:12`
        : `{pitch} ≥ ${SINGLE_UNDERLAYMENT_PITCH}:12`;
    },
    { output: true },
  )
  .cite(
    { document: "geometry", mark: "known" },
    { document: "irc", section: "R905.2.2", edition: "2021", mark: "known" },
  )
  .assume("roofWaste", "roofBundles")
  .done();
