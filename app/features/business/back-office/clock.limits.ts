export const CLOCK_LIMITS = { clocks: 2_000, source: 200, days: 999 } as const;
export const CLOCKS = "/lien-clocks";
