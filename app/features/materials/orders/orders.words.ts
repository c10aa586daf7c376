/** An order's number as it is written and read out. */
export const numberOf = (number: number): string => `ORD-${number}`;

/** The order of numbers begins above what looks like a test. */
export const FIRST_NUMBER = 1_000;

/** Which orders the list shows: what waits for the buyer, what is under way, what is over and not put away, or everything. */
export const SHOWN = ["all", "action", "open", "past"] as const;
export type Shown = (typeof SHOWN)[number];

/** The pages of orders: of whoever buys, and of the seller. */
export const ORDERS = "/order-management";
export const SELLER_ORDERS = "/admin/orders";

/** What the address of the list of examples asks for. */
export const SAMPLES = "sample=orders";

/** Their lists as files for a spreadsheet. */
export const ORDERS_CSV = "/order-management.csv";
export const SELLER_CSV = "/admin/orders.csv";

/** What an address of the list says beside its page, the same for the same list: empty where it shows everything. */
export function filterQuery({ show, find, project }: { show: Shown; find: string; project: string }): string {
  const query = new URLSearchParams();
  if (show !== "all") query.set("show", show);
  if (find) query.set("find", find);
  if (project) query.set("project", project);
  return query.toString();
}

/** Who looks at an order. */
export type Side = "buyer" | "seller";
const PAGES: Record<Side, string> = { buyer: ORDERS, seller: SELLER_ORDERS };
export const orderPath = (side: Side, id: string, more: Readonly<Record<string, string>> = {}): string =>
  `${PAGES[side]}?${new URLSearchParams({ order: id, ...more })}`;

/** The invoice of an order as a file. */
export const invoicePdfPath = (side: Side, id: string): string =>
  `${ORDERS}/${id}/invoice.pdf${side === "seller" ? "?side=seller" : ""}`;

/** What a gift is called among the kinds of records that links open. */
export const GIFT = "gift";

/** How long an order waits for its payment, and goods lie aside for it. */
export const PAY_MINUTES = 90;
/** How long one attempt to pay may take: longer than a session of the provider. */
export const ATTEMPT_MINUTES = 60;
/** After how many days money that was agreed to and never came is waited for no longer. */
export const AUTHORIZED_DAYS = 10;
/** After how many days a parcel that nobody confirmed counts as delivered. */
export const ARRIVES_DAYS = 21;
/** How long after its delivery a parcel may be returned. */
export const RETURN_DAYS = 30;

/** Payments with which an order goes no further until its buyer does something. */
const ASKS: readonly string[] = ["action", "declined"];

/** What is said of an order: its own state, or that it waits for its buyer, which is derived and stands in no row. */
export const saidState = ({ state, payment }: { state: string; payment: string }): string =>
  state === "pending" && ASKS.includes(payment) ? "requiresAction" : state;
