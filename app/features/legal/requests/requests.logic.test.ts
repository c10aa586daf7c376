import { expect, test } from "vitest";
import { daysLeft, dueDate, isOpen, kindOf, nextStates, requestAddress, STATES } from "./requests.logic.ts";

test("a request is looked at before it is answered, and an answer stands", () => {
  expect(STATES.map((state) => [state, nextStates(state), isOpen(state)])).toEqual([
    ["received", ["checking"], true],
    ["checking", ["done", "refused"], true],
    ["done", [], false],
    ["refused", [], false],
  ]);
});

test("it is due thirty days after it was filed, and the days are counted down to its last", () => {
  const due = dueDate(new Date("2026-11-01T10:00:00.000Z")).toISOString();
  expect(due).toBe("2026-12-01T10:00:00.000Z");
  const left = (now: string) => daysLeft(due, new Date(now));
  expect([
    left("2026-11-01T10:00:00.001Z"),
    left("2026-11-30T10:00:00.001Z"),
    left("2026-12-01T10:00:00.000Z"),
    left("2026-12-02T11:00:00.000Z"),
  ]).toEqual([29, 0, -1, -2]);
});

test("an address names a kind, and anything else is access", () => {
  for (const kind of ["deletion", "takedown"] as const)
    expect(kindOf(new URL(requestAddress(kind), "https://example.com").searchParams.get("kind"))).toBe(kind);
  for (const kind of [null, "", "Takedown", "constructor"]) expect(kindOf(kind)).toBe("access");
});
