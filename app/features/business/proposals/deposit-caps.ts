/** How much a contractor may ask for before the work begins, as a state's law on home improvement says. */
export interface DepositCap {
  /** The price is divided by it: 3 for one third. */
  part: number;
  /** Whole cents; the lower of the two holds. */
  cents?: number;
  /** Only a price above these whole cents is capped; every price where it is left out. */
  above?: number;
  /** Where it says so. */
  source: string;
}

/** The day on which somebody last compared the table with its sources. */
export const CAPS_AS_OF = "2026-01-15";

/**
 * States whose cap we are sure of. Each has exceptions (material ordered specially, bonds, small contracts), so that the page
 * says: verify with the state. A state that is not here has no cap that we know of.
 */
export const DEPOSIT_CAPS: Readonly<Record<string, DepositCap>> = {
  CA: { part: 10, cents: 100_000, source: "Cal. Bus. & Prof. Code § 7159.5" },
  MA: { part: 3, source: "Mass. Gen. Laws ch. 142A § 2" },
  MD: { part: 3, source: "Md. Code, Bus. Reg. § 8-617" },
  ME: { part: 3, source: "10 Me. Rev. Stat. § 1487" },
  PA: { part: 3, above: 500_000, source: "73 Pa. Stat. § 517.9" },
};
export const CAPPED = Object.keys(DEPOSIT_CAPS);

const OVER_CAP = "errors.overCap";

/** What is said of a deposit over the cap of a state, and of which state a page is told so. */
export const overCapIn = (state: string): string =>
  state in DEPOSIT_CAPS ? `${OVER_CAP}:${state}` : OVER_CAP;
export const stateOver = (key: string): string | undefined =>
  key.startsWith(`${OVER_CAP}:`) ? key.slice(OVER_CAP.length + 1) : undefined;

/** The most that may be asked for first; undefined where no cap is known. */
export function mostDeposit(cap: DepositCap | undefined, totalCents: number): number | undefined {
  if (!cap || totalCents <= (cap.above ?? 0)) return undefined;
  return Math.min(Math.floor(totalCents / cap.part), cap.cents ?? Number.POSITIVE_INFINITY);
}
