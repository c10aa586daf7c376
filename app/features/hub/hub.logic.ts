import { screenAt } from "~/site-map.ts";
import type { IconName } from "~/ui/icon.tsx";

/** The rooms of the hub: tabs of one screen, in the order of the specification. */
export const ROOMS = [
  { id: "voice", icon: "mic", path: "/voice-assistant" },
  { id: "vision", icon: "scan-eye", path: "/blueprint-analyzer" },
  { id: "search", icon: "search", path: "/search" },
  { id: "chat", icon: "message-circle", path: "/ai-hub" },
] as const satisfies readonly { id: string; icon: IconName; path: string }[];

export type Tab = (typeof ROOMS)[number]["id"];

const DEFAULT_TAB: Tab = "chat";

/** The tab that an address names; one that there is not shows the default. */
export function tabOf(search: URLSearchParams): Tab {
  const named = search.get("tab");
  return ROOMS.find(({ id }) => id === named)?.id ?? DEFAULT_TAB;
}

export const tabPath = (tab: Tab) => `/ai-hub?tab=${tab}`;

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
  const statuses = ROOMS.map(({ id, path }): [Tab, Status] => [
    id,
    stands(path) ? (providers[id] ? "premium" : "active") : "available",
  ]);
  return Object.fromEntries(statuses) as Statuses;
}
