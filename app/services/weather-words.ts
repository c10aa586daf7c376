import type { Condition } from "./weather-sample.ts";

export type Suitability = "good" | "reschedule" | "unsuitable" | "check";

const SUITABILITY: Record<Condition, Suitability> = {
  sunny: "good",
  "partly-cloudy": "good",
  rainy: "reschedule",
  snowy: "unsuitable",
};

/** Whether outdoor work goes well with a condition; one that is not known has to be looked up. */
export function suitabilityOf(condition: string): Suitability {
  return Object.hasOwn(SUITABILITY, condition) ? SUITABILITY[condition as Condition] : "check";
}

/** Whole °C; (°F − 32) × 5/9. */
export function celsius(fahrenheit: number): number {
  return Math.round(((fahrenheit - 32) * 5) / 9);
}
