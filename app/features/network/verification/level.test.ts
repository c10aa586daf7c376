import { expect, test } from "vitest";
import {
  type Answered,
  agreementOf,
  type Looked,
  levelOf,
  medianDays,
  namesAgree,
  type Shown,
} from "./level.ts";

const DAY = "2026-03-02";
const item = (kind: string, more: Partial<Looked> = {}): Looked => ({
  ...{ kind, result: "confirmed", lookedOn: DAY, untilOn: null, ...more },
});
const given = (more: Partial<Answered> = {}): Answered => ({
  ...{ worked: "yes", finished: "yes", price: "yes", again: "yes", answeredOn: DAY, ...more },
});
const all: Shown = {
  emailOn: DAY,
  items: [
    item("registration"),
    item("licence", { untilOn: "2026-12-31" }),
    item("insurance", { untilOn: "2026-09-30" }),
    item("identity"),
    item("site"),
  ],
  references: [given(), given()],
};
const without = (kind: string): Shown => ({ ...all, items: all.items.filter((one) => one.kind !== kind) });

test("everything gives the fourth level, until the earliest evidence ends", () => {
  expect(levelOf(all, DAY)).toEqual({ level: 4, until: "2026-09-30", missing: [] });
});

test("each level needs everything below it, and says what it wants", () => {
  expect(levelOf(without("site"), DAY)).toMatchObject({ level: 3, missing: ["site"] });
  expect(levelOf({ ...all, references: [given()] }, DAY)).toMatchObject({
    level: 2,
    missing: ["references"],
  });
  expect(levelOf(without("insurance"), DAY)).toMatchObject({ level: 1, missing: ["insurance"] });
  expect(levelOf(without("registration"), DAY)).toMatchObject({ level: 0, missing: ["registration"] });
  expect(levelOf({ ...all, emailOn: null }, DAY)).toMatchObject({ level: 0, missing: ["email"] });
});

test("evidence that is over, undated or not right counts for nothing", () => {
  const licence = (more: Partial<Looked>) => ({
    ...all,
    items: [...without("licence").items, item("licence", more)],
  });
  expect(levelOf(licence({ untilOn: "2026-03-01" }), DAY).level).toBe(1);
  expect(levelOf(licence({ untilOn: DAY }), DAY)).toMatchObject({ level: 4, until: DAY });
  expect(levelOf(licence({ untilOn: null }), DAY).level).toBe(1);
  expect(levelOf(licence({ untilOn: "2026-12-31", result: "problem" }), DAY).level).toBe(1);
});

test("references agree by what they say, and not at all where the firm did not work for one", () => {
  expect(agreementOf([given()])).toBeUndefined();
  expect(agreementOf([given(), given({ answeredOn: null })])).toBeUndefined();
  expect(agreementOf([given(), given({ again: "no", price: "unsure" })])).toBe(75);
  expect(agreementOf([given(), given({ worked: "no" })])).toBe(0);
});

test("names are compared without what firms are called by law, and the median is that of the middle", () => {
  expect(namesAgree("Sample Ridge Builders LLC", "sample ridge builders, Inc.")).toBe(true);
  expect(namesAgree("Sample Ridge Builders", "Sample Ridge Roofing")).toBe(false);
  expect(namesAgree("Sample", "")).toBeUndefined();
  expect(medianDays([])).toEqual({ n: 0 });
  expect(medianDays([9, 1, 2])).toEqual({ n: 3, median: 2 });
  expect(medianDays([1, 4])).toEqual({ n: 2, median: 3 });
});
