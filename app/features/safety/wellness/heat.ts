import { FORMULAS, run } from "~/engines/formula/formula.ts";
import type { Kind, TemperatureUnit } from "./wellness.limits.ts";

/**
 * What the heat of a day asks for. The index is that of the National Weather Service (the formula `heatIndex` of the
 * calculators: Rothfusz's regression with its two adjustments, and below 80 °F the mean with Steadman's simple estimate;
 * wpc.ncep.noaa.gov/html/heatindex_equation.shtml). The steps at 80 and 90 °F are those of a rule that is proposed and not
 * in force: OSHA, 30 August 2024, 89 FR 70698, proposed 29 CFR 1910.148(e) and (f).
 */

/** Nothing asked yet; the proposed initial trigger; the proposed high heat trigger. */
export const TIERS = ["none", "initial", "high"] as const;
export type Tier = (typeof TIERS)[number];

const INITIAL_F = 80;
const HIGH_F = 90;

/** Where the equation is meant, °F; the formula refuses the rest. */
const LEAST_F = 40;
const MOST_F = 130;

/** A glass of eight ounces every twenty minutes: OSHA and NIOSH (publication 2017-127). */
export const GLASS_OUNCES = 8;
export const GLASS_MINUTES = 20;
const LITRES_PER_OUNCE = 0.0295735;
const OUNCES_PER_GALLON = 128;

/** Paid rest above the high trigger, minutes, and after how many hours at the latest: proposed 1910.148(f)(2). */
export const REST_MINUTES = 15;
export const REST_EVERY_HOURS = 2;

export interface Weather {
  temperature: number;
  unit: TemperatureUnit;
  /** Relative, percent. */
  humidity: number;
  fullSun: boolean;
}

export const inF = (temperature: number, unit: TemperatureUnit): number =>
  unit === "f" ? temperature : temperature * 1.8 + 32;
export const inC = (fahrenheit: number): number => ((fahrenheit - 32) * 5) / 9;

/** What is wrong with a typed temperature: nowhere is it so, or only in the other unit. */
export function temperatureProblem(
  temperature: number,
  unit: TemperatureUnit,
): "temperature" | "otherUnit" | undefined {
  const fits = (fahrenheit: number) => fahrenheit >= LEAST_F && fahrenheit <= MOST_F;
  if (fits(inF(temperature, unit))) return undefined;
  return fits(inF(temperature, unit === "f" ? "c" : "f")) ? "otherUnit" : "temperature";
}

export interface Heat {
  /** °F, unrounded. */
  index: number;
  /** In direct sun it may feel so much, °F; the index itself in the shade. */
  worst: number;
  tier: Tier;
  /** OSHA's level of the index. */
  level: "lower" | "moderate" | "high" | "veryHigh";
}

/**
 * The heat index with the step that it reaches; the sun counts.
 * @returns undefined where the equation is not meant: outside 40 to 130 °F, or a humidity that is none
 */
export function heatOf({ temperature, unit, humidity, fullSun }: Weather): Heat | undefined {
  const done = run(FORMULAS.heatIndex, { temperature: inF(temperature, unit), humidity, fullSun });
  if (!done.ok) return undefined;
  const index = Number(done.outputs.heatIndex);
  const worst = fullSun ? Number(done.outputs.worstCase) : index;
  const tier: Tier = worst >= HIGH_F ? "high" : worst >= INITIAL_F ? "initial" : "none";
  return { index, worst, tier, level: done.outputs.oshaLevel as Heat["level"] };
}

/** The water that a crew drinks in a day. */
export function waterOf({ people, hours }: { people: number; hours: number }) {
  const glasses = people * Math.ceil((hours * 60) / GLASS_MINUTES);
  const ounces = glasses * GLASS_OUNCES;
  return {
    glasses,
    ounces,
    gallons: ounces / OUNCES_PER_GALLON,
    litres: ounces * LITRES_PER_OUNCE,
    /** Of one person in an hour. */
    hourlyLitres: (60 / GLASS_MINUTES) * GLASS_OUNCES * LITRES_PER_OUNCE,
    hourlyOunces: (60 / GLASS_MINUTES) * GLASS_OUNCES,
  };
}

/** How many rests of fifteen minutes a day has above the high trigger: after each two hours, and none at its end. */
export const restsOf = (hours: number): number => Math.max(0, Math.ceil(hours / REST_EVERY_HOURS) - 1);

/**
 * The share of a usual day in the heat that somebody works on their n-th day: NIOSH (publication 2016-106, 4.2): new 20 %
 * and 20 % more each day, back from an absence 50, 60, 80 and 100 %.
 * @param day 1 is the first
 */
export function shareOn(kind: Kind, day: number): number {
  const steps = kind === "new" ? [20, 40, 60, 80, 100] : [50, 60, 80, 100];
  return steps[Math.max(1, day) - 1] ?? 100;
}

/** The day of somebody's acclimatisation that a day is: those worked before it, and it. */
export const dayOf = (worked: readonly string[], today: string): number =>
  worked.filter((day) => day < today).length + 1;
