import { FIELDS, type Field } from "./kinds.ts";

export const APPLICATIONS = "/financing-applications";
export const applicationPath = (id: string): string => `${APPLICATIONS}?application=${id}`;

/** The kind of record that a lender's link opens. */
export const APPLICATION = "financing-application";

export const APPLICATION_LIMITS = {
  /** Applications of one workspace. */
  applications: 100,
  lenders: 8,
  files: 12,
  fileBytes: 8 * 1024 * 1024,
  linkDays: 90 as const,
  topic: 120,
  firm: 120,
  lender: 80,
  words: 1_000,
  /** Answers of lenders and what a firm told them are kept so long after the end. */
  keptDays: 1_095,
} as const;

/** Papers that lenders ask for; which are ready stands on the list. */
export const PAPERS = ["bank", "tax", "statements", "quote", "insurance", "other"] as const;
export type Paper = (typeof PAPERS)[number];

/** What lenders are told of a firm. */
export const FACTS = ["years", "sales", "income", "debt"] as const;

/** An offer is a lease without a price at the end: a payment or a rate, over so many months, with fees. */
export const OFFER_KIND = "lease";
const OFFERED = ["amount", "months", "payment", "rate", "fee"];
export const OFFER_FIELDS: readonly Field[] = FIELDS[OFFER_KIND].filter(({ name }) => OFFERED.includes(name));
