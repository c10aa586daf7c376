import type { AreaEndpoints, AreaScreen, Features } from "./screen.ts";

export const screens = [
  {
    id: "equipmentRental",
    path: "/equipment-rental",
    number: 101,
    access: "public",
    tool: true,
    shared: true,
  },
  {
    id: "peerToPeerRentals",
    path: "/peer-to-peer-rentals",
    number: 102,
    access: "public",
    shared: true,
  },
  {
    id: "equipmentListing",
    path: "/equipment-listing/:listing",
    number: 111,
    access: "public",
    example: "/equipment-listing/sample-1",
    unlisted: true,
    shared: true,
  },
  { id: "listEquipment", path: "/list-equipment", number: 112, access: "member", unlisted: true },
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
  { id: "loanClaims", path: "/admin/loan-claims", number: 191, access: "admin", unlisted: true },
  { id: "claims", path: "/admin/claims", number: 190, access: "admin", unlisted: true },
] as const satisfies readonly AreaScreen[];

/** Screens made in a feature that is not called as they are; apart, because no page needs it. */
export const features = {
  peerToPeerRentals: "equipment-rental",
  equipmentListing: "equipment-rental",
  listEquipment: "equipment-rental",
  rentalCompany: "rental-companies",
  rentalCompanyForm: "rental-companies",
  claims: "rental-companies",
  siteServices: "site-services",
  siteService: "site-services",
  loanClaims: "equipment-rental",
} as const satisfies Features<typeof screens>;

export const endpoints = {
  "/rental-photo/:file": "rental-photo.ts",
  "/equipment-feed/:feed": "equipment-feed.ts",
} as const satisfies AreaEndpoints;
