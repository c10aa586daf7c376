import { expect, test } from "vitest";
import { dialled, smsHref, telHref } from "./call-number.ts";

test.each([
  ["(512) 555-0134", "+15125550134"],
  ["1-512-555-0134", "+15125550134"],
  ["512.555.0134 x3", "+15125550134"],
  ["+972 50-555-0134", "+972505550134"],
  ["00 52 55 5555 0134", "+525555550134"],
  ["050-555-0134", "0505550134"],
  ["311", "311"],
])("“%s” is dialled as %s", (typed, number) => {
  expect(dialled(typed)).toBe(number);
  expect(telHref(typed)).toBe(`tel:${number}`);
});

test("a message begins with its words, whatever stands in them", () => {
  expect(smsHref("512 555 0134", "Hi & bye?")).toBe("sms:+15125550134?&body=Hi%20%26%20bye%3F");
});
