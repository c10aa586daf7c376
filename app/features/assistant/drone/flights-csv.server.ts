import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { csvOf } from "~/lib/csv.ts";
import { clockAt } from "~/lib/wall-clock.ts";
import type { LoggedFlight } from "./missions.queries.server.ts";

const MINUTE = 60_000;

/** The flight log of a workspace as a file: days and times are those of the site, beside its zone. */
export function flightsCsv(language: Language, flights: readonly LoggedFlight[]): string {
  const t = translator(language, "drone-missions");
  const columns = [
    ...(["mission", "site", "pilot", "certificate", "day", "start", "end", "zone"] as const),
    ...(["minutes", "startUtc", "conditions"] as const),
  ];
  return csvOf([
    columns.map((column) => t(`csv.${column}`)),
    ...flights.map(({ startedAt, endedAt, zone, ...one }) => {
      const [start, end] = [clockAt(startedAt, zone), clockAt(endedAt, zone)];
      const minutes = Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / MINUTE);
      return [
        ...[one.mission, one.place ?? "", one.pilot, one.certificate, start.day, start.time, end.time, zone],
        ...[minutes, startedAt, one.conditions],
      ];
    }),
  ]);
}
