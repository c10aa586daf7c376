import { readPosition } from "~/engines/place/place.ts";
import { centsOf } from "~/lib/dollars.ts";
import { dayAfter, daysBetween, isCalendarDay } from "~/lib/local-day.ts";
import {
  LODGING_LIMITS,
  MOST_COMPARED,
  MUSTS,
  USUAL_CREW,
  USUAL_NIGHTS,
  USUAL_WITHIN,
  USUAL_WORK_DAYS,
  WITHIN,
} from "./lodging.limits.ts";

/** The fields of the search as they stand in its address. */
export const SEARCH_FIELDS = [
  ...["at", "within", "crew", "arrive", "leave", "wage", "workDays", "perDiem"],
  ...MUSTS,
] as const;

/** More nights than any house is let for. */
const MOST_NIGHTS = 365;
/** No wage and no night costs more. */
const MOST_CENTS = 100_000;

/** What an address asks for, with what is wrong with it by field, as keys of errors. */
export function readSearch(query: URLSearchParams, today: string) {
  const typed = Object.fromEntries(
    SEARCH_FIELDS.map((name) => [name, (query.get(name) ?? "").trim().slice(0, LODGING_LIMITS.position)]),
  ) as Record<string, string>;
  const said = (name: string) => typed[name] ?? "";
  const errors: Record<string, string> = {};

  const whole = (name: string, usual: number, least: number, most: number) => {
    if (!said(name)) return usual;
    const value = /^\d{1,3}$/.test(said(name)) ? Number(said(name)) : Number.NaN;
    if (value >= least && value <= most) return value;
    errors[name] = `errors.${name}`;
    return usual;
  };
  const crew = whole("crew", USUAL_CREW, 1, LODGING_LIMITS.beds);
  const workDays = whole("workDays", USUAL_WORK_DAYS, 1, 7);
  const money = (name: string) => {
    if (!said(name)) return 0;
    const cents = centsOf(said(name));
    if (cents !== undefined && Number.isSafeInteger(cents) && cents >= 0 && cents <= MOST_CENTS) return cents;
    errors[name] = "errors.money";
    return 0;
  };

  let [arrive, leave] = [said("arrive"), said("leave")];
  if (arrive && !isCalendarDay(arrive)) errors.arrive = "errors.day";
  else if (arrive && arrive < today) errors.arrive = "errors.past";
  if (leave && !isCalendarDay(leave)) errors.leave = "errors.day";
  if (!arrive || errors.arrive) arrive = dayAfter(today, 7);
  if (!leave || errors.leave) leave = dayAfter(arrive, USUAL_NIGHTS);
  if (leave <= arrive) {
    errors.leave = "errors.leavesFirst";
    leave = dayAfter(arrive);
  } else if (daysBetween(arrive, leave) > MOST_NIGHTS) {
    errors.leave = "errors.tooLong";
    leave = dayAfter(arrive, MOST_NIGHTS);
  }

  const place = said("at") ? readPosition(said("at")) : undefined;
  if (place && !place.ok) errors.at = "errors.position";
  const asked = Number(query.get("page") ?? "1");
  return {
    typed,
    errors,
    ...{ crew, workDays, wageCents: money("wage"), perDiemCents: money("perDiem") },
    ...{ arrive, leave, nights: daysBetween(arrive, leave), lastNight: dayAfter(leave, -1) },
    at: place?.ok ? place.position : undefined,
    within: WITHIN.find((metres) => String(metres) === said("within")) ?? USUAL_WITHIN,
    musts: MUSTS.filter((must) => said(must) === "yes"),
    page: Number.isSafeInteger(asked) && asked >= 1 && asked <= 1_000 ? asked : 1,
    compared: [...new Set(query.getAll("compare"))].slice(0, MOST_COMPARED).map((id) => id.slice(0, 60)),
  };
}
export type HousingSearch = ReturnType<typeof readSearch>;

/** The address of the same search with some fields changed; those that become empty are left out. */
export function searchHref(
  path: string,
  typed: Readonly<Record<string, string>>,
  changes: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...typed, ...changes }))
    if (value !== undefined && value !== "") query.set(name, String(value));
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
