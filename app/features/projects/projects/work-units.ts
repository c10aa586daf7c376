/** What work is counted in. */
export type WorkUnit =
  | "ft2"
  | "yd2"
  | "yd3"
  | "ft"
  | "m2"
  | "m3"
  | "m"
  | "ton"
  | "lb"
  | "kg"
  | "sheet"
  | "each";
