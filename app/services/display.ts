/** Font size steps in percent of the browser's default; `112` stands for 112.5. */
export const FONT_SIZES = ["100", "112", "125", "150"] as const;
export type FontSize = (typeof FONT_SIZES)[number];

/** Display choices of one visitor, besides language and theme. */
export interface Display {
  fontSize: FontSize;
  /** Whether a press vibrates, on devices that can. */
  vibration: boolean;
  /** Whether keyboard shortcuts open screens. Off by default. */
  shortcuts: boolean;
}

export const DEFAULT_DISPLAY: Display = { fontSize: "100", vibration: true, shortcuts: false };

/** The stored form, in a cookie or a profile: everything may be missing, and nothing is trusted. */
export interface StoredDisplay {
  fontSize?: string | null;
  vibration?: boolean | null;
  shortcuts?: boolean | null;
}

function isFontSize(value: unknown): value is FontSize {
  return (FONT_SIZES as readonly unknown[]).includes(value);
}

/** The valid choices among stored values; unknown ones are ignored. */
export function chosenIn({ fontSize, vibration, shortcuts }: StoredDisplay): Partial<Display> {
  return {
    ...(isFontSize(fontSize) && { fontSize }),
    ...(typeof vibration === "boolean" && { vibration }),
    ...(typeof shortcuts === "boolean" && { shortcuts }),
  };
}

const SWITCH: Record<string, boolean> = { on: true, off: false };

/** The choices of a form: `fontSize` as a step, `vibration` and `shortcuts` as `on` or `off`. */
export function chosenBy(form: { get(name: string): unknown }): Partial<Display> {
  const switched = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" && Object.hasOwn(SWITCH, value) ? SWITCH[value] : undefined;
  };
  const fontSize = form.get("fontSize");
  return chosenIn({
    fontSize: typeof fontSize === "string" ? fontSize : undefined,
    vibration: switched("vibration"),
    shortcuts: switched("shortcuts"),
  });
}
