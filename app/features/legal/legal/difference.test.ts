import { expect, test } from "vitest";
import { differenceOf } from "./difference.ts";

test("what stayed, went and came is told word by word", () => {
  expect(differenceOf("The cart stays for ever.", "The cart stays for 180 days.")).toEqual([
    { kind: "same", text: "The cart stays for " },
    { kind: "removed", text: "ever." },
    { kind: "added", text: "180 days." },
  ]);
});

test("so it is in Hebrew, by words and not by letters", () => {
  expect(differenceOf("הסל נשאר תמיד", "הסל נמחק תמיד")).toEqual([
    { kind: "same", text: "הסל " },
    { kind: "removed", text: "נשאר " },
    { kind: "added", text: "נמחק " },
    { kind: "same", text: "תמיד" },
  ]);
});

test.each([
  ["", "One.\n\nTwo."],
  ["One.\n\nTwo.", ""],
  ["a\n\nb\n- c", "a\n\n- c\nd  e"],
])("both texts can be read out of what is told: %j, %j", (before, after) => {
  const pieces = differenceOf(before, after);
  const without = (kind: string) =>
    pieces
      .filter((piece) => piece.kind !== kind)
      .map(({ text }) => text)
      .join("");
  expect([without("added"), without("removed")]).toEqual([before, after]);
});
