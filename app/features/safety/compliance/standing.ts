import { dayAfter, daysBetween } from "~/lib/local-day.ts";
import type { RequirementKind } from "~db/schema/compliance.terms.ts";
import { matchNames, type NameMatch } from "./names.ts";
import { hasEnd, isInsurance, type Requirement } from "./requirements.ts";

/** Days before its end from which evidence is said to run out; reminders follow at 30 and 7. */
export const NEAR_DAYS = 60;

/** What stands in a certificate or a paper, as it was typed. Days are `YYYY-MM-DD`, sums whole cents. */
export interface Shown {
  insurer: string;
  policyNumber: string;
  effectiveOn: string;
  /** Null where the paper has no last day. */
  expiresOn: string | null;
  limitCents: number;
  aggregateCents: number;
  namedInsured: string;
  holder: string;
  /** The endorsements for ongoing and for completed operations. */
  cg2010: boolean;
  cg2037: boolean;
}

export type EvidenceState = "received" | "in_review" | "accepted" | "rejected" | "withdrawn";

export interface Piece extends Pick<Shown, "effectiveOn" | "expiresOn"> {
  id: string;
  state: EvidenceState;
  createdAt: string;
}

export interface Waiver {
  waivedOn: string | null;
  waivedUntil: string | null;
}

export const CELL_STATES = [
  "missing",
  "requested",
  "received",
  "in_review",
  "rejected",
  "later",
  "accepted",
  "expiring",
  "expired",
  "waived",
] as const;
export type CellState = (typeof CELL_STATES)[number];

export interface Cell {
  state: CellState;
  /** Whether it lets its subject onto the site today. */
  clears: boolean;
  /** The last day on which it does, or did. */
  until: string | null;
  /** The piece of evidence that the state is about. */
  piece?: string;
}

const END_OF_TIME = "9999-12-31";

/** The last day of what is accepted without a gap from a day on; undefined where that day itself is not covered. */
function coveredTo(pieces: readonly Piece[], from: string): Piece | undefined {
  let last: Piece | undefined;
  for (let day = from; ; ) {
    const next = pieces
      .filter(({ effectiveOn, expiresOn }) => effectiveOn <= day && (expiresOn ?? END_OF_TIME) >= day)
      .sort((a, b) => ((a.expiresOn ?? END_OF_TIME) < (b.expiresOn ?? END_OF_TIME) ? 1 : -1))[0];
    if (!next) return last;
    last = next;
    if (next.expiresOn === null) return last;
    day = dayAfter(next.expiresOn);
  }
}

/**
 * How a requirement of a subject stands on a day: the evidence that is in force, else a waiver, else whatever came last. A
 * renewal under review takes nothing from what is still in force, and one that follows without a gap prolongs it.
 * @param requestedAt when its evidence was asked for
 */
export function cellOf(
  { requestedAt, waivedOn, waivedUntil }: Waiver & { requestedAt: string | null },
  pieces: readonly Piece[],
  today: string,
): Cell {
  const accepted = pieces.filter(({ state }) => state === "accepted");
  const inForce = coveredTo(accepted, today);
  if (inForce) {
    const until = inForce.expiresOn;
    const isNear = until !== null && daysBetween(today, until) <= NEAR_DAYS;
    return { state: isNear ? "expiring" : "accepted", clears: true, until, piece: inForce.id };
  }
  if (waivedUntil !== null && waivedUntil >= today && (waivedOn ?? "") <= today)
    return { state: "waived", clears: true, until: waivedUntil };
  const [newest] = pieces
    .filter(({ state }) => state !== "withdrawn")
    .sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  if (!newest) return { state: requestedAt === null ? "missing" : "requested", clears: false, until: null };
  if (newest.state !== "accepted")
    return { state: newest.state as CellState, clears: false, until: null, piece: newest.id };
  if (newest.effectiveOn > today)
    return { state: "later", clears: false, until: newest.effectiveOn, piece: newest.id };
  return { state: "expired", clears: false, until: newest.expiresOn, piece: newest.id };
}

/**
 * On how many days somebody was on site without cover, from their first day there to today; undefined where nobody wrote
 * down since when they are there.
 */
export function lapsedDays(
  onSiteSince: string | null,
  covered: readonly { from: string; to: string | null }[],
  today: string,
): number | undefined {
  if (onSiteSince === null) return undefined;
  if (onSiteSince > today) return 0;
  let without = 0;
  let day = onSiteSince;
  const spans = covered
    .map(({ from, to }) => ({ from, to: to ?? END_OF_TIME }))
    .filter(({ from, to }) => from <= to)
    .sort((a, b) => (a.from < b.from ? -1 : 1));
  for (const { from, to } of spans) {
    if (from > today) break;
    if (from > day) without += daysBetween(day, from);
    if (to >= today) return without;
    if (to >= day) day = dayAfter(to);
  }
  return without + daysBetween(day, today) + 1;
}

/** The spans in which a requirement was met: what was accepted, and a waiver. */
export const spansOf = ({ waivedOn, waivedUntil }: Waiver, pieces: readonly Piece[]) => [
  ...pieces
    .filter(({ state }) => state === "accepted")
    .map(({ effectiveOn, expiresOn }) => ({ from: effectiveOn, to: expiresOn })),
  ...(waivedOn !== null && waivedUntil !== null ? [{ from: waivedOn, to: waivedUntil }] : []),
];

/** What speaks against evidence: `ask` has to be answered by whoever looks at it, `stop` cannot be accepted. */
export interface Finding {
  code:
    | "limit"
    | "aggregate"
    | "cg2010"
    | "cg2037"
    | "nameNear"
    | "nameDifferent"
    | "nameMissing"
    | "expired"
    | "noEnd"
    | "begins";
  weight: "ask" | "stop" | "say";
  /** How much is missing, in cents. */
  shortCents?: number;
}

const NAME: Record<NameMatch, Finding[]> = {
  same: [],
  near: [{ code: "nameNear", weight: "ask" }],
  different: [{ code: "nameDifferent", weight: "stop" }],
  missing: [{ code: "nameMissing", weight: "stop" }],
};

/**
 * What the typed fields say against a requirement. Being the certificate holder gives no cover: an additional insured is
 * one only by endorsement, CG 20 10 for work that goes on and CG 20 37 for work that is done.
 * @param entity the legal name of whoever works here
 */
export function findingsOf(
  { kind, limitCents, aggregateCents, additionalInsured }: Requirement & { kind: RequirementKind },
  shown: Shown,
  { entity, today }: { entity: string; today: string },
): Finding[] {
  const short = (code: "limit" | "aggregate", asked: number, has: number): Finding[] =>
    has < asked ? [{ code, weight: "stop", shortCents: asked - has }] : [];
  const endorsed = (code: "cg2010" | "cg2037"): Finding[] =>
    additionalInsured && !shown[code] ? [{ code, weight: "stop" }] : [];
  return [
    ...NAME[matchNames(entity, shown.namedInsured)],
    ...(isInsurance(kind)
      ? [
          ...short("limit", limitCents, shown.limitCents),
          ...short("aggregate", aggregateCents, shown.aggregateCents),
          ...endorsed("cg2010"),
          ...endorsed("cg2037"),
        ]
      : []),
    ...(shown.expiresOn === null && hasEnd(kind) ? [{ code: "noEnd", weight: "stop" } as const] : []),
    ...(shown.expiresOn !== null && shown.expiresOn < today
      ? [{ code: "expired", weight: "stop" } as const]
      : []),
    ...(shown.effectiveOn > today ? [{ code: "begins", weight: "say" } as const] : []),
  ];
}

export interface Standing {
  cleared: boolean;
  /** What is not met, in the order of the requirements. */
  lacking: { kind: RequirementKind; state: CellState }[];
}

/** Whether a subject may be on site: every requirement is met. Of whom nothing is asked nobody has said that they may. */
export function standingOf(cells: readonly (Cell & { kind: RequirementKind })[]): Standing {
  const lacking = cells.filter(({ clears }) => !clears).map(({ kind, state }) => ({ kind, state }));
  return { cleared: cells.length > 0 && lacking.length === 0, lacking };
}
