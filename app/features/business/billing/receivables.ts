import { daysBetween } from "~/lib/local-day.ts";

/** Something that is owed: what of it is open, and by when it is to be paid. */
export interface Receivable {
  openCents: number;
  /** Null where no day was agreed. */
  dueOn: string | null;
}

/** By how many days what is open is late: not yet, up to 30, up to 60, up to 90, and more. */
export const AGES = ["current", "to30", "to60", "to90", "over90"] as const;
export type Age = (typeof AGES)[number];

export function ageOf(dueOn: string | null, today: string): Age {
  const late = dueOn === null ? 0 : daysBetween(dueOn, today);
  if (late <= 0) return "current";
  return late <= 30 ? "to30" : late <= 60 ? "to60" : late <= 90 ? "to90" : "over90";
}

/** What is open, by how late it is. */
export function ageing(owed: readonly Receivable[], today: string): Record<Age, number> {
  const sums = { current: 0, to30: 0, to60: 0, to90: 0, over90: 0 };
  for (const { openCents, dueOn } of owed) sums[ageOf(dueOn, today)] += openCents;
  return sums;
}

/**
 * Days sales outstanding: what is open, over what was certified in a number of days, times these days, to a tenth. Undefined
 * where nothing was certified in them: there is nothing to divide by.
 */
export const salesOutstanding = (openCents: number, certifiedCents: number, days: number) =>
  certifiedCents <= 0 ? undefined : Math.round((openCents / certifiedCents) * days * 10) / 10;
