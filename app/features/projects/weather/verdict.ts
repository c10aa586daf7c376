import { FORMULAS, run } from "~/engines/formula/formula.ts";
import type { ForecastDay } from "~/services/weather.ts";
import { type Limits, MEASURES, type Measure } from "./kinds.data.ts";

export const VERDICTS = ["go", "caution", "stop"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Why work is not simply fine: a number against its limit, a number that nobody forecast, or thunder. */
export type Reason =
  | { code: "limit"; level: "caution" | "stop"; measure: Measure; value: number; limit: number }
  | { code: "unknown"; level: "caution"; measure: Measure }
  | { code: "storm"; level: "caution" };

export interface Judged {
  verdict: Verdict;
  /** The worst first. */
  reasons: Reason[];
}

/**
 * Evaporation from fresh concrete in lb/ft²/h (P. J. Uno, ACI Materials Journal 95-M37, 1998):
 * E = (Tc^2.5 − r·Ta^2.5) × (1 + 0.4 V) × 10⁻⁶, with the concrete's and the air's temperature in °F, the relative
 * humidity r as a fraction, and the wind V in mph. Never below zero, where water condenses.
 */
export function evaporation(concrete: number, air: number, humidity: number, wind: number): number {
  const drawn = Math.max(0, concrete) ** 2.5 - (humidity / 100) * Math.max(0, air) ** 2.5;
  return Math.max(0, drawn * (1 + 0.4 * wind) * 1e-6);
}

/** Below this the National Weather Service's equation is not meant, and heat is no danger, °F. */
const HEAT_FROM = 40;

/** The heat index of an afternoon in °F, and OSHA's level; the formula `heatIndex` of the calculators computes both. */
export function heatOf({ high, dry }: ForecastDay): { index: number; level: string } | undefined {
  if (high === null || dry === null) return undefined;
  if (high < HEAT_FROM) return { index: high, level: "lower" };
  const done = run(FORMULAS.heatIndex, { temperature: high, humidity: dry });
  if (!done.ok) return undefined;
  return { index: Number(done.outputs.heatIndex), level: String(done.outputs.oshaLevel) };
}

/** The number of a day that a limit is held against; null where the forecast does not have it. */
export function measured(day: ForecastDay, measure: Measure, concrete = 75): number | null {
  if (measure === "heat") return heatOf(day)?.index ?? null;
  if (measure !== "evaporation") return day[measure];
  const { high, dry, wind } = day;
  return high === null || dry === null || wind === null ? null : evaporation(concrete, high, dry, wind);
}

const reached = (measure: Measure, value: number, limit: number | null) =>
  limit !== null && (measure === "low" ? value <= limit : value >= limit);

/** Holds a day against the limits of a kind of work. What is not known is a reason for caution and never fine. */
export function judge(day: ForecastDay, { at, concrete }: Limits): Judged {
  const reasons: Reason[] = [];
  for (const measure of MEASURES) {
    const limit = at[measure];
    if (!limit || (limit.caution === null && limit.stop === null)) continue;
    const value = measured(day, measure, concrete);
    if (value === null) reasons.push({ code: "unknown", level: "caution", measure });
    else if (limit.stop !== null && reached(measure, value, limit.stop))
      reasons.push({ code: "limit", level: "stop", measure, value, limit: limit.stop });
    else if (limit.caution !== null && reached(measure, value, limit.caution))
      reasons.push({ code: "limit", level: "caution", measure, value, limit: limit.caution });
  }
  if (day.condition === "storm") reasons.push({ code: "storm", level: "caution" });
  const rank = ({ level, code }: Reason) => (level === "stop" ? 0 : code === "unknown" ? 2 : 1);
  reasons.sort((a, b) => rank(a) - rank(b));
  return { verdict: reasons[0]?.level ?? "go", reasons };
}

export interface Window {
  /** The first day, `YYYY-MM-DD`. */
  day: string;
  /** The worst verdict in it. */
  worst: Verdict;
  /** Working days of it that the forecast reaches, of all that it has. */
  known: number;
  length: number;
}

/**
 * The first days in a row on which work may go on: no working day of them has to stop. A task that is longer than the
 * forecast needs at least two days that are known, or as many as it has.
 * @param workdays the days of the forecast on which the task is worked, in order
 * @param from the first day that it may begin on
 */
export function nextWindow(
  workdays: readonly { day: string; verdict: Verdict }[],
  { from, length }: { from: string; length: number },
): Window | undefined {
  const wanted = Math.max(1, length);
  const open = workdays.filter(({ day }) => day >= from);
  for (let start = 0; start < open.length; start++) {
    const days = open.slice(start, start + wanted);
    const first = days[0];
    if (!first || days.length < Math.min(wanted, 2)) return undefined;
    if (days.some(({ verdict }) => verdict === "stop")) continue;
    const worst = days.some(({ verdict }) => verdict === "caution") ? "caution" : "go";
    return { day: first.day, worst, known: days.length, length: wanted };
  }
  return undefined;
}
