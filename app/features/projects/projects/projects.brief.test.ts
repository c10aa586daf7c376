import { expect, test } from "vitest";
import { FINE, NOT_ENOUGH } from "~/services/brief.ts";
import { briefScope, fired } from "../../../../tests/brief.ts";
import { projectsBrief, workdayBefore } from "./projects.brief.server.ts";

const { rules } = projectsBrief;
const job = {
  ...{ id: "j", name: "Sample house", state: "active" as string, finishOn: "2026-09-01" as string | null },
  workdays: null as string | null,
};
const log = {
  ...{ id: "l", projectId: "j", day: "2026-03-02", submittedAt: "2026-03-02T22:00:00.000Z" as string | null },
  ...{ delayTenths: 0, work: "", delays: "", safety: "", deliveries: "", visitors: "", tomorrow: "" },
};

test.each(Object.entries(rules))("without a job there is nothing to judge from (%s)", (_, { judge }) => {
  expect(judge([[], []], briefScope())).toBe(NOT_ENOUGH);
});

test.each(Object.entries(rules))("a job with yesterday's log and time left is fine (%s)", (_, { judge }) => {
  expect(judge([[job], [log]], briefScope())).toBe(FINE);
});

test("the workday before a Monday is Friday, and Thursday where Sunday is worked and Friday is not", () => {
  expect(workdayBefore("2026-03-02", "12345")).toBe("2026-02-27");
  expect(workdayBefore("2026-03-01", "01234")).toBe("2026-02-26");
  expect(workdayBefore("2026-03-02", "")).toBeUndefined();
});

test("a log that is missing for the last workday fires; a job that is not worked on has none to write", () => {
  const found = fired(rules.logMissing.judge([[job], []], briefScope()));
  expect(found.numbers).toEqual({ n: 1, day: { day: "2026-03-02" } });
  expect(rules.logMissing.judge([[{ ...job, state: "planning" }], []], briefScope())).toBe(NOT_ENOUGH);
  // On a Monday the schedule's own week counts: Saturday is worked here.
  const monday = briefScope({ day: "2026-03-02" });
  const saturday = { ...job, workdays: "123456" };
  expect(fired(rules.logMissing.judge([[saturday], []], monday)).numbers.day).toEqual({ day: "2026-02-28" });
});

test("a draft of yesterday fires until it is handed in", () => {
  const found = fired(rules.logNotHandedIn.judge([[job], [{ ...log, submittedAt: null }]], briefScope()));
  expect(found.act).toBe("/project-log/l");
});

test("eight lost hours in seven days fire, and hours of last week do not count", () => {
  const lost = (day: string, delayTenths: number) => ({ ...log, id: day, day, delayTenths });
  const week = [lost("2026-03-02", 40), lost("2026-02-27", 45)];
  expect(fired(rules.delaysOfWeek.judge([[job], week], briefScope())).numbers).toEqual({
    hours: 8.5,
    limit: 8,
    n: 2,
  });
  const older = [lost("2026-03-02", 40), lost("2026-02-24", 45)];
  expect(rules.delaysOfWeek.judge([[job], older], briefScope())).toBe(FINE);
});

test("a contract that ends in fourteen days fires, and one that has ended all the more", () => {
  const ends = (finishOn: string) =>
    rules.contractFinish.judge([[{ ...job, finishOn }], [log]], briefScope());
  expect(fired(ends("2026-03-17")).likelihood).toBe(2);
  expect(fired(ends("2026-03-02")).likelihood).toBe(5);
  expect(ends("2026-03-18")).toBe(FINE);
});
