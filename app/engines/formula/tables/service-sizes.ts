/** Standard ratings of fuses and breakers in amperes up to 600, NEC 240.6(A). */
const RATINGS = [
  15, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90, 100, 110, 125, 150, 175, 200, 225, 250, 300, 350, 400, 450,
  500, 600,
] as const;

/** More than this is not a service for a form on a page. */
export const LARGEST_SERVICE_A = 600;

/** A dwelling's service is no smaller. */
const LEAST_SERVICE_A = 100;

/** @param amps what it has to carry, at most `LARGEST_SERVICE_A` */
export const breakerFor = (amps: number): number =>
  RATINGS.find((rating) => rating >= amps - 1e-9) ?? LARGEST_SERVICE_A;

/** @param amps the calculated load, at most `LARGEST_SERVICE_A` */
export const serviceFor = (amps: number): number => breakerFor(Math.max(amps, LEAST_SERVICE_A));
