import type { AreaScreen, Features } from "./screen.ts";

export const screens = [
  {
    id: "jobSiteLocator",
    path: "/job-site-locator",
    number: 101,
    access: "public",
    tool: true,
    shared: true,
  },
  {
    id: "jobSite",
    path: "/job-site/:site",
    number: 102,
    access: "public",
    example: "/job-site/sample",
    unlisted: true,
    shared: true,
  },
  { id: "sharedSite", path: "/shared/:link/site", number: 103, access: "link", unlisted: true },
  { id: "calculators", path: "/calculators", number: 104, access: "public", tool: true, shared: true },
  {
    id: "calculator",
    path: "/calculator/:calculator",
    number: 105,
    access: "public",
    example: "/calculator/concrete-slab",
    unlisted: true,
    shared: true,
  },
] as const satisfies readonly AreaScreen[];

export const features = {
  jobSiteLocator: "sites",
  jobSite: "sites",
  sharedSite: "sites",
  calculator: "calculators",
} as const satisfies Features<typeof screens>;
