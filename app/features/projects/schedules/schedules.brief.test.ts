import { expect, test } from "vitest";
import { FINE, NOT_ENOUGH } from "~/services/brief.ts";
import { briefScope, fired } from "../../../../tests/brief.ts";
import { schedulesBrief } from "./schedules.brief.server.ts";

const { rules } = schedulesBrief;
/** Begins on the Monday before, reported up to yesterday. */
const head = {
  ...{ id: "s", name: "Sample plan", startOn: "2026-03-02", dataDate: "2026-03-02" },
  ...{ deadline: null as string | null, workdays: "12345", holidays: "", extraDays: "" },
};
const task = (number: number, duration: number, links = "", change: object = {}) => ({
  ...{ scheduleId: "s", id: `t${number}`, number, phase: "", name: `Task ${number}`, duration, links },
  ...{
    crew: "",
    location: "",
    workers: 0,
    calendar: "site" as const,
    constraintType: "none" as const,
    constraintDay: null,
  },
  ...{ started: null as string | null, finished: null as string | null, remaining: null, percent: 0 },
  ...change,
});

test.each(Object.entries(rules))("without a schedule there is nothing to judge from (%s)", (_, { judge }) => {
  expect(judge([[], []], briefScope())).toBe(NOT_ENOUGH);
});

test.each(Object.entries(rules))(
  "a schedule that is reported and keeps its days is fine (%s)",
  (_, { judge }) => {
    const tasks = [task(1, 10, "", { started: "2026-03-02" }), task(2, 1, "", { started: "2026-03-02" })];
    const kept = { ...head, deadline: "2026-06-01" };
    expect(judge([[kept], tasks], briefScope())).toBe(FINE);
  },
);

test("a loop has no days to judge", () => {
  expect(rules.criticalLate.judge([[head], [task(1, 1, "2"), task(2, 1, "1")]], briefScope())).toBe(
    NOT_ENOUGH,
  );
});

test("two days of float are few, three are not", () => {
  const of = (short: number) => rules.floatLow.judge([[head], [task(1, 5), task(2, short)]], briefScope());
  const found = fired(of(3));
  expect(found.rows).toEqual([{ name: { typed: "2 · Task 2" }, more: 2, href: "/schedule/s" }]);
  expect(of(2)).toBe(FINE);
});

test("a critical task that should have begun yesterday fires; once it is begun it does not", () => {
  const waits = [task(1, 5), task(2, 1, "", { started: "2026-03-02" })];
  expect(fired(rules.criticalLate.judge([[head], waits], briefScope())).rows[0]?.more).toEqual({
    day: "2026-03-02",
  });
  const begun = [task(1, 5, "", { started: "2026-03-02" })];
  expect(rules.criticalLate.judge([[head], begun], briefScope())).toBe(FINE);
});

test("a task that was begun before its predecessor was done fires", () => {
  const early = [task(1, 5, "", { started: "2026-03-02" }), task(2, 2, "1", { started: "2026-03-02" })];
  expect(fired(rules.predecessorOpen.judge([[head], early], briefScope())).rows[0]?.more).toBe(1);
  const done = [task(1, 1, "", { started: "2026-03-02", finished: "2026-03-02" }), task(2, 2, "1")];
  expect(rules.predecessorOpen.judge([[head], done], briefScope())).toBe(FINE);
});

test("a schedule that ends after its deadline fires with the days, and without a deadline nothing is judged", () => {
  const tight = { ...head, deadline: "2026-03-04" };
  expect(fired(rules.deadlineMissed.judge([[tight], [task(1, 5)]], briefScope())).numbers).toEqual({
    n: 1,
    days: 2,
  });
  expect(rules.deadlineMissed.judge([[head], [task(1, 5)]], briefScope())).toBe(NOT_ENOUGH);
});

test("a report of eight days ago is old, one of seven is not", () => {
  const of = (dataDate: string) =>
    rules.scheduleStale.judge([[{ ...head, dataDate }], [task(1, 5)]], briefScope());
  expect(fired(of("2026-02-23")).numbers.days).toBe(8);
  expect(of("2026-02-24")).toBe(FINE);
});
