/** Percent of a stud's width that may be cut from it: notches and holes, of bearing and other studs (IRC R602.6). */
export const STUD_CUTS = {
  notch: { bearing: 25, other: 40 },
  hole: { bearing: 40, other: 60 },
} as const;

/** What may be cut from a sawn joist, as a share of its depth, and how far holes stay from its edges, in in (R502.8.1). */
export const JOIST_CUTS = { notch: 1 / 6, endNotch: 1 / 4, hole: 1 / 3, edge: 2 } as const;
