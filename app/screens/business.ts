import type { AreaEndpoints, AreaScreen, Features } from "./screen.ts";

export const screens = [
  {
    id: "instantQuote",
    path: "/instant-quote",
    number: 101,
    access: "public",
    phases: ["win"],
    shared: true,
  },
  {
    id: "quotePage",
    path: "/quote-page/:page",
    number: 102,
    access: "public",
    example: "/quote-page/sample",
    unlisted: true,
    shared: true,
  },
  {
    id: "quoteEmbed",
    path: "/quote-embed/:page",
    number: 103,
    access: "public",
    example: "/quote-embed/sample",
    unlisted: true,
    framed: true,
    shared: true,
  },
  { id: "quoteRequests", path: "/quote-requests", number: 104, access: "member", unlisted: true },
  {
    id: "bidManagement",
    path: "/bid-management",
    number: 130,
    access: "public",
    phases: ["win", "plan"],
    shared: true,
  },
  {
    id: "bidPackage",
    path: "/bid-package/:package",
    number: 131,
    access: "public",
    example: "/bid-package/sample",
    unlisted: true,
    shared: true,
  },
  {
    id: "bidLeveling",
    path: "/bid-leveling/:package",
    number: 132,
    access: "public",
    example: "/bid-leveling/sample",
    unlisted: true,
    shared: true,
  },
  {
    id: "bid",
    path: "/bid/:bid",
    number: 133,
    access: "public",
    example: "/bid/sample-2",
    unlisted: true,
    shared: true,
  },
  {
    id: "bidLetters",
    path: "/bid-letters/:package",
    number: 134,
    access: "public",
    example: "/bid-letters/sample",
    unlisted: true,
    shared: true,
  },
  { id: "sharedBid", path: "/shared/:link/bid", number: 135, access: "link", unlisted: true },
] as const satisfies readonly AreaScreen[];

export const features = {
  quotePage: "instant-quote",
  quoteEmbed: "instant-quote",
  quoteRequests: "instant-quote",
  bidPackage: "bid-management",
  bidLeveling: "bid-management",
  bid: "bid-management",
  bidLetters: "bid-management",
  sharedBid: "bid-management",
} as const satisfies Features<typeof screens>;

export const endpoints = {
  "/bid-leveling/:package/matrix.csv": "bid-matrix-csv.ts",
  "/shared/:link/bid-file/:file": "shared-bid-file.ts",
} as const satisfies AreaEndpoints;
