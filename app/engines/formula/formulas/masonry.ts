import { formula } from "../define.ts";
import { LENGTH_FT, OPENINGS_FT2, plausible, WASTE } from "../limits.ts";
import { roundUp } from "../round-up.ts";

/** The face of a wall without its openings, ft. */
const face = (id: "brickWall" | "blockWall") =>
  formula(id, "masonry")
    .amount("wallLength", "ft", LENGTH_FT)
    .amount("height", "ft", plausible(0.5, 200))
    .amount("openings", "ft2", OPENINGS_FT2)
    .step(
      "netArea",
      "ft2",
      (v) => v.wallLength * v.height - v.openings,
      "{wallLength} × {height} − {openings}",
      {
        output: true,
      },
    )
    .refuse("openings", "openingsTooLarge", (v) => v.netArea <= 0);

/** Bricks of a wall; modular brick laid three courses to 8 in takes 6.75 a square foot. */
export const brickWall = face("brickWall")
  .amount("brickRate", "perFt2", { ...plausible(1, 20), default: 6.75 })
  .amount("waste", "pct", { ...WASTE, default: 5 })
  .step(
    "bricks",
    "one",
    (v) => roundUp(v.netArea * v.brickRate * (1 + v.waste / 100)),
    "⌈{netArea} × {brickRate} × (1 + {waste})⌉",
    {
      output: true,
    },
  )
  .cite({ document: "practice", mark: "checked" })
  .done();

/** Blocks by their face with its joint, 8 by 16 in unless another is given. */
export const blockWall = face("blockWall")
  .amount("blockHeight", "in", { ...plausible(2, 40), default: 8 })
  .amount("blockLength", "in", { ...plausible(4, 60), default: 16 })
  .amount("waste", "pct", { ...WASTE, default: 5 })
  .step(
    "blocks",
    "one",
    (v) => roundUp(((v.netArea * 144) / (v.blockHeight * v.blockLength)) * (1 + v.waste / 100)),
    "⌈{netArea} × [144|1,000,000] ÷ ({blockHeight} × {blockLength}) × (1 + {waste})⌉",
    {
      output: true,
    },
  )
  .cite({ document: "geometry", mark: "known" })
  .assume("blockNominal")
  .done();

/** Bricks in a square foot by their face and joint. */
export const brickRate = formula("brickRate", "masonry")
  .amount("brickLength", "in", plausible(2, 36))
  .amount("brickHeight", "in", plausible(1, 24))
  .amount("joint", "in", { ...plausible(0, 2), default: 0.375 })
  .step(
    "brickRate",
    "perFt2",
    (v) => 144 / ((v.brickLength + v.joint) * (v.brickHeight + v.joint)),
    "[144|1,000,000] ÷ (({brickLength} + {joint}) × ({brickHeight} + {joint}))",
    { output: true },
  )
  .cite({ document: "geometry", mark: "known" })
  .done();

/** Bags of ready mortar; an 80 lb bag lays some 12 blocks or 36 bricks by its label. */
export const mortarBags = formula("mortarBags", "masonry")
  .count("blocks", plausible(1, 1_000_000))
  .amount("blocksPerBag", "one", { ...plausible(1, 100), default: 12 })
  .step("mortarBags", "one", (v) => roundUp(v.blocks / v.blocksPerBag), "⌈{blocks} ÷ {blocksPerBag}⌉", {
    output: true,
  })
  .cite({ document: "bagLabels", mark: "known" })
  .assume("mortarRate")
  .done();
