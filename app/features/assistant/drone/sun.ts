import type { Position } from "~/engines/place/place.ts";

// When the sun rises and sets, by the equations that NOAA publishes, which follow Meeus: right to about a minute
// between the polar circles.

const RAD = Math.PI / 180;
const DAY = 86_400_000;

/** Zenith of the sun when its upper edge is on the horizon, and at the end of civil twilight. */
export const HORIZON = 90.833;
export const CIVIL = 96;

/** Where the sun stands at an instant: its declination, and by how many minutes a sundial is ahead. */
function sunAt(time: number): { declination: number; equation: number } {
  const t = (time / DAY + 2_440_587.5 - 2_451_545) / 36_525;
  const longitude = (280.46646 + t * (36_000.76983 + t * 0.0003032)) % 360;
  const anomaly = 357.52911 + t * (35_999.05029 - 0.0001537 * t);
  const eccentricity = 0.016708634 - t * (0.000042037 + 0.0000001267 * t);
  const centre =
    Math.sin(anomaly * RAD) * (1.914602 - t * (0.004817 + 0.000014 * t)) +
    Math.sin(2 * anomaly * RAD) * (0.019993 - 0.000101 * t) +
    Math.sin(3 * anomaly * RAD) * 0.000289;
  const node = 125.04 - 1934.136 * t;
  const apparent = longitude + centre - 0.00569 - 0.00478 * Math.sin(node * RAD);
  const mean = 23 + (26 + (21.448 - t * (46.815 + t * (0.00059 - t * 0.001813))) / 60) / 60;
  const obliquity = mean + 0.00256 * Math.cos(node * RAD);
  const declination = Math.asin(Math.sin(obliquity * RAD) * Math.sin(apparent * RAD)) / RAD;
  const y = Math.tan((obliquity / 2) * RAD) ** 2;
  const equation =
    (4 / RAD) *
    (y * Math.sin(2 * longitude * RAD) -
      2 * eccentricity * Math.sin(anomaly * RAD) +
      4 * eccentricity * y * Math.sin(anomaly * RAD) * Math.cos(2 * longitude * RAD) -
      0.5 * y * y * Math.sin(4 * longitude * RAD) -
      1.25 * eccentricity * eccentricity * Math.sin(2 * anomaly * RAD));
  return { declination, equation };
}

/** Degrees between the sun and straight up. */
export function zenithAt({ latitude, longitude }: Position, time: number): number {
  const { declination, equation } = sunAt(time);
  const minutes = (((time % DAY) + DAY) % DAY) / 60_000;
  const angle = (minutes + equation + 4 * longitude) / 4 - 180;
  const cosine =
    Math.sin(latitude * RAD) * Math.sin(declination * RAD) +
    Math.cos(latitude * RAD) * Math.cos(declination * RAD) * Math.cos(angle * RAD);
  return Math.acos(Math.min(1, Math.max(-1, cosine))) / RAD;
}

export interface SunDay {
  /** Milliseconds; undefined where the sun stays up or down. */
  rise?: number;
  set?: number;
}

/** Sunrise and sunset around the noon that is nearest to an instant, or the ends of twilight. */
export function sunAround({ latitude, longitude }: Position, near: number, zenith = HORIZON): SunDay {
  const { equation } = sunAt(near);
  const noonOf = (time: number) => Math.floor(time / DAY) * DAY + (720 - 4 * longitude - equation) * 60_000;
  const noon = [-DAY, 0, DAY]
    .map((days) => noonOf(near) + days)
    .reduce((best, one) => (Math.abs(one - near) < Math.abs(best - near) ? one : best));
  const find = (way: -1 | 1): number | undefined => {
    let time = noon;
    // The sun moves on while it rises: three rounds settle it.
    for (let round = 0; round < 3; round++) {
      const { declination, equation: now } = sunAt(time);
      const cosine =
        Math.cos(zenith * RAD) / (Math.cos(latitude * RAD) * Math.cos(declination * RAD)) -
        Math.tan(latitude * RAD) * Math.tan(declination * RAD);
      if (!(Math.abs(cosine) <= 1)) return undefined;
      time = noon + (equation - now) * 60_000 + way * (Math.acos(cosine) / RAD) * 4 * 60_000;
    }
    return time;
  };
  return { rise: find(-1), set: find(1) };
}

export type Light = "day" | "twilight" | "night";
export const lightAt = (position: Position, time: number): Light => {
  const zenith = zenithAt(position, time);
  return zenith <= HORIZON ? "day" : zenith <= CIVIL ? "twilight" : "night";
};
