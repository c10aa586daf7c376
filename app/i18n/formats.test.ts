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

test("parts of a cent, quantities and percentages are written to four places, and no more than there are", () => {
  expect(plain(formatsOf("en").exactMoney("3.4595"))).toBe("$3.4595");
  expect(plain(formatsOf("en").exactMoney("3.5"))).toBe("$3.50");
  expect(plain(formatsOf("he").exactMoney("0.0085"))).toBe("0.0085 $");
  expect(plain(formatsOf("es").quantity("1234.0625"))).toBe("1,234.0625");
  expect(plain(formatsOf("en").quantity("12"))).toBe("12");
  expect(plain(formatsOf("en").percent("8.25"))).toBe("8.25%");
  expect(plain(formatsOf("en").percent("0.0625"))).toBe("0.0625%");
});

test("a moment says its zone, and choices are joined as the language joins them", () => {
  const noon = "2026-03-02T18:05:00.000Z";
  expect(plain(formatsOf("en").moment(noon, "America/Chicago"))).toBe("Mar 2, 2026, 12:05 PM CST");
  expect(plain(formatsOf("en").moment(noon))).toBe("Mar 2, 2026, 6:05 PM UTC");
  expect(plain(formatsOf("he").moment(noon, "Asia/Jerusalem"))).toContain("20:05");
  expect(formatsOf("en").either(["the owner", "the lender"])).toBe("the owner or the lender");
  expect(formatsOf("es").either(["el dueño", "el contratista"])).toBe("el dueño o el contratista");
  expect(formatsOf("he").either(["המזמין", "הקבלן"])).toBe("המזמין או הקבלן");
});

test("a day begins and ends in UTC, wherever the server stands", () => {
  expect(formatsOf("en").date("2026-03-02T00:00:00.000Z")).toBe("Mar 2, 2026");
  expect(formatsOf("en").date("2026-03-02T23:59:59.999Z")).toBe("Mar 2, 2026");
});

test("a country is called as the language calls it, and a code that no list has stays", () => {
  expect(["en", "es", "he"].map((each) => formatsOf(each as "en").country("DE"))).toEqual([
    "Germany",
    "Alemania",
    "גרמניה",
  ]);
  expect(formatsOf("en").country("QX")).toBe("QX");
});

test("the formats of a language are made once", () => {
  expect(formatsOf("he")).toBe(formatsOf("he"));
  expect(formatsOf("he")).not.toBe(formatsOf("en"));
});
