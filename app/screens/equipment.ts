import type { AreaScreen, Features } from "./screen.ts";

export const screens = [
  {
    id: "rentalCompanies",
    path: "/rental-companies",
    number: 103,
    access: "public",
    tool: true,
    shared: true,
  },
  {
    id: "rentalCompany",
    path: "/rental-company/:company",
    number: 113,
    access: "public",
    example: "/rental-company/sample",
    unlisted: true,
    shared: true,
  },
  {
    id: "rentalCompanyForm",
    path: "/rental-company-form",
    number: 114,
    access: "member",
    unlisted: true,
  },
  {
    id: "siteServices",
    path: "/job-site-services",
    number: 108,
    access: "public",
    tool: true,
    shared: true,
  },
  {
    id: "siteService",
    path: "/site-service/:service",
    number: 118,
    access: "public",
    example: "/site-service/sample",
    unlisted: true,
    shared: true,
  },
  { id: "claims", path: "/admin/claims", number: 190, access: "admin", unlisted: true },
] as const satisfies readonly AreaScreen[];

/** Screens made in a feature that is not called as they are; apart, because no page needs it. */
export const features = {
  rentalCompany: "rental-companies",
  rentalCompanyForm: "rental-companies",
  claims: "rental-companies",
  siteServices: "site-services",
  siteService: "site-services",
} as const satisfies Features<typeof screens>;
