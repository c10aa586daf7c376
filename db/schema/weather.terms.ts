/** Kinds of work whose weather limits differ. */
export const WORK_KINDS = [
  "crane",
  "steel",
  "scaffold",
  "framing",
  "roofing",
  "excavation",
  "concrete",
  "masonry",
  "paint",
  "sealant",
  "asphalt",
  "labor",
] as const;
export type WorkKind = (typeof WORK_KINDS)[number];
