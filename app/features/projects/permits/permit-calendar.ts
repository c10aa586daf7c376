/** A line of a calendar holds 75 bytes; what is longer goes on with a blank (RFC 5545 §3.1). */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const parts = [""];
  let bytes = 0;
  for (const sign of line) {
    const size = encoder.encode(sign).length;
    if (bytes + size > (parts.length === 1 ? 75 : 74)) {
      parts.push("");
      bytes = 0;
    }
    parts[parts.length - 1] += sign;
    bytes += size;
  }
  return parts.join("\r\n ");
}

const spelled = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, "\\n");
const nextDay = (day: string) => new Date(Date.parse(day) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const compact = (day: string) => day.replaceAll("-", "");

export interface CalendarDay {
  /** The same for the same thing, so that a calendar moves it instead of adding it. */
  id: string;
  /** `YYYY-MM-DD`. */
  day: string;
  title: string;
}

/** Days of a permit as a calendar, a whole day each, with a reminder on the day before (RFC 5545). */
export function permitIcs(
  name: string,
  days: readonly CalendarDay[],
  { host, now }: { host: string; now: Date },
): string {
  const stamp = `${now.toISOString().replace(/[-:]/g, "").slice(0, 15)}Z`;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Groundwork//Permits//EN",
    `X-WR-CALNAME:${spelled(name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT6H",
    ...days.flatMap(({ id, day, title }) => [
      "BEGIN:VEVENT",
      `UID:${id}@${host}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${compact(day)}`,
      `DTEND;VALUE=DATE:${compact(nextDay(day))}`,
      `SUMMARY:${spelled(title)}`,
      "TRANSP:TRANSPARENT",
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      `DESCRIPTION:${spelled(title)}`,
      "TRIGGER:-P1D",
      "END:VALARM",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}
