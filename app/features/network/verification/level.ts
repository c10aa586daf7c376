import { dayAfter } from "~/lib/local-day.ts";
import { medianOf } from "~/lib/median.ts";
import { REFERENCE_QUESTIONS } from "./verification.limits.ts";

// The rules of the levels, as one pure function. The page prints the same rules from LEVELS.

/** What a level asks for. Each has everything of those below it. */
export const LEVELS = [
  ["email", "registration"],
  ["licence", "insurance"],
  ["identity", "references"],
  ["site"],
] as const;
export type Evidence = (typeof LEVELS)[number][number];

/** How many days what was looked at stands, counted from the day on which somebody looked. */
export const STANDS_DAYS = {
  email: 365,
  registration: 365,
  licence: 365,
  insurance: 365,
  identity: 730,
  references: 365,
  site: 365,
} as const satisfies Record<Evidence, number>;

/** From how much agreement on two references count, in percent. */
export const AGREEMENT = 75;

export interface Looked {
  kind: string;
  result: string;
  /** `YYYY-MM-DD` on which somebody looked. */
  lookedOn: string | null;
  /** Its own last day. */
  untilOn: string | null;
}

export interface Answered {
  worked: string;
  finished: string;
  price: string;
  again: string;
  /** `YYYY-MM-DD`; null while there is no answer. */
  answeredOn: string | null;
}

export interface Shown {
  /** The day on which the address was confirmed as it stands, looked at with the decision; null where it is not. */
  emailOn: string | null;
  items: readonly Looked[];
  references: readonly Answered[];
}

/**
 * How far two references agree that the work was good: the part of their answers that are "yes", in percent. Undefined before
 * both have answered, and nothing where one of them never had the firm at work.
 */
export function agreementOf(references: readonly Answered[]): number | undefined {
  const given = references.filter(({ answeredOn }) => answeredOn !== null);
  if (given.length < 2) return undefined;
  if (given.some(({ worked }) => worked !== "yes")) return 0;
  const answers = given.flatMap((one) => REFERENCE_QUESTIONS.map((question) => one[question]));
  return Math.floor((100 * answers.filter((answer) => answer === "yes").length) / answers.length);
}

/** Until when one piece of evidence stands; undefined where it does not stand. */
export function endOf(kind: Evidence, { emailOn, items, references }: Shown): string | undefined {
  if (kind === "email") return emailOn ? dayAfter(emailOn, STANDS_DAYS.email) : undefined;
  if (kind === "references") {
    if ((agreementOf(references) ?? 0) < AGREEMENT) return undefined;
    const [first] = references.flatMap(({ answeredOn }) => answeredOn ?? []).sort();
    return first && dayAfter(first, STANDS_DAYS.references);
  }
  const item = items.find((one) => one.kind === kind);
  if (item?.result !== "confirmed" || !item.lookedOn) return undefined;
  // A licence and a policy stand until their own last day; without one nobody knows until when.
  const dated = kind === "licence" || kind === "insurance";
  if (dated && !item.untilOn) return undefined;
  const stands = dayAfter(item.lookedOn, STANDS_DAYS[kind]);
  return item.untilOn && item.untilOn < stands ? item.untilOn : stands;
}

export interface Reached {
  /** 0 where not even the first is reached. */
  level: 0 | 1 | 2 | 3 | 4;
  /** The last day: of the earliest evidence among what the level counts on. */
  until?: string;
  /** What the next level still wants. */
  missing: Evidence[];
}

/** The level that evidence gives on a day, and until when. Evidence that is over counts for nothing. */
export function levelOf(shown: Shown, today: string): Reached {
  const ends: string[] = [];
  for (const [n, wanted] of LEVELS.entries()) {
    const missing = wanted.filter((kind) => (endOf(kind, shown) ?? "") < today);
    if (missing.length > 0) return reached(n, ends, missing);
    ends.push(...wanted.flatMap((kind) => endOf(kind, shown) ?? []));
  }
  return reached(LEVELS.length, ends, []);
}

function reached(level: number, ends: readonly string[], missing: Evidence[]): Reached {
  const [until] = ends.toSorted();
  return { level: level as Reached["level"], ...(until && { until }), missing };
}

/** Letters and digits of a name, without what firms are called by law: to see whether two papers name the same one. */
const nameKey = (name: string) =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\b(?:llc|inc|corp|co|ltd|company|incorporated|corporation|limited)\b/g, "")
    .replace(/[^\p{L}\p{N}]/gu, "");

/** Whether the name on a paper is the firm's; undefined where the paper has none. */
export const namesAgree = (firm: string, called: string): boolean | undefined =>
  called.trim() === "" ? undefined : nameKey(firm) === nameKey(called);

/** The median of how long decisions took, in whole days, with how many there were. */
export function medianDays(days: readonly number[]): { n: number; median?: number } {
  const middle = medianOf(days);
  return { n: days.length, ...(middle !== undefined && { median: Math.round(middle) }) };
}
