import { formula } from "../define.ts";
import { feet, plausible } from "../limits.ts";
import { SOILS } from "../tables/soils.ts";

/** Depths in ft from which a trench needs a protective system, a way out within 25 ft, and a registered engineer. */
const PROTECT_FROM = 5;
const EGRESS_FROM = 4;
const ENGINEER_ABOVE = 20;

/** What the depth or the ground asks for by itself; otherwise an examination decides. */
const isNeeded = (v: { caveInSigns: boolean; trenchDepth: number; soil: string }) =>
  v.caveInSigns || (v.trenchDepth >= PROTECT_FROM && v.soil !== "rock");

/** What a trench needs: 1926.652(a)(1), 1926.651(c)(2) and Subpart P appendix F. Unclassified soil counts as type C. */
export const trenchProtection = formula("trenchProtection", "safety")
  .amount("trenchDepth", "ft", plausible(0.5, 200))
  .choice("soil", SOILS, "C")
  .flag("caveInSigns")
  .verdict(
    "protection",
    isNeeded,
    (v) => {
      const depth = `{trenchDepth} ${v.trenchDepth >= PROTECT_FROM ? "≥" : "<"} ${feet(PROTECT_FROM)}`;
      return v.caveInSigns ? `${depth}, ⚠` : `${depth}, {soil}`;
    },
    { output: true, shown: isNeeded },
  )
  // A depth below 5 ft alone is not an exemption: 1926.652(a)(1)(ii) also requires an examination.
  .word(
    "protectionUnlessExamined",
    (v) => (v.soil === "rock" ? "stableRock" : "noCaveIn"),
    (v) => `{trenchDepth} ${v.trenchDepth >= PROTECT_FROM ? "≥" : "<"} ${feet(PROTECT_FROM)}, {soil}`,
    { output: true, shown: (v) => !isNeeded(v) },
  )
  .verdict(
    "engineer",
    (v) => v.protection && v.trenchDepth > ENGINEER_ABOVE,
    (v) => `{trenchDepth} ${v.trenchDepth > ENGINEER_ABOVE ? ">" : "≤"} ${feet(ENGINEER_ABOVE)}`,
    { output: true },
  )
  .verdict(
    "egress",
    (v) => v.trenchDepth >= EGRESS_FROM,
    (v) => `{trenchDepth} ${v.trenchDepth >= EGRESS_FROM ? "≥" : "<"} ${feet(EGRESS_FROM)}`,
    { output: true },
  )
  .look("maxTravel", "ft", () => 25, "1926.651(c)(2)", { output: true, shown: (v) => v.egress })
  .cite(
    { document: "osha", section: "1926.652(a)(1)", mark: "checked" },
    { document: "osha", section: "1926.651(c)(2)", mark: "checked" },
    { document: "osha", section: "1926 Subpart P, appendix F", mark: "known" },
  )
  .assume("trenchCompetent", "trenchSpoil")
  .done();
