import { type Definition, formula } from "../define.ts";
import { AREA_FT2, LENGTH_FT, plausible, WASTE } from "../limits.ts";
import { roundUp } from "../round-up.ts";

const TONS = { output: true } as const;

/** From a volume in place to what is ordered by weight; 145 lb a cubic foot. */
const inHotMix = <V extends { netVolume: number }>(definition: Definition<V>) =>
  definition
    .amount("density", "pcf", { ...plausible(100, 200), default: 145 })
    .amount("waste", "pct", { ...WASTE, default: 5 })
    .step(
      "netTons",
      "ton",
      (v) => (v.netVolume * v.density) / 2000,
      "{netVolume} × {density} ÷ [2,000|1,000]",
      TONS,
    )
    .step("tons", "ton", (v) => v.netTons * (1 + v.waste / 100), "{netTons} × (1 + {waste})", TONS)
    .cite({ document: "practice", mark: "known" })
    .assume("asphaltDensity")
    .done();

/** Two rectangles together: a patio in the shape of an L by its halves, in ft and ft². */
export const twoAreas = formula("twoAreas", "ground")
  .amount("length", "ft", LENGTH_FT)
  .amount("width", "ft", LENGTH_FT)
  .amount("secondLength", "ft", LENGTH_FT)
  .amount("secondWidth", "ft", LENGTH_FT)
  .step(
    "area",
    "ft2",
    (v) => v.length * v.width + v.secondLength * v.secondWidth,
    "{length} × {width} + {secondLength} × {secondWidth}",
    TONS,
  )
  .cite({ document: "geometry", mark: "known" })
  .done();

/** Hot-mix asphalt by weight. */
export const asphalt = inHotMix(
  formula("asphalt", "ground")
    .amount("length", "ft", LENGTH_FT)
    .amount("width", "ft", LENGTH_FT)
    .amount("thickness", "in", plausible(0.5, 24))
    .step(
      "netVolume",
      "ft3",
      (v) => (v.length * v.width * v.thickness) / 12,
      "{length} × {width} × {thickness} ÷ [12|1,000]",
      TONS,
    ),
);

/** The same for an area in ft². */
export const asphaltArea = inHotMix(
  formula("asphaltArea", "ground")
    .amount("area", "ft2", AREA_FT2)
    .amount("thickness", "in", plausible(0.5, 24))
    .step("netVolume", "ft3", (v) => (v.area * v.thickness) / 12, "{area} × {thickness} ÷ [12|1,000]", TONS),
);

/** From a loose volume to its weight. */
const byWeight = <V extends { volumeYd3: number }>(definition: Definition<V>) =>
  definition
    .amount("looseDensity", "tonPerYd3", { ...plausible(0.5, 2.5), default: 1.4 })
    .step("tons", "ton", (v) => v.volumeYd3 * v.looseDensity, "{volumeYd3} × {looseDensity}", TONS)
    .cite({ document: "practice", mark: "known" })
    .assume("gravelDensity")
    .done();

/** Gravel, sand or topsoil by volume and weight. */
export const gravel = byWeight(
  formula("gravel", "ground")
    .amount("length", "ft", LENGTH_FT)
    .amount("width", "ft", LENGTH_FT)
    .amount("depth", "in", plausible(0.5, 120))
    .amount("waste", "pct", WASTE)
    .step(
      "volumeYd3",
      "yd3",
      (v) => ((v.length * v.width * v.depth) / 12 / 27) * (1 + v.waste / 100),
      "{length} × {width} × {depth} ÷ [12|1,000] ÷ [27|1] × (1 + {waste})",
      TONS,
    ),
);

/** The same for an area in ft². */
export const gravelArea = byWeight(
  formula("gravelArea", "ground")
    .amount("area", "ft2", AREA_FT2)
    .amount("depth", "in", plausible(0.5, 120))
    .amount("waste", "pct", WASTE)
    .step(
      "volumeYd3",
      "yd3",
      (v) => ((v.area * v.depth) / 12 / 27) * (1 + v.waste / 100),
      "{area} × {depth} ÷ [12|1,000] ÷ [27|1] × (1 + {waste})",
      TONS,
    ),
);

/** What is left of a rectangle without a piece of it: a patio in the shape of an L, in ft and ft². */
export const cutoutArea = formula("cutoutArea", "ground")
  .amount("length", "ft", LENGTH_FT)
  .amount("width", "ft", LENGTH_FT)
  .amount("cutLength", "ft", LENGTH_FT)
  .amount("cutWidth", "ft", LENGTH_FT)
  .step("wholeArea", "ft2", (v) => v.length * v.width, "{length} × {width}")
  .step("cutArea", "ft2", (v) => v.cutLength * v.cutWidth, "{cutLength} × {cutWidth}")
  .step("netArea", "ft2", (v) => v.wholeArea - v.cutArea, "{wholeArea} − {cutArea}", TONS)
  .refuse("cutWidth", "openingsTooLarge", (v) => v.netArea <= 0)
  .cite({ document: "geometry", mark: "known" })
  .done();

/** Digging: what lies in the bank, what it swells to, and the loads that take it away. */
export const excavation = formula("excavation", "ground")
  .amount("length", "ft", LENGTH_FT)
  .amount("width", "ft", LENGTH_FT)
  .amount("digDepth", "ft", plausible(0.1, 200))
  .amount("swell", "pct", { ...plausible(0, 100), default: 25 })
  .amount("truck", "yd3", { ...plausible(0.5, 60), default: 12 })
  .step(
    "bank",
    "yd3",
    (v) => (v.length * v.width * v.digDepth) / 27,
    "{length} × {width} × {digDepth} ÷ [27|1]",
    TONS,
  )
  .step("loose", "yd3", (v) => v.bank * (1 + v.swell / 100), "{bank} × (1 + {swell})", TONS)
  .step("truckLoads", "one", (v) => roundUp(v.loose / v.truck), "⌈{loose} ÷ {truck}⌉", TONS)
  .cite({ document: "practice", mark: "known" })
  .assume("swellTypical")
  .done();

/** The same from a volume in the bank. */
export const swellLoads = formula("swellLoads", "ground")
  .amount("bank", "yd3", plausible(0.1, 1_000_000))
  .amount("swell", "pct", { ...plausible(0, 100), default: 25 })
  .amount("truck", "yd3", { ...plausible(0.5, 60), default: 12 })
  .step("loose", "yd3", (v) => v.bank * (1 + v.swell / 100), "{bank} × (1 + {swell})", TONS)
  .step("truckLoads", "one", (v) => roundUp(v.loose / v.truck), "⌈{loose} ÷ {truck}⌉", TONS)
  .cite({ document: "practice", mark: "known" })
  .assume("swellTypical")
  .done();

/** Boards of a deck: courses across, each as long as the run. */
export const decking = formula("decking", "ground")
  .amount("deckWidth", "ft", plausible(1, 1000))
  .amount("boardRun", "ft", plausible(1, 1000))
  .amount("boardWidth", "in", { ...plausible(1, 24), default: 5.5 })
  .amount("gap", "in", { ...plausible(0, 2), default: 0.125 })
  .amount("waste", "pct", WASTE)
  .step(
    "courses",
    "one",
    (v) => roundUp((v.deckWidth * 12) / (v.boardWidth + v.gap)),
    "⌈{deckWidth} × [12|1,000] ÷ ({boardWidth} + {gap})⌉",
    TONS,
  )
  .step(
    "linearFeet",
    "ft",
    (v) => v.courses * v.boardRun * (1 + v.waste / 100),
    "{courses} × {boardRun} × (1 + {waste})",
    TONS,
  )
  .cite({ document: "practice", mark: "known" })
  .done();

/** Posts, rails and pickets of a fence. */
export const fence = formula("fence", "ground")
  .amount("length", "ft", LENGTH_FT)
  .amount("postSpacing", "ft", { ...plausible(2, 20), default: 8 })
  .count("railsPerSection", { ...plausible(0, 8), default: 3 })
  .amount("picketWidth", "in", { ...plausible(0.5, 24), default: 5.5 })
  .amount("gap", "in", { ...plausible(0, 24), default: 0 })
  .step("sections", "one", (v) => roundUp(v.length / v.postSpacing), "⌈{length} ÷ {postSpacing}⌉", TONS)
  .step("posts", "one", (v) => v.sections + 1, "{sections} + 1", TONS)
  .step("rails", "one", (v) => v.sections * v.railsPerSection, "{sections} × {railsPerSection}", TONS)
  .step(
    "pickets",
    "one",
    (v) => roundUp((v.length * 12) / (v.picketWidth + v.gap)),
    "⌈{length} × [12|1,000] ÷ ({picketWidth} + {gap})⌉",
    TONS,
  )
  .cite({ document: "practice", mark: "known" })
  .assume("postHoles")
  .done();
