import { FIRST_KEY, HELP_KEY, SHORTCUTS } from "./shortcuts.ts";

/** How long the first key waits for the second. */
const PATIENCE_MS = 1_500;

/** The properties of a key press that are used; a `KeyboardEvent` has them. */
export interface Press {
  key: string;
  /** The physical key, for keyboards without Latin letters. */
  code: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  repeat: boolean;
  isComposing: boolean;
}

export type Meaning = { to: string } | "help" | undefined;

/** The Latin letter of a key, also if a Hebrew keyboard types another one with it. */
function letterOf({ key, code }: Press): string | undefined {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  // Another key of a non-Latin script: its physical position decides. Named keys ("Enter") have no letter.
  return key.length === 1 && !/\p{ASCII}/u.test(key)
    ? /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase()
    : undefined;
}

/** Interprets key presses one by one, together with the one before. */
export function createShortcutReader() {
  /** When the first key was pressed, in milliseconds; undefined if none is pending. */
  let begun: number | undefined;

  return (press: Press, now: number): Meaning => {
    const waiting = begun !== undefined && now - begun <= PATIENCE_MS;
    begun = undefined;
    if (press.ctrlKey || press.altKey || press.metaKey || press.repeat || press.isComposing) return undefined;
    // Most keyboards need Shift for the question mark; no other shortcut uses it.
    if (press.key === HELP_KEY) return "help";
    if (press.shiftKey) return undefined;
    const letter = letterOf(press);
    const target = waiting && SHORTCUTS.find((shortcut) => shortcut.letter === letter);
    if (target) return { to: target.screen.path };
    if (letter === FIRST_KEY) begun = now;
    return undefined;
  };
}
