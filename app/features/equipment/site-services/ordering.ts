import { dayAfter } from "~/lib/local-day.ts";
import type { SiteService } from "~db/schema/site-services.terms.ts";

// What is looked at before a service is asked for. Both are figures of ours, printed beside their fields: the supplier's own
// go before them.

/** Days of notice that a supplier usually asks for. */
export const USUAL_NOTICE: Record<SiteService, number> = {
  ...{ toilet: 1, handWash: 1, water: 1, fence: 3, dumpster: 1, power: 2 },
};
export const MOST_NOTICE = Math.max(...Object.values(USUAL_NOTICE));

/** How wide the way in has to be for the truck that brings it, in feet. */
export const TRUCK_FEET: Record<SiteService, number> = {
  ...{ toilet: 9, handWash: 9, water: 9, fence: 9, dumpster: 11, power: 9 },
};

export interface Ordered {
  kind: SiteService;
  /** `YYYY-MM-DD`. */
  startsOn: string;
  /** As the supplier said; null for what is usual. */
  noticeDays: number | null;
  /** The narrowest way in; null where nobody measured it. */
  accessFeet: number | null;
}

/**
 * What speaks against an order. A day that is over needs no notice: it is written down afterwards.
 * @param today where the site is
 */
export function againstOrder(
  { kind, startsOn, noticeDays, accessFeet }: Ordered,
  today: string,
): "soon" | "narrow" | undefined {
  if (startsOn >= today && startsOn < dayAfter(today, noticeDays ?? USUAL_NOTICE[kind])) return "soon";
  if (accessFeet !== null && accessFeet < TRUCK_FEET[kind]) return "narrow";
  return undefined;
}
