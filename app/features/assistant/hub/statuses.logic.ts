import { screenAt } from "~/site-map.ts";
import { TABS, type Tab } from "./hub.logic.ts";
import { ROOMS } from "./rooms.data.ts";

/**
 * How far a service of the hub goes on this installation: `premium` asks an outside provider whom the operator has
 * connected, `active` works here by itself, `available` is part of the product and does not stand here yet.
 */
export type Status = "premium" | "active" | "available";

export type Statuses = Record<Tab, Status>;

/**
 * @param providers the services that have an outside provider
 * @param stands whether a screen is in the site map; a test gives its own
 */
export function statusesOf(
  providers: Partial<Record<Tab, boolean>>,
  stands: (path: string) => boolean = (path) => screenAt(path) !== undefined,
): Statuses {
  const statuses = TABS.map((tab): [Tab, Status] => [
    tab,
    stands(ROOMS[tab].path) ? (providers[tab] ? "premium" : "active") : "available",
  ]);
  return Object.fromEntries(statuses) as Statuses;
}
