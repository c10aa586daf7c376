/** The pages of the feature. */
export const DIRECTORY = "/professional-directory";
export const firmPath = (id: string) => `/pro/${id}`;
export const cardPath = (id: string) => `/pro-card/${id}`;
export const firmPhotoPath = (file: string) => `/pro-photo/${file}`;
/** Where firms are asked for a quote, by name. */
export const QUOTE = "/lead-generation";
export const FORM = "/pro-form";
export const COMPARE = "/pro-compare";
export const REPORTS = "/admin/review-reports";

/** The id of the example that stands in no table; the others of it are `sample-2` and so on. */
export const EXAMPLE = "sample";

export const FIRM_LIMITS = {
  search: 80,
  services: 400,
  licence: 30,
  called: 60,
  address: 120,
  phone: 30,
  hours: 80,
  position: 100,
  site: 200,
  compared: 4,
  /** Firms that are asked for a quote at once. */
  asked: 3,
  /** Hours within which an answer counts as prompt. */
  promptHours: 24,
} as const;

/** The licences of the form. */
export const LICENCES = [0, 1, 2] as const;

/** Distances of the search, in miles. */
export const WITHIN = [10, 25, 50, 100] as const;
