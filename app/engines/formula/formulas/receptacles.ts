import { formula } from "../define.ts";
import { inches, plausible } from "../limits.ts";
import { roundUp } from "../round-up.ts";

/** Feet and inches of NEC 210.52(A) and (C)(1): shorter walls and counters need none; one receptacle serves so much. */
const SHORTEST_WALL_FT = 2;
const WALL_FT = 12;
const SHORTEST_COUNTER_IN = 12;
const COUNTER_IN = 48;

/**
 * The fewest receptacles for one unbroken wall of a dwelling, its length in ft: no point of it is more than 6 ft from
 * one, and a wall of 2 ft counts (NEC 210.52(A), IRC E3901.2).
 */
export const receptacles = formula("receptacles", "electrical")
  .amount("oneWall", "ft", plausible(0.5, 1000))
  .step(
    "receptacles",
    "one",
    (v) => (v.oneWall < SHORTEST_WALL_FT - 1e-9 ? 0 : roundUp(v.oneWall / WALL_FT)),
    (v) => (v.oneWall < SHORTEST_WALL_FT - 1e-9 ? "0" : `⌈{oneWall} ÷ [${WALL_FT}|3.6576]⌉`),
    { output: true },
  )
  .cite(
    { document: "nec", section: "210.52(A)", edition: "2023", mark: "known" },
    { document: "irc", section: "E3901.2", edition: "2021", mark: "known" },
  )
  .assume("unbrokenWall")
  .done();

/**
 * The fewest receptacles for one kitchen counter along a wall, its length in in: no point of it is more than 24 in from
 * one, and a counter of 12 in counts (NEC 210.52(C)(1), IRC E3901.4).
 */
export const counterReceptacles = formula("counterReceptacles", "electrical")
  .amount("counterLength", "in", plausible(1, 1200))
  .verdict(
    "counterCounts",
    (v) => v.counterLength >= SHORTEST_COUNTER_IN - 1e-9,
    `{counterLength} ≥ ${inches(SHORTEST_COUNTER_IN)}`,
  )
  .step(
    "receptacles",
    "one",
    (v) => (v.counterCounts ? roundUp(v.counterLength / COUNTER_IN) : 0),
    (v) => (v.counterCounts ? `⌈{counterLength} ÷ [${COUNTER_IN}|1,219.2]⌉` : "0"),
    { output: true },
  )
  .cite(
    { document: "nec", section: "210.52(C)(1)", edition: "2023", mark: "checked" },
    { document: "irc", section: "E3901.4", edition: "2021", mark: "known" },
  )
  .assume("counterWall")
  .done();
