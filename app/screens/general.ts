import type { AreaEndpoints, AreaScreen, Features } from "./screen.ts";

export const screens = [
  {
    id: "home",
    path: "/",
    number: 1,
    access: "public",
    shared: true,
  },
  {
    id: "services",
    path: "/services",
    number: 10,
    access: "public",
    shared: { phase: ["win", "plan", "build", "paid", "close"] },
  },
  {
    id: "tools",
    path: "/tools",
    number: 11,
    access: "public",
    shared: { phase: ["win", "plan", "build", "paid", "close"] },
  },
  {
    id: "membership",
    path: "/membership",
    number: 12,
    access: "public",
    shared: true,
  },
  {
    id: "kit",
    path: "/dev/kit",
    number: 98,
    access: "local",
    unlisted: true,
  },
  { id: "membershipPlan", path: "/membership/plan", number: 33, access: "member", unlisted: true },
  { id: "vipBenefits", path: "/vip-benefits", number: 34, access: "member", unlisted: true },
] as const satisfies readonly AreaScreen[];

/** Screens made in a feature that is not called as they are; apart, because no page needs it. */
export const features = {
  services: "sheet-index",
  tools: "sheet-index",
  membershipPlan: "membership",
  vipBenefits: "membership",
} as const satisfies Features<typeof screens>;

/** Addresses without a screen, each with its file beside the screens'. */
export const endpoints = {
  "/preferences": "preferences.ts",
  "/files/:id": "file.ts",
  "/healthz": "healthz.ts",
  "/sitemap.xml": "sitemap.ts",
  "/robots.txt": "robots.ts",
  "/texts/:language/:namespace": "texts.ts",
  "/manifest.webmanifest": "web-manifest.ts",
} as const satisfies AreaEndpoints;
