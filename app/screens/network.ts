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
] as const satisfies readonly AreaScreen[];

/** Screens made in a feature that is not called as they are; apart, because no page needs it. */
export const features = {
  pro: "professional-directory",
  proForm: "professional-directory",
  proCompare: "professional-directory",
  reviewReports: "professional-directory",
} as const satisfies Features<typeof screens>;

/** Addresses without a screen, each with its file beside the screens'. */
export const endpoints = {
  "/pro-card/:firm": "pro-card.ts",
} as const satisfies AreaEndpoints;
