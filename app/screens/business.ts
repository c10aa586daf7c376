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
    id: "proposalBuilder",
    path: "/proposal-builder",
    aliases: ["/proposal-generator"],
    number: 120,
    access: "public",
    phases: ["win"],
    shared: true,
  },
  {
    id: "proposal",
    path: "/proposal/:proposal",
    number: 121,
    access: "public",
    example: "/proposal/sample",
    unlisted: true,
    shared: true,
  },
  { id: "sharedProposal", path: "/shared/:link/proposal", number: 122, access: "link", unlisted: true },
  {
    id: "proposalCertificate",
    path: "/proposal-certificate",
    number: 123,
    access: "public",
    unlisted: true,
    shared: true,
  },
  {
    id: "scheduleOfValues",
    path: "/schedule-of-values/:project",
    number: 124,
    access: "public",
    example: "/schedule-of-values/sample",
    unlisted: true,
    shared: true,
  },
] as const satisfies readonly AreaScreen[];

export const features = {
  quotePage: "instant-quote",
  quoteEmbed: "instant-quote",
  quoteRequests: "instant-quote",
  proposalBuilder: "proposals",
  proposal: "proposals",
  sharedProposal: "proposals",
  proposalCertificate: "proposals",
  scheduleOfValues: "proposals",
} as const satisfies Features<typeof screens>;

/** Addresses without a screen, each with its file beside the screens'. */
export const endpoints = {
  "/proposal/:proposal/proposal.pdf": "proposal-pdf.ts",
  "/shared/:link/proposal.pdf": "shared-proposal-pdf.ts",
} as const satisfies AreaEndpoints;
