import { convert, type Kind, parseQuantity, type Unit } from "~/engines/formula/formula.ts";
import { readPosition } from "~/engines/place/place.ts";
import { dayAfter, daysBetween, isCalendarDay } from "~/lib/local-day.ts";
import { MACHINES, OWNER_KINDS } from "~db/schema/listing.terms.ts";
import { MOST_COMPARED, RENTAL_LIMITS, USUAL_DAYS, USUAL_WITHIN, WITHIN } from "./rentals.limits.ts";

/**
 * A length or a weight as somebody types it, in a whole number of millimetres or kilograms: `8 ft`, `2.4 m`, `3,500 lb`. A
 * number without a unit is taken for feet or pounds, or for metres or kilograms where those come first.
 * @returns undefined for anything else, and for nothing or less
 */
export function figureOf(
  typed: string,
  kind: Extract<Kind, "length" | "weight">,
  metric: boolean,
): number | undefined {
  const read = parseQuantity(typed.trim());
  if (!read.ok) return undefined;
  const to: Unit = kind === "length" ? "mm" : "kg";
  const bare: Unit = kind === "length" ? (metric ? "m" : "ft") : metric ? "kg" : "lb";
  const { quantity } = read;
  if (!("value" in quantity)) return undefined;
  const value =
    quantity.kind === kind
      ? convert(quantity.value, quantity.unit, to)
      : quantity.kind === "count"
        ? convert(quantity.value, bare, to)
        : Number.NaN;
  const whole = Math.round(value);
  return Number.isSafeInteger(whole) && whole > 0 && whole < 1_000_000_000 ? whole : undefined;
}

/**
 * A distance as somebody types it, in whole metres: `15 miles`, `15 mi`, `25 km`. A number alone is in miles, or kilometres
 * where those come first.
 */
export function distanceOf(typed: string, metric: boolean): number | undefined {
  const said = typed.trim().replace(/(?<=\d)\s*mi\.?$/i, " miles");
  const whole = /^[\d.,]+$/.test(said) ? `${said} ${metric ? "km" : "miles"}` : said;
  const millimetres = figureOf(whole, "length", metric);
  return millimetres === undefined ? undefined : Math.round(millimetres / 1000);
}

/** Watts of one of the units in which plates say what a machine gives. */
const WATTS: Readonly<Record<string, number>> = { w: 1, kw: 1_000, hp: 745.7 };

/** A power as somebody types it, in whole watts: `20 kW`, `27 hp`, `5,500 W`. A number alone is in kilowatts. */
export function powerOf(typed: string): number | undefined {
  const [, value = "", unit = "kw"] =
    /^(\d[\d,]{0,9}(?:\.\d{1,3})?)\s*(w|kw|hp)?$/.exec(typed.trim().toLowerCase()) ?? [];
  const watts = Math.round(Number(value.replaceAll(",", "") || Number.NaN) * (WATTS[unit] ?? Number.NaN));
  return Number.isSafeInteger(watts) && watts > 0 && watts <= MOST_WATTS ? watts : undefined;
}

/** The most that a machine may be said to give, as its schema has it. */
const MOST_WATTS = 5_000_000;

/** The fields of the search as they stand in its address. */
export const SEARCH_FIELDS = [
  ...["q", "machine", "from", "to", "at", "within", "deliver", "owner", "operator"],
  ...["digs", "reaches", "lifts", "powers", "tows"],
] as const;

const FIGURES = ["digs", "reaches", "lifts", "tows"] as const;

/** What an address asks for, with what is wrong with it by field, as keys of errors. */
export function readSearch(query: URLSearchParams, { today, metric }: { today: string; metric: boolean }) {
  const typed = Object.fromEntries(
    SEARCH_FIELDS.map((name) => [name, (query.get(name) ?? "").trim().slice(0, RENTAL_LIMITS.position)]),
  ) as Record<string, string>;
  const said = (name: string) => typed[name] ?? "";
  const errors: Record<string, string> = {};

  let [from, to] = [said("from"), said("to")];
  if (from && !isCalendarDay(from)) errors.from = "errors.day";
  else if (from && from < today) errors.from = "errors.past";
  if (to && !isCalendarDay(to)) errors.to = "errors.day";
  if (!from || errors.from) from = dayAfter(today);
  if (!to || errors.to) to = dayAfter(from, USUAL_DAYS - 1);
  if (to < from) {
    errors.to = "errors.endsFirst";
    to = from;
  } else if (daysBetween(from, to) >= 366) {
    errors.to = "errors.longSpan";
    to = dayAfter(from, 365);
  }

  const place = said("at") ? readPosition(said("at")) : undefined;
  if (place && !place.ok) errors.at = "errors.position";
  const at = place?.ok ? place.position : undefined;
  const within = WITHIN.find((metres) => String(metres) === said("within")) ?? USUAL_WITHIN;
  const wantsDelivery = said("deliver") === "yes";
  if (wantsDelivery && !at && !errors.at) errors.at = "errors.deliverWhere";

  const work: Partial<Record<(typeof FIGURES)[number] | "powers", number>> = {};
  for (const name of FIGURES) {
    if (!said(name)) continue;
    const figure = figureOf(said(name), name === "lifts" || name === "tows" ? "weight" : "length", metric);
    if (figure === undefined)
      errors[name] = name === "lifts" || name === "tows" ? "errors.weight" : "errors.length";
    else work[name] = figure;
  }
  if (said("powers")) {
    const watts = powerOf(said("powers"));
    if (watts === undefined) errors.powers = "errors.power";
    else work.powers = watts;
  }
  const asked = Number(query.get("page") ?? "1");
  return {
    typed,
    errors,
    work,
    ...{ from, to, days: daysBetween(from, to) + 1, at, within },
    delivered: wantsDelivery && at !== undefined,
    q: said("q").slice(0, RENTAL_LIMITS.search),
    machine: MACHINES.find((machine) => machine === said("machine")),
    ownerKind: OWNER_KINDS.find((kind) => kind === said("owner")),
    withOperator: said("operator") === "yes",
    page: Number.isSafeInteger(asked) && asked >= 1 && asked <= 10_000 ? asked : 1,
    compared: [...new Set(query.getAll("compare"))].slice(0, MOST_COMPARED).map((id) => id.slice(0, 60)),
  };
}
export type RentalSearch = ReturnType<typeof readSearch>;

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
