import { dayAfter } from "~/lib/local-day.ts";
import { medianOf } from "~/lib/median.ts";

/** Gallons an hour of one horsepower under full load: a rule of thumb for engines on site, which a fill with hours tests. */
export const GALLONS_PER_HP = 0.05;
/** Working days between asking and pouring. */
export const LEAD_DAYS = 2;
/** Of the tank, that is left over: an empty tank draws in dirt and air. */
export const RESERVE = 0.1;
/** By which a fill may differ from what the machine burns as a rule. */
export const DEVIATION = 0.12;
/** So many fills with hours are a rule of its own; below it stands the rule of thumb. */
export const ENOUGH = 3;
/** A machine that lasts longer needs no plan. */
const MOST_DAYS = 365;

export interface Burns {
  horsepower: number;
  loadPercent: number;
  hoursPerDay: number;
  tankTenths: number;
  levelTenths: number;
  levelOn: string;
}

export const burnOf = ({ horsepower, loadPercent }: Pick<Burns, "horsepower" | "loadPercent">) =>
  horsepower * (loadPercent / 100) * GALLONS_PER_HP;

/** Monday to Friday. */
const isWorked = (day: string) => {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6;
};

/** The days on which a machine works after one day, up to and with another. */
function workedDays(after: string, until: string): number {
  let count = 0;
  for (let day = dayAfter(after), n = 0; day <= until && n < MOST_DAYS; day = dayAfter(day), n++)
    if (isWorked(day)) count++;
  return count;
}

/** The working day on which so many of them have passed; undefined beyond a year. */
function afterWorked(from: string, days: number): string | undefined {
  let day = from;
  let left = days;
  for (let n = 0; left > 0; n++) {
    if (n >= MOST_DAYS) return undefined;
    day = dayAfter(day);
    if (isWorked(day)) left--;
  }
  return day;
}

/**
 * When a tank is empty and when to order. The level is that of the morning after it was read, less what was burnt on the
 * working days since; the day it runs out is the one that it does not last through.
 */
export function planOf(machine: Burns, today: string) {
  const perHour = burnOf(machine);
  const perDay = perHour * machine.hoursPerDay;
  const tank = machine.tankTenths / 10;
  const passed = workedDays(machine.levelOn, dayAfter(today, -1));
  const left = Math.max(0, machine.levelTenths / 10 - perDay * passed);
  const reorderAt = Math.min(tank, perDay * LEAD_DAYS + tank * RESERVE);
  // Today may be one of the days that it lasts.
  const yesterday = dayAfter(today, -1);
  const lasts = Math.floor(left / perDay + 1e-9);
  const outOn = afterWorked(yesterday, lasts + 1);
  const untilReorder = Math.max(0, Math.floor((left - reorderAt) / perDay + 1e-9));
  const isLow = left <= reorderAt;
  return {
    perHour,
    perDay,
    left,
    reorderAt,
    isLow,
    outOn,
    reorderOn: isLow ? today : afterWorked(yesterday, untilReorder + 1),
    fill: Math.max(0, Math.floor(tank - left)),
  };
}
export type Plan = ReturnType<typeof planOf>;

export interface Fill {
  id: string;
  gallons: number;
  /** The hour meter, in hours. */
  hours: number | null;
  /** To the top: what a fill that is not leaves open is in the next full one. */
  full: boolean;
}

/**
 * What each full tank says of the hours since the full one before, against what the machine burns as a rule: the middle of
 * its earlier ones, or the rule of thumb where there are fewer than three. What was poured between them counts with the
 * second. A full one without hours says nothing and ends a stretch.
 * @param fills of one machine, the oldest first
 */
export function burntBy(fills: readonly Fill[], ruleOfThumb: number) {
  const rates: number[] = [];
  const found = new Map<string, { rate: number; baseline: number; off: number; isOff: boolean }>();
  let before: number | null = null;
  let poured = 0;
  for (const { id, gallons, hours, full } of fills) {
    poured += gallons;
    if (!full) continue;
    const [sum, since] = [poured, before];
    poured = 0;
    before = hours;
    if (hours === null || since === null || hours <= since) continue;
    const rate = sum / (hours - since);
    const baseline = rates.length >= ENOUGH ? (medianOf(rates) ?? ruleOfThumb) : ruleOfThumb;
    const off = baseline > 0 ? rate / baseline - 1 : 0;
    found.set(id, { rate, baseline, off, isOff: Math.abs(off) > DEVIATION });
    rates.push(rate);
  }
  return found;
}
