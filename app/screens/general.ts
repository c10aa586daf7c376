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
    shared: true,
  },
  {
    id: "tools",
    path: "/tools",
    number: 11,
    access: "public",
    shared: true,
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
] as const satisfies readonly AreaScreen[];

/** The folder of each in `app/features/<area>`; apart, because only who looks for it needs it and no page. */
export const features = {
  home: "home",
  services: "sheet-index",
  tools: "sheet-index",
  membership: "membership",
  kit: "kit",
} as const satisfies Features<typeof screens>;

/** Addresses without a screen, each with its file beside the screens'. */
export const endpoints = {
  "/preferences": "preferences.ts",
  "/healthz": "healthz.ts",
  "/sitemap.xml": "sitemap.ts",
  "/robots.txt": "robots.ts",
  "/texts/:language/:namespace": "texts.ts",
  "/manifest.webmanifest": "web-manifest.ts",
} as const satisfies AreaEndpoints;
