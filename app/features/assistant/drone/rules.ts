import type { Light } from "./sun.ts";

// What 14 CFR part 107 asks of a flight, held to what somebody typed. Feet, statute miles, meters a second.

export const AIRSPACES = ["G", "B", "C", "D", "E", "unknown"] as const;
export type Airspace = (typeof AIRSPACES)[number];

export interface Conditions {
  /** Above the ground. */
  altitude: number;
  /** Of a structure around which it is flown, within 400 ft of it. */
  structure?: number;
  speed: number;
  visibility?: number;
  /** From the ground to the lowest cloud. */
  ceiling?: number;
  wind?: number;
  windLimit: number;
  light?: Light;
  airspace: Airspace;
  isAuthorised: boolean;
  /** Seconds between two photos, and what the camera takes. */
  interval: number;
  leastInterval: number;
}

export const RULES = {
  altitude: { section: "14 CFR 107.51(b)", limit: 400 },
  speed: { section: "14 CFR 107.51(a)", limit: 100 },
  visibility: { section: "14 CFR 107.51(c)", limit: 3 },
  clouds: { section: "14 CFR 107.51(d)", limit: 500 },
  light: { section: "14 CFR 107.29", limit: undefined },
  airspace: { section: "14 CFR 107.41", limit: undefined },
  wind: { section: undefined, limit: undefined },
  shutter: { section: undefined, limit: undefined },
} as const;
export type RuleId = keyof typeof RULES;
export const RULE_IDS = Object.keys(RULES) as RuleId[];

/** `open`: nothing was typed that would answer it. `lights`: only with the lights and the training for it. */
export type Verdict = "holds" | "fails" | "open" | "lights";

export const MPH = 0.44704;

export function rulesFor(flight: Conditions): Record<RuleId, Verdict> {
  const held = (value: number | undefined, holds: (value: number) => boolean): Verdict =>
    value === undefined ? "open" : holds(value) ? "holds" : "fails";
  return {
    altitude: flight.altitude <= RULES.altitude.limit + (flight.structure ?? 0) + 1e-6 ? "holds" : "fails",
    speed: flight.speed <= RULES.speed.limit * MPH + 1e-9 ? "holds" : "fails",
    visibility: held(flight.visibility, (miles) => miles >= RULES.visibility.limit),
    clouds: held(flight.ceiling, (feet) => feet - flight.altitude >= RULES.clouds.limit),
    light: flight.light === undefined ? "open" : flight.light === "day" ? "holds" : "lights",
    // Whoever does not know the airspace has to look, and to say so.
    airspace:
      flight.airspace === "G" || flight.isAuthorised
        ? "holds"
        : flight.airspace === "unknown"
          ? "open"
          : "fails",
    wind: held(flight.wind, (wind) => wind <= flight.windLimit),
    shutter: flight.interval >= flight.leastInterval - 1e-9 ? "holds" : "fails",
  };
}
