import { expect, test } from "vitest";
import { chosenBy, chosenIn, DEFAULT_DISPLAY, FONT_SIZES } from "./display.ts";

const form = (fields: Record<string, string | undefined>) => new Map(Object.entries(fields));

test("nobody has keyboard shortcuts who did not ask for them", () => {
  expect(DEFAULT_DISPLAY).toEqual({
    fontSize: "100",
    motion: "system",
    vibration: true,
    shortcuts: false,
  });
});

test.each(FONT_SIZES)("a form may choose the font size %s", (fontSize) => {
  expect(chosenBy(form({ fontSize }))).toEqual({ fontSize });
});

test("a form switches vibration and shortcuts on and off, and leaves alone what it does not name", () => {
  expect(chosenBy(form({ vibration: "off" }))).toEqual({ vibration: false });
  expect(chosenBy(form({ shortcuts: "on" }))).toEqual({ shortcuts: true });
  expect(chosenBy(form({}))).toEqual({});
});

test.each([
  { fontSize: "1000" },
  { fontSize: "" },
  { units: "imperial" },
  { motion: "more" },
  { vibration: "true" },
  { vibration: "ON" },
  { shortcuts: "constructor" },
  { shortcuts: "__proto__" },
])("a form with %j chooses nothing", (fields) => {
  expect(chosenBy(form(fields))).toEqual({});
});

test("a form chooses measures and motion by their names", () => {
  expect(chosenBy(form({ units: "metric", motion: "less" }))).toEqual({ units: "metric", motion: "less" });
  expect(chosenBy(form({ units: "us", motion: "system" }))).toEqual({ units: "us", motion: "system" });
});

test("a file in the place of a word chooses nothing", () => {
  const data = new FormData();
  data.set("fontSize", new File(["150"], "150"));
  expect(chosenBy(data)).toEqual({});
});

test("of stored values only the known ones count", () => {
  expect(chosenIn({ fontSize: "125", vibration: false, shortcuts: true })).toEqual({
    fontSize: "125",
    vibration: false,
    shortcuts: true,
  });
  expect(chosenIn({ fontSize: "99", vibration: null, shortcuts: undefined })).toEqual({});
});
