/** Terms that are taken for one another, by the part of their address after `/term/`. A term may stand in several sets. */
export const CONFUSED: readonly (readonly string[])[] = [
  ["cement", "concrete", "mortar", "grout"],
  ["beam", "girder", "joist"],
  ["joist", "rafter", "truss"],
  ["header", "lintel"],
  ["king-stud", "jack-stud", "cripple-stud"],
  ["footing", "foundation"],
  ["pier", "pile"],
  ["post", "column"],
  ["control-joint", "expansion-joint", "cold-joint"],
  ["damp-proofing", "waterproofing"],
  ["sheathing", "siding"],
  ["soffit", "fascia", "eave"],
  ["mullion", "muntin"],
  ["riser", "tread", "nosing"],
  ["sill", "sill-plate", "threshold"],
  ["dead-load", "live-load"],
  ["pitch", "slope"],
  ["level", "plumb", "flush"],
  ["plaster", "stucco"],
  ["plywood", "osb"],
  ["screed", "float", "trowel"],
  ["excavator", "backhoe"],
  ["bonding", "grounding"],
  ["breaker", "fuse"],
  ["competent-person", "qualified-person"],
  ["contractor", "general-contractor", "subcontractor"],
  ["change-order", "work-order"],
  ["rfi", "submittal"],
  ["easement", "setback"],
  ["pay-when-paid", "pay-if-paid"],
  ["lien", "lien-waiver"],
  ["bid-bond", "performance-bond", "payment-bond"],
];

/** The terms that one is often taken for, each once. */
export const confusedWith = (slug: string): string[] =>
  [...new Set(CONFUSED.filter((set) => set.includes(slug)).flat())].filter((one) => one !== slug);
