import { expect, test } from "vitest";
import { FINE, NOT_ENOUGH } from "~/services/brief.ts";
import { briefScope, fired } from "../../../../tests/brief.ts";
import { punchBrief } from "./punch-list.brief.server.ts";

const { punchCritical, punchOverdue, punchDisputed, punchRejected } = punchBrief.rules;
const item = {
  ...{ id: "a", number: 7, words: "Door sticks", room: "Hall", priority: "normal", dueOn: "2026-03-20" },
  ...{ state: "work_required", stateSince: "2026-03-02T15:00:00.000Z", rejections: 0 },
};
const rules = Object.entries(punchBrief.rules);

test.each(rules)("without a single item there is nothing to judge from (%s)", (_, { judge }) => {
  expect(judge([[], [{ all: 0 }]], briefScope())).toBe(NOT_ENOUGH);
});

test.each(rules)("an item in time is fine, and so is a list of which all are closed (%s)", (_, { judge }) => {
  expect(judge([[item], [{ all: 1 }]], briefScope())).toBe(FINE);
  expect(judge([[], [{ all: 3 }]], briefScope())).toBe(FINE);
});

test("an open item of high priority fires, one that waits for its review does not", () => {
  const high = { ...item, priority: "high" };
  const found = fired(punchCritical.judge([[high], [{ all: 1 }]], briefScope()));
  expect(found.rows).toEqual([{ name: { typed: "7 · Door sticks" }, href: "/punch-item/a" }]);
  expect(punchCritical.judge([[{ ...high, state: "ready_for_review" }], [{ all: 1 }]], briefScope())).toBe(
    FINE,
  );
});

test("an item is overdue from the day after its own, and the oldest is counted in days", () => {
  const late = [
    { ...item, dueOn: "2026-03-02" },
    { ...item, id: "b", dueOn: "2026-02-21" },
  ];
  expect(fired(punchOverdue.judge([late, [{ all: 2 }]], briefScope())).numbers).toEqual({ n: 2, days: 10 });
  expect(punchOverdue.judge([[{ ...item, dueOn: "2026-03-03" }], [{ all: 1 }]], briefScope())).toBe(FINE);
});

test("a dispute of three days fires, one of yesterday does not", () => {
  const disputed = { ...item, state: "in_dispute", stateSince: "2026-02-28T13:00:00.000Z" };
  expect(fired(punchDisputed.judge([[disputed], [{ all: 1 }]], briefScope())).numbers).toEqual({
    n: 1,
    limit: 3,
  });
  const fresh = { ...disputed, stateSince: "2026-03-02T13:00:00.000Z" };
  expect(punchDisputed.judge([[fresh], [{ all: 1 }]], briefScope())).toBe(FINE);
});

test("an item that was sent back twice fires, once does not", () => {
  const sent = (rejections: number) =>
    punchRejected.judge([[{ ...item, rejections }], [{ all: 1 }]], briefScope());
  expect(fired(sent(2)).rows[0]?.more).toBe(2);
  expect(sent(1)).toBe(FINE);
});
