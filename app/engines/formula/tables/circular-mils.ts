/** Conductors by size and their area in circular mils, NEC chapter 9 table 8; smallest first. */
export const CIRCULAR_MILS = {
  "14": 4110,
  "12": 6530,
  "10": 10_380,
  "8": 16_510,
  "6": 26_240,
  "4": 41_740,
  "3": 52_620,
  "2": 66_360,
  "1": 83_690,
  "1/0": 105_600,
  "2/0": 133_100,
  "3/0": 167_800,
  "4/0": 211_600,
  "250": 250_000,
  "300": 300_000,
  "350": 350_000,
  "400": 400_000,
  "500": 500_000,
  "600": 600_000,
  "750": 750_000,
  "1000": 1_000_000,
} as const;

export type ConductorSize = keyof typeof CIRCULAR_MILS;

/** In order; an object would put the sizes without a slash first. */
export const CONDUCTOR_SIZES = (Object.keys(CIRCULAR_MILS) as ConductorSize[]).sort(
  (a, b) => CIRCULAR_MILS[a] - CIRCULAR_MILS[b],
);

/** 12 AWG, 2/0 AWG, 250 kcmil. */
export const conductorName = (size: string): string =>
  !size.includes("/") && Number(size) >= 250 ? `${size} kcmil` : `${size} AWG`;
