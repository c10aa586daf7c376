import { expect, test } from "vitest";
import { cutReason, relayedClose } from "./closing.ts";

const instead = { code: 1011, reason: "lost" };

test.each([1000, 1001, 1002, 1003, 1007, 1008, 1009, 1011, 3000, 4999])("%i is passed on", (code) => {
  expect(relayedClose({ code, reason: "why" }, instead)).toEqual({ code, reason: "why" });
});

test.each([0, 999, 1004, 1006, 1015, 1016, 2500, 2999, 5000])("%i cannot be sent and is replaced", (code) => {
  expect(relayedClose({ code, reason: "why" }, instead)).toEqual(instead);
});

test("no code at all is a normal end", () => {
  expect(relayedClose({ code: 1005, reason: "" }, instead)).toEqual({ code: 1000, reason: "" });
});

test.each([
  ["", ""],
  ["short", "short"],
  ["x".repeat(123), "x".repeat(123)],
  ["x".repeat(124), "x".repeat(123)],
  ["ש".repeat(62), "ש".repeat(61)],
  ["🙂".repeat(31), "🙂".repeat(30)],
])("a reason is cut to 123 bytes between characters", (reason, cut) => {
  expect(cutReason(reason)).toBe(cut);
  expect(new TextEncoder().encode(cutReason(reason)).length).toBeLessThanOrEqual(123);
});
