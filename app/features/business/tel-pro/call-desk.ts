import {
  hasHours,
  isOpenAt,
  type OpenHours,
  openNext,
  type Slot,
  slotsOf,
} from "~/engines/booking/booking.ts";
import type { WeekRule } from "~db/schema/mentors.terms.ts";
import { DESK_LIMITS } from "./calls.limits.ts";

/** When a firm answers its phone. */
export interface DeskWeek {
  siteZone: string;
  rules: readonly WeekRule[];
  daysOff: readonly string[];
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

export const openHoursOf = ({ siteZone, rules, daysOff }: DeskWeek): OpenHours => ({
  ...{ zone: siteZone, hours: rules, daysOff },
});

/** Whether somebody answers now, and when somebody does next. */
export function standingOfDesk(desk: DeskWeek, now: Date): { isOpen: boolean; next?: string } {
  const hours = openHoursOf(desk);
  if (!hasHours(hours)) return { isOpen: false };
  return { isOpen: isOpenAt(hours, now), next: openNext(hours, now)?.toISOString() };
}

/** The times at which somebody can be called, free ones and those that others have. */
export const deskSlots = ({ siteZone, rules, daysOff }: DeskWeek, now: Date): Slot[] =>
  slotsOf(
    { zone: siteZone, rules, daysOff },
    new Date(now.getTime() + DESK_LIMITS.noticeMinutes * MINUTE_MS),
    new Date(now.getTime() + DESK_LIMITS.aheadDays * DAY_MS),
  );
