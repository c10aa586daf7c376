import type { AreaEndpoints, AreaScreen, Features } from "./screen.ts";

export const screens = [
  {
    id: "patents",
    path: "/patents-list",
    number: 101,
    access: "public",
    shared: true,
  },
  {
    id: "patentFigures",
    path: "/patent-figures",
    number: 102,
    access: "public",
    shared: true,
  },
  {
    id: "allPatentFigures",
    path: "/all-patent-figures",
    number: 103,
    access: "public",
    shared: true,
  },
  {
    id: "topPatents",
    path: "/top-patents",
    number: 104,
    access: "public",
    shared: true,
  },
  {
    id: "patentViewer",
    path: "/patent-viewer/:id",
    number: 105,
    access: "public",
    example: "/patent-viewer/9",
    shared: true,
  },
  {
    id: "patentPortfolio",
    path: "/patent-portfolio",
    number: 106,
    access: "public",
    shared: true,
  },
  {
    id: "filingPackage",
    path: "/attorney-filing-package",
    number: 107,
    access: "public",
    shared: true,
  },
] as const satisfies readonly AreaScreen[];

/** Screens made in a feature that is not called as they are; apart, because no page needs it. */
export const features = {
  patentFigures: "patents",
  allPatentFigures: "patents",
  topPatents: "patents",
  patentViewer: "patents",
  patentPortfolio: "patents",
  filingPackage: "patents",
} as const satisfies Features<typeof screens>;

/** Addresses without a screen, each with its file beside the screens'. */
export const endpoints = {
  "/patent-figures/:id/:file": "figure-file.ts",
  "/patents-list.csv": "patents-csv.ts",
  "/filing-calendar.ics": "filing-calendar.ts",
  "/attorney-filing-package/:file": "package-file.ts",
} as const satisfies AreaEndpoints;
