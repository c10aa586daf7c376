/** The kinds of record, for links, files and events. */
export const LISTING = "listing";

export const RENTAL = "/equipment-rental";
export const OFFER = "/list-equipment";
export const LOANS = "/peer-to-peer-rentals";
export const listingPath = (id: string) => `/equipment-listing/${id}`;
export const loanPath = (id: string, part?: LoanPart) =>
  `${LOANS}?loan=${id}${part ? `&part=${part}` : ""}` as const;
export const LOAN_CLAIMS = "/admin/loan-claims";
export const claimPath = (id: string) => `${LOAN_CLAIMS}?loan=${id}`;
export const rentalPhoto = (id: string) => `/rental-photo/${id}`;

/** The pages of a loan beside the one that says how it stands. */
export const LOAN_PARTS = ["handover", "return", "pairs", "claim", "receipt"] as const;
export type LoanPart = (typeof LOAN_PARTS)[number];

export const RENTAL_LIMITS = {
  title: 80,
  words: 1_000,
  offeredBy: 80,
  town: 80,
  position: 500,
  message: 500,
  search: 80,
  note: 200,
  /** Things looked for, of one workspace. */
  wants: 20,
} as const;

/** Machines on a page of the search, machines side by side, and own listings or loans on a page. */
export const SHOWN = 12;
export const MOST_COMPARED = 4;
export const SHOWN_OWN = 30;
/** Weeks of a calendar. */
export const WEEKS = 8;
/** Metres around a place that can be asked for: 10, 25, 50, 100 and 200 miles. */
export const WITHIN = [16_093, 40_234, 80_467, 160_934, 321_869] as const;
/** 50 miles, where nothing else is asked for. */
export const USUAL_WITHIN = 80_467;
/** How many days are asked for where nothing else is. */
export const USUAL_DAYS = 3;
/** The first of the example's ids. */
export const EXAMPLE = "sample-1";

/** Policies of cancelling that an owner can choose: from how many hours before the start which part comes back. */
export const POLICIES = {
  flexible: [{ hoursBefore: 24, percent: 100 }],
  moderate: [
    { hoursBefore: 168, percent: 100 },
    { hoursBefore: 48, percent: 50 },
  ],
  strict: [{ hoursBefore: 336, percent: 50 }],
  none: [],
} as const;
export type Policy = keyof typeof POLICIES;
export const POLICY_NAMES = Object.keys(POLICIES) as Policy[];
