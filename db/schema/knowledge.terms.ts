/** The trades by which the glossary is sorted; people, papers and money are the office's. */
export const TRADES = [
  "sitework",
  "concrete",
  "masonry",
  "framing",
  "structure",
  "roofing",
  "openings",
  "finishes",
  "plumbing",
  "electrical",
  "hvac",
  "tools",
  "safety",
  "office",
] as const;
export type Trade = (typeof TRADES)[number];

/**
 * Where a name is said. A language alone: everywhere where it is spoken. `site` is what crews say and no plan has: in
 * Hebrew words taken from other languages for the most part.
 */
export const REGIONS = [
  "en",
  "en-gb",
  "en-site",
  "es",
  "es-mx",
  "es-cam",
  "es-car",
  "es-sam",
  "es-es",
  "es-us",
  "he",
  "he-site",
] as const;
export type Region = (typeof REGIONS)[number];
