export const MONTH_END = "/month-end";

/** How many days before and after the notices and liens of a month's end are looked at. */
export const CLOCK_DAYS = 31;

/** What is counted in the records, each with where it is put right. */
export const COUNTED = {
  papers: "/financial-admin-services",
  shifts: "/workforce-tracking",
  drafts: "/financial-services",
  overdue: "/payment-reminders",
  waivers: "/lien-waivers",
  clocks: "/lien-clocks",
  uncleared: "/lien-waivers",
  numbers: "/vendor-tax",
} as const;
export type Counted = keyof typeof COUNTED;

/** What nothing here knows: somebody looks and says so. */
export const BY_HAND = ["bank", "cards", "payroll", "salesTax", "ledger"] as const;

export const LINES = [...(Object.keys(COUNTED) as Counted[]), ...BY_HAND] as const;
export type Line = (typeof LINES)[number];

/** The line that says a month is closed. */
export const CLOSED = "closed";

export const NOTE = 300;

/** Of the months before this one so many can be looked at. */
export const MONTHS_BACK = 24;

export const isCounted = (line: Line): line is Counted => line in COUNTED;

export const monthPath = (month: string) => `${MONTH_END}?month=${month}`;
