/** Steps of the font size in percent of the browser's own; `112` stands for 112.5. */
export const FONT_SIZES = ["100", "112", "125", "150"] as const;
export type FontSize = (typeof FONT_SIZES)[number];

/** How the platform behaves for one visitor, beside language and theme. */
export interface Display {
  fontSize: FontSize;
  /** Whether a press may be felt, on devices that can do so. */
  vibration: boolean;
  /** Whether keys of the keyboard lead to screens. Off until somebody asks for it. */
  shortcuts: boolean;
}

export const DEFAULT_DISPLAY: Display = { fontSize: "100", vibration: true, shortcuts: false };

/** The same as it is stored, in a cookie or a profile: everything may be missing, and nothing is trusted. */
export interface StoredDisplay {
  fontSize?: string | null;
  vibration?: boolean | null;
  shortcuts?: boolean | null;
}

function isFontSize(value: unknown): value is FontSize {
  return (FONT_SIZES as readonly unknown[]).includes(value);
}

/** What was really chosen among stored values; unknown ones are as good as none. */
export function chosenIn({ fontSize, vibration, shortcuts }: StoredDisplay): Partial<Display> {
  return {
    ...(isFontSize(fontSize) && { fontSize }),
    ...(typeof vibration === "boolean" && { vibration }),
    ...(typeof shortcuts === "boolean" && { shortcuts }),
  };
}

const SWITCH: Record<string, boolean> = { on: true, off: false };

/** What a form chooses: `fontSize` as a step, `vibration` and `shortcuts` as `on` or `off`. */
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
