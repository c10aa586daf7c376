import { type OpenHours, openAfter, openMinutes } from "~/engines/booking/booking.ts";
import { medianOf, ninetiethOf } from "~/lib/median.ts";
import { type DeskRule, TICKET_PRIORITIES, type TicketPriority } from "~db/schema/tickets.terms.ts";

export const TIERS = ["builder", "pro", "enterprise"] as const;
export type TicketTier = (typeof TIERS)[number];

/**
 * Hours of the desk within which a ticket is solved, without the time in which the desk waits for whoever asked. Where
 * there is no number the plan does not hold that priority.
 */
export const PROMISE: Readonly<Record<TicketTier, Readonly<Partial<Record<TicketPriority, number>>>>> = {
  builder: { low: 40, normal: 24 },
  pro: { low: 24, normal: 16, high: 8 },
  enterprise: { low: 16, normal: 8, high: 4, urgent: 2 },
};

export const prioritiesOf = (tier: TicketTier): TicketPriority[] =>
  TICKET_PRIORITIES.filter((priority) => PROMISE[tier][priority] !== undefined);

interface Desk {
  siteZone: string;
  rules: readonly DeskRule[];
  daysOff: readonly string[];
  opensOn: string;
}

/** The hours of the desk as the engine counts them. */
export const openHoursOf = ({ siteZone, rules, daysOff, opensOn }: Desk): OpenHours => ({
  ...{ hours: rules, daysOff, zone: siteZone, since: opensOn },
});

/** The clock of a ticket as its row has it. */
export interface Clock {
  promisedMinutes: number | null;
  dueAt: string | null;
  leftMinutes: number | null;
  late: boolean;
}

const NO_CLOCK: Clock = { promisedMinutes: null, dueAt: null, leftMinutes: null, late: false };

const dueIn = (open: OpenHours, at: Date, minutes: number): string | null =>
  openAfter(open, at, minutes)?.toISOString() ?? null;

/** The clock of a new ticket; none runs where the desk has no hours, because nobody could keep it. */
export function startClock(
  open: OpenHours | undefined,
  { tier, priority, at }: { tier: TicketTier; priority: TicketPriority; at: Date },
): Clock {
  const hours = PROMISE[tier][priority];
  const dueAt = open && hours !== undefined ? dueIn(open, at, hours * 60) : null;
  return dueAt === null || hours === undefined
    ? NO_CLOCK
    : { ...NO_CLOCK, promisedMinutes: hours * 60, dueAt };
}

/** Whether a ticket is, or was when its clock stopped, later than promised. */
export const isLate = ({ dueAt, late }: Pick<Clock, "dueAt" | "late">, at: Date): boolean =>
  late || (dueAt !== null && dueAt < at.toISOString());

/** Minutes of the desk's hours that are left; undefined where nothing was promised. */
export function leftOf(
  { promisedMinutes, dueAt, leftMinutes }: Clock,
  open: OpenHours | undefined,
  at: Date,
) {
  if (promisedMinutes === null) return undefined;
  if (dueAt === null) return leftMinutes ?? promisedMinutes;
  return open ? openMinutes(open, at, new Date(dueAt)) : undefined;
}

/** The clock while the desk waits for whoever asked, or once a ticket is solved. */
export function stopClock(clock: Clock, open: OpenHours | undefined, at: Date): Clock {
  if (clock.dueAt === null) return clock;
  return {
    ...{ promisedMinutes: clock.promisedMinutes, dueAt: null, late: isLate(clock, at) },
    leftMinutes: leftOf(clock, open, at) ?? 0,
  };
}

/** The clock once the desk is asked again: what was left of it, or all of it where a solved ticket is reopened. */
export function resumeClock(
  clock: Clock,
  open: OpenHours | undefined,
  { at, anew = false }: { at: Date; anew?: boolean },
): Clock {
  if (clock.promisedMinutes === null || clock.dueAt !== null || !open) return clock;
  const minutes = anew ? clock.promisedMinutes : Math.max(0, clock.leftMinutes ?? clock.promisedMinutes);
  return { ...clock, dueAt: dueIn(open, at, minutes), leftMinutes: null };
}

/** The clock under another priority: what was used of the old promise is used of the new one. */
export function changeClock(
  clock: Clock,
  open: OpenHours | undefined,
  { tier, priority, at }: { tier: TicketTier; priority: TicketPriority; at: Date },
): Clock {
  const hours = PROMISE[tier][priority];
  const left = leftOf(clock, open, at);
  if (clock.promisedMinutes === null || hours === undefined || left === undefined) return clock;
  const remains = Math.max(0, hours * 60 - (clock.promisedMinutes - left));
  const changed = { promisedMinutes: hours * 60, late: isLate(clock, at) };
  if (clock.dueAt === null) return { ...changed, dueAt: null, leftMinutes: remains };
  return { ...changed, dueAt: open ? dueIn(open, at, remains) : clock.dueAt, leftMinutes: null };
}

/** How fast the desk first answered: half of the tickets within one time, nine in ten within another. */
export const speedOf = (minutes: readonly number[]) => ({
  n: minutes.length,
  median: medianOf(minutes),
  ninetieth: ninetiethOf(minutes),
});
export type Speed = ReturnType<typeof speedOf>;
