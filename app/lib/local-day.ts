/** One format per zone, because creating one is far more expensive than using it. `undefined` for an invalid name. */
const formats = new Map<string, Intl.DateTimeFormat | undefined>();

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
  return format ? format.format(at) : at.toISOString().slice(0, 10);
}

/** The visitor's calendar day, in the zone that the platform derived from the address; UTC if there is none. */
export function visitorDay(request: Request, at: Date): string {
  const { cf } = request as { cf?: { timezone?: unknown } };
  return localDay(at, cf?.timezone);
}

/** Whether a text is a day of the calendar, written `YYYY-MM-DD`: the 29th of February only in a leap year. */
export function isCalendarDay(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
