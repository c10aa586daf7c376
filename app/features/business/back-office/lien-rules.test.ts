import { expect, test } from "vitest";
import { deadlinesOf, LIEN_RULES, rulesWith } from "./lien-rules.ts";

const CLOCK = { firstOn: "2026-03-02", lastOn: null, noticeSentOn: null, lienFiledOn: null };
const RULE = { noticeDays: 20, lienDays: 90 };

test("the notice runs from the first furnishing, and the lien only once there is a last day", () => {
  expect(deadlinesOf(CLOCK, RULE, "2026-03-02")).toEqual([
    // The 22nd of March 2026 is a Sunday.
    { kind: "notice", day: "2026-03-22", daysLeft: 20, state: "running", weekend: true, doneOn: null },
  ]);
  const [, lien] = deadlinesOf({ ...CLOCK, lastOn: "2026-06-01" }, RULE, "2026-06-01");
  expect(lien).toMatchObject({ kind: "lien", day: "2026-08-30", daysLeft: 90 });
});

test("a deadline is near for a fortnight, late on the day after it, and done once it is met", () => {
  const on = (today: string, more: object = {}) => deadlinesOf({ ...CLOCK, ...more }, RULE, today)[0]?.state;
  expect([on("2026-03-07"), on("2026-03-08"), on("2026-03-22"), on("2026-03-23")]).toEqual([
    "running",
    "soon",
    "soon",
    "late",
  ]);
  expect(on("2026-03-23", { noticeSentOn: "2026-03-10" })).toBe("done");
  expect(deadlinesOf(CLOCK, { noticeDays: null, lienDays: 90 }, "2026-03-02")).toEqual([]);
});

test("a workspace puts its own days in the place of ours, for that state alone", () => {
  const own = { usState: "CA", noticeDays: 19, lienDays: 60, source: "Counsel", asOf: "2026-12-01" };
  const rules = rulesWith([own]);
  expect(rules.length).toBe(12);
  expect(rules.filter(({ isOwn }) => isOwn)).toEqual([{ ...own, isOwn: true }]);
  expect(new Set(LIEN_RULES.map(({ usState }) => usState)).size).toBe(12);
});
