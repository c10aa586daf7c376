import type { Trade } from "~db/schema/knowledge.terms.ts";

/** The trade of each term of `terms.data.ts`; those of the other files say theirs themselves. */
export const TERMS_BY_TRADE: Record<Trade, string> = {
  sitework:
    "backfill bench-mark builder-s-level demolition easement excavation finish-grade french-drain frost-line grade gravel hardscape lot-line manhole retaining-wall setback sewer slope survey trench utility-line",
  concrete:
    "admixture aggregate anchor-bolt cement concrete control-joint curing elevator-pit expansion-joint footing formwork foundation grade-beam mud pier pile rebar reinforced-concrete screed slab starter-bar stirrup",
  masonry: "brick-veneer corbel grout lintel mason masonry mortar parapet party-wall wall-tie weep-hole",
  framing:
    "blocking board-foot bridging ceiling-joist collar-tie cripple-stud crawl-space deck framing furring glulam header joist kerf king-stud ledger lvl newel nosing on-center osb plate plywood post rafter riser rough-opening sheathing stair-stringer stud subfloor timber toe-nail top-plate tread truss",
  structure:
    "abutment beam bearing-wall bracing cantilever column dead-load deflection expansion-anchor girder gusset i-beam live-load load-path shoring span structural-engineer torque",
  roofing:
    "downspout drip-edge dormer eave fascia flashing gable gutter hip-roof overhang pitch purlin ridge shingle soffit square valley",
  openings: "apron bulkhead casing caulk jamb louver mullion muntin sash sill transom weatherstrip",
  finishes:
    "balcony baluster baseboard batt cladding corner-bead crown-molding damp-proofing drywall dry-fit facade flush insulation joint-compound lath plaster r-value sheetrock shim siding stucco trim underlayment vapor-barrier waterproofing",
  plumbing: "plumber rough-in sump-pump tie-in trap vent",
  electrical: "arc-fault-breaker conduit gfci outlet panel wire-gauge",
  hvac: "chase ductwork",
  tools: "chalk-line hoist ladder level plumb rigging scaffold tape-measure tower-crane",
  safety: "competent-person fire-stop guardrail hard-hat harness headroom lanyard toolbox-talk",
  office:
    "architect as-built bid bill-of-quantities building-permit change-order contractor elevation floor-plan foreman general-contractor inspection lien milestone owner plan punch-list rfi scale schedule specification subcontractor submittal takeoff variance warranty work-order zoning",
};
