import { METRES_PER_MILE, metresBetween, type Position } from "~/engines/place/place.ts";
import type { LeadClass, LeadTrade } from "~db/schema/leads.terms.ts";

/** What is asked for, as far as everybody may know it. */
export interface Wanted {
  trade: LeadTrade;
  region: string;
  place: string;
  at?: Position;
  /** The class of licence that the state asks of whoever does it; undefined where it asks for none or nobody knows. */
  needs?: LeadClass;
}

export interface Pro {
  trades: readonly LeadTrade[];
  region: string;
  place: string;
  at?: Position;
  radiusMiles: number;
  classes: readonly LeadClass[];
  licence: string;
  /** Somebody looked the licence up, and it was active. */
  isChecked: boolean;
  weekly: number;
  /** Claimed within the last seven days. */
  used: number;
  /** Minutes until the first call, the middle one of all; undefined where there was none yet. */
  answersIn?: number;
}

export type Distance =
  | { kind: "miles"; miles: number }
  | { kind: "sameZip" | "sameTown" | "sameZipArea" | "sameState" };

export type Misfit = "trade" | "state" | "far" | "licence";

/** One factor of the score, in hundredths, and what it is for. */
export interface FitPart {
  part: "trade" | "distance" | "licence" | "capacity" | "response";
  /** The word that says why, `parts.<why>` of the locales. */
  why: string;
  hundredths: number;
}

export interface Fit {
  /** Out of a hundred: all parts multiplied. */
  score: number;
  parts: FitPart[];
  distance: Distance;
  misfits: Misfit[];
}

const ZIP = /\b\d{5}\b/;
const HOUR = 60;

/** Rounds a position to a grid of about a kilometre, so that no house can be found by it. */
export const coarse = ({ latitude, longitude }: Position): Position => ({
  latitude: Math.round(latitude * 100) / 100,
  longitude: Math.round(longitude * 100) / 100,
});

const town = (place: string) =>
  place
    .replace(ZIP, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** How far apart two places are, as exactly as what is said of them allows. */
export function distanceOf(a: Pick<Wanted, "place" | "at">, b: Pick<Pro, "place" | "at">): Distance {
  if (a.at && b.at) return { kind: "miles", miles: metresBetween(a.at, b.at) / METRES_PER_MILE };
  const [one, two] = [ZIP.exec(a.place)?.[0], ZIP.exec(b.place)?.[0]];
  if (one && one === two) return { kind: "sameZip" };
  if (town(a.place) && town(a.place) === town(b.place)) return { kind: "sameTown" };
  if (one && two && one.slice(0, 3) === two.slice(0, 3)) return { kind: "sameZipArea" };
  return { kind: "sameState" };
}

const NEAR = { sameZip: 100, sameTown: 95, sameZipArea: 85, sameState: 60 } as const;

function distancePart(distance: Distance, radius: number): FitPart {
  const hundredths =
    distance.kind === "miles"
      ? Math.round(100 - 50 * Math.min(1, distance.miles / radius))
      : NEAR[distance.kind];
  return { part: "distance", why: distance.kind, hundredths };
}

function licencePart({ needs }: Wanted, { classes, licence, isChecked }: Pro): FitPart {
  if (!needs) return { part: "licence", why: "notNeeded", hundredths: 100 };
  if (!classes.includes(needs) || !licence) return { part: "licence", why: "missing", hundredths: 0 };
  return isChecked
    ? { part: "licence", why: "checked", hundredths: 100 }
    : { part: "licence", why: "said", hundredths: 85 };
}

function responsePart({ answersIn }: Pro): FitPart {
  if (answersIn === undefined) return { part: "response", why: "unknown", hundredths: 90 };
  if (answersIn <= 4 * HOUR) return { part: "response", why: "fast", hundredths: 100 };
  if (answersIn <= 24 * HOUR) return { part: "response", why: "day", hundredths: 90 };
  return { part: "response", why: "slow", hundredths: 70 };
}

/** How well a request fits a pro: each part with why, and what stands in the way. */
export function fitOf(wanted: Wanted, pro: Pro): Fit {
  const distance = distanceOf(wanted, pro);
  const hasTrade = pro.trades.includes(wanted.trade);
  const free = Math.max(0, pro.weekly - pro.used) / Math.max(1, pro.weekly);
  const licence = licencePart(wanted, pro);
  const parts: FitPart[] = [
    { part: "trade", why: hasTrade ? "own" : "other", hundredths: hasTrade ? 100 : 0 },
    distancePart(distance, pro.radiusMiles),
    licence,
    { part: "capacity", why: free > 0 ? "free" : "full", hundredths: Math.round(50 + 50 * free) },
    responsePart(pro),
  ];
  const isFar = distance.kind === "miles" && distance.miles > pro.radiusMiles;
  // Near the border of a state the distance decides where it is known, for licences it is the state.
  const isElsewhere = wanted.region !== pro.region;
  const misfits: Misfit[] = [
    ...(hasTrade ? [] : (["trade"] as const)),
    ...(isElsewhere && (distance.kind !== "miles" || wanted.needs) ? (["state"] as const) : []),
    ...(isFar ? (["far"] as const) : []),
    ...(licence.hundredths === 0 ? (["licence"] as const) : []),
  ];
  const score = Math.round(parts.reduce((product, { hundredths }) => (product * hundredths) / 100, 100));
  return { score, parts, distance, misfits };
}
