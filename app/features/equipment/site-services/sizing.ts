import { FEW_WORKERS, workersEach } from "~/engines/formula/formula.ts";
import type { SiteService } from "~db/schema/site-services.terms.ts";

/** What somebody says of a site. Lengths are feet, volumes cubic yards, power running kilowatts. */
export interface Site {
  people: number;
  hours: number;
  /** Working days a week. */
  days: number;
  fenceFeet: number;
  debrisYards: number;
  debris: Debris;
  loadKw: number;
  /** The largest motor within that load. */
  motorKw: number;
}

/**
 * Pounds that a cubic yard of it weighs, loose in a box: rough figures of ours, printed with the answer. A box of the heavy
 * kinds meets its weight long before it is full.
 */
export const DEBRIS = { mixed: 400, wood: 300, shingles: 900, concrete: 2000, soil: 2200 } as const;
export type Debris = keyof typeof DEBRIS;
export const DEBRIS_KINDS = Object.keys(DEBRIS) as Debris[];

/** Figures that are no rule: what the trade and we assume, each printed where it is used. */
export const ASSUMED = {
  /** Hours of people that one toilet bears between two services. */
  hoursEach: 400,
  panelFeet: 12,
  /** Cubic yards of roll-off boxes. */
  boxes: [10, 20, 30, 40],
  /** Pounds that a box may weigh with what is in it, beside its own. */
  boxPounds: 20_000,
  /** What a motor takes while it starts, in times of what it takes running. */
  starting: 3,
  /** The part of a generator's size that is used. */
  used: 0.8,
  /** Kilowatts of generators for hire. */
  generators: [3, 5, 7, 10, 20, 25, 40, 56, 80, 100, 150, 200],
} as const;

/** One answer: how many, by which rule, and the figures that its sentence names. */
export interface Sized {
  service: SiteService;
  quantity: number;
  /** Services a week, of what is serviced. */
  weekly?: number;
  /** The section with its edition; none where no rule of OSHA says a number. */
  cite?: string;
  says: Record<string, number>;
}

const up = (value: number) => Math.ceil(value - 1e-9);

/** 29 CFR 1926.51(c)(1), table D-1: one up to 20 workers, then a seat and a urinal for each 40, from 200 on for each 50. */
export function toiletsFor(people: number): number {
  return people <= FEW_WORKERS ? 1 : up(people / workersEach(people));
}

/** What a site needs, of everything that something was said about. */
export function sizeOf(site: Site): Sized[] {
  const sized: Sized[] = [];
  const { people, hours, days } = site;
  if (people > 0) {
    const toilets = toiletsFor(people);
    const worked = people * hours * days;
    sized.push(
      {
        ...{ service: "toilet", quantity: toilets, cite: "29 CFR 1926.51(c)(1), table D-1" },
        weekly: Math.max(1, up(worked / (toilets * ASSUMED.hoursEach))),
        says: { people, each: people <= FEW_WORKERS ? FEW_WORKERS : workersEach(people), worked },
      },
      // Federal OSHA gives no number; California's is the one that is written down.
      {
        ...{ service: "handWash", quantity: up(people / 20), cite: "29 CFR 1926.51(f); 8 CCR 1527(a)" },
        weekly: 1,
        says: { people },
      },
      // A quart an hour and person is California's number for heat; federal OSHA asks for an adequate supply.
      {
        ...{ service: "water", quantity: up((people * hours) / 4), cite: "29 CFR 1926.51(a); 8 CCR 3395(c)" },
        says: { people, hours },
      },
    );
  }
  if (site.fenceFeet > 0)
    sized.push({
      ...{ service: "fence", quantity: up(site.fenceFeet / ASSUMED.panelFeet), cite: "IBC 2021 §3306" },
      says: { feet: site.fenceFeet, panel: ASSUMED.panelFeet },
    });
  if (site.debrisYards > 0) {
    const pounds = site.debrisYards * DEBRIS[site.debris];
    const size = ASSUMED.boxes.find((box) => box >= site.debrisYards) ?? 40;
    const byVolume = up(site.debrisYards / size);
    const byWeight = up(pounds / ASSUMED.boxPounds);
    sized.push({
      ...{ service: "dumpster", quantity: Math.max(byVolume, byWeight), cite: "29 CFR 1926.252" },
      says: { size, tons: Math.round(pounds / 200) / 10, byVolume, byWeight },
    });
  }
  if (site.loadKw > 0) {
    const motor = Math.min(site.motorKw, site.loadKw);
    const peak = site.loadKw + motor * (ASSUMED.starting - 1);
    const needed = Math.max(site.loadKw / ASSUMED.used, peak);
    const largest = ASSUMED.generators.at(-1) ?? 1;
    const size = ASSUMED.generators.find((one) => one >= needed) ?? largest;
    sized.push({
      ...{ service: "power", quantity: up(needed / size), cite: "29 CFR 1926.404(b)(1)" },
      says: { size, needed: Math.round(needed * 10) / 10, peak: Math.round(peak * 10) / 10 },
    });
  }
  return sized;
}

const numberIn = (params: URLSearchParams, name: string, most: number, otherwise = 0) => {
  const typed = (params.get(name) ?? "").trim();
  if (typed === "") return { value: otherwise, wrong: false };
  const value = /^\d{1,6}(?:\.\d{1,2})?$/.test(typed) ? Number(typed) : Number.NaN;
  return value >= 0 && value <= most ? { value, wrong: false } : { value: otherwise, wrong: true };
};

const MOST = {
  ...{
    people: 5000,
    hours: 24,
    days: 7,
    fenceFeet: 100_000,
    debrisYards: 10_000,
    loadKw: 2000,
    motorKw: 2000,
  },
} as const;
export type SizeField = keyof typeof MOST;
export const SIZE_FIELDS = Object.keys(MOST) as SizeField[];

/** A site as the address of the page says it, and which fields cannot be read. */
export function readSite(params: URLSearchParams): { site: Site; wrong: SizeField[] } {
  const read = Object.fromEntries(
    SIZE_FIELDS.map((field) => [
      field,
      numberIn(params, field, MOST[field], field === "hours" ? 8 : field === "days" ? 5 : 0),
    ]),
  ) as Record<SizeField, { value: number; wrong: boolean }>;
  const debris = DEBRIS_KINDS.find((kind) => kind === params.get("debris")) ?? "mixed";
  // Half a person is none.
  if (!Number.isInteger(read.people.value)) read.people = { value: 0, wrong: true };
  return {
    site: {
      ...(Object.fromEntries(SIZE_FIELDS.map((field) => [field, read[field].value])) as Record<
        SizeField,
        number
      >),
      debris,
    },
    wrong: SIZE_FIELDS.filter((field) => read[field].wrong),
  };
}
