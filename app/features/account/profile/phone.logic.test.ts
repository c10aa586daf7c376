import fc from "fast-check";
import { expect, test } from "vitest";
import { phoneOf, printPhone } from "./phone.logic.ts";

test.each([
  ["(312) 555-0142", "+13125550142"],
  ["312.555.0142", "+13125550142"],
  ["1 312 555 0142", "+13125550142"],
  ["+1 (312) 555‑0142", "+13125550142"],
  ["tel:+1-312-555-0142", "+13125550142"],
  ["054-123-4567", "+972541234567"],
  ["02 623 4567", "+97226234567"],
  ["077-1234567", "+972771234567"],
  ["+972 (0)54 123 4567", "+972541234567"],
  ["972 54 1234567", "+972541234567"],
  ["\u2066+972\u2069 54-1234567\u200f", "+972541234567"],
  ["٠٥٤١٢٣٤٥٦٧", "+972541234567"],
  ["011 52 55 1234 5678", "+525512345678"],
  ["00 44 (0)20 7946 0958", "+442079460958"],
  ["+39 06 1234 5678", "+390612345678"],
  ["＋1 312 555 0142", "+13125550142"],
])("%s is %s", (typed, phone) => {
  expect(phoneOf(typed)).toBe(phone);
  expect(phoneOf(phone)).toBe(phone);
  expect(phoneOf(printPhone(phone))).toBe(phone);
});

test.each([
  "",
  "12345",
  "555-0142",
  "(012) 555-0142",
  "312 155 0142",
  "+1 012 555 0142",
  "+972 1 234 567",
  "312-555-0142 x17",
  "call me",
  "+0 123 456 789",
  "+1234567890123456",
  "1".repeat(300),
  "３１２５５５０１４２",
  "312;555;0142",
])("%s is no phone number", (typed) => {
  expect(phoneOf(typed)).toBeUndefined();
});

test.each([
  ["+13125550142", "+1 312-555-0142"],
  ["+972541234567", "+972 54-123-4567"],
  ["+97226234567", "+972 2-623-4567"],
  ["+525512345678", "+525512345678"],
])("%s is read as %s", (phone, printed) => {
  expect(printPhone(phone)).toBe(printed);
});

test("whatever is typed is E.164 afterwards or nothing", () => {
  const typed = fc.oneof(fc.string(), fc.stringMatching(/^[+ 0-9().-]{0,24}$/));
  fc.assert(
    fc.property(typed, (text) => {
      const phone = phoneOf(text);
      if (phone === undefined) return;
      expect(phone).toMatch(/^\+[1-9]\d{6,14}$/);
      expect(phoneOf(phone)).toBe(phone);
    }),
  );
});
