import type { AreaEndpoints, AreaScreen, Features } from "./screen.ts";

export const screens = [
  { id: "community", path: "/community", number: 100, access: "public", shared: true },
  {
    id: "communitySpace",
    path: "/community-space/:space",
    number: 101,
    access: "public",
    example: "/community-space/concrete",
    unlisted: true,
    shared: true,
  },
  {
    id: "communityThread",
    path: "/community-thread/:thread",
    number: 102,
    access: "public",
    example: "/community-thread/sample-1",
    unlisted: true,
    shared: true,
  },
  { id: "communityAsk", path: "/community-ask", number: 103, access: "member", unlisted: true },
  {
    id: "communityRules",
    path: "/community-rules",
    number: 104,
    access: "public",
    unlisted: true,
    shared: true,
  },
  { id: "communityQueue", path: "/admin/community", number: 119, access: "admin", unlisted: true },
] as const satisfies readonly AreaScreen[];

/** Screens made in a feature that is not called as they are; apart, because no page needs it. */
export const features = {
  communitySpace: "community",
  communityThread: "community",
  communityAsk: "community",
  communityRules: "community",
  communityQueue: "community",
} as const satisfies Features<typeof screens>;

/** Addresses without a screen, each with its file beside the screens'. */
export const endpoints = {
  "/community-feed/:feed": "community-feed.ts",
} as const satisfies AreaEndpoints;
