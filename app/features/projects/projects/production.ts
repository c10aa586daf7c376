import { fold } from "~/lib/fold.ts";
import { readCrews } from "./crews.ts";
import { type Estimated, type EstimatedRate, estimatedRate } from "./estimated-rate.ts";
import type { WorkUnit } from "./work-units.ts";

// What an hour of a crew makes, from what the logs say: quantities of the work by the hours of whoever did it.

/** What work is counted in, with the ways in which it is typed; the page says each in the reader's words. */
const UNITS: Readonly<Record<WorkUnit, readonly string[]>> = {
  ft2: ["sq ft", "sqft", "sq. ft", "ft2", "ft²", "sf", "pies cuadrados", "pies2", "pies²"],
  yd2: ["sq yd", "yd2", "yd²", "sy"],
  yd3: ["cu yd", "yd3", "yd³", "cy", "yardas cubicas"],
  ft: ["lin ft", "linear feet", "feet", "foot", "ft", "lf", "pies", "pie", "רגל"],
  m2: ["sq m", "m2", "m²", "sqm", "metros cuadrados", 'מ"ר', "מ״ר"],
  m3: ["cu m", "m3", "m³", "metros cubicos", 'מ"ק', "מ״ק", "קוב"],
  m: ["meters", "metres", "metros", "metro", "m", "מ׳", "מ'", "מטר"],
  ton: ["tons", "ton", "toneladas", "tonelada", "טון"],
  lb: ["lbs", "lb", "libras"],
  kg: ["kg", "ק״ג", 'ק"ג'],
  sheet: ["sheets", "sheet", "hojas", "hoja", "לוחות", "לוח"],
  each: ["each", "ea", "pcs", "pc", "units", "unidades", "pzas", "pza", "יחידות", "יח׳", "יח'"],
};

const ways = Object.entries<readonly string[]>(UNITS).flatMap(([unit, typed]) =>
  typed.map((way) => [fold(way), unit as WorkUnit] as const),
);
const unitOf = new Map<string, WorkUnit>(ways);
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const longestFirst = ways.map(([way]) => way).sort((one, other) => other.length - one.length);
/** A number and a unit behind it, as a word of its own. */
const QUANTITY = new RegExp(
  `(?<![\\p{L}\\d.,])(\\d{1,3}(?:[,. ]\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?) ?(${longestFirst.map(escaped).join("|")})(?=$|[\\s,.;:)])`,
  "gu",
);

/** A number as it is typed in one language or another: three digits behind a sign are thousands. */
function amountOf(typed: string): number {
  const plain = typed.replaceAll(" ", "");
  const decimals = /[.,](\d{1,2})$/.exec(plain);
  const whole = decimals ? plain.slice(0, -decimals[0].length) : plain;
  return Number(`${whole.replace(/[.,]/g, "")}${decimals ? `.${decimals[1]}` : ""}`);
}

/** How much a line of work says was done, and in what: the last quantity of the line; undefined where it says none. */
export function quantityIn(line: string): { amount: number; unit: WorkUnit } | undefined {
  const found = [...fold(line).matchAll(QUANTITY)].at(-1);
  const unit = found && unitOf.get(found[2] ?? "");
  const amount = found ? amountOf(found[1] ?? "") : 0;
  return unit && amount > 0 ? { amount, unit } : undefined;
}

export interface WorkedDay {
  /** `YYYY-MM-DD`. */
  day: string;
  crews: string;
  work: string;
}

/** What a crew made on the days on which a log says how much, and what an hour of one of them made. */
export interface Rate {
  crew: string;
  unit: WorkUnit;
  days: number;
  amount: number;
  hours: number;
  /** By the hour of a person; undefined where there are too few days to judge. */
  rate: number | undefined;
  /** The same by weeks, the first first: each by its Monday. */
  weeks: { week: string; rate: number }[];
  /** What the estimate of the job has for the same work, where it has it. */
  estimate?: EstimatedRate;
}

/** From so many days on a rate is said. */
export const ENOUGH_DAYS = 3;

const round = (value: number) => Math.round(value * 100) / 100;

/** The crew that a line is about: the one that it begins with, or the only one of the day. */
function crewOf<Crew extends { key: string }>(line: string, crews: readonly Crew[]): Crew | undefined {
  const folded = fold(line);
  const named = crews.filter(({ key }) => key !== "" && folded.startsWith(`${key}:`));
  return named[0] ?? (crews.length === 1 && !/^[^:\d]{1,40}:/.test(line) ? crews[0] : undefined);
}

/** The hours and the one quantity of each crew on a day. Whose day is of several units is left out: nobody knows the shares. */
function madeOn({ crews: text, work }: WorkedDay) {
  const crews = new Map<string, { key: string; name: string; hours: number }>();
  for (const { name, people, hours } of readCrews(text).crews) {
    const key = fold(name);
    const known = crews.get(key);
    crews.set(key, { key, name: known?.name ?? name, hours: (known?.hours ?? 0) + people * hours });
  }
  const all = [...crews.values()].filter(({ hours }) => hours > 0);
  const said = work.split("\n").flatMap((line) => {
    const quantity = quantityIn(line);
    const crew = quantity && crewOf(line.trim(), all);
    return crew ? [{ crew, line, ...quantity }] : [];
  });
  return all.flatMap((crew) => {
    const own = said.filter((line) => line.crew === crew);
    const unit = own[0]?.unit;
    if (!unit || own.some((line) => line.unit !== unit)) return [];
    const lines = own.map(({ line, amount }) => ({ text: `${line} ${crew.name}`, amount }));
    return [{ ...crew, unit, amount: own.reduce((sum, { amount }) => sum + amount, 0), lines }];
  });
}

const mondayOf = (day: string) => {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() - ((at.getUTCDay() + 6) % 7));
  return at.toISOString().slice(0, 10);
};

/** Production rates of a job over time, those with the most hours first. */
export function productionOf(worked: readonly WorkedDay[], estimated: readonly Estimated[] = []): Rate[] {
  const made = worked.flatMap((day) => madeOn(day).map((one) => ({ ...one, day: day.day })));
  const groups = new Map<string, (typeof made)[number][]>();
  for (const one of made) {
    const key = `${one.unit} ${one.key}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const sums = (rows: readonly (typeof made)[number][]) => ({
    amount: rows.reduce((sum, { amount }) => sum + amount, 0),
    hours: rows.reduce((sum, { hours }) => sum + hours, 0),
  });
  return [...groups.values()]
    .map((rows): Rate => {
      const { amount, hours } = sums(rows);
      const enough = rows.length >= ENOUGH_DAYS;
      const unit = rows[0]?.unit ?? "each";
      const rate = enough ? round(amount / hours) : undefined;
      const lines = rows.flatMap((row) => row.lines);
      const estimate = rate ? estimatedRate({ unit, lines, rate }, estimated) : undefined;
      const weeks = [...new Set(rows.map(({ day }) => mondayOf(day)))].sort();
      return {
        ...{ crew: rows[0]?.name ?? "", unit, days: rows.length },
        ...{ amount: round(amount), hours: round(hours), rate },
        weeks: enough
          ? weeks.map((week) => {
              const of = sums(rows.filter(({ day }) => mondayOf(day) === week));
              return { week, rate: round(of.amount / of.hours) };
            })
          : [],
        ...(estimate && { estimate }),
      };
    })
    .sort((one, other) => other.hours - one.hours || one.crew.localeCompare(other.crew));
}
