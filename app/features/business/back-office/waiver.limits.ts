/** The kind of record that a link names. */
export const LIEN_WAIVER = "lien-waiver";

export const WAIVER_LIMITS = {
  /** Of one workspace. */
  waivers: 10_000,
  payments: 10_000,
  party: 120,
  exceptions: 1_000,
  reference: 80,
  printedName: 80,
} as const;

/** Waivers on a page of the list. */
export const WAIVERS_SHOWN = 30;

export const CONDITIONS = ["conditional", "unconditional"] as const;
export const STAGES = ["progress", "final"] as const;
export const WAIVER_VIEWS = ["open", "exchanged", "void", "all"] as const;
export type WaiverView = (typeof WAIVER_VIEWS)[number];

/**
 * States that prescribe a form of waiver or its words by statute, as far as we know. To be verified with an attorney before
 * anything is signed there.
 */
export const FORM_STATES = ["AZ", "CA", "FL", "GA", "MA", "MI", "MS", "MO", "NV", "TX", "UT", "WY"] as const;
/** When that list was last gone through. */
export const FORM_STATES_AS_OF = "2026-11-28";

export const WAIVERS = "/lien-waivers";
export const waiverPath = (id: string) => `/lien-waiver/${id}`;
