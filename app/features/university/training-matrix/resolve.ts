import { fold, nameKey } from "~/lib/fold.ts";
import { monthsAfter } from "~/lib/local-day.ts";
import type { Requirement } from "./requirements.ts";

/** Somebody of whom training is asked. */
export interface Person {
  id: string;
  called: string;
  trade: string;
}

/** A card, the record of a class, or a certificate of ours. */
export interface Evidence {
  /** Of somebody by their id, or by a name, which counts where one person alone has it. */
  personId: string;
  holderKey: string;
  /** The kind of a card or the code of a requirement; the course of a certificate. */
  kind: string;
  course: string;
  issuedOn: string | null;
  expiresOn: string | null;
  /** Whether anybody verified it. */
  verified: boolean;
}

export type CellState = "valid" | "expired" | "unverified" | "missing" | "notNeeded";

export interface Cell {
  code: string;
  state: CellState;
  /** Its last day, where it has one. */
  until: string | null;
}

/** Cards that meet a requirement besides its own kind: the longer course contains the shorter. */
const ALSO: Readonly<Record<string, readonly string[]>> = { osha10: ["osha30"] };

/** Whether a requirement is one of somebody: for a task those that it needs and those of everybody, or those of a trade. */
export function isNeeded(requirement: Requirement, person: Pick<Person, "trade">, task = ""): boolean {
  if (!requirement.active) return false;
  const trade = fold(person.trade);
  const isOfTrade =
    requirement.trades.length === 0 || requirement.trades.some((word) => trade.includes(fold(word)));
  if (!task) return isOfTrade;
  if ((requirement.tasks as readonly string[]).includes(task)) return true;
  return requirement.tasks.length === 0 && isOfTrade;
}

const meets = (requirement: Requirement, { kind, course }: Evidence) =>
  kind === requirement.code ||
  ALSO[requirement.code]?.includes(kind) === true ||
  (course !== "" && course === requirement.course);

/** The last day of evidence: its own, or that of the requirement; undefined where it never ends. */
const endOf = ({ issuedOn, expiresOn }: Evidence, { validMonths }: Requirement): string | undefined =>
  expiresOn ?? (validMonths > 0 && issuedOn ? monthsAfter(issuedOn, validMonths) : undefined);

const LATER = "9999-12-31";

/** How somebody stands on a day with one requirement: by what lasts longest of what was verified. */
function cellOn(requirement: Requirement, own: readonly Evidence[], day: string): Cell {
  const found = own
    .filter((one) => meets(requirement, one) && (one.issuedOn ?? "") <= day)
    .map((one) => ({ verified: one.verified, until: endOf(one, requirement) }))
    .toSorted((a, b) => (b.until ?? LATER).localeCompare(a.until ?? LATER));
  const { code } = requirement;
  const sure = found.find(({ verified }) => verified);
  if (sure && (sure.until ?? LATER) >= day) return { code, state: "valid", until: sure.until ?? null };
  const unsure = found.find(({ verified, until }) => !verified && (until ?? LATER) >= day);
  if (unsure) return { code, state: "unverified", until: unsure.until ?? null };
  const [last] = found;
  return last
    ? { code, state: "expired", until: last.until ?? null }
    : { code, state: "missing", until: null };
}

/** Evidence by the id of whoever it is of. Where two people have a name, what names it is nobody's. */
export function byPerson(
  people: readonly Person[],
  evidence: readonly Evidence[],
): ReadonlyMap<string, readonly Evidence[]> {
  const named = new Map<string, string[]>();
  for (const { id, called } of people)
    named.set(nameKey(called), [...(named.get(nameKey(called)) ?? []), id]);
  const found = new Map<string, Evidence[]>(people.map(({ id }) => [id, []]));
  for (const one of evidence) {
    const ids = one.personId ? [one.personId] : (named.get(one.holderKey) ?? []);
    if (ids.length === 1) found.get(ids[0] ?? "")?.push(one);
  }
  return found;
}

export interface Clearance {
  cleared: boolean;
  /** Of what is needed, in the order of the requirements. */
  lacking: readonly Cell[];
}

/**
 * Whether somebody is cleared on a day, and why not: for a task, or for all that their trade asks of them. The one answer
 * of the matrix, of its tables and of the gate.
 */
export function clearedFor(
  person: Person,
  requirements: readonly Requirement[],
  own: readonly Evidence[],
  { day, task = "" }: { day: string; task?: string },
): Clearance {
  const lacking = requirements
    .filter((requirement) => isNeeded(requirement, person, task))
    .map((requirement) => cellOn(requirement, own, day))
    .filter(({ state }) => state !== "valid");
  return { cleared: lacking.length === 0, lacking };
}

/** A line of the matrix: a cell for each requirement. */
export const cellsOf = (
  person: Person,
  requirements: readonly Requirement[],
  own: readonly Evidence[],
  { day, task = "" }: { day: string; task?: string },
): Cell[] =>
  requirements.map((requirement) =>
    isNeeded(requirement, person, task)
      ? cellOn(requirement, own, day)
      : { code: requirement.code, state: "notNeeded", until: null },
  );

/** How much of what is needed is lacking, and what it takes to close it. */
export function gapOf(rows: readonly (readonly Cell[])[], requirements: readonly Requirement[]) {
  const byCode = new Map(requirements.map((one) => [one.code, one]));
  const needed = rows.flat().filter(({ state }) => state !== "notNeeded");
  const gaps = needed.filter(({ state }) => state !== "valid");
  // What came and nobody verified costs a look, and no class.
  const toTrain = gaps.filter(({ state }) => state !== "unverified");
  const sum = (pick: (one: Requirement) => number) =>
    toTrain.reduce(
      (total, { code }) => total + (byCode.get(code) ? pick(byCode.get(code) as Requirement) : 0),
      0,
    );
  return {
    needed: needed.length,
    gaps: gaps.length,
    percent: needed.length === 0 ? 0 : Math.ceil((gaps.length * 100) / needed.length),
    minutes: sum(({ minutes }) => minutes),
    costCents: sum(({ costCents }) => costCents),
  };
}
