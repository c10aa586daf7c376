/** The share of a raceway that conductors may take, percent, by how many there are: NEC chapter 9 table 1. */
export const fillLimit = (conductors: number): 53 | 31 | 40 => {
  if (conductors === 1) return 53;
  return conductors === 2 ? 31 : 40;
};

/**
 * The most conductors of one size in a raceway: chapter 9 table 1 with note 7, by which a result whose decimal is 0.8
 * or more is rounded up.
 * @param raceway total inside area, in²
 * @param conductor area of one with its insulation, in²
 */
export function mostConductors(raceway: number, conductor: number): number {
  const fitting = (count: number) =>
    Math.floor((fillLimit(count) / 100) * (raceway / conductor) + 0.2 + 1e-9);
  if (fitting(3) >= 3) return fitting(3);
  if (fitting(2) >= 2) return 2;
  return Math.min(1, fitting(1));
}
