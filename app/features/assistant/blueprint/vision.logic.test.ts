import { expect, test } from "vitest";
import { worstCase } from "../../../../tests/prove.ts";
import { keepMeasures, MOST_CHARACTERS, plainReading } from "./vision.logic.ts";

test("lines stay lines, however they end, and empty ones do not pile up", () => {
  expect(plainReading("KITCHEN\r\n10'-0\"\rBATH\u2028NOTES\n\n\n\n1. VERIFY \n")).toBe(
    "KITCHEN\n10'-0\"\nBATH\nNOTES\n\n1. VERIFY",
  );
});

test("what nobody sees is taken out: control, direction and zero-width characters", () => {
  expect(plainReading("a\u0000b\u001b[31mc\u0085\u202ed\u2066e\u200bf\ufeff\tg")).toBe("ab[31mcdef g");
  expect(plainReading("\u0007 \u202e\n\u200b")).toBe("");
});

test("Hebrew, accents and marks beyond the basic plane stay as they are", () => {
  expect(plainReading("מטבח 3.20 × 4.00, ático 🏗️")).toBe("מטבח 3.20 × 4.00, ático 🏗️");
});

test("a long text ends after its most characters, and never within one", () => {
  const long = plainReading("🏗".repeat(MOST_CHARACTERS + 1));
  expect([...long]).toHaveLength(MOST_CHARACTERS);
  expect(long.endsWith("🏗…")).toBe(true);
  expect(plainReading("x".repeat(MOST_CHARACTERS))).not.toContain("…");
});

test("markup is text like any other", () => {
  expect(plainReading("<b>BATH</b> [x](https://evil.example)")).toBe("<b>BATH</b> [x](https://evil.example)");
});

test.each([
  ["12'-0\" x 10'-6 1/2\" במטבח", "[12'-0\" x 10'-6 1/2\"] במטבח"],
  ["במטבח 3.20 × 4.00, ובאמבטיה 8'-0\".", "במטבח [3.20 × 4.00], ובאמבטיה [8'-0\"]."],
  ['קורות (2) 2x10 @ 16"\nגיליון 104', 'קורות [(2) 2x10 @ 16"]\nגיליון [104]'],
  ["אין כאן מידה", "אין כאן מידה"],
])("a measure keeps together among words from right to left: %s", (text, kept) => {
  const isolated = keepMeasures(text);
  expect(isolated.replaceAll("\u2066", "[").replaceAll("\u2069", "]")).toBe(kept);
});

test("long runs of figures and marks are looked through at once", () => {
  const long = "1 ".repeat(2_000) + "1x".repeat(1_000) + "-".repeat(2_000);
  worstCase("measures in long runs of figures and marks", 500, () => {
    keepMeasures(long);
  });
});
