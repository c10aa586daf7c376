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
    id: "customerQuestionnaire",
    path: "/customer-questionnaire",
    number: 140,
    access: "public",
    phases: ["win"],
  },
  { id: "intakes", path: "/intakes", number: 141, access: "member", unlisted: true },
  { id: "sharedIntake", path: "/shared/:link/intake", number: 142, access: "link", unlisted: true },
] as const satisfies readonly AreaScreen[];

export const features = {
  quotePage: "instant-quote",
  quoteEmbed: "instant-quote",
  quoteRequests: "instant-quote",
  intakes: "customer-questionnaire",
  sharedIntake: "customer-questionnaire",
} as const satisfies Features<typeof screens>;

export const endpoints = {
  "/shared/:link/intake-file/:file": "shared-intake-file.ts",
  "/intakes.csv": "intakes-csv.ts",
} as const satisfies AreaEndpoints;
