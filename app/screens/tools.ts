import type { AreaEndpoints, AreaScreen, Features } from "./screen.ts";

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
  {
    id: "constructionLingo",
    path: "/construction-lingo",
    number: 110,
    access: "public",
    tool: true,
    shared: true,
  },
  {
    id: "term",
    path: "/term/:slug",
    number: 111,
    access: "public",
    example: "/term/drywall",
    shared: true,
  },
  { id: "lingoCards", path: "/lingo-cards", number: 112, access: "public", tool: true, shared: true },
  { id: "suggestedTerms", path: "/admin/terms", number: 190, access: "admin", unlisted: true },
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
  constructionLingo: "lingo",
  term: "lingo",
  lingoCards: "lingo",
  suggestedTerms: "lingo",
  calculator: "calculators",
} as const satisfies Features<typeof screens>;

/** Addresses without a screen, each with its file beside the screens'. */
export const endpoints = {
  "/job-site-locator.csv": "sites-csv.ts",
  "/job-site/:site/visits.csv": "visits-csv.ts",
} as const satisfies AreaEndpoints;
