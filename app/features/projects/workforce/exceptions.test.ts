import { expect, test } from "vitest";
import { beyond, exceptionsOf, type Shift } from "./exceptions.ts";

const at = (day: number, hour: number) => new Date(Date.UTC(2026, 4, day, hour)).toISOString();
const shift = (day: number, from: number, to: number | null, more: Partial<Shift> = {}): Shift => ({
  ...{ id: `${day}-${from}`, worker: "w", inAt: at(day, from), outAt: to === null ? null : at(day, to) },
  ...{ inMetres: null, inAccuracy: null, outMetres: null, outAccuracy: null, settled: [] },
  ...more,
});
const of = (shifts: Shift[], now = at(20, 12)) => exceptionsOf(shifts, { now, fence: 200 });

test("plain days are nothing to ask about", () => {
  expect(of([shift(4, 7, 15), shift(5, 7, 15), shift(20, 7, null)])).toEqual([]);
});

test("who forgot to clock out is proposed the usual length, and is clocked out by nobody", () => {
  const before = [4, 5, 6].map((day) => shift(day, 7, 16));
  expect(of([...before, shift(19, 7, null)])).toEqual([
    {
      ...{ punch: "19-7", worker: "w", kind: "missed_out" },
      proposal: { inAt: at(19, 7), outAt: at(19, 16), basis: "usual", of: 3 },
    },
  ]);
  expect(of([shift(19, 7, null)])[0]?.proposal).toEqual({
    inAt: at(19, 7),
    outAt: at(19, 15),
    basis: "plain",
    of: 0,
  });
  expect(of([shift(20, 1, null)])).toEqual([]);
  expect(of([shift(20, 0, null)])[0]?.kind).toBe("missed_out");
});

test("two shifts that overlap are flagged, and the first is proposed to end where the second begins", () => {
  expect(of([shift(4, 7, 12), shift(4, 11, 15)])).toEqual([
    {
      ...{ punch: "4-7", worker: "w", kind: "overlap" },
      proposal: { inAt: at(4, 7), outAt: at(4, 11), basis: "next", of: 0 },
    },
  ]);
  expect(of([shift(4, 7, 11), shift(4, 11, 15)])).toEqual([]);
  expect(of([shift(4, 7, 12), { ...shift(4, 11, 15), worker: "other" }])).toEqual([]);
});

test("a shift of sixteen hours is asked about, one that was looked at is not", () => {
  expect(of([shift(4, 2, 18)])[0]).toMatchObject({ kind: "long_shift", proposal: { outAt: at(4, 10) } });
  expect(of([shift(4, 2, 17)])).toEqual([]);
  expect(of([shift(4, 2, 18, { settled: ["long_shift"] })])).toEqual([]);
});

test("outside the fence is only who is outside for certain", () => {
  expect(beyond(250, 60, 200)).toBe(0);
  expect(beyond(261, 60, 200)).toBe(1);
  expect(beyond(null, null, 200)).toBe(0);
  const far = shift(4, 7, 15, { outMetres: 900, outAccuracy: 20 });
  expect(of([far])[0]).toMatchObject({ kind: "outside_fence", metres: 680, proposal: { basis: "asIs" } });
  expect(of([{ ...far, settled: ["outside_fence"] }])).toEqual([]);
});
