import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clockAt, momentAt } from "~/lib/wall-clock.ts";
import { times } from "../../../../tests/prove.ts";
import { clockOf, countDays, DAYS_CAP, decide, QUESTIONS, rateOf } from "./recordkeeping.ts";

const rounded = (rate: number | undefined) => (rate === undefined ? undefined : Number(rate.toFixed(1)));

describe("TRIR and DART", () => {
  // COMAR 09.12.24.09, a machine shop: cases in H, I and J, and hours, of 2005, 2004 and 2003.
  test.each([
    { what: "DART of 2005", cases: 0 + 1, hours: 10_000, rate: 20.0 },
    { what: "TRC of 2005", cases: 0 + 1 + 0, hours: 10_000, rate: 20.0 },
    { what: "DART of three years", cases: 1, hours: 10_000 + 14_000 + 12_000, rate: 5.6 },
  ])("the $what of Maryland's worked example comes out", ({ cases, hours, rate }) => {
    expect(rounded(rateOf(cases, hours).rate)).toBe(rate);
  });

  test("without hours there is no rate, not even with no cases", () => {
    expect(rateOf(0, 0).rate).toBeUndefined();
    expect(rateOf(3, 0).rate).toBeUndefined();
    expect(rateOf(0, 1).rate).toBe(0);
  });

  test("a sample is small where one case more moves the rate by more than one", () => {
    fc.assert(
      fc.property(fc.nat(50), fc.integer({ min: 1, max: 2_000_000 }), (cases, hours) => {
        const { rate = 0, oneMore = 0, isSmall } = rateOf(cases, hours);
        if (Math.abs(oneMore - rate - 1) > 1e-9) expect(isSmall).toBe(oneMore - rate > 1);
      }),
      { numRuns: times(200) },
    );
  });
});

const day = (offset: number) =>
  new Date(Date.UTC(2024, 1, 20) + offset * 86_400_000).toISOString().slice(0, 10);

describe("the days of a case", () => {
  const NONE = { from: "", until: "" };

  test("the day of the injury is not counted, weekends and a leap day are", () => {
    const away = { from: "2024-02-23", until: "2024-03-03" };
    expect(countDays("2024-02-23", { away, restricted: NONE, today: "2024-06-01" })).toEqual({
      ...{ away: 9, restricted: 0, capped: false },
    });
  });

  test("180 days are not capped, the next is", () => {
    const until = (offset: number) => ({ from: day(1), until: day(offset) });
    const asked = { restricted: NONE, today: day(900) };
    expect(countDays(day(0), { ...asked, away: until(180) })).toEqual({
      away: 180,
      restricted: 0,
      capped: false,
    });
    expect(countDays(day(0), { ...asked, away: until(181) })).toEqual({
      away: 180,
      restricted: 0,
      capped: true,
    });
  });

  test("are those of the calendar, each once, in its order, up to 180", () => {
    const span = fc.record({
      from: fc.integer({ min: -5, max: 300 }),
      length: fc.integer({ min: -1, max: 300 }),
    });
    fc.assert(
      fc.property(span, span, fc.integer({ min: 0, max: 500 }), (off, light, today) => {
        const typed = ({ from, length }: typeof off) =>
          length < 0 ? { from: day(from), until: "" } : { from: day(from), until: day(from + length) };
        const isIn = (n: number, { from, length }: typeof off) =>
          n >= from && (length < 0 || n <= from + length);
        // Told from the calendar itself: every day up to today that somebody was off or on light duty.
        const all = Array.from({ length: today }, (_, n) => n + 1).flatMap((n) =>
          isIn(n, off) ? ["away"] : isIn(n, light) ? ["restricted"] : [],
        );
        const kept = all.slice(0, DAYS_CAP);
        expect(countDays(day(0), { away: typed(off), restricted: typed(light), today: day(today) })).toEqual({
          away: kept.filter((one) => one === "away").length,
          restricted: kept.filter((one) => one === "restricted").length,
          capped: all.length > DAYS_CAP,
        });
      }),
      { numRuns: times(200) },
    );
  });
});

describe("the clocks of 29 CFR 1904.39", () => {
  test("a death has 8 hours, a hospital stay, an amputation and an eye 24, and nothing else a clock", () => {
    const learned = "2026-03-08T06:30:00.000Z";
    const now = new Date("2026-03-08T14:30:00.000Z");
    expect(clockOf("death", learned, now)).toMatchObject({
      deadline: "2026-03-08T14:30:00.000Z",
      isOver: false,
    });
    expect(clockOf("death", learned, new Date(now.getTime() + 1))?.isOver).toBe(true);
    for (const duty of ["hospital", "amputation", "eye"] as const)
      expect(clockOf(duty, learned, now)).toMatchObject({ hours: 24, deadline: "2026-03-09T06:30:00.000Z" });
    expect(clockOf("none", learned, now)).toBeUndefined();
    expect(clockOf("death", null, now)).toBeUndefined();
  });

  test("hours pass through a change of clocks: 23:00 before it and 24 h later is midnight in New York", () => {
    const learned = momentAt("2026-03-07", "23:00", "America/New_York");
    expect(learned).toBe("2026-03-08T04:00:00.000Z");
    const clock = clockOf("hospital", learned, new Date(learned));
    expect(clockAt(clock?.deadline ?? "", "America/New_York")).toEqual({
      day: "2026-03-09",
      time: "00:00",
    });
  });

  test("of an hour that is shown twice the first is meant, so that no deadline is late", () => {
    expect(momentAt("2026-11-01", "01:30", "America/New_York")).toBe("2026-11-01T05:30:00.000Z");
  });

  test("a time that the site's clocks show reads back as it was typed", () => {
    const zone = fc.constantFrom("America/Los_Angeles", "Asia/Jerusalem", "UTC", "Asia/Kolkata");
    // Noon on any day: no zone changes its clocks then.
    fc.assert(
      fc.property(zone, fc.integer({ min: 0, max: 3_000 }), (name, n) => {
        expect(clockAt(momentAt(day(n), "12:15", name), name)).toEqual({ day: day(n), time: "12:15" });
      }),
      { numRuns: times(200) },
    );
  });
});

describe("the questions of recordability", () => {
  test.each([
    ["n", "notWork", "29 CFR 1904.5"],
    ["yy", "excepted", "29 CFR 1904.5(b)(2)"],
    ["ynn", "update", "29 CFR 1904.6"],
    ["ynyy", "death", "29 CFR 1904.7(b)(2)"],
    ["ynyny", "away", "29 CFR 1904.7(b)(3)"],
    ["ynynny", "restricted", "29 CFR 1904.7(b)(4)"],
    ["ynynnny", "other", "29 CFR 1904.7(b)(5)"],
    ["ynynnnnnnn", "not", "29 CFR 1904.7(a)"],
  ])("%s ends in %s by %s", (answers, is, section) => {
    expect(decide(answers).verdict).toEqual({ is, section });
  });

  test("every answer leads to a question or an end, whatever the address says", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), (text) => {
        const { next, verdict, answered } = decide(text);
        expect(Boolean(next) !== Boolean(verdict)).toBe(true);
        expect(answered.length).toBeLessThanOrEqual(QUESTIONS.length);
      }),
      { numRuns: times(200) },
    );
  });
});
