/** Sheets of drywall by size in feet: area in ft². */
export const SHEET_FT2 = { "4x8": 32, "4x10": 40, "4x12": 48 } as const;
export const SHEETS = ["4x8", "4x10", "4x12"] as const satisfies readonly (keyof typeof SHEET_FT2)[];
