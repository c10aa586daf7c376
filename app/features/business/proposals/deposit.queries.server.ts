import { CAPS_AS_OF, DEPOSIT_CAPS, mostDeposit } from "./deposit-caps.ts";

/** The most that a state lets a contractor ask for before the work begins, where that is known, with its source and day. */
export function depositLimit(
  state: string,
  priceCents: number,
): { cents: number; source: string; asOf: string } | undefined {
  const cap = DEPOSIT_CAPS[state];
  const cents = mostDeposit(cap, priceCents);
  return cap && cents !== undefined ? { cents, source: cap.source, asOf: CAPS_AS_OF } : undefined;
}
