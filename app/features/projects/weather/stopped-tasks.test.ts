import { expect, test } from "vitest";
import type { ForecastDay } from "~/services/weather.ts";
import { type PlanTask, planOf, siteCalendar } from "../schedules/plan.ts";
import type { ReadSchedule } from "../schedules/schedules.queries.server.ts";
import { scheduleRows } from "./schedule-rows.ts";
import { crewsOf, stoppedTasks } from "./stopped-tasks.ts";

/** Days from Monday, 2 March 2026 on, by the gusts of each. */
const days = (...gusts: number[]) =>
  gusts.map(
    (gust, n): ForecastDay => ({
      ...{ day: `2026-03-0${n + 2}`, condition: "sunny", high: 60, low: 50 },
      ...{ rain: 0, wind: 8, gust, dry: 40, damp: 60 },
    }),
  );

const TASK: PlanTask = {
  ...{
    id: "1",
    number: 1,
    phase: "",
    name: "Crane lift",
    duration: 1,
    links: "",
    crew: "Riggers",
    location: "North",
  },
  ...{ workers: 0, calendar: "site", constraintType: "none", constraintDay: null },
  ...{ started: null, finished: null, remaining: null, percent: 0 },
};
const task = (number: number, more: Partial<PlanTask>): PlanTask => ({
  ...TASK,
  id: String(number),
  number,
  ...more,
});

function told(tasks: readonly PlanTask[], forecast: readonly ForecastDay[]) {
  const schedule = {
    ...{ id: "s", name: "Sample job", startOn: "2026-03-02", dataDate: "2026-03-02", deadline: null },
    ...{ workdays: "12345", holidays: "", extraDays: "", tasks },
  } as unknown as ReadSchedule;
  const rows = scheduleRows(
    schedule,
    forecast,
    { limits: [], kinds: [] } as never,
    { planOf, siteCalendar } as never,
  );
  return rows ? stoppedTasks(schedule, rows, { planOf, siteCalendar } as never) : [];
}

test("a task that a no go stops begins on the next days that fit, with the day and the figure that stop it", () => {
  expect(told([TASK], days(40, 35, 10, 10))).toEqual([
    {
      ...{ number: 1, name: "Crane lift", crew: "Riggers", location: "North" },
      ...{ from: "2026-03-02", to: "2026-03-02" },
      stops: [
        {
          day: "2026-03-02",
          reasons: [{ code: "limit", level: "stop", measure: "gust", value: 40, limit: 30 }],
        },
      ],
      next: { is: "moves", day: "2026-03-04" },
    },
  ]);
});

test("caution stops nothing, and what is not planned on such a day is not told", () => {
  expect(told([TASK], days(25, 40))).toEqual([]);
  expect(told([task(1, { name: "Clean up" })], days(40, 40))).toEqual([]);
});

test("what follows a task that moves is told with it, and what does not move is not", () => {
  const tasks = [
    TASK,
    task(2, { name: "Clean up", links: "1", crew: "Laborers" }),
    task(3, { name: "Paper work" }),
  ];
  const all = told(tasks, days(40, 10, 10));
  expect(all.map(({ number, stops, next }) => [number, stops.length, next])).toEqual([
    [1, 1, { is: "moves", day: "2026-03-03" }],
    [2, 0, { is: "follows", day: "2026-03-04" }],
  ]);
  expect(crewsOf(all)).toEqual(["Laborers", "Riggers"]);
});

test("work that has begun goes on after the stop, and without a day that fits it waits to hear", () => {
  const begun = task(1, { duration: 4, started: "2026-03-02", percent: 25 });
  expect(told([begun], days(10, 40, 45, 10))[0]).toMatchObject({
    stops: [{ day: "2026-03-03" }, { day: "2026-03-04" }],
    next: { is: "goesOn", day: "2026-03-05" },
  });
  expect(told([TASK], days(40, 40, 40))[0]?.next).toEqual({ is: "waits" });
});

test("a day on which nobody works stops nothing", () => {
  const weekend = task(1, { constraintType: "startNoEarlier", constraintDay: "2026-03-06", duration: 2 });
  // Friday and Monday; the storm is on the Saturday.
  expect(told([weekend], days(10, 10, 10, 10, 10, 60, 10, 10))).toEqual([]);
});
