// What pages say of points, apart from the accounts, which pages do not need.

/** Sources that a statement is filtered by. */
export const SHOWN = ["all", "earned", "back", "spent", "given", "expired"] as const;
export type Shown = (typeof SHOWN)[number];

/** Days before the end of points at which somebody can be told. */
export const REMINDER_DAYS = [7, 14, 30, 60] as const;

export const LOYALTY = "/loyalty-program";
