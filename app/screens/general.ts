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
    shared: { phase: ["win", "plan", "build", "paid", "close"] },
  },
  {
    id: "tools",
    path: "/tools",
    number: 11,
    access: "public",
    shared: { phase: ["win", "plan", "build", "paid", "close"] },
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
  { id: "membershipPlan", path: "/membership/plan", number: 33, access: "member", unlisted: true },
  { id: "vipBenefits", path: "/vip-benefits", number: 34, access: "member", unlisted: true },
  { id: "vicService", path: "/vic-service", number: 40, access: "public", shared: true },
  {
    id: "vicTicket",
    path: "/vic-ticket/:ticket",
    example: "/vic-ticket/sample",
    number: 41,
    access: "public",
    unlisted: true,
  },
  { id: "myTickets", path: "/my-tickets", number: 42, access: "member", unlisted: true },
  { id: "adminTickets", path: "/admin/tickets", number: 43, access: "admin", unlisted: true },
  { id: "sharedTicket", path: "/shared/:link/ticket", number: 44, access: "link", unlisted: true },
] as const satisfies readonly AreaScreen[];

/** Screens made in a feature that is not called as they are; apart, because no page needs it. */
export const features = {
  services: "sheet-index",
  tools: "sheet-index",
  membershipPlan: "membership",
  vipBenefits: "membership",
  vicTicket: "vic-service",
  myTickets: "vic-service",
  adminTickets: "vic-service",
  sharedTicket: "vic-service",
} as const satisfies Features<typeof screens>;

/** Addresses without a screen, each with its file beside the screens'. */
export const endpoints = {
  "/preferences": "preferences.ts",
  "/files/:id": "file.ts",
  "/healthz": "healthz.ts",
  "/sitemap.xml": "sitemap.ts",
  "/robots.txt": "robots.ts",
  "/texts/:language/:namespace": "texts.ts",
  "/manifest.webmanifest": "web-manifest.ts",
  "/shared/:link/ticket-file/:file": "shared-ticket-file.ts",
  "/admin/ticket-file/:file": "admin-ticket-file.ts",
} as const satisfies AreaEndpoints;
