import { daysBetween } from "~/lib/local-day.ts";
import { CHECK_KINDS, CLAUSES } from "./contractor.limits.ts";

// The risk of hiring one contractor by one contract, as one pure function: points, each with its reason.

export interface Judged {
  crew: string;
  priceCents: number;
  depositCents: number;
  checks: Readonly<Record<string, { result: string; day: string }>>;
  clauses: readonly string[];
  readContract: boolean;
  payments: readonly { cents: number; percent: number }[];
}

/** What is known beside what somebody wrote down. */
export interface Known {
  today: string;
  /** Whether the state asks for a licence for this sum, as far as its card can say it. */
  licenceNeeded: boolean;
  /** Whether the number has the form of the state's numbers. */
  number: "empty" | "unknown" | "unlike" | "like";
  /** The most that may be asked for first; undefined where the state's limit is not known. */
  depositMost?: number;
  badge?: "valid" | "expired" | "revoked" | "other" | "unknown";
}

export interface Reason {
  /** Under `reasons` of the namespace. */
  why: string;
  points: number;
  count?: number;
}

export type Band = "low" | "some" | "high";
export interface Risk {
  /** 0 to 100. */
  score: number;
  band: Band;
  reasons: Reason[];
}

/** After so many days what was looked up should be looked up again. */
export const FRESH_DAYS = 30;
/** By how many percent of the price payments may run ahead of the work. */
export const AHEAD = 10;
export const BANDS = { some: 20, high: 50 } as const;

const BAD: Record<string, number> = {
  licence: 40,
  class: 25,
  bond: 10,
  compensation: 12,
  insurance: 20,
  references: 15,
  lien: 10,
};
const OPEN: Record<string, number> = {
  licence: 8,
  class: 5,
  bond: 3,
  compensation: 4,
  insurance: 8,
  references: 5,
  lien: 4,
};

/**
 * By how many percent of the price payments run furthest ahead of the work, the deposit among them; undefined without a price
 * or a schedule.
 */
export function aheadBy({ priceCents, depositCents, payments }: Judged): number | undefined {
  if (priceCents <= 0 || payments.length === 0) return undefined;
  let paid = depositCents;
  const ahead = payments.map(({ cents, percent }) => {
    paid += cents;
    return (100 * paid) / priceCents - percent;
  });
  return Math.floor(Math.max(...ahead));
}

/** By how much deposit and payments miss the price; undefined without either. */
export function missedBy({ priceCents, depositCents, payments }: Judged): number | undefined {
  if (priceCents <= 0 || payments.length === 0) return undefined;
  return payments.reduce((sum, { cents }) => sum + cents, depositCents) - priceCents;
}

function ofChecks({ checks, crew }: Judged, { licenceNeeded, today }: Known): Reason[] {
  const reasons: Reason[] = [];
  let old = 0;
  for (const kind of CHECK_KINDS) {
    const { result = "unknown", day = "" } = checks[kind] ?? {};
    const withCrew = kind === "compensation" && crew === "yes";
    if (kind === "compensation" && crew === "no" && result !== "bad") continue;
    if (result === "bad")
      reasons.push(
        withCrew ? { why: "noCompensation", points: 25 } : { why: `bad.${kind}`, points: BAD[kind] ?? 0 },
      );
    else if (result !== "good") {
      const needed = kind === "licence" && licenceNeeded;
      reasons.push({
        why: needed ? "licenceNeeded" : `open.${kind}`,
        points: needed ? 15 : withCrew ? 10 : (OPEN[kind] ?? 0),
      });
    } else if (day && daysBetween(day, today) > FRESH_DAYS) old += 1;
  }
  if (old > 0) reasons.push({ why: "old", points: Math.min(9, old * 3), count: old });
  return reasons;
}

function ofContract(judged: Judged, { depositMost }: Known): Reason[] {
  const { readContract, clauses, depositCents, priceCents } = judged;
  const reasons: Reason[] = [];
  const missing = CLAUSES.filter((clause) => !clauses.includes(clause)).length;
  if (!readContract) reasons.push({ why: "contract", points: 10 });
  else if (missing > 0) reasons.push({ why: "clauses", points: Math.min(20, missing * 4), count: missing });
  if (depositMost !== undefined && depositCents > depositMost)
    reasons.push({ why: "depositOver", points: 25 });
  else if (depositMost === undefined && priceCents > 0 && depositCents * 3 > priceCents)
    reasons.push({ why: "depositThird", points: 15 });
  const ahead = aheadBy(judged);
  if (ahead !== undefined && ahead > AHEAD) reasons.push({ why: "ahead", points: 20, count: ahead });
  const missed = missedBy(judged);
  if (missed !== undefined && missed !== 0) reasons.push({ why: "sum", points: 5 });
  return reasons;
}

const BADGE: Record<string, number> = { expired: 5, revoked: 20, other: 15, unknown: 10 };

/** The risk, with every reason that adds to it, the heaviest first. */
export function riskOf(judged: Judged, known: Known): Risk {
  const reasons = [
    ...ofChecks(judged, known),
    ...(known.number === "unlike" ? [{ why: "number", points: 10 }] : []),
    ...(known.badge && known.badge !== "valid"
      ? [{ why: `badge.${known.badge}`, points: BADGE[known.badge] ?? 0 }]
      : []),
    ...ofContract(judged, known),
  ].toSorted((a, b) => b.points - a.points);
  const score = Math.min(
    100,
    reasons.reduce((sum, { points }) => sum + points, 0),
  );
  const band = score >= BANDS.high ? "high" : score >= BANDS.some ? "some" : "low";
  return { score, band, reasons };
}

/** What to ask the contractor: of every check that is not good, and whether the contract has what is missing in it. */
export function questionsOf(judged: Judged): { checks: string[]; clauses: string[] } {
  return {
    checks: CHECK_KINDS.filter((kind) => judged.checks[kind]?.result !== "good"),
    clauses: judged.readContract ? CLAUSES.filter((clause) => !judged.clauses.includes(clause)) : [],
  };
}
