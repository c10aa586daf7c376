/** One format per zone: making one costs far more than using it. `undefined` for a name that is no zone. */
const formats = new Map<string, Intl.DateTimeFormat | undefined>();

/** More zones than there are; keeps names that somebody made up from filling the memory. */
const MAX_ZONES = 600;

function formatOf(zone: string): Intl.DateTimeFormat | undefined {
  if (formats.has(zone)) return formats.get(zone);
  let format: Intl.DateTimeFormat | undefined;
  try {
    // The calendar of Canada writes a day as ISO 8601 does.
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
 * The calendar day, `YYYY-MM-DD`, that clocks in a zone show.
 * @param zone an IANA name; anything else counts as UTC
 */
export function localDay(at: Date, zone?: unknown): string {
  const format = typeof zone === "string" && zone ? formatOf(zone) : undefined;
  return format ? format.format(at) : at.toISOString().slice(0, 10);
}

/** The visitor's own calendar day, by the zone that the platform found for the address; UTC where it found none. */
export function visitorDay(request: Request, at: Date): string {
  const { cf } = request as { cf?: { timezone?: unknown } };
  return localDay(at, cf?.timezone);
}
