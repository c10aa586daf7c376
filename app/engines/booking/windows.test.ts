import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayAfter } from "~/lib/local-day.ts";
import { times } from "../../../tests/prove.ts";
import { freeWindows } from "./booking.ts";

const FROM = "2026-03-02";
const ask = { units: 1, days: 2, from: FROM, ahead: 20, most: 3 };

describe("the next free windows", () => {
  test("are the first days in a row on which one unit is free", () => {
    const taken = ["2026-03-03", "2026-03-06"].map((day) => ({ unit: 1, day }));
    expect(freeWindows(taken, ask)).toEqual([
      { unit: 1, from: "2026-03-04", to: "2026-03-05" },
      { unit: 1, from: "2026-03-07", to: "2026-03-08" },
      { unit: 1, from: "2026-03-09", to: "2026-03-10" },
    ]);
  });

  test("need one and the same unit on all days", () => {
    const taken = [
      { unit: 1, day: "2026-03-02" },
      { unit: 2, day: "2026-03-03" },
    ];
    expect(freeWindows(taken, { ...ask, units: 2, most: 1 })).toEqual([
      { unit: 1, from: "2026-03-03", to: "2026-03-04" },
    ]);
  });

  test("are none where nothing is free for so long", () => {
    expect(freeWindows([], { ...ask, days: 21 })).toEqual([]);
  });

  test("are free on each of their days, and the first is the earliest there is", () => {
    const day = fc.nat(30).map((n) => dayAfter(FROM, n));
    const taken = fc.array(fc.record({ unit: fc.integer({ min: 1, max: 3 }), day }), { maxLength: 40 });
    fc.assert(
      fc.property(taken, fc.integer({ min: 1, max: 6 }), (busy, days) => {
        const asked = { units: 3, days, from: FROM, ahead: 30, most: 3 };
        const isFree = (unit: number, first: number) =>
          Array.from({ length: days }, (_, n) => dayAfter(FROM, first + n)).every(
            (one) => !busy.some((row) => row.unit === unit && row.day === one),
          );
        const found = freeWindows(busy, asked);
        const earliest = Array.from({ length: 31 - days }, (_, n) => n).find((n) =>
          [1, 2, 3].some((unit) => isFree(unit, n)),
        );
        expect(found[0]?.from).toBe(earliest === undefined ? undefined : dayAfter(FROM, earliest));
        for (const { unit, from, to } of found) {
          const first = Array.from({ length: 31 }, (_, n) => n).find((n) => dayAfter(FROM, n) === from) ?? -1;
          expect([isFree(unit, first), to]).toEqual([true, dayAfter(from, days - 1)]);
        }
      }),
      { numRuns: times(100) },
    );
  });
});
