import { dayNumber, dayText } from "~/engines/schedule/schedule.ts";
import { icsDay, icsFile, icsMoment, icsText } from "~/lib/ics.ts";
import type { Plan } from "./plan.ts";

/** The tasks that are not over as a calendar to subscribe to, whole days each. */
export function scheduleIcs(
  schedule: { id: string; name: string },
  tasks: readonly {
    id: string;
    number: number;
    name: string;
    crew: string;
    location: string;
    phase: string;
  }[],
  { byNumber }: Plan,
  { host, now }: { host: string; now: Date },
): string {
  const stamp = icsMoment(now);
  const events = tasks.flatMap(({ id, number, name, crew, location, phase }) => {
    const dates = byNumber.get(number);
    if (!dates || dates.state === "finished") return [];
    return [
      "BEGIN:VEVENT",
      `UID:${id}@${host}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${icsDay(dates.earlyStart)}`,
      `DTEND;VALUE=DATE:${icsDay(dayText(dayNumber(dates.earlyFinish) + 1))}`,
      `SUMMARY:${icsText([`${number} ${name}`, crew].filter(Boolean).join(" · "))}`,
      ...(location ? [`LOCATION:${icsText(location)}`] : []),
      ...(phase ? [`CATEGORIES:${icsText(phase)}`] : []),
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ];
  });
  return icsFile([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Groundwork//Schedule//EN",
    `X-WR-CALNAME:${icsText(schedule.name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT6H",
    ...events,
    "END:VCALENDAR",
  ]);
}
