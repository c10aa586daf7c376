#!/usr/bin/env node
import { SCHEDULE_MS } from "../../scripts/lib/budgets.mjs";
// npm run bench:schedule, and a part of npm run bench: what it costs to compute a schedule of five thousand tasks anew,
// with links of all four kinds, holidays and work that was begun. Prints milliseconds; ends with an error beyond the budget.
import { importTypeScript } from "../../scripts/lib/import-typescript.mjs";

const TASKS = 5_000;
const TRIES = 9;
const TYPES = ["FS", "SS", "FF", "SF"];

const { computeSchedule } = await importTypeScript("app/engines/schedule/schedule.ts");

/** The same numbers in every run. */
function dice(/** @type {number} */ seed) {
  let state = seed;
  return (/** @type {number} */ sides) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}
const throwOf = dice(7);
const tasks = Array.from({ length: TASKS }, (_, n) => ({
  id: `t${n}`,
  duration: throwOf(12),
  links: Array.from({ length: Math.min(n, 1 + throwOf(3)) }, () => ({
    from: `t${Math.max(0, n - 1 - throwOf(60))}`,
    type: TYPES[throwOf(10)] ?? "FS",
    lag: throwOf(5) - 1,
  })),
  ...(n < 400 && { started: "2026-03-02", remaining: throwOf(5) }),
}));
const holidays = Array.from({ length: 60 }, (_, n) => `20${26 + (n % 20)}-0${1 + (n % 9)}-1${n % 9}`);
const schedule = {
  tasks,
  start: "2026-03-02",
  dataDate: "2026-05-04",
  deadline: "2040-01-01",
  calendar: "site",
  calendars: { site: { workdays: [1, 2, 3, 4, 5], holidays } },
};

const times = Array.from({ length: TRIES }, () => {
  const begun = performance.now();
  const result = computeSchedule(schedule);
  if (!result.ok) throw new Error(`the schedule was not computed: ${JSON.stringify(result.problems[0])}`);
  return performance.now() - begun;
}).sort((a, b) => a - b);
const median = times[Math.floor(TRIES / 2)] ?? Number.POSITIVE_INFINITY;
const held = median <= SCHEDULE_MS;
console.log(
  `schedule of ${TASKS} tasks: ${median.toFixed(1)} ms, longest ${times.at(-1)?.toFixed(1)} ms  budget ${SCHEDULE_MS} ms: ${held ? "held" : "MISSED"}`,
);
process.exit(held ? 0 : 1);
