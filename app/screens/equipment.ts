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
  { id: "claims", path: "/admin/claims", number: 190, access: "admin", unlisted: true },
] as const satisfies readonly AreaScreen[];

/** Screens made in a feature that is not called as they are; apart, because no page needs it. */
export const features = {
  rentalCompany: "rental-companies",
  rentalCompanyForm: "rental-companies",
  claims: "rental-companies",
} as const satisfies Features<typeof screens>;
