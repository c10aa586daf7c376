import type { AreaEndpoints, AreaScreen } from "./screen.ts";

export const screens = [
  {
    id: "home",
    path: "/",
    number: 1,
    access: "public",
    feature: "home",
    shared: true,
  },
  {
    id: "services",
    path: "/services",
    number: 10,
    access: "public",
    feature: "sheet-index",
    shared: true,
  },
  {
    id: "tools",
    path: "/tools",
    number: 11,
    access: "public",
    feature: "sheet-index",
    shared: true,
  },
  {
    id: "membership",
    path: "/membership",
    number: 12,
    access: "public",
    feature: "membership",
    shared: true,
  },
  {
    id: "kit",
    path: "/dev/kit",
    number: 98,
    access: "local",
    feature: "kit",
    unlisted: true,
  },
] as const satisfies readonly AreaScreen[];

/** Addresses without a screen, each with its file beside the screens'. */
export const endpoints = {
  "/preferences": "preferences.ts",
  "/healthz": "healthz.ts",
  "/sitemap.xml": "sitemap.ts",
  "/robots.txt": "robots.ts",
  "/texts/:language/:namespace": "texts.ts",
  "/manifest.webmanifest": "web-manifest.ts",
} as const satisfies AreaEndpoints;
