import { expect, test } from "vitest";
import { FINE, NOT_ENOUGH } from "~/services/brief.ts";
import { briefScope, fired } from "../../../../tests/brief.ts";
import { checklistsBrief } from "./checklists.brief.server.ts";

const { rules } = checklistsBrief;
const run = {
  ...{ id: "r", key: "scaffold", name: '{"en":"Scaffold","es":"Andamio","he":"פיגום"}', language: "en" },
  ...{ place: "North", runOn: "2026-03-02", signedAt: "2026-03-02T14:00:00.000Z" as string | null },
  ...{ result: "pass", fails: "[]" },
};
const action = { id: "a", runId: "r", what: "Put the rail back", dueOn: "2026-03-10", state: "open" };
const plan = {
  ...{
    id: "p",
    key: "scaffold",
    name: run.name,
    language: "en",
    place: "North",
    siteId: "site",
    siteName: "",
    siteGone: 0,
  },
  ...{ rhythm: "days" as const, every: 7, startsOn: "2026-03-01", last: "2026-03-02", doneToday: 0 },
  sample: false,
};
const rail = '[{"id":"rail"}]';

test.each(Object.entries(rules))("without checklists there is nothing to judge from (%s)", (_, { judge }) => {
  expect(judge([[], [], []], briefScope())).toBe(NOT_ENOUGH);
});

test.each(Object.entries(rules))(
  "a passed list of yesterday with its action in time is fine (%s)",
  (_, { judge }) => {
    expect(judge([[run], [action], [plan]], briefScope())).toBe(FINE);
  },
);

test("a failed critical item fires for a week, and as long as its action is not verified", () => {
  const failed = { ...run, result: "fail" };
  expect(fired(rules.criticalFailed.judge([[failed], [], []], briefScope())).rows[0]?.name).toEqual({
    typed: "Scaffold · North",
  });
  const older = { ...failed, runOn: "2026-02-10" };
  expect(
    fired(rules.criticalFailed.judge([[older], [{ ...action, state: "done" }], []], briefScope())).severity,
  ).toBe(5);
  expect(rules.criticalFailed.judge([[older], [{ ...action, state: "verified" }], []], briefScope())).toBe(
    FINE,
  );
});

test("an action is overdue from the day after its own until it is reported as done", () => {
  const late = { ...action, dueOn: "2026-03-01" };
  expect(fired(rules.actionOverdue.judge([[run], [late], []], briefScope())).numbers).toEqual({
    n: 1,
    days: 2,
  });
  expect(rules.actionOverdue.judge([[run], [{ ...late, state: "done" }], []], briefScope())).toBe(FINE);
});

test("what fails in three lists of thirty days comes back, in two it does not yet", () => {
  const failed = (runOn: string) => ({ ...run, id: runOn, runOn, result: "attention", fails: rail });
  const three = ["2026-03-02", "2026-02-20", "2026-02-10"].map(failed);
  expect(fired(rules.findingRepeated.judge([three, [], []], briefScope())).numbers).toEqual({
    n: 1,
    times: 3,
    days: 30,
  });
  expect(rules.findingRepeated.judge([three.slice(1), [], []], briefScope())).toBe(FINE);
  const old = [...three.slice(1), failed("2026-01-20")];
  expect(rules.findingRepeated.judge([old, [], []], briefScope())).toBe(FINE);
});

test("seven days after the last signed list the next is due", () => {
  const of = (runOn: string) => rules.checklistDue.judge([[{ ...run, runOn }], [], []], briefScope());
  expect(fired(of("2026-02-24")).numbers).toEqual({ days: 7, limit: 7 });
  expect(of("2026-02-25")).toBe(FINE);
});

test("a list that was begun yesterday and not signed fires, one of today does not", () => {
  const open = { ...run, signedAt: null };
  expect(fired(rules.checklistOpen.judge([[open], [], []], briefScope())).act).toBe("/checklist-run/r");
  expect(rules.checklistOpen.judge([[{ ...open, runOn: "2026-03-03" }], [], []], briefScope())).toBe(FINE);
});

test("a planned list fires on its day and after it, until it is signed", () => {
  const of = (change: Partial<typeof plan>) =>
    rules.checklistPlanned.judge([[], [], [{ ...plan, ...change }]], briefScope());
  const found = fired(of({ last: "2026-02-20" }));
  expect(found.numbers).toEqual({ n: 1, days: 2 });
  expect(found.act).toBe("/checklist/scaffold?site=site&place=North");
  expect(fired(of({ last: "2026-02-24" })).numbers).toEqual({ n: 1, days: 0 });
  expect(of({ last: "2026-02-25" })).toBe(FINE);
});
