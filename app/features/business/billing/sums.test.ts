import fc from "fast-check";
import { expect, test } from "vitest";
import { type Content, progressOf as engineProgress, problemsOf, totalsOf } from "~/engines/lines/lines.ts";
import { newApplication, sumsOfContent, troublesOf, typedContract, withWork } from "./application-content.ts";
import { doneOf as typedDone } from "./billing.schemas.ts";
import { sampleApplications } from "./example.server.ts";
import { ageing, ageOf, salesOutstanding } from "./receivables.ts";
import { type Retaining, retainedOfWork, sumsOf, troubleOf, type WorkLine } from "./sums.ts";
import { marginsOf, progressOf } from "./wip.ts";

const TEN: Retaining = { firstRate: 1_000, threshold: 10_000, laterRate: 1_000, storedRate: 1_000 };
const NONE = { released: 0, certified: 0 };
const line = (scheduled: number, more: Partial<WorkLine> = {}): WorkLine => ({
  ...{ scheduled, previous: 0, current: 0, stored: 0, isChange: false },
  ...more,
});
const dollars = (amount: number) => Math.round(amount * 100);

test("the sums are those of a published example with three lines and 10 % held back", () => {
  // payapppro.com/examples/aia-g702-g703.php: $265,000 with changes, $132,500 done, $13,250 held, $119,250 due.
  const sums = sumsOf(
    [
      line(dollars(25_000), { previous: dollars(25_000) }),
      line(dollars(95_000), { previous: dollars(40_000), current: dollars(22_500) }),
      line(dollars(130_000), { current: dollars(45_000) }),
      line(dollars(15_000), { isChange: true }),
    ],
    TEN,
    NONE,
  );
  expect(sums).toMatchObject({
    ...{ original: dollars(250_000), changes: dollars(15_000), contract: dollars(265_000) },
    ...{
      completed: dollars(132_500),
      retainage: dollars(13_250),
      earned: dollars(119_250),
      due: dollars(119_250),
    },
    // Ours has what is held back in it: 265,000 less 119,250.
    balance: dollars(145_750),
  });
});

test("work, stored material and change orders come to what another published example has", () => {
  // payapppro.com/learn/aia-g702-example-filled-out.php: $250,000 and $12,500 of changes; 122,400 + 48,500 + 7,200 is done.
  const sums = sumsOf(
    [
      line(dollars(250_000), {
        previous: dollars(122_400),
        current: dollars(48_500),
        stored: dollars(7_200),
      }),
      line(dollars(12_500), { isChange: true }),
    ],
    TEN,
    NONE,
  );
  expect([sums.contract, sums.completed]).toEqual([dollars(262_500), dollars(178_100)]);
  expect(Math.round((sums.completed / sums.contract) * 1_000) / 10).toBe(67.8);
  expect([sums.retainage, sums.earned]).toEqual([dollars(17_810), dollars(160_290)]);
});

test("the second rate holds back of what is done beyond the threshold, and keeps what was held before it", () => {
  const tiers: Retaining = { ...TEN, threshold: 5_000, laterRate: 0 };
  const contract = dollars(100_000);
  expect(retainedOfWork(dollars(40_000), contract, tiers)).toBe(dollars(4_000));
  expect(retainedOfWork(dollars(50_000), contract, tiers)).toBe(dollars(5_000));
  expect(retainedOfWork(dollars(90_000), contract, tiers)).toBe(dollars(5_000));
  expect(retainedOfWork(dollars(90_000), contract, { ...tiers, laterRate: 500 })).toBe(dollars(7_000));
  expect(retainedOfWork(0, contract, tiers)).toBe(0);
});

test("a line that bills over its value, falls without a reason or goes below nothing says so; a credit line is mirrored", () => {
  expect(troubleOf(line(100, { previous: 60, current: 40 }), 60, false)).toBeUndefined();
  expect(troubleOf(line(100, { previous: 60, current: 41 }), 60, false)).toBe("over");
  expect(troubleOf(line(100, { previous: 60, stored: 41 }), 60, false)).toBe("over");
  expect(troubleOf(line(100, { previous: 60, current: -10 }), 60, false)).toBe("falling");
  expect(troubleOf(line(100, { previous: 60, current: -10 }), 60, true)).toBeUndefined();
  expect(troubleOf(line(100, { previous: 60, current: -61 }), 60, true)).toBe("wrong-way");
  expect(troubleOf(line(100, { current: -10, stored: 20 }), 0, true)).toBe("wrong-way");
  expect(troubleOf(line(-100, { current: -100 }), 0, false)).toBeUndefined();
  expect(troubleOf(line(-100, { current: 10 }), 0, false)).toBe("wrong-way");
  // Stored material that is built in falls from one column into the other.
  expect(troubleOf(line(100, { previous: 30, current: 20, stored: 0 }), 50, false)).toBeUndefined();
});

const amounts = fc.array(fc.tuple(fc.integer({ min: 1, max: 10_000_000 }), fc.nat(10_000), fc.nat(10_000)), {
  minLength: 1,
  maxLength: 12,
});
const rate = fc.nat(10_000);

test("the document of the engine comes to the ninth sum's parts for any contract, work and terms", () => {
  fc.assert(
    fc.property(amounts, rate, rate, rate, rate, (rows, firstRate, threshold, laterRate, storedRate) => {
      const values = typedContract(rows.map(([cents], n) => ({ id: `l${n}`, text: "x", cents, code: "" })));
      const begun = newApplication(
        {
          ...{ firstRate, threshold, laterRate, storedRate, payDays: 30, kind: "progress" },
          ...{ periodFrom: "2026-01-01", periodTo: "2026-01-31", released: 0, releasing: 0, certified: 0 },
        },
        { values: [values], changes: [{ id: "c", title: "Rock", number: 1, totalCents: 12_345 }] },
      );
      const content = withWork(begun, {
        done: rows.map(([, done]) => ({ rate: done })),
        stored: rows.map(([cents, done, stored]) => Math.floor((cents * (10_000 - done) * stored) / 1e8)),
        ...{ credit: "", note: "" },
      });
      const sums = sumsOfContent(content);
      const engine = engineProgress(content);
      expect(problemsOf(content)).toEqual([]);
      expect(totalsOf(content).total).toBe(sums.due);
      expect(engine).toEqual({
        ...{ scheduled: sums.contract, completed: sums.completed, retainage: sums.retainage },
        ...{ earned: sums.earned, previous: sums.previous, due: sums.due, toFinish: sums.balance },
      });
      expect(sums.retainage).toBe(sums.retainedWork + sums.retainedStored);
      expect(sums.original + sums.changes).toBe(sums.contract);
      expect(sums.retainage).toBeLessThanOrEqual(sums.completed);
      expect(sums.earned + sums.balance).toBe(sums.contract);
    }),
  );
});

test("the examples foot: each application follows from the one before, and none is in trouble", () => {
  const { contracts, applications } = sampleApplications("en", "2026-06-30");
  expect(contracts.map((content) => totalsOf(content).total)).toEqual([18_500_000, 9_250_000]);
  expect(applications).toHaveLength(5);
  for (const one of applications) {
    const before = applications.filter(({ job, periodTo }) => job === one.job && periodTo < one.periodFrom);
    const last = before.at(-1)?.content as Content | undefined;
    expect(troublesOf(one.content, last)).toEqual([]);
    expect(problemsOf(one.content)).toEqual([]);
    expect(totalsOf(one.content).total).toBe(one.totalCents);
    if (last) expect(sumsOfContent(one.content).completed).toBeGreaterThan(sumsOfContent(last).completed);
  }
});

test("what was done is dollars or a percentage, also below zero, and nothing else", () => {
  expect(["", "2500", "$1,250.50", "-40", "25%", "12.5 %", "-5%"].map(typedDone)).toEqual([
    ...[{ cents: 0 }, { cents: 250_000 }, { cents: 125_050 }, { cents: -4_000 }],
    ...[{ rate: 2_500 }, { rate: 1_250 }, { rate: -500 }],
  ]);
  expect(["101%", "1,25", "all", "12.345%", "-", "%"].map(typedDone)).toEqual(Array(6).fill(undefined));
});

test("what is late is counted from its day, and days outstanding are those of a published example", () => {
  const today = "2026-06-30";
  const days = ["2026-06-30", "2026-06-29", "2026-05-31", "2026-05-30", "2026-04-01", "2026-03-31", null];
  expect(days.map((day) => ageOf(day, today))).toEqual([
    ...["current", "to30", "to30", "to60", "to90", "over90", "current"],
  ]);
  expect(
    ageing(
      days.map((dueOn) => ({ openCents: 1, dueOn })),
      today,
    ),
  ).toEqual({
    ...{ current: 2, to30: 2, to60: 1, to90: 1, over90: 1 },
  });
  // collectthemoney.com/links/whentoplace/dso.htm: 5,000,000 of 9,000,000 in 91 days are 50.55 days.
  expect(salesOutstanding(500_000_000, 900_000_000, 91)).toBe(50.6);
  expect(salesOutstanding(100, 0, 90)).toBeUndefined();
});

const FIGURES = {
  ...{ originalContractCents: dollars(1_000_000), contractCents: dollars(1_000_000) },
  ...{ budgetCents: dollars(800_000), actualCents: dollars(425_000), eacCents: dollars(850_000) },
  billedCents: dollars(550_000),
};

test("over- and under-billing are those of a published example, and a denominator of zero says so", () => {
  // covinly.com/blog/over-under-billings-wip-deep-dive: 425 of 850 thousand is 50 %, a million earned half of itself.
  const over = progressOf(FIGURES);
  expect(over).toEqual({ spentTenths: 500, earnedCents: dollars(500_000), overCents: dollars(50_000) });
  expect(progressOf({ ...FIGURES, billedCents: dollars(450_000) })).toMatchObject({
    overCents: dollars(-50_000),
  });
  expect(progressOf({ ...FIGURES, eacCents: 0 })).toBe("no-costs");
  expect(progressOf({ ...FIGURES, contractCents: 0 })).toBe("no-contract");
  expect(progressOf({ ...FIGURES, actualCents: dollars(900_000) })).toMatchObject({ spentTenths: 1_000 });
});

test("a margin fades by the points between plan and expectation", () => {
  expect(marginsOf(FIGURES)).toEqual({
    ...{ plannedCents: dollars(200_000), expectedCents: dollars(150_000) },
    ...{ plannedTenths: 200, expectedTenths: 150, fadeTenths: 50 },
  });
  expect(marginsOf({ ...FIGURES, budgetCents: 0 })).toBe("no-costs");
});
