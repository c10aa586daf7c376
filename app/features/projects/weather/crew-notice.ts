import type { Reason } from "./verdict.ts";

// What a crew is told of the weather, as it stood when it was told.

/** What a link to a notice is a link to. */
export const CREW_NOTICE = "crew-notice";

export const NOTICE_LIMITS = {
  /** Of one schedule, and tasks of one notice. */
  notices: 300,
  tasks: 60,
  crew: 60,
  note: 300,
  /** Days for which its link stands. */
  days: 7,
  /** Those that the page of the weather names. */
  shown: 5,
} as const;

export interface ToldTask {
  number: number;
  name: string;
  crew: string;
  location: string;
  /** As it was planned. */
  from: string;
  to: string;
  /** The days that the weather takes, each with what reaches its limit. */
  stops: readonly { day: string; reasons: readonly Reason[] }[];
  /**
   * What becomes of it: it begins on another day, goes on after a stop, waits for days that no forecast has yet, or begins
   * later because what it follows does.
   */
  next: { is: "moves" | "goesOn" | "follows"; day: string } | { is: "waits" };
}

export interface Told {
  /** Where, and by which clock; without a site by none. */
  site: string;
  zone: string;
  /** Whose forecast it was, and when it came; a sample has no time. */
  source: { kind: string; at?: string; stale: boolean };
  /** Whom it is for; empty for everybody. */
  crew: string;
  note: string;
  tasks: readonly ToldTask[];
}

export const sharePath = (notice: string) =>
  `/workspace/share?${new URLSearchParams({ type: CREW_NOTICE, id: notice })}`;
