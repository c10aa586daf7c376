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
    id: "leadGeneration",
    path: "/lead-generation",
    number: 150,
    access: "public",
    phases: ["win"],
    shared: true,
  },
  {
    id: "lead",
    path: "/lead/:lead",
    number: 151,
    access: "public",
    example: "/lead/sample",
    unlisted: true,
    shared: true,
  },
  { id: "openLeads", path: "/open-leads", number: 152, access: "member", unlisted: true },
  { id: "sharedLead", path: "/shared/:link/lead", number: 153, access: "link", unlisted: true },
  { id: "leadReports", path: "/admin/lead-reports", number: 154, access: "admin", unlisted: true },
] as const satisfies readonly AreaScreen[];

export const features = {
  quotePage: "instant-quote",
  quoteEmbed: "instant-quote",
  quoteRequests: "instant-quote",
  lead: "lead-generation",
  openLeads: "lead-generation",
  sharedLead: "lead-generation",
  leadReports: "lead-generation",
} as const satisfies Features<typeof screens>;

export const endpoints = {
  "/lead-evidence/:file": "lead-evidence.ts",
} as const satisfies AreaEndpoints;
