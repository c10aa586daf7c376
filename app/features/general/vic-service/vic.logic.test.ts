import { expect, test } from "vitest";
import type { OpenHours } from "~/engines/booking/booking.ts";
import { ninetiethOf } from "~/lib/median.ts";
import {
  changeClock,
  isLate,
  leftOf,
  PROMISE,
  prioritiesOf,
  resumeClock,
  speedOf,
  startClock,
  stopClock,
  TIERS,
} from "./vic.logic.ts";

const open: OpenHours = {
  hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: "08:00", to: "16:00" })),
  daysOff: [],
  zone: "UTC",
};
// A Monday.
const at = (text: string) => new Date(`2026-11-${text}:00.000Z`);
const begun = () => startClock(open, { tier: "enterprise", priority: "normal", at: at("23T10:00") });

test("every plan holds a promise, a dearer one is never slower, and no priority is slower than a lower one", () => {
  expect(TIERS.map(prioritiesOf)).toEqual([
    ["low", "normal"],
    ["low", "normal", "high"],
    ["low", "normal", "high", "urgent"],
  ]);
  for (const [n, tier] of TIERS.entries()) {
    const hours = prioritiesOf(tier).map((priority) => PROMISE[tier][priority] as number);
    expect(hours).toEqual([...hours].sort((a, b) => b - a));
    for (const priority of prioritiesOf(tier))
      for (const dearer of TIERS.slice(n))
        expect(PROMISE[dearer][priority]).toBeLessThanOrEqual(PROMISE[tier][priority] as number);
  }
});

test("a ticket is due after so many hours of the desk, and one without a desk is promised nothing", () => {
  expect(begun()).toMatchObject({ promisedMinutes: 480, dueAt: "2026-11-24T10:00:00.000Z", late: false });
  expect(startClock(undefined, { tier: "pro", priority: "low", at: at("23T10:00") }).dueAt).toBeNull();
  expect(
    startClock(open, { tier: "builder", priority: "urgent", at: at("23T10:00") }).promisedMinutes,
  ).toBeNull();
});

test("the clock stands while the desk waits, and goes on with what was left", () => {
  const stopped = stopClock(begun(), open, at("23T12:00"));
  expect(stopped).toMatchObject({ dueAt: null, leftMinutes: 360, late: false });
  expect(leftOf(stopped, open, at("27T12:00"))).toBe(360);
  expect(stopClock(stopped, open, at("25T12:00"))).toEqual(stopped);
  const resumed = resumeClock(stopped, open, { at: at("26T15:00") });
  expect(resumed).toMatchObject({ dueAt: "2026-11-27T13:00:00.000Z", leftMinutes: null });
  expect(leftOf(resumed, open, at("27T12:00"))).toBe(60);
});

test("what was late stays late, also after the clock has stopped and gone on", () => {
  const stopped = stopClock(begun(), open, at("24T11:00"));
  expect(stopped).toMatchObject({ leftMinutes: -60, late: true });
  const resumed = resumeClock(stopped, open, { at: at("25T09:00") });
  expect(isLate(resumed, at("25T09:00"))).toBe(true);
  expect(isLate(begun(), at("24T09:59"))).toBe(false);
});

test("a solved ticket that is reopened has its whole time again", () => {
  const stopped = stopClock(begun(), open, at("24T09:00"));
  expect(resumeClock(stopped, open, { at: at("25T08:00"), anew: true }).dueAt).toBe(
    "2026-11-25T16:00:00.000Z",
  );
});

test("under another priority what was used counts, whether the clock runs or stands", () => {
  const high = { tier: "enterprise", priority: "high", at: at("23T12:00") } as const;
  expect(changeClock(begun(), open, high)).toMatchObject({
    promisedMinutes: 240,
    dueAt: "2026-11-23T14:00:00.000Z",
  });
  const stopped = stopClock(begun(), open, at("23T11:00"));
  expect(changeClock(stopped, open, high)).toMatchObject({ dueAt: null, leftMinutes: 180 });
  expect(changeClock(begun(), open, { ...high, priority: "urgent", at: at("23T13:00") }).dueAt).toBe(
    "2026-11-23T13:00:00.000Z",
  );
  const none = startClock(undefined, high);
  expect(changeClock(none, undefined, high)).toEqual(none);
});

test("the speed of the desk is its median and what nine in ten do not exceed", () => {
  expect(speedOf([])).toEqual({ n: 0, median: undefined, ninetieth: undefined });
  expect(ninetiethOf([30, 10, 20])).toBe(30);
  expect(speedOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 100])).toEqual({ n: 10, median: 5.5, ninetieth: 9 });
});
