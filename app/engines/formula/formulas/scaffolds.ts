import { formula } from "../define.ts";
import { feet, plausible } from "../limits.ts";
import {
  FALL_ACTIVITIES,
  FALL_TRIGGERS,
  SCAFFOLD_FACTORS,
  SCAFFOLD_PARTS,
  TIE_RATIO,
} from "../tables/site-limits.ts";

/** Whether a supported scaffold is tied, guyed or braced against tipping: 29 CFR 1926.451(c)(1); heights in ft. */
export const scaffoldTie = formula("scaffoldTie", "safety")
  .amount("scaffoldHeight", "ft", plausible(1, 500))
  .amount("scaffoldBase", "ft", plausible(1, 100))
  .step("baseRatio", "one", (v) => v.scaffoldHeight / v.scaffoldBase, "{scaffoldHeight} ÷ {scaffoldBase}", {
    output: true,
  })
  .verdict(
    "tied",
    (v) => v.baseRatio > TIE_RATIO + 1e-9,
    (v) => `{baseRatio} ${v.baseRatio > TIE_RATIO + 1e-9 ? ">" : "≤"} ${TIE_RATIO}`,
    { output: true },
  )
  .cite({ document: "osha", section: "1926.451(c)(1)", mark: "known" })
  .assume("scaffoldCompetent", "tieSpacing")
  .done();

/** What a part of a scaffold has to hold, in lb: four times the load meant for it, a suspension rope six times. */
export const scaffoldCapacity = formula("scaffoldCapacity", "safety")
  .amount("intendedLoad", "lb", plausible(1, 1_000_000))
  .choice("scaffoldPart", SCAFFOLD_PARTS, "scaffoldPart")
  .look("capacityFactor", "one", (v) => SCAFFOLD_FACTORS[v.scaffoldPart], "1926.451(a), {scaffoldPart}")
  .step(
    "neededCapacity",
    "lb",
    (v) => v.intendedLoad * v.capacityFactor,
    "{intendedLoad} × {capacityFactor}",
    {
      output: true,
    },
  )
  .cite({ document: "osha", section: "1926.451(a)(1), (a)(4)", mark: "known" })
  .assume("scaffoldCompetent")
  .done();

/** Whether somebody at a height in ft is protected from falling, by what is done there. */
export const fallProtection = formula("fallProtection", "safety")
  .choice("fallActivity", FALL_ACTIVITIES, "edge")
  .amount("fallHeight", "ft", plausible(0.1, 2000))
  .look(
    "fallTrigger",
    "ft",
    (v) => FALL_TRIGGERS[v.fallActivity].feet,
    (v) => FALL_TRIGGERS[v.fallActivity].section,
  )
  .verdict(
    "fallProtected",
    (v) => {
      const { feet: height, at } = FALL_TRIGGERS[v.fallActivity];
      return at === "from" ? v.fallHeight >= height - 1e-9 : v.fallHeight > height + 1e-9;
    },
    (v) => {
      const { feet: height, at } = FALL_TRIGGERS[v.fallActivity];
      const over = v.fallHeight > height + 1e-9;
      const sign = at === "from" ? (v.fallHeight >= height - 1e-9 ? "≥" : "<") : over ? ">" : "≤";
      return `{fallHeight} ${sign} ${feet(height)}`;
    },
    { output: true },
  )
  .cite(
    { document: "osha", section: "1926.501(b)(1)", mark: "known" },
    { document: "osha", section: "1926.451(g)(1)", mark: "checked" },
    { document: "osha", section: "1926.760(a)", mark: "known" },
  )
  .assume("lowFalls", "stairRails", "holesCovered")
  .done();
