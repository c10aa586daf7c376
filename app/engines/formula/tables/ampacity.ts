import { CONDUCTOR_SIZES, type ConductorSize } from "./circular-mils.ts";
import type { METALS } from "./resistivity.ts";

/**
 * Amperes that a conductor of a size may carry at 75 °C terminals, no more than three in a raceway at 30 °C
 * (NEC table 310.16); for 14, 12 and 10 what 240.4(D) lets its breaker be.
 */
export const AMPACITY: Record<(typeof METALS)[number], Partial<Record<ConductorSize, number>>> = {
  Cu: {
    "14": 15,
    "12": 20,
    "10": 30,
    "8": 50,
    "6": 65,
    "4": 85,
    "3": 100,
    "2": 115,
    "1": 130,
    "1/0": 150,
    "2/0": 175,
    "3/0": 200,
    "4/0": 230,
    "250": 255,
    "300": 285,
    "350": 310,
    "400": 335,
    "500": 380,
    "600": 420,
    "750": 475,
    "1000": 545,
  },
  Al: {
    "12": 15,
    "10": 25,
    "8": 40,
    "6": 50,
    "4": 65,
    "3": 75,
    "2": 90,
    "1": 100,
    "1/0": 120,
    "2/0": 135,
    "3/0": 155,
    "4/0": 180,
    "250": 205,
    "300": 230,
    "350": 250,
    "400": 270,
    "500": 310,
    "600": 340,
    "750": 385,
    "1000": 445,
  },
};

/** The smallest size that may carry a current in A; none above the table. */
export const sizeFor = (metal: (typeof METALS)[number], amperes: number): ConductorSize | undefined =>
  CONDUCTOR_SIZES.find((size) => (AMPACITY[metal][size] ?? 0) >= amperes);
