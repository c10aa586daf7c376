/** The pages of the feature. */
export const COMPANIES = "/rental-companies";
export const companyPath = (id: string) => `/rental-company/${id}`;
export const FORM = "/rental-company-form";
export const CLAIMS = "/admin/claims";

/** The id of the example that stands in no table; the others of it are `sample-2` and so on. */
export const EXAMPLE = "sample";

export const COMPANY_LIMITS = {
  search: 80,
  branchName: 60,
  branchAddress: 120,
  phone: 30,
  hours: 80,
  position: 100,
  miles: 500,
} as const;

/** The yards and the delivery bands of the form. */
export const YARDS = [0, 1, 2, 3] as const;
export const BANDS = [0, 1, 2] as const;

/** Distances of the search, in miles. */
export const WITHIN = [10, 25, 50, 100] as const;
