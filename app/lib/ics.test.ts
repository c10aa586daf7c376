import { expect, test } from "vitest";
import { icsDay, icsFile, icsMoment, icsText } from "./ics.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

test("a line of 75 bytes stays whole, and the next byte begins another", () => {
  expect(icsFile(["x".repeat(75)])).toBe(`${"x".repeat(75)}\r\n`);
  expect(icsFile(["x".repeat(76)])).toBe(`${"x".repeat(75)}\r\n x\r\n`);
});

test("no line is longer than 75 bytes with its blank, no letter is cut, and unfolded it is what it was", () => {
  const line = `SUMMARY:${"ביקורת 🏗 inspección ".repeat(20)}`;
  const file = icsFile([line]);
  for (const part of file.split("\r\n")) expect(bytesOf(part)).toBeLessThanOrEqual(75);
  expect(file).not.toContain("\ufffd");
  expect(file.replaceAll("\r\n ", "")).toBe(`${line}\r\n`);
});

test("marks that end a value and line breaks are spelled out", () => {
  expect(icsText("Deck; north, 1\\2\r\nBack\nside")).toBe("Deck\\; north\\, 1\\\\2\\nBack\\nside");
});

test("days and moments have no dashes, and a moment is in UTC", () => {
  expect(icsDay("2026-03-02")).toBe("20260302");
  expect(icsMoment(new Date("2026-03-02T10:20:30.456Z"))).toBe("20260302T102030Z");
});
