export const MARKET = "/equipment-marketplace";
export const SELL = "/sell-equipment";
export const OFFERS = "/machine-offers";
export const REPORTS = "/admin/machine-reports";
export const salePath = (id: string) => `/machine-for-sale/${id}`;
export const offerPath = (id: string) => `${OFFERS}?offer=${id}` as const;
export const billPath = (id: string) => `${offerPath(id)}&paper=bill`;
export const photoPath = (id: string) => `/rental-photo/${id}`;
/** The first of the example's ids. */
export const EXAMPLE = "sample-1";

export const SALE_LIMITS = {
  title: 80,
  words: 1_000,
  log: 2_000,
  name: 60,
  offeredBy: 80,
  town: 80,
  position: 500,
  serial: 40,
  message: 500,
  question: 500,
  search: 80,
  note: 300,
  /** Offers of one workspace that are still open. */
  offers: 20,
  /** Questions of one workspace that nobody has answered. */
  questions: 20,
  /** Reports of one workspace that wait to be looked at. */
  reports: 10,
} as const;

export const SHOWN = 12;
export const SHOWN_OWN = 50;
/** Metres around a place that can be asked for: 25, 50, 100, 200 and 500 miles. */
export const WITHIN = [40_234, 80_467, 160_934, 321_869, 804_672] as const;
export const USUAL_WITHIN = 160_934;

/** Machines that a band of prices needs: fewer say nothing about a market. */
export const LEAST_COMPARED = 5;
/** Machines that are compared at most, and rental yards and builders whose day rates a median needs. */
export const MOST_COMPARED = 500;
export const LEAST_RENTALS = 3;

/** Days ahead on which a machine can be looked at, and the times of a day. */
export const INSPECT_AHEAD = 30;
export const INSPECT_TIMES = ["08:00", "10:00", "13:00", "15:00"] as const;
