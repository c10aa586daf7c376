import { type ListedScreen, type ScreenId, screen } from "~/site-map.ts";

/**
 * "g" and then a letter opens a screen. Two keys in sequence, because single letters are commands of screen readers,
 * and combinations with Control, Alt or Meta belong to the browser, the system or the screen reader.
 */
const LETTERS = {
  h: "home",
  s: "shop",
  c: "cart",
  t: "tools",
  v: "services",
  j: "hub",
  m: "membership",
  l: "legal",
} as const satisfies Record<string, ScreenId>;

export const FIRST_KEY = "g";
export const HELP_KEY = "?";

export interface Shortcut {
  letter: string;
  screen: ListedScreen;
}

/** Every shortcut in the order in which the help sheet lists them. */
export const SHORTCUTS: readonly Shortcut[] = Object.entries(LETTERS).map(([letter, id]) => ({
  letter,
  screen: screen(id),
}));
