import { screen } from "~/site-map.ts";

export const PROFILE_TABS = ["profile", "settings", "notifications"] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

/** Who one is stands at the bare address. */
export function profilePath(tab: ProfileTab): string {
  const { path } = screen("profile");
  return tab === "profile" ? path : `${path}?${new URLSearchParams({ tab })}`;
}

/** What an address asks for; anything unknown is the first. */
export function tabOf(search: URLSearchParams): ProfileTab {
  const asked = search.get("tab");
  return PROFILE_TABS.find((tab) => tab === asked) ?? "profile";
}
