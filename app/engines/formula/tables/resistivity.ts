/** K of the voltage drop formula, ohm-circular-mils per foot at 75 °C. */
export const RESISTIVITY = { Cu: 12.9, Al: 21.2 } as const;
export const METALS = ["Cu", "Al"] as const satisfies readonly (keyof typeof RESISTIVITY)[];
