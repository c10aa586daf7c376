import { expect, test } from "vitest";
import { FINE, NOT_ENOUGH } from "~/services/brief.ts";
import { briefScope, fired } from "../../../../tests/brief.ts";
import { dashboardBrief } from "./dashboard.brief.server.ts";

const { rules } = dashboardBrief;
const report = {
  ...{
    id: "r",
    kind: "near-miss",
    place: "North",
    what: "Brick fell",
    happenedOn: "2026-02-20",
    duty: "none",
  },
  ...{ learnedAt: null as string | null, toldOn: "", whys: '["The net was off","","","",""]' },
};
const hours = [{ month: "2026-02" }];
const action = { id: "a", what: "Hang the net again", dueOn: "2026-03-03", state: "open" };

test.each(Object.entries(rules))(
  "without reports and hours there is nothing to judge from (%s)",
  (_, { judge }) => {
    expect(judge([[], [], []], briefScope())).toBe(NOT_ENOUGH);
  },
);

test.each(Object.entries(rules))("a reviewed near miss and typed hours are fine (%s)", (_, { judge }) => {
  expect(judge([[report], hours, [action]], briefScope())).toBe(FINE);
});

test("a death has to be told within eight hours of learning of it (29 CFR 1904.39), until it was told", () => {
  const death = { ...report, kind: "injury", duty: "death", learnedAt: "2026-03-03T10:00:00.000Z" };
  expect(fired(rules.oshaClock.judge([[death], [], []], briefScope())).numbers).toEqual({
    n: 1,
    deadline: { at: "2026-03-03T18:00:00.000Z" },
    hours: 8,
  });
  expect(rules.oshaClock.judge([[{ ...death, toldOn: "2026-03-03" }], [], []], briefScope())).toBe(FINE);
});

test("a near miss that nobody asked why about fires after seven days", () => {
  const bare = { ...report, whys: '["","","","",""]' };
  expect(fired(rules.nearMissUnreviewed.judge([[bare], [], []], briefScope())).numbers).toEqual({
    n: 1,
    limit: 7,
  });
  expect(
    rules.nearMissUnreviewed.judge([[{ ...bare, happenedOn: "2026-02-25" }], [], []], briefScope()),
  ).toBe(FINE);
});

test("an action after a report is overdue from the day after its own until it is reported as done", () => {
  const late = { ...action, dueOn: "2026-02-27" };
  expect(fired(rules.reportActionOverdue.judge([[], [], [late]], briefScope()))).toMatchObject({
    numbers: { n: 1, days: 4 },
    act: "/checklist-action/a",
  });
  expect(rules.reportActionOverdue.judge([[], [], [{ ...late, state: "done" }]], briefScope())).toBe(FINE);
});

test("hours of the month before are missing, also in January", () => {
  expect(fired(rules.hoursMissing.judge([[], [{ month: "2026-01" }], []], briefScope())).numbers.day).toEqual(
    {
      day: "2026-02-01",
    },
  );
  const january = briefScope({ day: "2026-01-10" });
  expect(rules.hoursMissing.judge([[], [{ month: "2025-12" }], []], january)).toBe(FINE);
});

test("all of it hangs on no site", () => {
  expect(Object.values(rules).map(({ whole }) => whole)).toEqual([true, true, true, true]);
});
