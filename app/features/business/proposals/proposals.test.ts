import { describe, expect, test } from "vitest";
import {
  type Content,
  emptyContent,
  type Line,
  problemsOf,
  totalsOf,
  withChoice,
} from "~/engines/lines/lines.ts";
import { LANGUAGES } from "~/i18n/languages.ts";
import { times } from "../../../../tests/prove.ts";
import { DEPOSIT_CAPS, mostDeposit } from "./deposit-caps.ts";
import { isOverCap, mostDepositOf } from "./deposit-check.ts";
import { fromEstimate, outlineOf } from "./outline.server.ts";
import {
  cashFlowOf,
  chosenOf,
  isWhole,
  marginOf,
  paymentsOf,
  pricesOf,
  valuesOf,
  warningsOf,
  withFacts,
  withMilestones,
  withRates,
} from "./proposal-content.ts";
import { TEMPLATES } from "./proposals.limits.ts";
import { offerOf } from "./proposals.view.server.ts";

const DAY = "2026-03-02";
const outline = { template: "deck" as const, client: "Homeowner 1", site: "Ridge", size: "0", facts: "" };

/** Numbers that come out the same in every run. */
function dice(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
}

function randomProposal(roll: (most: number) => number): Content {
  const line = (n: number): Line => ({
    ...{ id: `l${n}`, text: `Line ${n}`, unit: "ea" },
    qty: String(roll(400) + 1),
    unitCost: roll(2) ? String(roll(5_000)) : `${roll(900)}.${roll(9) + 1}`,
    ...(roll(2) && { markup: String(roll(60)) }),
    ...(roll(2) && { taxable: true }),
    ...(roll(5) === 0 && { optional: true }),
    ...(roll(3) === 0 && {
      option: { group: "Level", choice: ["Good", "Better", "Best"][roll(3)] ?? "Good" },
    }),
  });
  const sections = Array.from({ length: roll(3) + 1 }, (_, s) => ({
    ...{ id: `s${s}`, title: `Part ${s}` },
    lines: Array.from({ length: roll(4) + 1 }, (_line, n) => line(s * 10 + n)),
  }));
  const first = roll(98) + 1;
  const second = roll(100 - first - 1) + 1;
  return withMilestones(
    withRates(
      { ...emptyContent("proposal"), sections, deposit: { cents: roll(200_000) } },
      { overhead: String(roll(15)), profit: String(roll(15)), discount: String(roll(9)), tax: "8.25" },
    ),
    [first, second, 100 - first - second]
      .map((percent, n) => ({ name: `Step ${n}`, percent: String(percent) }))
      .filter(({ percent }) => percent !== "0"),
  );
}

test("totals of random proposals are exact, whichever options are chosen", () => {
  const roll = dice(7);
  for (let n = 0; n < times(500); n++) {
    const content = randomProposal(roll);
    for (const pick of [0, 1, 2]) {
      const chosen = withChoice(
        content,
        chosenOf(content, (field) => (field.startsWith("g") ? String(pick) : pick === 1 ? "on" : null)),
      );
      const totals = totalsOf(chosen);
      const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0);
      expect(sum(totals.sections.map(({ cents }) => cents))).toBe(totals.subtotal);
      expect(totals.subtotal + sum(totals.steps.map(({ cents }) => cents))).toBe(totals.total);
      const offer = offerOf(chosen);
      const shown = offer.sections.flatMap(({ lines }) => lines.map(({ cents }) => cents));
      expect(sum(shown)).toBe(offer.subtotal);
      expect(offer.subtotal + sum(offer.steps.map(({ cents }) => cents))).toBe(totals.total);
      const { deposit, payments } = paymentsOf(chosen);
      expect(sum(payments.map(({ cents }) => cents))).toBe(totals.total);
      expect(deposit + sum(payments.map(({ dueCents }) => dueCents))).toBe(totals.total);
      const values = valuesOf(chosen);
      expect(problemsOf(values)).toEqual([]);
      expect(totalsOf(values).total).toBe(shown.some((cents) => cents > 0) ? totals.total : 0);
    }
  }
});

describe("milestones", () => {
  const of = (...percents: string[]) => percents.map((percent) => ({ name: "Step", percent }));
  test.each([
    [of("50", "50"), true],
    [of("33.33", "33.33", "33.34"), true],
    [of("33.33", "33.33", "33.33"), false],
    [of("50", "50.01"), false],
    [of("33.333", "66.667"), false],
    [of("100", "0"), false],
    [of(), false],
  ])("are all of the price or not: %#", (milestones, whole) => {
    expect(isWhole(milestones)).toBe(whole);
  });

  test("come in money with the deposit off the first of them, and in time over the days of the work", () => {
    const content = withMilestones(
      withFacts(
        {
          ...emptyContent("proposal"),
          deposit: { cents: 40_000 },
          sections: [
            {
              id: "s",
              title: "",
              lines: [{ id: "l", text: "Work", qty: "1", unit: "ls", unitCost: "1000" }],
            },
          ],
        },
        { startOn: "2026-03-01", finishOn: "2026-03-31" },
      ),
      of("30", "30", "40"),
    );
    expect(paymentsOf(content).payments.map(({ cents, dueCents }) => [cents, dueCents])).toEqual([
      [30_000, 0],
      [30_000, 20_000],
      [40_000, 40_000],
    ]);
    expect(cashFlowOf(content).map(({ day, sum }) => [day, sum])).toEqual([
      ["2026-03-01", 40_000],
      ["2026-03-01", 40_000],
      ["2026-03-16", 60_000],
      ["2026-03-31", 100_000],
    ]);
  });
});

test("the cap on a deposit is the lower of a part of the price and a sum", () => {
  expect(mostDeposit(DEPOSIT_CAPS.CA, 5_000_00)).toBe(500_00);
  expect(mostDeposit(DEPOSIT_CAPS.CA, 50_000_00)).toBe(1_000_00);
  expect(mostDeposit(DEPOSIT_CAPS.MD, 100_00)).toBe(33_33);
  expect(mostDeposit(undefined, 100_00)).toBeUndefined();
  // Pennsylvania names only prices above $5,000.
  expect([500_000, 500_001].map((cents) => mostDeposit(DEPOSIT_CAPS.PA, cents))).toEqual([
    undefined,
    166_667,
  ]);
});

test("the cap holds for whatever the client chooses: the cheapest of a group, no optional line, the dearest by percent", () => {
  const line = (id: string, unitCost: string, more: Partial<Line>) => ({
    ...{ id, text: id, qty: "1", unit: "ls", unitCost, ...more },
  });
  const level = (choice: string) => ({ option: { group: "Level", choice } });
  const of = (deposit: Content["deposit"], state = "CA"): Content =>
    withFacts(
      {
        ...{ ...emptyContent("proposal"), deposit, chosen: { lines: ["extra"], options: {} } },
        sections: [
          {
            ...{ id: "s", title: "" },
            lines: [
              line("best", "10000", level("Best")),
              line("good", "4000", level("Good")),
              line("extra", "2000", { optional: true }),
            ],
          },
        ],
      },
      { state },
    );
  expect(mostDepositOf(of({ cents: 1 }))).toBe(400_00);
  expect([400_00, 400_01, 1_000_00].map((cents) => isOverCap(of({ cents })))).toEqual([false, true, true]);
  // A tenth of the dearest is more than the sum that the state names.
  expect(isOverCap(of({ rate: "10" }))).toBe(true);
  expect(isOverCap(of({ rate: "8" }))).toBe(false);
  expect(isOverCap(of({ cents: 4_000_00 }, ""))).toBe(false);
});

describe.each(LANGUAGES)("in %s", (language) => {
  test.each(TEMPLATES)("the template %s makes an offer that can be kept, with three levels", (template) => {
    const content = outlineOf(language, { ...outline, template, size: "37.5", facts: "Two doors" }, DAY);
    expect(problemsOf(content)).toEqual([]);
    const offer = offerOf(content);
    expect(offer.groups.map(({ choices }) => choices.length)).toEqual([3]);
    const [good = 0, better = 0, best = 0] = offer.groups[0]?.choices.map(({ total }) => total) ?? [];
    expect(good < better && better < best).toBe(true);
    expect(offer.facts.scope).toContain("Two doors");
    expect(offer.facts.scope).toContain("37.5");
    expect(warningsOf(content)).toEqual(["licence"]);
    expect(isWhole(offer.payments)).toBe(true);
  });
});

test("what the client is told has no unit cost, markup, overhead or profit in it", () => {
  const content = withRates(outlineOf("en", outline, DAY), {
    ...{ overhead: "11.37", profit: "7.31", discount: "0", tax: "0" },
  });
  const told = JSON.stringify(offerOf(content));
  expect(told).not.toMatch(/unitCost|markup|overhead|profit|11\.37|7\.31|13\.5/);
  const { cost, price, gain } = marginOf(content);
  expect(price - cost).toBe(gain);
  expect(gain).toBeGreaterThan(0);
  expect(pricesOf(content).subtotal).toBe(totalsOf(content).total);
});

test("an offer from an estimate asks for what the estimate came to, to the cent", () => {
  const roll = dice(11);
  const words = { tax: "Tax", contingency: "Contingency" };
  for (let n = 0; n < times(500); n++) {
    const { sections, chosen } = randomProposal(roll);
    const rates = [
      ["tax", "taxable", "8.25"],
      ["overhead", "running", String(roll(20))],
      ["profit", "running", `${roll(20)}.5`],
      ["contingency", "running", String(roll(15))],
    ] as const;
    const estimate: Content = {
      ...{ ...emptyContent("estimate"), sections, chosen },
      adjustments: rates.map(([kind, on, rate]) => ({ id: kind, kind, on, rate })),
    };
    const offer = fromEstimate("en", estimate, words, { ...outline, title: "Deck" }, DAY);
    expect(problemsOf(offer)).toEqual([]);
    expect(totalsOf(offer).total).toBe(totalsOf(estimate).total);
    const shown = offerOf(offer).sections.flatMap(({ lines }) => lines.map(({ cents }) => cents));
    expect(shown.reduce((a, b) => a + b, 0)).toBe(totalsOf(offer).total);
  }
});

test("an estimate begins an offer with its lines, overhead and profit; tax and contingency are lines", () => {
  const estimate: Content = {
    ...emptyContent("estimate"),
    sections: [
      {
        ...{ id: "s", title: "Deck" },
        lines: [
          {
            ...{
              id: "l",
              text: "Joists",
              qty: "10",
              unit: "ea",
              unitCost: "20",
              taxable: true,
              locked: true,
            },
            basis: { source: "own", asOf: DAY, less: "0", more: "0", supplier: "Sample Yard" },
          },
        ],
      },
    ],
    adjustments: [
      { id: "tax", kind: "tax", on: "taxable", rate: "8" },
      { id: "overhead", kind: "overhead", on: "running", rate: "10" },
      { id: "contingency", kind: "contingency", on: "running", rate: "5" },
    ],
  };
  const words = { tax: "Tax", contingency: "Contingency" };
  const content = fromEstimate("en", estimate, words, { ...outline, title: "Deck" }, DAY);
  expect(problemsOf(content)).toEqual([]);
  expect(JSON.stringify(content)).not.toContain("Sample Yard");
  expect(
    content.sections.flatMap(({ lines }) => lines.map(({ text, unitCost }) => [text, unitCost])),
  ).toEqual([
    ["Joists", "20"],
    ["Tax", "16"],
    ["Contingency", "11.88"],
  ]);
});
