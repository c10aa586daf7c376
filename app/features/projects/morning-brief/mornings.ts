import { dayAfter, localDay } from "~/lib/local-day.ts";
import { momentAt } from "~/lib/wall-clock.ts";

/** When the brief is mailed, by the clocks of the site: before the crew meets. */
export const MORNING = "05:30";

/** The next moment at which the clocks of a zone show the morning: tomorrow's where today's is past. */
export function nextMorning(zone: string, now: Date): string {
  const day = localDay(now, zone);
  const today = momentAt(day, MORNING, zone);
  return today > now.toISOString() ? today : momentAt(dayAfter(day), MORNING, zone);
}
