import { describe, expect, test } from "vitest";
import { BENEFITS } from "./benefits.data.ts";
import { benefitsOf, nextOf, trialDays, type Uses, waivedCents } from "./benefits.logic.ts";

const none: Uses = {
  plan: "builder",
  made: {},
  members: 1,
  listings: 0,
  tried: false,
  paid: false,
  muted: [],
};
const groupsOf = (uses: Partial<Uses>) =>
  Object.fromEntries(benefitsOf({ ...none, ...uses }).map(({ id, group }) => [id, group]));

describe("the benefits of a plan", () => {
  test("are fourteen, each called once", () => {
    expect(new Set(BENEFITS.map(({ id }) => id)).size).toBe(14);
  });

  test("stand with the unused first and what was put aside last", () => {
    const shown = benefitsOf({ ...none, made: { codes: 3 }, muted: ["sites"] });
    const groups = shown.map(({ group }) => group);
    expect(groups[0]).toBe("unused");
    expect(shown.at(-1)).toMatchObject({ id: "sites", group: "muted" });
    expect(groups.indexOf("used")).toBeGreaterThan(groups.lastIndexOf("unused"));
  });

  test("of a larger plan are its own, and open with it", () => {
    expect(groupsOf({}).phoneSupport).toBe("above");
    expect(groupsOf({ plan: "enterprise" }).phoneSupport).toBe("later");
  });

  test("are used by what happened: room for people by a second one, the trial by taking it", () => {
    expect(groupsOf({}).members).toBe("unused");
    expect(groupsOf({ members: 2, plan: "pro" }).members).toBe("used");
    expect(groupsOf({ tried: true }).trial).toBe("used");
  });

  test("have no trial to offer whoever has paid already", () => {
    expect(groupsOf({ paid: true, plan: "pro" })).not.toHaveProperty("trial");
    expect(groupsOf({ paid: true, tried: true, plan: "pro" }).trial).toBe("used");
  });

  test("say how much of a limit is left, and of none that there is none", () => {
    const members = (plan: Uses["plan"]) =>
      benefitsOf({ ...none, plan }).find(({ id }) => id === "members")?.most;
    expect([members("builder"), members("pro"), members("enterprise")]).toEqual([1, 10, null]);
  });
});

describe("what a trial was worth", () => {
  const start = "2026-12-25T10:00:00.000Z";
  const at = (moment: string) => new Date(moment);

  test("is nothing without one", () => {
    expect([trialDays(2026, null, null, at(start)), waivedCents(0)]).toEqual([0, 0]);
  });

  test("are its whole days of the year, up to fourteen, until it ended or now", () => {
    expect(trialDays(2026, "2026-03-01T10:00:00.000Z", null, at("2026-06-01T00:00:00.000Z"))).toBe(14);
    expect(trialDays(2026, "2026-03-01T10:00:00.000Z", null, at("2026-03-04T09:00:00.000Z"))).toBe(2);
    expect(
      trialDays(2026, "2026-03-01T10:00:00.000Z", "2026-03-06T10:00:00.000Z", at("2026-06-01T00:00:00.000Z")),
    ).toBe(5);
  });

  test("is parted between two years at the turn", () => {
    const now = at("2027-02-01T00:00:00.000Z");
    expect([trialDays(2026, start, null, now), trialDays(2027, start, null, now)]).toEqual([6, 7]);
  });

  test("is a thirtieth of a month a day, in whole cents", () => {
    expect([waivedCents(14), waivedCents(6)]).toEqual([2286, 980]);
  });
});

test("the next plan is the next dearer one; the largest has none", () => {
  expect([nextOf("builder")?.tier, nextOf("pro")?.tier, nextOf("enterprise")]).toEqual([
    "pro",
    "enterprise",
    undefined,
  ]);
});
