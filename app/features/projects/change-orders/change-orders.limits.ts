/** The kind of record that a link and a post name. */
export const CHANGE_ORDER = "change-order";
/** As the engine of lines calls such a document, and what it hangs on. */
export const KIND = "changeOrder";
export const OF_PROJECT = "project";

export const CHANGE_LIMITS = {
  /** Of one workspace. */
  orders: 3_000,
  title: 120,
  scope: 4_000,
  days: 999,
  section: 120,
  text: 500,
  unit: 12,
  code: 40,
  printedName: 80,
  note: 1_000,
} as const;

/** Change orders on a page of the list. */
export const SHOWN = 30;

/** Why the contract changes. */
export const REASONS = ["owner", "design", "hidden", "code", "rfi", "schedule", "other"] as const;
/** What is put on the lines, in the order in which it is worked out. */
export const RATES = ["overhead", "profit", "tax"] as const;

export const VIEWS = ["open", "waiting", "approved", "all"] as const;
export type View = (typeof VIEWS)[number];

export const CHANGE_ORDERS = "/change-orders";
export const changeOrderPath = (id: string) => `/change-order/${id}`;
export const changeOrdersPath = (query: Record<string, string>) => {
  const asked = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ""));
  return asked.size > 0 ? `${CHANGE_ORDERS}?${asked}` : CHANGE_ORDERS;
};
