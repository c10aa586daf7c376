import { UNITS, type Units } from "../i18n/units.ts";

/** Font size steps in percent of the browser's default; `112` stands for 112.5. */
export const FONT_SIZES = ["100", "112", "125", "150"] as const;
export type FontSize = (typeof FONT_SIZES)[number];

/** How much may move: as the device is set, or as little as can be. */
export const MOTIONS = ["system", "less"] as const;
export type Motion = (typeof MOTIONS)[number];

/** Display choices of one visitor, besides language and theme. */
export interface Display {
  fontSize: FontSize;
  /** Undefined follows the language. */
  units?: Units;
  motion: Motion;
  /** Whether a press vibrates, on devices that can. */
  vibration: boolean;
  /** Whether keyboard shortcuts open screens. Off by default. */
  shortcuts: boolean;
}

export const DEFAULT_DISPLAY: Display = {
  fontSize: "100",
  motion: "system",
  vibration: true,
  shortcuts: false,
};

/** The stored form, in a cookie or a profile: everything may be missing, and nothing is trusted. */
export interface StoredDisplay {
  fontSize?: string | null;
  units?: string | null;
  motion?: string | null;
  vibration?: boolean | null;
  shortcuts?: boolean | null;
}

const isOne = <T extends string>(known: readonly T[], value: unknown): value is T =>
  (known as readonly unknown[]).includes(value);

/** The valid choices among stored values; unknown ones are ignored. */
export function chosenIn({ fontSize, units, motion, vibration, shortcuts }: StoredDisplay): Partial<Display> {
  return {
    ...(isOne(FONT_SIZES, fontSize) && { fontSize }),
    ...(isOne(UNITS, units) && { units }),
    ...(isOne(MOTIONS, motion) && { motion }),
    ...(typeof vibration === "boolean" && { vibration }),
    ...(typeof shortcuts === "boolean" && { shortcuts }),
  };
}

const SWITCH: Record<string, boolean> = { on: true, off: false };

/** The choices of a form: each by one of its values, `vibration` and `shortcuts` as `on` or `off`. */
export function chosenBy(form: { get(name: string): unknown }): Partial<Display> {
  const given = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : undefined;
  };
  const switched = (name: string) => {
    const value = given(name);
    return value !== undefined && Object.hasOwn(SWITCH, value) ? SWITCH[value] : undefined;
  };
  return chosenIn({
    fontSize: given("fontSize"),
    units: given("units"),
    motion: given("motion"),
    vibration: switched("vibration"),
    shortcuts: switched("shortcuts"),
  });
}
