import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { type SampleLine, sampleFirm } from "~db/seed/sample/people.ts";
import { EXAMPLE, type OfferTier, type OfferTrade, type Period } from "./partners.limits.ts";

const FIRMS: readonly [
  line: SampleLine,
  place: "newark" | "austin" | "phoenix",
  latitude: number,
  longitude: number,
][] = [
  ["supply", "newark", 40.7357, -74.1724],
  ["concrete", "newark", 40.72, -74.2],
  ["framing", "austin", 30.2672, -97.7431],
  ["roofing", "austin", 30.3, -97.7],
  ["electrical", "phoenix", 33.4484, -112.074],
  ["plumbing", "phoenix", 33.5, -112.1],
  ["rental", "austin", 30.25, -97.75],
  ["general", "newark", 40.74, -74.15],
];

const OFFERS: readonly [
  firm: number,
  kind: "percent" | "delivery" | "day",
  trade: OfferTrade,
  tier: OfferTier,
  per: Period,
  radius: number,
][] = [
  [0, "percent", "carpentry", "builder", "month", 50],
  [0, "delivery", "all", "pro", "quarter", 30],
  [1, "delivery", "concrete", "builder", "month", 40],
  [2, "percent", "carpentry", "builder", "quarter", 60],
  [3, "percent", "roofing", "builder", "month", 50],
  [3, "delivery", "roofing", "enterprise", "month", 80],
  [4, "percent", "electrical", "builder", "month", 50],
  [4, "day", "electrical", "pro", "once", 0],
  [5, "percent", "plumbing", "builder", "quarter", 50],
  [6, "day", "machines", "builder", "once", 75],
  [6, "percent", "machines", "pro", "month", 75],
  [7, "percent", "all", "enterprise", "quarter", 0],
];

/** Eight firms and twelve offers that nobody makes: in no table, said to be samples, and their codes open nothing. */
export function exampleOffers(language: Language, now: Date) {
  const t = translator(language, "partners");
  const year = now.getUTCFullYear();
  return OFFERS.map(([firm, kind, trade, tier, per, radiusMiles], n) => {
    const [line, place, latitude, longitude] = FIRMS[firm] ?? (FIRMS[0] as (typeof FIRMS)[number]);
    const name = sampleFirm(language, line, firm + 1);
    return {
      ...{ id: `${EXAMPLE}-${n + 1}`, title: t(`samples.${kind}`), terms: t(`samples.${kind}Terms`), trade },
      ...{ tier: tier as string, radiusMiles, per: per as string, latitude, longitude, firm: name },
      ...{ validFrom: `${year}-01-01`, validTo: `${year}-12-31`, left: n % 3 === 0 ? null : 20 + n },
      ...{
        used: 0,
        rated: 0,
        stars: 0,
        about: t("samples.about"),
        place: t(`samples.${place}`),
        entitled: 1,
      },
    };
  });
}
