import { expect, test } from "vitest";
import { formatsOf } from "./formats.ts";
import { LANGUAGES } from "./languages.ts";

/** What is read, without the signs that only order it. */
const plain = (text: string) => text.replace(/[\u200e\u200f]/g, "").replace(/\u00a0/g, " ");

test.each([
  { language: "en", money: "$1,234.50", number: "12,345.678", date: "Mar 2, 2026" },
  { language: "es", money: "$1,234.50", number: "12,345.678", date: "2 mar 2026" },
  { language: "he", money: "1,234.50 $", number: "12,345.678", date: "2 במרץ 2026" },
] as const)("money, numbers and dates are written as $language writes them", (expected) => {
  const formats = formatsOf(expected.language);
  expect(plain(formats.money(123_450))).toBe(expected.money);
  expect(plain(formats.number(12_345.678))).toBe(expected.number);
  expect(plain(formats.date("2026-03-02T10:00:00.000Z"))).toBe(expected.date);
});

test("money never loses a cent", () => {
  for (const language of LANGUAGES) {
    expect(plain(formatsOf(language).money(1))).toContain("0.01");
    expect(plain(formatsOf(language).money(999_999_999))).toContain("9,999,999.99");
  }
});

test("a price of whole dollars is written without cents, any other with them", () => {
  expect(plain(formatsOf("en").wholeMoney(19_900))).toBe("$199");
  expect(plain(formatsOf("es").wholeMoney(238_800))).toBe("$2,388");
  expect(plain(formatsOf("he").wholeMoney(4900))).toBe("49 $");
  expect(plain(formatsOf("en").wholeMoney(4950))).toBe("$49.50");
  expect(plain(formatsOf("en").wholeMoney(0))).toBe("$0");
});

test("a day begins and ends in UTC, wherever the server stands", () => {
  expect(formatsOf("en").date("2026-03-02T00:00:00.000Z")).toBe("Mar 2, 2026");
  expect(formatsOf("en").date("2026-03-02T23:59:59.999Z")).toBe("Mar 2, 2026");
});

test("the formats of a language are made once", () => {
  expect(formatsOf("he")).toBe(formatsOf("he"));
  expect(formatsOf("he")).not.toBe(formatsOf("en"));
});
