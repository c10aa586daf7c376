// The words of listings. Apart from the tables, because pages and forms need them too.

/** What can be on offer; each kind has a schema of its own in the engine. */
export const LISTING_KINDS = ["rental", "sale", "lodging"] as const;
export type ListingKind = (typeof LISTING_KINDS)[number];

/** Who offers it: somebody who builds, or a rental yard. */
export const OWNER_KINDS = ["builder", "company"] as const;
export type OwnerKind = (typeof OWNER_KINDS)[number];

/** How the papers of a machine for sale stand: free, with a lender's lien on it, lost, or such as never has any. */
export const TITLES = ["clear", "lien", "lost", "none"] as const;
export type Title = (typeof TITLES)[number];

/** What a crew sleeps in. */
export const LODGINGS = ["house", "apartment", "motel", "bunkhouse", "rv"] as const;
export type LodgingSort = (typeof LODGINGS)[number];

/** Classes of machine, from the ground up. */
export const MACHINES = [
  "miniExcavator",
  "excavator",
  "skidSteer",
  "trencher",
  "plateCompactor",
  "roller",
  "telehandler",
  "scissorLift",
  "boomLift",
  "generator",
  "lightTower",
  "dumpTrailer",
] as const;
export type Machine = (typeof MACHINES)[number];
