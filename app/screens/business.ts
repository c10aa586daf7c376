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
  { id: "crmDashboard", path: "/crm-dashboard", number: 110, access: "member", unlisted: true },
  { id: "dealNew", path: "/deal/new", number: 111, access: "member", unlisted: true },
  { id: "deal", path: "/deal/:deal", number: 112, access: "member", example: "/deal/sample", unlisted: true },
  { id: "crmContacts", path: "/crm-contacts", number: 113, access: "member", unlisted: true },
  {
    id: "crmContact",
    path: "/crm-contact/:contact",
    number: 114,
    access: "member",
    example: "/crm-contact/sample",
    unlisted: true,
  },
  { id: "crmMerge", path: "/crm-merge", number: 115, access: "member", unlisted: true },
  { id: "crmImport", path: "/crm-import", number: 116, access: "member", unlisted: true },
  { id: "crmReport", path: "/crm-report", number: 117, access: "member", unlisted: true },
] as const satisfies readonly AreaScreen[];

export const features = {
  quotePage: "instant-quote",
  quoteEmbed: "instant-quote",
  quoteRequests: "instant-quote",
  crmDashboard: "crm",
  dealNew: "crm",
  deal: "crm",
  crmContacts: "crm",
  crmContact: "crm",
  crmMerge: "crm",
  crmImport: "crm",
  crmReport: "crm",
} as const satisfies Features<typeof screens>;

/** Addresses without a screen, each with its file beside the screens'. */
export const endpoints = {
  "/crm-dashboard/deals.csv": "crm-deals-csv.ts",
  "/crm-dashboard/people.csv": "crm-people-csv.ts",
} as const satisfies AreaEndpoints;
