import type { AreaEndpoints, AreaScreen, Features } from "./screen.ts";

export const screens = [
  {
    id: "professionalDirectory",
    path: "/professional-directory",
    number: 120,
    access: "public",
    shared: true,
  },
  {
    id: "pro",
    path: "/pro/:firm",
    number: 121,
    access: "public",
    example: "/pro/sample",
    unlisted: true,
    shared: true,
  },
  { id: "proForm", path: "/pro-form", number: 122, access: "member", unlisted: true },
  { id: "proCompare", path: "/pro-compare", number: 123, access: "public", unlisted: true, shared: true },
  { id: "reviewReports", path: "/admin/review-reports", number: 124, access: "admin", unlisted: true },
  { id: "verification", path: "/verification", number: 140, access: "member", unlisted: true },
  {
    id: "verificationCase",
    path: "/verification-case/:case",
    number: 141,
    access: "member",
    example: "/verification-case/sample",
    unlisted: true,
  },
  {
    id: "badge",
    path: "/badge/:badge",
    number: 142,
    access: "public",
    example: "/badge/sample",
    unlisted: true,
    shared: true,
  },
  {
    id: "badgeFrame",
    path: "/badge-frame/:badge",
    number: 143,
    access: "public",
    example: "/badge-frame/sample",
    unlisted: true,
    framed: true,
    shared: true,
  },
  { id: "adminVerifications", path: "/admin/verifications", number: 144, access: "admin", unlisted: true },
  {
    id: "contractorVerification",
    path: "/contractor-verification",
    number: 150,
    access: "public",
    tool: true,
    phases: ["win"],
    shared: true,
  },
  {
    id: "contractorReport",
    path: "/contractor-report/:report",
    number: 151,
    access: "public",
    example: "/contractor-report/sample",
    unlisted: true,
  },
  {
    id: "contractorPaper",
    path: "/contractor-paper/:paper",
    number: 152,
    access: "public",
    example: "/contractor-paper/sample",
    unlisted: true,
  },
  { id: "sharedReference", path: "/shared/:link/reference", number: 145, access: "link", unlisted: true },
] as const satisfies readonly AreaScreen[];

/** Screens made in a feature that is not called as they are; apart, because no page needs it. */
export const features = {
  pro: "professional-directory",
  proForm: "professional-directory",
  proCompare: "professional-directory",
  reviewReports: "professional-directory",
  verification: "verification",
  verificationCase: "verification",
  badge: "verification",
  badgeFrame: "verification",
  adminVerifications: "verification",
  sharedReference: "verification",
  contractorVerification: "contractor-verification",
  contractorReport: "contractor-verification",
  contractorPaper: "contractor-verification",
} as const satisfies Features<typeof screens>;

/** Addresses without a screen, each with its file beside the screens'. */
export const endpoints = {
  "/pro-card/:firm": "pro-card.ts",
  "/badge-data/:badge": "badge-data.ts",
  "/admin/verification-file/:case/:file": "admin-verification-file.ts",
} as const satisfies AreaEndpoints;
