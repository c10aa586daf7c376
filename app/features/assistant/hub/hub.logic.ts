/** The rooms of the hub: tabs of one screen, in the order of the specification. */
export const TABS = ["voice", "vision", "search", "chat"] as const;
export type Tab = (typeof TABS)[number];

const DEFAULT_TAB: Tab = "chat";

/** The tab that an address names; one that there is not shows the default. */
export function tabOf(search: URLSearchParams): Tab {
  const named = search.get("tab");
  return TABS.find((tab) => tab === named) ?? DEFAULT_TAB;
}
