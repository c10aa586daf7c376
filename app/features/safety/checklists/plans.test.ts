import { expect, test } from "vitest";
import { medianOf } from "~/lib/median.ts";
import { nextDue, type PlanFacts } from "./plans.ts";

/** Tuesday, the third of March 2026. */
const TODAY = "2026-03-03";
const plan: PlanFacts = { rhythm: "days", every: 7, startsOn: "2026-03-01", last: "", doneToday: 0 };
const due = (change: Partial<PlanFacts>) => nextDue({ ...plan, ...change }, TODAY);

test("a list of every seven days is due on its first day, and seven days after it was last signed", () => {
  expect(due({})).toBe("2026-03-01");
  expect(due({ last: "2026-03-02" })).toBe("2026-03-09");
  expect(due({ last: "2026-02-27" })).toBe("2026-03-06");
});

test("a run before the first day moves no due day before it", () => {
  expect(due({ last: "2026-02-01" })).toBe("2026-03-01");
});

test("a list of Mondays is due on the Monday that follows the last run, or the first day", () => {
  const monday = { rhythm: "weekday", every: 1 } as const;
  expect(due(monday)).toBe("2026-03-02");
  expect(due({ ...monday, last: "2026-03-02" })).toBe("2026-03-09");
  expect(due({ ...monday, last: "2026-03-01" })).toBe("2026-03-02");
  expect(due({ ...monday, startsOn: "2026-03-10" })).toBe("2026-03-16");
  expect(due({ ...monday, every: 0 })).toBe("2026-03-01");
});

test("two shifts a day are due today until both are signed, and then tomorrow", () => {
  const shifts = { rhythm: "shifts", every: 2 } as const;
  expect(due(shifts)).toBe(TODAY);
  expect(due({ ...shifts, last: TODAY, doneToday: 1 })).toBe(TODAY);
  expect(due({ ...shifts, last: TODAY, doneToday: 2 })).toBe("2026-03-04");
  expect(due({ ...shifts, startsOn: "2026-03-20" })).toBe("2026-03-20");
});

test("the median is the middle, between the two of an even count, and none of nothing", () => {
  expect(medianOf([5, 1, 3])).toBe(3);
  expect(medianOf([10, 1, 4, 2])).toBe(3);
  expect(medianOf([])).toBeUndefined();
});
