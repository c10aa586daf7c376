export const QUOTE_LIMITS = {
  firm: 80,
  intro: 400,
  client: 80,
  phone: 40,
  place: 120,
  note: 1_000,
  /** Characters of a number in an address. */
  number: 20,
  /** Requests that a page takes within a day, and those that a workspace is shown. */
  day: 100,
  shown: 200,
  /** Days for which a request is kept. */
  days: 730,
} as const;

export const REQUESTS = "/quote-requests";
export const quotePagePath = (page: string): string => `/quote-page/${page}`;
export const quoteEmbedPath = (page: string): string => `/quote-embed/${page}`;
