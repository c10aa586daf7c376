import { expect, test } from "vitest";
import type { PackageView } from "./bids.view.server.ts";
import { lettersOf } from "./letters.server.ts";
import { type ItemAnswer, type LevelBid, level, median, type Plug, type ScopeItem } from "./leveling.ts";
import { matrixCsv } from "./matrix-csv.server.ts";

const ITEMS: ScopeItem[] = [
  { id: "i1", text: "Panel", qty: "1", unit: "ea", kind: "base" },
  { id: "i2", text: "Rough-in", qty: "1", unit: "ls", kind: "base" },
  { id: "i3", text: "Permit", qty: "1", unit: "ls", kind: "base" },
  { id: "i4", text: "Charger", qty: "1", unit: "ea", kind: "alternate", taken: true },
  { id: "i5", text: "Trench", qty: "1", unit: "ls", kind: "others" },
];
const included = (cents: number | null = null): ItemAnswer => ({ said: "included", cents });
const priced = (cents: number): ItemAnswer => ({ said: "priced", cents });
const WHOLE = { i1: included(), i2: included(), i3: included(90_000), i4: priced(200_000) };

const bid = (
  id: string,
  baseCents: number,
  items: Record<string, ItemAnswer>,
  more: { plugs?: Record<string, Plug>; acked?: boolean; validUntil?: string | null; bond?: boolean } = {},
): LevelBid => ({
  ...{ id, company: `Sample firm ${id}`, acked: more.acked ?? true, plugs: more.plugs ?? {} },
  offer: {
    ...{ baseCents, items, qualifications: "", printedName: id },
    ...{ bond: more.bond ?? false, validUntil: more.validUntil ?? null },
  },
});
const ASKED = { today: "2026-03-02", needsBond: false };
const plug = (cents: number | null, mark: Plug["mark"] = "plug"): Plug => ({ mark, cents, source: "mine" });
const one = (leveled: ReturnType<typeof level>, id: string) => {
  const found = leveled.bids.find((row) => row.id === id);
  if (!found) throw new Error("it is there");
  return found;
};
const whyOf = (leveled: ReturnType<typeof level>) => leveled.recommendation.reasons.map(({ why }) => why);

test("a whole bid is its base and what is priced beside it, and covers everything", () => {
  const row = one(level(ITEMS, [bid("a", 4_800_000, WHOLE)], ASKED), "a");
  expect([row.totalCents, row.addedCents, row.coverage]).toEqual([5_000_000, 200_000, 10_000]);
  expect([row.gaps, row.exclusions, row.doubles, row.open]).toEqual([0, 0, 0, 0]);
});

test("what is not spoken of is a gap, what is left out by word is an exclusion, and both are open until an amount is set", () => {
  const said = {
    i1: included(),
    i2: { said: "excluded", cents: null } as const,
    i4: { said: "others", cents: null } as const,
  };
  const bare = one(level(ITEMS, [bid("a", 1_000_000, said)], ASKED), "a");
  expect(bare.cells.map(({ standing }) => standing)).toEqual([
    "covered",
    "excluded",
    "gap",
    "others",
    "apart",
  ]);
  expect([bare.gaps, bare.exclusions, bare.open, bare.coverage]).toEqual([1, 2, 3, 2_500]);
  const plugs = { i2: plug(300_000), i3: plug(90_000), i4: plug(10_000) };
  const set = one(level(ITEMS, [bid("a", 1_000_000, said, { plugs })], ASKED), "a");
  expect([set.totalCents, set.plugCents, set.open]).toEqual([1_400_000, 400_000, 0]);
  // The gap stays a gap: an amount is no word of the bidder.
  expect([set.gaps, set.exclusions]).toEqual([1, 2]);
});

test("the amount of what is paid twice fills no gap: the bid stays open", () => {
  for (const i3 of [undefined, { said: "excluded", cents: null } as const]) {
    const said = { i1: WHOLE.i1, i2: WHOLE.i2, i4: WHOLE.i4, ...(i3 && { i3 }) };
    const plugs = { i3: plug(50_000, "double") };
    const leveled = level(ITEMS, [bid("a", 1_000_000, said, { plugs })], ASKED);
    const { plugCents, doubleCents, open } = one(leveled, "a");
    expect([plugCents, doubleCents, open]).toEqual([0, 50_000, 1]);
    expect(leveled.recommendation.bid).toBeUndefined();
  }
});

test("every way of paying twice is found, and its amount comes off once", () => {
  const cases: [string, Record<string, ItemAnswer>, Record<string, Plug>, string, number][] = [
    ["in the base and as an alternate", { ...WHOLE, i4: included(200_000) }, {}, "alternate", 1_000_000],
    ["in the base, though others do it", { ...WHOLE, i5: included(150_000) }, {}, "others", 1_050_000],
    ["beside the base, though others do it", { ...WHOLE, i5: priced(150_000) }, {}, "others", 1_200_000],
    ["set, though covered", WHOLE, { i3: plug(90_000) }, "plugCovered", 1_200_000],
    [
      "set, though others do it",
      { ...WHOLE, i5: { said: "others", cents: null } },
      { i5: plug(70_000) },
      "plugOthers",
      1_200_000,
    ],
    ["by the buyer's word", WHOLE, { i1: plug(40_000, "double") }, "marked", 1_160_000],
  ];
  for (const [name, items, plugs, double, total] of cases) {
    const row = one(level(ITEMS, [bid("a", 1_000_000, items, { plugs })], ASKED), "a");
    expect([name, row.cells.flatMap((cell) => cell.double ?? []), row.totalCents]).toEqual([
      name,
      [double],
      total,
    ]);
  }
});

test("double coverage of which nobody says how much keeps a bid from being recommended", () => {
  const leveled = level(ITEMS, [bid("a", 1_000_000, { ...WHOLE, i5: included() })], ASKED);
  expect([one(leveled, "a").unpriced, leveled.recommendation.bid]).toEqual([1, undefined]);
  expect(whyOf(leveled)).toContain("not.unpriced");
});

test("an alternate that is not meant to be built adds nothing, is no gap and is paid twice by nobody", () => {
  const items = ITEMS.map((item) => ({ ...item, taken: false }));
  for (const said of [priced(200_000), included(200_000), undefined]) {
    const { i4: _, ...rest } = WHOLE;
    const row = one(level(items, [bid("a", 1_000_000, said ? { ...rest, i4: said } : rest)], ASKED), "a");
    expect([row.totalCents, row.gaps, row.doubles]).toEqual([1_000_000, 0, 0]);
  }
});

test("the buyer may call an item missing although the bid says that it has it", () => {
  const row = one(
    level(ITEMS, [bid("a", 1_000_000, WHOLE, { plugs: { i3: plug(95_000, "gap") } })], ASKED),
    "a",
  );
  expect([row.cells[2]?.standing, row.totalCents, row.open]).toEqual(["gap", 1_295_000, 0]);
});

test("more than a quarter from the median is an outlier, a quarter exactly is none", () => {
  const only = { i1: included() };
  const items = ITEMS.slice(0, 1);
  const bids = [bid("low", 75_000, only), bid("mid", 100_000, only), bid("high", 125_001, only)];
  const leveled = level(items, bids, ASKED);
  expect(leveled.bids.map(({ outlier }) => outlier)).toEqual([false, false, true]);
  expect([leveled.medianCents, leveled.spreadCents, leveled.spread]).toEqual([100_000, 50_001, 6_667]);
});

test("the lowest leveled total is recommended, not the lowest base, and the reasons say so", () => {
  const { i3: _, ...without } = WHOLE;
  const bids = [
    bid("a", 1_000_000, WHOLE),
    bid("b", 950_000, without, { plugs: { i3: plug(90_000) } }),
    bid("c", 1_300_000, WHOLE),
  ];
  const leveled = level(ITEMS, bids, ASKED);
  expect(leveled.recommendation.bid).toBe("a");
  expect(leveled.recommendation.reasons).toEqual([
    { why: "lowest", company: "Sample firm a", cents: 1_200_000 },
    { why: "next", company: "Sample firm b", cents: 40_000 },
    { why: "coverage", percent: 10_000 },
    { why: "notLowestBase", company: "Sample firm b", cents: 1_240_000 },
  ]);
});

test("open gaps, addenda not acknowledged, a missing bond and prices that hold no longer are said, and not recommended", () => {
  const { i3: _, ...without } = WHOLE;
  const bids = [
    bid("gap", 1, without, { bond: true }),
    bid("unread", 2, WHOLE, { acked: false, bond: true }),
    bid("bare", 3, WHOLE),
    bid("old", 4, WHOLE, { validUntil: "2026-03-01", bond: true }),
    bid("good", 5_000_000, WHOLE, { validUntil: "2026-03-02", bond: true }),
  ];
  const leveled = level(ITEMS, bids, { ...ASKED, needsBond: true });
  expect(leveled.recommendation.bid).toBe("good");
  for (const why of ["not.open", "not.notAcked", "not.noBond", "not.expired", "only"])
    expect(whyOf(leveled)).toContain(why);
  expect(level(ITEMS, [], ASKED).recommendation).toEqual({ reasons: [{ why: "noBids" }] });
});

test("what others bid for an item is suggested for a gap, in the middle and without the bid's own", () => {
  const bids = [
    bid("a", 1, { i3: included(90_000) }),
    bid("b", 1, { i3: included(110_000) }),
    bid("c", 1, {}),
  ];
  const leveled = level(ITEMS, bids, ASKED);
  expect(one(leveled, "c").cells[2]?.suggestedCents).toBe(100_000);
  expect(one(leveled, "a").cells[2]?.suggestedCents).toBe(110_000);
  expect(median([])).toBeNull();
});

test("the winner's letter names the price of what is awarded: the base and what is priced beside it and built", () => {
  const winner = bid("a", 10_000_000, {
    ...WHOLE,
    i2: priced(50_000),
    i4: priced(2_000_000),
    i5: priced(7_000),
  });
  const inBase = bid("b", 9_000_000, { ...WHOLE, i4: included(500_000) }, { plugs: { i1: plug(90_000) } });
  const leveling = level(ITEMS, [winner, inBase], ASKED);
  const letter = (awardedTo: string) => {
    const view = { package: { topic: "Wiring", awardedTo }, leveling, now: "2026-03-02T12:00:00.000Z" };
    const letters = lettersOf(view as unknown as PackageView, "en");
    return letters.find(({ bid }) => bid === awardedTo)?.text;
  };
  expect(letter("a")).toContain("120,500");
  expect(letter("b")).toContain("90,000");
});

test("a sheet of the bids runs no formula that a bidder or an item is called", () => {
  const items = [{ ...ITEMS[0], text: "=1+1" } as ScopeItem];
  const leveling = level(items, [{ ...bid("a", 100_050, { i1: included() }), company: "@SUM(A1)" }], ASKED);
  const csv = matrixCsv({ package: { items }, leveling } as unknown as PackageView, "en");
  expect(csv).toContain(`"'=1+1"`);
  expect(csv).toContain(`"'@SUM(A1)"`);
  expect(csv).toContain('"1000.5"');
});
