import type { Task } from "./matrix.limits.ts";

/** What is asked of people, and what closes a gap. */
export interface Requirement {
  /** One of ours, or the id of one that a workspace made. */
  code: string;
  /** Empty for one of ours, which is called as its card. */
  title: string;
  /** Words of trades; none asks everybody. */
  trades: readonly string[];
  /** Tasks that need it, whatever somebody's trade is. */
  tasks: readonly Task[];
  /** The course of ours that meets it; empty where none does. */
  course: string;
  /** How long it is good for where its card says no day; 0 for always. */
  validMonths: number;
  /** To close one gap. */
  minutes: number;
  costCents: number;
  active: boolean;
  /** Whether the workspace wrote it down: those alone flag somebody where a crew is clocked in. */
  saved: boolean;
  version: number;
}

const of = (
  code: string,
  [trades, tasks, validMonths, minutes, dollars]: readonly [string, readonly Task[], number, number, number],
): Requirement => ({
  ...{ code, title: "", trades: wordsOf(trades), tasks, course: "", validMonths, minutes },
  ...{ costCents: dollars * 100, active: true, saved: false, version: 0 },
});

/** The words of a list with commas. */
export const wordsOf = (text: string): string[] =>
  text
    .split(",")
    .map((word) => word.trim())
    .filter(Boolean);

/**
 * What a building site commonly asks for, to be changed by each firm. Terms in months are of the standard where it has one:
 * forklift operators are evaluated every three years (29 CFR 1910.178(l)(4)(iii)), respirators are fitted every year
 * (1910.134(f)(2)). The others are what firms and issuers commonly set, and stand in no law; hours and costs are guesses.
 */
export const REQUIREMENTS: readonly Requirement[] = [
  of("osha10", ["", [], 0, 600, 90]),
  of("orientation", ["", [], 12, 60, 0]),
  of("hazcom", ["", [], 12, 60, 0]),
  of("fall", [
    "roofer,techador,גגן,ironworker,fierrero,ברזלן,carpenter,carpintero,נגר",
    ["height"],
    24,
    240,
    120,
  ]),
  of("scaffold", ["mason,albañil,בנאי,painter,pintor,צבע", ["scaffold"], 36, 120, 90]),
  of("ladder", ["electrician,electricista,חשמלאי,painter,pintor,צבע", ["ladder"], 24, 60, 0]),
  of("firstAid", ["foreman,capataz,מנהל עבודה", [], 24, 300, 95]),
  of("forklift", ["operator,operador,מפעיל", ["forklift"], 36, 240, 150]),
  of("mewp", ["operator,operador,מפעיל,electrician,electricista,חשמלאי", ["lift"], 36, 240, 150]),
  of("respirator", ["painter,pintor,צבע,mason,albañil,בנאי", ["dust"], 12, 45, 60]),
  of("signal", ["ironworker,fierrero,ברזלן,operator,operador,מפעיל", ["lifting"], 60, 480, 275]),
];

/** Whether a code is one of ours, which is called as its card. */
export const isOurs = (code: string): boolean => REQUIREMENTS.some((one) => one.code === code);

/** Ours as a workspace changed them, and its own behind them. */
export function inForce(saved: readonly Requirement[]): Requirement[] {
  const byCode = new Map(saved.map((one) => [one.code, one]));
  const ours = REQUIREMENTS.map((one) => byCode.get(one.code) ?? one);
  const own = saved.filter(({ code }) => !REQUIREMENTS.some((one) => one.code === code));
  return [...ours, ...own];
}
