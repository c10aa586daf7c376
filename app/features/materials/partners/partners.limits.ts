// What partners offer, to whom, and how often. Statements and pages use the same figures.

/** From the plan that everybody has to the largest. */
export const OFFER_TIERS = ["builder", "pro", "enterprise"] as const;
export type OfferTier = (typeof OFFER_TIERS)[number];
export const OFFER_TRADES = [
  "all",
  "carpentry",
  "concrete",
  "electrical",
  "plumbing",
  "roofing",
  "painting",
  "machines",
] as const;
export type OfferTrade = (typeof OFFER_TRADES)[number];
export const PERIODS = ["month", "quarter", "once"] as const;
export type Period = (typeof PERIODS)[number];

export const isTier = (text: string): text is OfferTier => (OFFER_TIERS as readonly string[]).includes(text);
export const isTrade = (text: string): text is OfferTrade =>
  (OFFER_TRADES as readonly string[]).includes(text);

export const PARTNER_LIMITS = {
  shownAs: 80,
  about: { least: 30, most: 1_000 },
  place: 80,
  position: 100,
  title: 100,
  terms: { least: 20, most: 1_000 },
  radius: 3_000,
  code: 40,
  codes: 2_000,
  /** Of one partner. */
  offers: 20,
  shown: 60,
  claims: 200,
  queue: 100,
  cents: 99_999_999,
} as const;

export const STARS = [1, 2, 3, 4, 5] as const;
export const EXAMPLE = "sample";

export const PARTNERS = "/express-partners";
export const MY_OFFERS = "/my-offers";
export const PARTNER_FORM = "/partner-form";
export const ADMIN_PARTNERS = "/admin/partners";
export const offerPath = (id: string) => `/partner-offer/${id}`;

/** The period in which a day lies, as claims name it: of each a member has one code. */
export function periodOf(per: Period, day: string): string {
  if (per === "once") return "once";
  return per === "month"
    ? day.slice(0, 7)
    : `${day.slice(0, 4)}-q${Math.floor((Number(day.slice(5, 7)) - 1) / 3) + 1}`;
}

/** Codes as they are pasted: one a line, or parted by commas; each once. Nothing where one is none. */
export function readCodes(typed: string): string[] | undefined {
  const codes = [
    ...new Set(
      typed
        .split(/[\s,;]+/)
        .map((code) => code.trim())
        .filter(Boolean),
    ),
  ];
  const areCodes = codes.every(
    (code) => /^[A-Za-z0-9][A-Za-z0-9-]*$/.test(code) && code.length <= PARTNER_LIMITS.code,
  );
  return areCodes && codes.length <= PARTNER_LIMITS.codes ? codes : undefined;
}
