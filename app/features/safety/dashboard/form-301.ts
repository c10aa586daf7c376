import type { ReportView } from "./dashboard.view.server.ts";

/** The questions of Form 301 (rev. 01/2004) by their numbers, in its order: 29 CFR 1904.29(b)(1) and (2). */
export const ITEMS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18] as const;
export type Item = (typeof ITEMS)[number];

/** What is known of a case by the numbers of Form 301; what is kept nowhere is left for the pen. */
export type Known = Readonly<Partial<Record<Item, string>>>;

/**
 * Fills Form 301 with what a report says. A privacy case stands without the name: 29 CFR 1904.29(b)(7); whoever only reads
 * a workspace sees neither name nor injury.
 * @param view with `fields` as the page of the report has them
 * @returns days as `YYYY-MM-DD`, times as `HH:MM` by the clocks of the site
 */
export function known301({ fields, number }: Pick<ReportView, "fields" | "number">): Known {
  const all: Record<number, string | undefined> = {
    1: fields.isPrivate === "on" ? "" : fields.person,
    10: number,
    11: fields.happenedOn,
    13: fields.happenedAt,
    15: fields.what,
    16: fields.injury,
  };
  return Object.fromEntries(Object.entries(all).filter(([, said]) => said));
}
