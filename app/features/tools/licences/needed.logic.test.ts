import fc from "fast-check";
import { expect, test } from "vitest";
import { describeArea } from "../../../../tests/formula-vectors.ts";
import { BOARDS } from "./boards.data.ts";
import type { Work } from "./boards.types.ts";
import { licenceNeeded } from "./needed.logic.ts";

const workOf = ({ work, residential }: Record<string, unknown>): Work => {
  if (work === "remodel") return "homeImprovement";
  return residential === false ? "commercial" : "other";
};

describeArea("license", 10, ({ input, expected }) => {
  const said = licenceNeeded({
    state: String(input.state),
    work: workOf(input),
    cents: Number(input.project_usd) * 100,
    permit: input.permit as boolean | undefined,
    helpers: input.employees as boolean | undefined,
    advertising: input.advertises_as_contractor as boolean | undefined,
  });
  expect({
    license_required: said.needed,
    ...("license_class" in expected && { license_class: said.className }),
    ...("local_rules" in expected && { local_rules: said.local }),
  }).toEqual(expected);
});

test("a small job is exempt only where each of its circumstances is known to be absent", () => {
  const small = { state: "CA", work: "other", cents: 99_900 } as const;
  expect(licenceNeeded(small).needed).toBeUndefined();
  expect(licenceNeeded({ ...small, permit: false }).needed).toBeUndefined();
  expect(licenceNeeded({ ...small, permit: false, helpers: false }).needed).toBe(false);
  expect(licenceNeeded({ ...small, permit: true }).needed).toBe(true);
  expect(licenceNeeded({ ...small, helpers: true, permit: false }).needed).toBe(true);
});

test("the sum itself counts where the law says from, and not where it says over", () => {
  const arkansas = { state: "AR", work: "commercial" } as const;
  expect(licenceNeeded({ ...arkansas, cents: 4_999_999 }).needed).toBe(false);
  expect(licenceNeeded({ ...arkansas, cents: 5_000_000 }).needed).toBe(true);
  const virginia = { state: "VA", work: "newHome" } as const;
  expect(licenceNeeded({ ...virginia, cents: 100_000 }).needed).toBe(false);
  expect(licenceNeeded({ ...virginia, cents: 100_001 })).toMatchObject({ needed: true, className: "C" });
  expect(licenceNeeded({ ...virginia, cents: 3_000_000 }).className).toBe("B");
});

test("of trades with boards of their own, of years and of places without a card nothing is said", () => {
  expect(licenceNeeded({ state: "CA", work: "electrical", cents: 1 })).toEqual({});
  expect(licenceNeeded({ state: "XX", work: "newHome", cents: 1 })).toEqual({});
  const yearly = Object.entries(BOARDS).filter(([, { thresholds }]) => thresholds.every(({ per }) => per));
  const states = yearly.filter(([, { thresholds }]) => thresholds.length > 0).map(([state]) => state);
  expect(states.length).toBeGreaterThan(0);
  for (const state of states)
    expect(licenceNeeded({ state, work: "homeImprovement", cents: 100_000_000 })).toEqual({});
});

test("a larger contract never needs less", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.keys(BOARDS)),
      fc.constantFrom<Work>("commercial", "newHome", "homeImprovement", "roofing", "pool", "other"),
      fc.nat(100_000_000),
      fc.nat(100_000_000),
      (state, work, one, other) => {
        const less = licenceNeeded({ state, work, cents: Math.min(one, other) });
        const more = licenceNeeded({ state, work, cents: Math.max(one, other) });
        if (less.needed) expect(more.needed).toBe(true);
      },
    ),
  );
});
