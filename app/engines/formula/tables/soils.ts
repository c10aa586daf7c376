/** Steepest slope by soil, horizontal to one vertical, excavations to 20 ft: 29 CFR 1926 Subpart P appendix B, B-1. */
export const SOIL_SLOPE = { rock: 0, A: 0.75, B: 1, C: 1.5 } as const;

export type Soil = keyof typeof SOIL_SLOPE;
export const SOILS = ["rock", "A", "B", "C"] as const satisfies readonly Soil[];
