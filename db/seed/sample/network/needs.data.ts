import type {
  NeedCurrency,
  NeedLanguage,
  NeedPaper,
  NeedPay,
  NeedTrade,
} from "../../../schema/connections.terms.ts";

/** Made-up needs: what is looked for, in how many days, for how long, and where about. */
export interface SampleNeed {
  trade: NeedTrade;
  headcount: number;
  /** Days from today to the first one, and days that it takes. */
  ahead: number;
  days: number;
  zone: string;
  latitude: number;
  longitude: number;
  pay: NeedPay;
  payCents: number;
  currency: NeedCurrency;
  language: NeedLanguage;
  papers: NeedPaper[];
}

const CHICAGO = { zone: "America/Chicago", latitude: 41.88, longitude: -87.63 };
const HOUSTON = { zone: "America/Chicago", latitude: 29.76, longitude: -95.37 };
const DENVER = { zone: "America/Denver", latitude: 39.74, longitude: -104.99 };
const PHOENIX = { zone: "America/Phoenix", latitude: 33.45, longitude: -112.07 };
const TEL_AVIV = { zone: "Asia/Jerusalem", latitude: 32.08, longitude: 34.78 };
const HAIFA = { zone: "Asia/Jerusalem", latitude: 32.79, longitude: 34.99 };
const MONTERREY = { zone: "America/Monterrey", latitude: 25.69, longitude: -100.32 };

const hour = (payCents: number, currency: NeedCurrency = "USD") => ({
  pay: "hour" as const,
  payCents,
  currency,
});
const day = (payCents: number, currency: NeedCurrency = "USD") => ({
  pay: "day" as const,
  payCents,
  currency,
});
const agreed = (currency: NeedCurrency = "USD") => ({ pay: "agreed" as const, payCents: 0, currency });

type Row = [
  NeedTrade,
  number,
  number,
  number,
  NeedLanguage,
  NeedPaper[],
  Omit<SampleNeed, "trade" | "headcount" | "ahead" | "days" | "language" | "papers">,
];

const ROWS: Row[] = [
  ["framing", 2, 3, 4, "en", ["workersComp"], { ...CHICAGO, ...hour(3200) }],
  ["framing", 4, 8, 10, "es", [], { ...HOUSTON, ...hour(2800) }],
  ["carpentry", 1, 2, 2, "en", ["generalLiability"], { ...DENVER, ...day(28000) }],
  ["carpentry", 3, 12, 5, "he", [], { ...TEL_AVIV, ...day(90000, "ILS") }],
  ["drywall", 2, 1, 3, "es", [], { ...PHOENIX, ...hour(2600) }],
  ["drywall", 6, 15, 12, "en", ["generalLiability", "workersComp"], { ...CHICAGO, ...agreed() }],
  ["painting", 2, 4, 2, "es", [], { ...MONTERREY, ...day(120000, "MXN") }],
  ["concrete", 8, 5, 1, "en", ["workersComp"], { ...HOUSTON, ...hour(3000) }],
  ["concrete", 5, 9, 2, "he", ["training"], { ...HAIFA, ...day(85000, "ILS") }],
  ["masonry", 3, 6, 8, "en", ["generalLiability"], { ...DENVER, ...hour(3600) }],
  ["masonry", 2, 20, 5, "es", [], { ...MONTERREY, ...agreed("MXN") }],
  ["tile", 1, 2, 3, "he", [], { ...TEL_AVIV, ...day(95000, "ILS") }],
  ["tile", 2, 10, 4, "en", [], { ...PHOENIX, ...hour(3100) }],
  ["steel", 6, 14, 15, "en", ["workersComp", "training"], { ...CHICAGO, ...hour(4200) }],
  ["steel", 4, 7, 3, "he", ["training"], { ...HAIFA, ...agreed("ILS") }],
  ["welding", 1, 3, 1, "en", ["licence"], { ...HOUSTON, ...day(45000) }],
  ["roofing", 5, 4, 3, "es", ["workersComp"], { ...PHOENIX, ...hour(2900) }],
  ["roofing", 3, 11, 4, "en", ["workersComp", "generalLiability"], { ...DENVER, ...hour(3300) }],
  ["electrical", 2, 5, 6, "en", ["licence", "generalLiability"], { ...CHICAGO, ...hour(4800) }],
  ["electrical", 1, 2, 2, "he", ["licence"], { ...TEL_AVIV, ...day(110000, "ILS") }],
  ["plumbing", 2, 6, 4, "en", ["licence"], { ...HOUSTON, ...hour(4500) }],
  ["hvac", 1, 8, 3, "en", ["licence", "generalLiability"], { ...PHOENIX, ...agreed() }],
  ["machines", 1, 3, 2, "es", ["training"], { ...MONTERREY, ...day(180000, "MXN") }],
  ["labor", 10, 1, 2, "es", [], { ...HOUSTON, ...hour(2000) }],
  ["labor", 4, 2, 5, "he", [], { ...HAIFA, ...day(60000, "ILS") }],
];

export const SAMPLE_NEEDS: readonly SampleNeed[] = ROWS.map(
  ([trade, headcount, ahead, days, language, papers, more]) => ({
    ...{ trade, headcount, ahead, days, language, papers },
    ...more,
  }),
);
