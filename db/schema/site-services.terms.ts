/** What a site hires, beside machines. */
export const SITE_SERVICES = ["toilet", "handWash", "water", "fence", "dumpster", "power"] as const;
export type SiteService = (typeof SITE_SERVICES)[number];
