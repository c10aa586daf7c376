// What somebody can ask the operator for, and how a request moves.

export const KINDS = ["access", "deletion", "takedown", "patents"] as const;
export type Kind = (typeof KINDS)[number];

export const STATES = ["received", "checking", "done", "refused"] as const;
export type State = (typeof STATES)[number];

/** Days within which a request is due to be answered. */
export const DUE_DAYS = 30;

export const LIMITS = { name: 80, place: 300, text: 4_000, answer: 4_000 } as const;

const NEXT: Record<State, readonly State[]> = {
  received: ["checking"],
  checking: ["done", "refused"],
  done: [],
  refused: [],
};

/** Where a request may go from a state: it is looked at before it is answered, and an answer stands. */
export const nextStates = (state: State): readonly State[] => NEXT[state];

export const isOpen = (state: State): boolean => NEXT[state].length > 0;

const DAY_MS = 24 * 60 * 60 * 1000;

export const dueDate = (filed: Date): Date => new Date(filed.getTime() + DUE_DAYS * DAY_MS);

/** Whole days that are left until a request is due: 0 on its last day, below zero once it is late. */
export const daysLeft = (dueAt: string, now: Date): number =>
  Math.ceil((Date.parse(dueAt) - now.getTime()) / DAY_MS) - 1;

/** The kind that an address asks for: access, unless it names another one exactly. */
export const kindOf = (asked: string | null): Kind => KINDS.find((kind) => kind === asked) ?? "access";

/** The page of the form for a kind of request. */
export const requestAddress = (kind: Kind): string =>
  kind === "access" ? "/legal/request" : `/legal/request?kind=${kind}`;
