import type { Kind, Unit } from "./units.ts";

/** Where a quantity stood: positions in the text as UTF-16 counts, the end not included, and the words themselves. */
export interface Place {
  start: number;
  end: number;
  text: string;
}

/** One amount in one unit. A number without a unit is of kind `count` and unit `one`. */
export interface Amount {
  kind: Exclude<Kind, "gauge" | "slope">;
  value: number;
  unit: Unit;
}

/** A wire size (12 AWG, 2/0, 250 kcmil) or, with the unit `#`, a size that may also be a bar (#6). */
export interface Gauge {
  kind: "gauge";
  /** 12 for 12 AWG; 0, −1, −2, −3 for 1/0 to 4/0; 250 for 250 kcmil. */
  value: number;
  unit: "AWG" | "kcmil" | "#";
  /** As it is sold: "12", "2/0", "250". */
  size: string;
}

/** Rise to run, 6:12 or 1:12, or as drawn the other way; `value` is the first divided by the second. */
export interface Slope {
  kind: "slope";
  value: number;
  unit: "ratio";
  rise: number;
  run: number;
}

/** Two or three measures that belong together: 4x8, 20' x 30', 6 x 4 x 0.12 m. */
export interface Size {
  kind: "size";
  sides: readonly Amount[];
}

export type Reading = Amount | Gauge | Slope | Size;
export type Quantity = Reading & Place;
