import { dayAfter, daysBetween } from "~/lib/local-day.ts";
import { SERVICE_LIMITS } from "./site-services.limits.ts";

export interface Hired {
  startsOn: string;
  everyDays: number;
  /** The last day of the hire; null while it runs. */
  endedOn: string | null;
}

/** Whether a service is due on a day: every so many days after the first, up to the end. */
export const isDue = ({ startsOn, everyDays, endedOn }: Hired, day: string): boolean => {
  const after = daysBetween(startsOn, day);
  return everyDays > 0 && after > 0 && after % everyDays === 0 && (endedOn === null || day <= endedOn);
};

/** The days on which a service was due until today, the latest first, and the next one. */
export function dueDays(hired: Hired, today: string): { past: string[]; next: string | undefined } {
  const { startsOn, everyDays } = hired;
  if (everyDays === 0) return { past: [], next: undefined };
  const turns = Math.max(0, Math.floor(daysBetween(startsOn, today) / everyDays));
  const dayOf = (turn: number) => dayAfter(startsOn, turn * everyDays);
  const past: string[] = [];
  for (let turn = turns; turn >= 1 && daysBetween(dayOf(turn), today) <= SERVICE_LIMITS.logDays; turn -= 1)
    if (isDue(hired, dayOf(turn))) past.push(dayOf(turn));
  const next = dayOf(turns + 1);
  return { past, next: isDue(hired, next) ? next : undefined };
}

/** Blocks of 28 days that have begun, the first day counted. */
export const startedMonths = ({ startsOn, endedOn }: Hired, today: string): number => {
  const days = daysBetween(startsOn, endedOn !== null && endedOn < today ? endedOn : today);
  return days < 0 ? 0 : Math.floor(days / 28) + 1;
};

/** The number of a call that ends a hire: the same whenever it is asked for. */
export const offNumber = (id: string): string => `OFF-${id.replaceAll("-", "").slice(0, 8).toUpperCase()}`;
