import { QUOTED_JOBS } from "./job.terms.ts";

// The words of requests for pros that tables and pages share.

/** Trades that a range can be told for, and what is none of them. */
export const LEAD_TRADES = [...QUOTED_JOBS, "other"] as const;
export type LeadTrade = (typeof LEAD_TRADES)[number];

export const LEAD_TIMINGS = ["now", "weeks", "months", "open"] as const;

/** Where a request began. */
export const LEAD_SOURCES = ["site", "instantQuote"] as const;

/** Classes of licences that pros say they have. */
export const LEAD_CLASSES = ["homeImprovement", "roofing", "electrical", "plumbing", "hvac"] as const;
export type LeadClass = (typeof LEAD_CLASSES)[number];

/** Why a pro does not want a request, and what is wrong with one that is none. */
export const PASS_REASONS = ["far", "small", "busy", "trade", "budget", "other"] as const;
export const INVALID_REASONS = ["unreachable", "wrongPerson", "noProject", "advertising", "other"] as const;

/** Whose review one is. */
export const LEAD_SIDES = ["client", "pro"] as const;
