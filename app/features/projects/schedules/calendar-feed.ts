import { dayNumber, dayText } from "~/engines/schedule/schedule.ts";
import type { Plan } from "./plan.ts";

/** A line of a calendar holds 75 bytes; what is longer goes on with a blank (RFC 5545 §3.1). */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const parts: string[] = [];
  let [part, bytes] = ["", 0];
  for (const sign of line) {
    const size = encoder.encode(sign).length;
    if (bytes + size > (parts.length === 0 ? 75 : 74)) {
      parts.push(part);
      [part, bytes] = ["", 0];
    }
    part += sign;
    bytes += size;
  }
  return [...parts, part].join("\r\n ");
}

const spelled = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, "\\n");
const compact = (day: string) => day.replaceAll("-", "");

/** The tasks that are not over as a calendar to subscribe to, whole days each. */
export function scheduleIcs(
  schedule: { id: string; name: string },
  tasks: readonly { id: string; number: number; name: string; crew: string; phase: string }[],
  { byNumber }: Plan,
  { host, now }: { host: string; now: Date },
): string {
  const stamp = `${now.toISOString().replace(/[-:]/g, "").slice(0, 15)}Z`;
  const events = tasks.flatMap(({ id, number, name, crew, phase }) => {
    const dates = byNumber.get(number);
    if (!dates || dates.state === "finished") return [];
    return [
      "BEGIN:VEVENT",
      `UID:${id}@${host}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${compact(dates.earlyStart)}`,
      `DTEND;VALUE=DATE:${compact(dayText(dayNumber(dates.earlyFinish) + 1))}`,
      `SUMMARY:${spelled([`${number} ${name}`, crew].filter(Boolean).join(" · "))}`,
      ...(phase ? [`CATEGORIES:${spelled(phase)}`] : []),
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ];
  });
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Groundwork//Schedule//EN",
    `X-WR-CALNAME:${spelled(schedule.name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT6H",
    ...events,
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}
