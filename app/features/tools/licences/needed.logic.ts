import { BOARDS } from "./boards.data.ts";
import { type Circumstance, SEPARATE_TRADES, type Threshold, type Work } from "./boards.types.ts";

/** A contract that somebody wants to take on. Circumstances that are not given are not known. */
export interface Job extends Partial<Readonly<Record<Circumstance, boolean>>> {
  state: string;
  work: Work;
  /** Of one contract. */
  cents: number;
}

export interface Needed {
  /** Whether the state asks for a licence or a registration; undefined where the cards cannot say it. */
  needed?: boolean;
  /** The state asks for none; its cities and counties may. */
  local?: true;
  /** The narrowest class that allows the sum, where the board has classes by sums. */
  className?: string;
  /** The sum that decided it. */
  threshold?: Threshold;
}

const HOMES: readonly Work[] = ["newHome", "homeImprovement"];

/** The thresholds of the work itself; where there is none, of homes, and then of all work. */
function concerned(thresholds: readonly Threshold[], work: Work): readonly Threshold[] {
  const names = [work, ...(HOMES.includes(work) ? ["home"] : []), "any"];
  return (
    names.map((name) => thresholds.filter((one) => one.work === name)).find((own) => own.length > 0) ?? []
  );
}

const reaches = ({ dollars, at }: Threshold, cents: number) =>
  dollars === undefined || (at === "from" ? cents >= dollars * 100 : cents > dollars * 100);

/** Whether one threshold asks for a licence. A sum of a whole year says nothing of one contract. */
function asks(threshold: Threshold, job: Job): boolean | undefined {
  if (threshold.per) return undefined;
  if (reaches(threshold, job.cents)) return true;
  const { unless = [] } = threshold;
  if (unless.some((one) => job[one] === true)) return true;
  return unless.every((one) => job[one] === false) ? false : undefined;
}

/** The narrowest class of the board for the sum; none where its classes are not told apart by sums. */
function classFor({ state, cents, work }: Job): string | undefined {
  const classes = BOARDS[state]?.classes ?? [];
  // Work that is not named may be of any class.
  const fitting = classes.filter(({ works }) => work === "other" || works.includes(work));
  if (fitting.every(({ most }) => most === undefined)) return undefined;
  const allows = fitting.filter(
    ({ most, below }) => most === undefined || (below ? cents < most * 100 : cents <= most * 100),
  );
  const width = ({ most = Number.POSITIVE_INFINITY }) => most;
  return allows.toSorted((a, b) => width(a) - width(b))[0]?.id;
}

/**
 * Whether a state asks for a licence of a general contractor for a job, by its board's card. It confirms nothing: the
 * cards are of the years in `RECORDED`, and trades with boards of their own are left open.
 */
export function licenceNeeded(job: Job): Needed {
  const board = BOARDS[job.state];
  if (!board || SEPARATE_TRADES.includes(job.work)) return {};
  if (board.kind === "none") return { needed: false, local: true };
  const verdicts = concerned(board.thresholds, job.work).map((threshold) => ({
    threshold,
    needed: asks(threshold, job),
  }));
  const decisive =
    verdicts.find(({ needed }) => needed === true) ??
    verdicts.find(({ needed }) => needed === undefined) ??
    verdicts[0];
  if (!decisive || decisive.needed === undefined) return {};
  if (!decisive.needed) return decisive;
  const className = classFor(job);
  return { ...decisive, ...(className !== undefined && { className }) };
}
