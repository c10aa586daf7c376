import { expect, test } from "vitest";
import { type CashOf, cashOf } from "./cash.ts";

const JOB: CashOf = {
  ...{
    today: "2026-03-01",
    finishOn: "2026-03-29",
    payDays: 14,
    contractCents: 1_000_000,
    completedCents: 200_000,
  },
  ...{ toGoCents: 400_000, owed: [] },
  retaining: { firstRate: 1_000, threshold: 10_000, laterRate: 1_000, storedRate: 0 },
};

test("four weeks of work are billed by the week and paid two weeks later, less a tenth; their cost goes out as they pass", () => {
  const weeks = cashOf(JOB) ?? [];
  expect(weeks).toHaveLength(13);
  // $8,000 in four weeks: $2,000 a week, of which $1,800 comes.
  expect(weeks.map(({ inCents }) => inCents)).toEqual([
    0,
    0,
    180_000,
    180_000,
    180_000,
    180_000,
    ...Array(7).fill(0),
  ]);
  expect(weeks.map(({ outCents }) => outCents)).toEqual([...Array(4).fill(100_000), ...Array(9).fill(0)]);
  expect(weeks.map(({ totalCents }) => totalCents).slice(0, 6)).toEqual([
    ...[-100_000, -200_000, -120_000, -40_000, 140_000, 320_000],
  ]);
  expect(weeks[0]).toMatchObject({ from: "2026-03-02", to: "2026-03-08" });
});

test("what is owed comes on its day, what is late at once, and what is due later than thirteen weeks not at all", () => {
  const owed = [
    { openCents: 1_000, dueOn: "2026-01-05" },
    { openCents: 2_000, dueOn: "2026-03-08" },
    { openCents: 4_000, dueOn: "2026-03-09" },
    { openCents: 8_000, dueOn: "2026-09-09" },
  ];
  const weeks = cashOf({ ...JOB, contractCents: 200_000, toGoCents: 0, owed }) ?? [];
  expect(weeks.map(({ inCents }) => inCents).slice(0, 3)).toEqual([3_000, 4_000, 0]);
  expect(weeks.at(-1)?.totalCents).toBe(7_000);
});

test("no cent is lost where weeks and days do not divide", () => {
  const weeks =
    cashOf({ ...JOB, finishOn: "2026-04-11", payDays: 0, contractCents: 1_000_003, toGoCents: 333_331 }) ??
    [];
  const sum = (of: "inCents" | "outCents") => weeks.reduce((all, week) => all + week[of], 0);
  expect(sum("outCents")).toBe(333_331);
  // A tenth of $10,000.03 is held back in the end, and of $2,000 it was already.
  expect(sum("inCents")).toBe(800_003 - (100_000 - 20_000));
});

test("without a finish ahead there is nothing to spread anything over", () => {
  expect(cashOf({ ...JOB, finishOn: null })).toBeUndefined();
  expect(cashOf({ ...JOB, finishOn: "2026-03-01" })).toBeUndefined();
});

test("where the job has a schedule, what is left comes and goes with its open tasks, by their working days", () => {
  const work = [
    // Five days of a week, and fifteen of the fourth and fifth; nothing between.
    { from: "2026-03-02", to: "2026-03-08", days: 5 },
    { from: "2026-03-23", to: "2026-04-05", days: 15 },
  ];
  const weeks = cashOf({ ...JOB, finishOn: null, work }) ?? [];
  expect(weeks.map(({ outCents }) => outCents)).toEqual([
    ...[100_000, 0, 0, 150_000, 150_000],
    ...Array(8).fill(0),
  ]);
  expect(weeks.map(({ inCents }) => inCents).slice(0, 8)).toEqual([
    ...[0, 0, 180_000, 0, 0, 270_000, 270_000, 0],
  ]);
});

test("a task that should be over is done tomorrow, and no cent is lost in a schedule that does not divide", () => {
  const late = cashOf({ ...JOB, work: [{ from: "2026-01-05", to: "2026-02-01", days: 3 }] }) ?? [];
  expect(late.map(({ outCents }) => outCents)).toEqual([400_000, ...Array(12).fill(0)]);
  const work = [
    { from: "2026-02-20", to: "2026-03-11", days: 7 },
    { from: "2026-03-03", to: "2026-04-30", days: 11 },
    { from: "2026-03-09", to: "2026-03-09", days: 1 },
  ];
  const weeks = cashOf({ ...JOB, payDays: 0, contractCents: 1_000_003, toGoCents: 333_331, work }) ?? [];
  const sum = (of: "inCents" | "outCents") => weeks.reduce((all, week) => all + week[of], 0);
  expect([sum("outCents"), sum("inCents")]).toEqual([333_331, 800_003 - (100_000 - 20_000)]);
});
