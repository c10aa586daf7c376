import { BOARDS } from "./boards.data.ts";
import { SEPARATE_TRADES, type Work } from "./boards.types.ts";
import { licenceNeeded } from "./needed.logic.ts";
import { checkNumber, numberKey } from "./number.logic.ts";

/**
 * Whether whoever does this has to have a licence, as far as the cards of the boards say it: trades with boards of their own
 * always, others by the sum. It confirms nothing.
 * @param cents 0 where nobody said the sum
 */
export function asksForLicence({
  state,
  work,
  cents,
}: {
  state: string;
  work: Work;
  cents: number;
}): boolean {
  if (SEPARATE_TRADES.includes(work)) return true;
  return cents > 0 && licenceNeeded({ state, work, cents }).needed === true;
}

/** A number as checks compare it. */
export const licenceKey = (number: string): string => numberKey(number);

/** Whether a number has the form that the state's numbers have, which says nothing about the licence. */
export const licenceNumber = (state: string, number: string) => checkNumber(state, number).is;

/** Where a state's board is reached; undefined where no board is known. */
export function boardOf(state: string): { name: string; site: string } | undefined {
  const [name, site] = [BOARDS[state]?.names[0], BOARDS[state]?.sites[0]];
  return name && site ? { name, site } : undefined;
}
