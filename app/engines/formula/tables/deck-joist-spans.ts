const ft = (feet: number, inches: number) => feet + inches / 12;

/** Inches on centres of the columns below. */
export const DECK_JOIST_SPACINGS = [12, 16, 24] as const;

/**
 * Longest spans of No. 2 deck joists in feet, wet service, 40 psf live and 10 psf dead load, deflection L/360, by
 * spacing: IRC R507.6 as AWC DCA6 tabulates it. Douglas fir stands also for hem-fir and
 * spruce-pine-fir, incised; cedar for redwood, western cedars and ponderosa or red pine.
 */
export const DECK_JOIST_SPANS = {
  southernPine: {
    "2x6": [ft(9, 11), ft(9, 0), ft(7, 7)],
    "2x8": [ft(13, 1), ft(11, 10), ft(9, 8)],
    "2x10": [ft(16, 2), ft(14, 0), ft(11, 5)],
    "2x12": [ft(18, 0), ft(16, 6), ft(13, 6)],
  },
  douglasFir: {
    "2x6": [ft(9, 6), ft(8, 4), ft(6, 10)],
    "2x8": [ft(12, 6), ft(11, 1), ft(9, 1)],
    "2x10": [ft(15, 8), ft(13, 7), ft(11, 1)],
    "2x12": [ft(18, 0), ft(15, 9), ft(12, 10)],
  },
  cedar: {
    "2x6": [ft(8, 10), ft(8, 0), ft(6, 10)],
    "2x8": [ft(11, 8), ft(10, 7), ft(8, 8)],
    "2x10": [ft(14, 11), ft(13, 0), ft(10, 7)],
    "2x12": [ft(17, 5), ft(15, 1), ft(12, 4)],
  },
} as const;

export type DeckSpecies = keyof typeof DECK_JOIST_SPANS;

/** Past the last support a joist reaches at most this share of its span. */
export const DECK_JOIST_OVERHANG = 1 / 4;
