import { daysBetween } from "~/lib/local-day.ts";
import { BOARDS } from "./boards.data.ts";
import { type Board, type LicenceClass, SEPARATE_TRADES, type Work } from "./boards.types.ts";
import type { Bond, Compensation, Status } from "./licences.schemas.ts";
import { compareNames } from "./names.logic.ts";
import { licenceNeeded } from "./needed.logic.ts";

/** What an official record said, as somebody wrote it down on a day. */
export interface Recorded {
  state: string;
  status: Status;
  /** As they stand there, with commas between. */
  classes: string;
  work: Work;
  valueCents: number | null;
  /** The name on the record, and the one on the offer or the contract. */
  name: string;
  offeredAs: string;
  expiresOn: string | null;
  bond: Bond;
  compensation: Compensation;
  lookedOn: string;
}

/** `fine` speaks for it, `ask` needs a question, `stop` speaks against it, `open` cannot be said from what is recorded. */
export type Verdict = "fine" | "ask" | "stop" | "open";

export interface Finding {
  about: "status" | "expiry" | "class" | "value" | "name" | "bond" | "compensation" | "age" | "threshold";
  /** The sentence, under `findings.<about>` of the namespace `license-check`. */
  says: string;
  verdict: Verdict;
  /** Of the sentence: a number of days, a sum in cents, a class. */
  days?: number;
  cents?: number;
  name?: string;
}

/** A record of today may be changed tomorrow; after this it should be looked at again. */
export const FRESH_DAYS = 30;
/** From here on an expiry is near: a job may outlast it. */
export const SOON_DAYS = 30;

const STATUS_VERDICT: Record<Status, Verdict> = {
  active: "fine",
  inactive: "stop",
  expired: "stop",
  suspended: "stop",
  revoked: "stop",
  pending: "stop",
  none: "stop",
  other: "open",
};

const status = ({ status: said }: Recorded): Finding => ({
  about: "status",
  says: said,
  verdict: STATUS_VERDICT[said],
});

function expiry({ expiresOn }: Recorded, today: string): Finding {
  if (!expiresOn) return { about: "expiry", says: "unknown", verdict: "open" };
  const days = daysBetween(today, expiresOn);
  if (days < 0) return { about: "expiry", says: "over", verdict: "stop", days: -days };
  if (days === 0) return { about: "expiry", says: "today", verdict: "ask" };
  return days <= SOON_DAYS
    ? { about: "expiry", says: "soon", verdict: "ask", days }
    : { about: "expiry", says: "later", verdict: "fine", days };
}

const classKey = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, "");

/** The classes of the board among those that the record names. */
function known(board: Board | undefined, typed: string): LicenceClass[] {
  const named = new Set(
    typed
      .split(/[,;/\n]+/)
      .map((part) => classKey(part.replace(/^\s*class(?:es)?\b/i, "")))
      .filter(Boolean),
  );
  return (board?.classes ?? []).filter(({ id }) => named.has(classKey(id)));
}

function classAgainst({ state, classes, work, valueCents }: Recorded): Finding[] {
  const board = BOARDS[state];
  const found = known(board, classes);
  if (found.length === 0) {
    if (SEPARATE_TRADES.includes(work)) return [{ about: "class", says: "separate", verdict: "open" }];
    if (!board || board.kind === "none") return [{ about: "class", says: "local", verdict: "open" }];
    return [{ about: "class", says: classes ? "unknown" : "missing", verdict: "open" }];
  }
  if (found.every(({ works }) => works.length === 0))
    return [{ about: "class", says: "unknown", verdict: "open" }];
  const fits = found.filter(({ works }) => works.includes(work));
  const name = (fits.length > 0 ? fits : found).map(({ id }) => id).join(", ");
  if (fits.length === 0) {
    const says = work === "other" ? "unknown" : "other";
    return [{ about: "class", says, verdict: says === "other" ? "ask" : "open", name }];
  }
  return [{ about: "class", says: "fits", verdict: "fine", name }, ...valueAgainst(fits, valueCents)];
}

/** The contract's sum against the most that the classes allow; the widest of them counts. */
function valueAgainst(classes: readonly LicenceClass[], valueCents: number | null): Finding[] {
  if (classes.some(({ most }) => most === undefined)) return [];
  const widest = classes.reduce((best, one) => ((one.most ?? 0) > (best.most ?? 0) ? one : best));
  const cents = (widest.most ?? 0) * 100;
  const { id: name } = widest;
  if (valueCents === null) return [{ about: "value", says: "unknown", verdict: "ask", cents, name }];
  const over = widest.below ? valueCents >= cents : valueCents > cents;
  return [{ about: "value", says: over ? "over" : "within", verdict: over ? "stop" : "fine", cents, name }];
}

/** Whether the state asks for a licence at all for this sum, where that follows from the sum alone. */
function threshold({ state, work, valueCents: cents }: Recorded): Finding[] {
  if (cents === null) return [];
  const { needed, threshold: below } = licenceNeeded({ state, work, cents });
  if (needed !== false || !below?.dollars) return [];
  return [{ about: "threshold", says: below.at, verdict: "open", cents: below.dollars * 100 }];
}

function names({ name, offeredAs }: Recorded): Finding {
  if (!name || !offeredAs) return { about: "name", says: "missing", verdict: "open" };
  const says = compareNames(name, offeredAs);
  return { about: "name", says, verdict: ({ same: "fine", similar: "ask", other: "stop" } as const)[says] };
}

const BOND: Record<Bond, Verdict> = { shown: "fine", missing: "ask", unseen: "open" };
const COMPENSATION: Record<Compensation, Verdict> = {
  shown: "fine",
  exempt: "ask",
  missing: "ask",
  unseen: "open",
};

function age({ lookedOn }: Recorded, today: string): Finding {
  const days = Math.max(0, daysBetween(lookedOn, today));
  return days > FRESH_DAYS
    ? { about: "age", says: "old", verdict: "ask", days }
    : { about: "age", says: days === 0 ? "today" : "fresh", verdict: "fine", days };
}

export interface Reading {
  findings: Finding[];
  /** `stop` where something speaks against it, `ask` where something is open or has to be asked; never that it is valid. */
  overall: "stop" | "ask" | "nothing";
}

/** What a record means for hiring on a day. It reads what was written down, and confirms nothing. */
export function readingOf(recorded: Recorded, today: string): Reading {
  // Where no record was found there is nothing more to read in it.
  const nothing = recorded.status === "none";
  const findings: Finding[] = [
    status(recorded),
    ...(nothing
      ? []
      : [
          expiry(recorded, today),
          ...classAgainst(recorded),
          names(recorded),
          { about: "bond", says: recorded.bond, verdict: BOND[recorded.bond] } as const,
          {
            about: "compensation",
            says: recorded.compensation,
            verdict: COMPENSATION[recorded.compensation],
          } as const,
        ]),
    ...threshold(recorded),
    age(recorded, today),
  ];
  const has = (verdict: Verdict) => findings.some((finding) => finding.verdict === verdict);
  return { findings, overall: has("stop") ? "stop" : has("ask") || has("open") ? "ask" : "nothing" };
}
