import { FIRST_KEY, HELP_KEY, SHORTCUTS } from "./shortcuts.ts";

/** How long the first key waits for the second. */
const PATIENCE_MS = 1_500;

/** What a key press says about itself; a `KeyboardEvent` is one. */
export interface Press {
  key: string;
  /** The place of the key on the keyboard, for those that write no Latin letters. */
  code: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  repeat: boolean;
  isComposing: boolean;
}

export type Meaning = { to: string } | "help" | undefined;

/** The Latin letter of a key, also where a Hebrew keyboard writes another one with it. */
function letterOf({ key, code }: Press): string | undefined {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  // Another key of an unknown script: its place decides. Named keys ("Enter") have no letter.
  return key.length === 1 && !/\p{ASCII}/u.test(key)
    ? /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase()
    : undefined;
}

/** Reads key presses one by one and says what each of them means together with the one before. */
export function createShortcutReader() {
  /** When the first key was pressed, in milliseconds; undefined when it was not. */
  let begun: number | undefined;

  return (press: Press, now: number): Meaning => {
    const waiting = begun !== undefined && now - begun <= PATIENCE_MS;
    begun = undefined;
    if (press.ctrlKey || press.altKey || press.metaKey || press.repeat || press.isComposing) return undefined;
    // Most keyboards need Shift for the question mark, and for nothing else here.
    if (press.key === HELP_KEY) return "help";
    if (press.shiftKey) return undefined;
    const letter = letterOf(press);
    const target = waiting && SHORTCUTS.find((shortcut) => shortcut.letter === letter);
    if (target) return { to: target.screen.path };
    if (letter === FIRST_KEY) begun = now;
    return undefined;
  };
}
