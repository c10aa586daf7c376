// The words of machines that are sold. Apart from the tables, because pages and forms need them too.

/** Who named the price that an offer stands at. */
export const OFFER_SIDES = ["buyer", "seller"] as const;
export type OfferSide = (typeof OFFER_SIDES)[number];

/** Why somebody reports a machine for sale. */
export const REPORT_REASONS = ["stolen", "serial", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** States of an offer in which its machine is spoken for: at most one offer of a machine is in them. */
export const SPOKEN_FOR = ["accepted", "inspection", "paid", "handedOver"] as const;
