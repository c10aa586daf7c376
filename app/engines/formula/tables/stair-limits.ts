/**
 * Limits of stairs in inches. IRC R311.7: riser .5.1, tread .5.2, headroom .2, width .1, flight .3 (151 since 2018).
 * IBC 1011: width .2 (36 where the occupant load is under 50), headroom .3, riser and tread .5, flight .8.
 */
export const STAIR_LIMITS = {
  IRC: { minRiser: 0, maxRiser: 7.75, minTread: 10, headroom: 80, width: 36, widthOfFew: 36, flight: 151 },
  IBC: { minRiser: 4, maxRiser: 7, minTread: 11, headroom: 80, width: 44, widthOfFew: 36, flight: 144 },
} as const;

/** An occupant load below this is served by the narrower stair. */
export const FEW_OCCUPANTS = 50;
export const STAIR_CODES = ["IRC", "IBC"] as const satisfies readonly (keyof typeof STAIR_LIMITS)[];
