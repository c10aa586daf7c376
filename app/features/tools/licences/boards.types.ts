import type { LICENCE_WORKS } from "~db/schema/tools.licences.ts";

export type Work = (typeof LICENCE_WORKS)[number];

/** Trades that nearly every state licenses by themselves, apart from general contractors. */
export const SEPARATE_TRADES: readonly Work[] = ["electrical", "plumbing", "hvac"];

/** The job needs a building permit; somebody is employed on it; whoever does it advertises as a contractor. */
export type Circumstance = "permit" | "helpers" | "advertising";

/** From which sum on a state asks for a licence. */
export interface Threshold {
  /** `any` for all work, `minor` for small jobs of somebody who does nothing else, which are exempt below the sum. */
  work: Work | "any" | "home";
  dollars?: number;
  /** Whether the sum itself already counts (`from`), or only what is above it (`over`). */
  at: "from" | "over";
  /** Of one contract, or of a year. */
  per?: "year";
  /** Below the sum a licence is needed all the same where one of these holds. */
  unless?: readonly Circumstance[];
}

/** A class as the board calls it, with what it is for as far as that is known. */
export interface LicenceClass {
  id: string;
  /** Empty where it is known to exist and no more. */
  works: readonly Work[];
  /** The most dollars of one contract; `below` where that sum itself is too much. */
  most?: number;
  below?: true;
}

/** A form that numbers have. The expression stands against letters, digits and stars only, in capitals. */
export interface NumberForm {
  pattern: RegExp;
  /** Made up, and of that form. */
  example: string;
  /** The class that the number itself says, by what it begins or ends with. */
  classes?: Readonly<Record<string, string>>;
}

export interface Board {
  /** What the state does with general contractors. */
  kind: "licence" | "registration" | "homes" | "none";
  /** As it calls itself; empty where there is none. */
  names: readonly string[];
  sites: readonly string[];
  thresholds: readonly Threshold[];
  form?: NumberForm;
  classes?: readonly LicenceClass[];
  /** `law`: a statute or the board says so. `known`: general knowledge of the trade. `disputed`: sources disagree on sums. */
  sure: "law" | "known" | "disputed";
  /** Where the sums are from. */
  source?: string;
  /** Trades that the state licenses although it licenses no general contractors. */
  trades?: readonly Work[];
}
