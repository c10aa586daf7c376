/** One format per zone, because creating one is far more expensive than using it. `undefined` for an invalid name. */
const formats = new Map<string, Intl.DateTimeFormat | undefined>();

/**
 * The day of each zone in the minute it was last asked for: using a format costs more than anything else that a page does
 * before it reads. No zone's day begins within a minute.
 */
const days = new Map<string, { minute: number; day: string }>();
const MINUTE_MS = 60_000;

/** More zones than exist; stops made-up names from filling the memory. */
const MAX_ZONES = 600;

function formatOf(zone: string): Intl.DateTimeFormat | undefined {
  if (formats.has(zone)) return formats.get(zone);
  let format: Intl.DateTimeFormat | undefined;
  try {
    // The Canadian locale writes dates like ISO 8601.
    format = new Intl.DateTimeFormat("en-CA", {
      calendar: "gregory",
      numberingSystem: "latn",
      timeZone: zone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    });
  } catch {
    format = undefined;
  }
  if (formats.size >= MAX_ZONES) formats.clear();
  formats.set(zone, format);
  return format;
}

/**
 * The calendar day, `YYYY-MM-DD`, in a zone.
 * @param zone an IANA name; anything else counts as UTC
 */
export function localDay(at: Date, zone?: unknown): string {
  const format = typeof zone === "string" && zone ? formatOf(zone) : undefined;
  if (!format) return at.toISOString().slice(0, 10);
  const minute = Math.floor(at.getTime() / MINUTE_MS);
  const known = days.get(zone as string);
  if (known?.minute === minute) return known.day;
  const day = format.format(at);
  if (days.size >= MAX_ZONES) days.clear();
  days.set(zone as string, { minute, day });
  return day;
}

/** The visitor's calendar day, in the zone that the platform derived from the address; UTC if there is none. */
export function visitorDay(request: Request, at: Date): string {
  const { cf } = request as { cf?: { timezone?: unknown } };
  return localDay(at, cf?.timezone);
}

/** The visitor's zone, as the platform derived it from the address; UTC if there is none. */
export function visitorZone(request: Request): string {
  const { cf } = request as { cf?: { timezone?: unknown } };
  return typeof cf?.timezone === "string" && formatOf(cf.timezone) ? cf.timezone : "UTC";
}

/** Whether a text is a day of the calendar, written `YYYY-MM-DD`: the 29th of February only in a leap year. */
export function isCalendarDay(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The calendar day some days after another, both `YYYY-MM-DD`; below zero for one before it. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The same day of another month, both `YYYY-MM-DD`; the last one where that month is shorter. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}

/** Whole days from one calendar day to another, both `YYYY-MM-DD`; below zero where the second is first. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
