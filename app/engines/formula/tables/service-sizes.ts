/** Standard ratings of fuses and breakers in amperes up to 600, NEC 240.6(A); a dwelling's service is 100 at least. */
const RATINGS = [100, 110, 125, 150, 175, 200, 225, 250, 300, 350, 400, 450, 500, 600] as const;

/** More than this is not a service for a form on a page. */
export const LARGEST_SERVICE_A = 600;

/** @param amps the calculated load, at most `LARGEST_SERVICE_A` */
export const serviceFor = (amps: number): number =>
  RATINGS.find((rating) => rating >= amps - 1e-9) ?? LARGEST_SERVICE_A;
