import { expect, test } from "vitest";
import { SCREENS, screenAt } from "~/site-map.ts";
import { createShortcutReader, type Press } from "./shortcuts.logic.ts";
import { SHORTCUTS } from "./shortcuts.ts";

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  code: /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : "",
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  shiftKey: false,
  repeat: false,
  isComposing: false,
  ...more,
});

/** What the last of some presses means, 100 ms between them. */
function meaningOf(...presses: Press[]) {
  const read = createShortcutReader();
  return presses.map((entry, index) => read(entry, index * 100)).at(-1);
}

test.each(SHORTCUTS)("g $letter leads to a screen of the site map that everybody may open", (shortcut) => {
  const { letter, screen } = shortcut;
  expect(meaningOf(press("g"), press(letter))).toEqual({ to: screen.path });
  expect(screenAt(screen.path)).toBe(SCREENS.find(({ id }) => id === screen.id));
  expect(screen.access).toBe("public");
});

test("no two shortcuts share a letter or a screen, and none is the first key itself", () => {
  const letters = SHORTCUTS.map(({ letter }) => letter);
  expect(new Set(letters).size).toBe(letters.length);
  expect(new Set(SHORTCUTS.map(({ screen }) => screen.id)).size).toBe(letters.length);
  expect(letters).not.toContain("g");
});

test("a letter alone means nothing: it belongs to screen readers", () => {
  expect(meaningOf(press("h"))).toBeUndefined();
  expect(meaningOf(press("g"))).toBeUndefined();
});

test("the question mark asks for help, with Shift or without", () => {
  expect(meaningOf(press("?", { shiftKey: true }))).toBe("help");
  expect(meaningOf(press("?"))).toBe("help");
});

test.each(["ctrlKey", "altKey", "metaKey"] as const)("a combination with %s is never ours", (modifier) => {
  expect(meaningOf(press("?", { [modifier]: true }))).toBeUndefined();
  expect(meaningOf(press("g", { [modifier]: true }), press("h"))).toBeUndefined();
  expect(meaningOf(press("g"), press("h", { [modifier]: true }))).toBeUndefined();
});

test.each([
  { why: "Shift", more: { shiftKey: true } },
  { why: "a key that is held down", more: { repeat: true } },
  { why: "a word that is being composed", more: { isComposing: true } },
])("$why leads nowhere", ({ more }) => {
  expect(meaningOf(press("g"), press("h", more))).toBeUndefined();
});

test("another key in between ends the sequence", () => {
  expect(meaningOf(press("g"), press("x"), press("h"))).toBeUndefined();
  expect(meaningOf(press("g"), press("Enter", { code: "Enter" }), press("h"))).toBeUndefined();
});

test("the first key pressed twice still waits for the second", () => {
  expect(meaningOf(press("g"), press("g"), press("h"))).toEqual({ to: "/" });
});

test("the first key waits a second and a half and no longer", () => {
  const read = createShortcutReader();
  read(press("g"), 0);
  expect(read(press("h"), 1_500)).toEqual({ to: "/" });
  read(press("g"), 5_000);
  expect(read(press("h"), 6_501)).toBeUndefined();
});

test("on a Hebrew keyboard the same keys count, whatever letters they write", () => {
  expect(meaningOf(press("ע", { code: "KeyG" }), press("י", { code: "KeyH" }))).toEqual({ to: "/" });
});

test("on a keyboard with other places the letter counts, not the place", () => {
  expect(meaningOf(press("g", { code: "KeyU" }), press("h", { code: "KeyJ" }))).toEqual({ to: "/" });
});
