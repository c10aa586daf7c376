/** What a truck pours: untaxed dyed diesel, clear diesel, gasoline, and the fluid for exhaust treatment (DEF). */
export const FUELS = ["dyed", "clear", "gasoline", "def"] as const;
export type Fuel = (typeof FUELS)[number];

/** What a machine burns. */
export const BURNT = ["dyed", "clear", "gasoline"] as const satisfies readonly Fuel[];
