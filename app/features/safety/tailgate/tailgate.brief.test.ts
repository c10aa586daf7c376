import { expect, test } from "vitest";
import { FINE, NOT_ENOUGH } from "~/services/brief.ts";
import { briefScope, fired } from "../../../../tests/brief.ts";
import { tailgateBrief } from "./tailgate.brief.server.ts";

const { rules } = tailgateBrief;
const talk = {
  ...{ id: "t", title: '{"en":"Ladders","es":"Escaleras","he":"סולמות"}', heldOn: "2026-03-03", hazards: "" },
  ...{ language: "en", signedAt: "2026-03-03T12:30:00.000Z" as string | null, keys: '["carpenter 3"]' },
};
const worker = { id: "w", name: "Carpenter 3" };

test.each(Object.entries(rules))(
  "without talks and workers there is nothing to judge from (%s)",
  (_, { judge }) => {
    expect(judge([[], []], briefScope())).toBe(NOT_ENOUGH);
  },
);

test.each(Object.entries(rules))("a talk of today that everybody signed is fine (%s)", (_, { judge }) => {
  expect(judge([[talk], [worker]], briefScope())).toBe(FINE);
});

test("a talk of yesterday is none of today", () => {
  const yesterday = { ...talk, heldOn: "2026-03-02" };
  expect(fired(rules.talkToday.judge([[yesterday], [worker]], briefScope())).act).toBe("/ai-tailgate-safety");
});

test("seven days without a signed talk fire, six do not", () => {
  const of = (heldOn: string, signedAt: string | null = talk.signedAt) =>
    rules.talkOfWeek.judge([[{ ...talk, heldOn, signedAt }], [worker]], briefScope());
  expect(fired(of("2026-02-24")).numbers).toEqual({ limit: 7 });
  expect(of("2026-02-25")).toBe(FINE);
  expect(fired(of("2026-03-02", null)).severity).toBe(4);
});

test("a talk of an earlier day that nobody closed fires, one that is being held does not", () => {
  const open = { ...talk, signedAt: null };
  expect(
    fired(rules.talkOpen.judge([[{ ...open, heldOn: "2026-03-02" }], []], briefScope())).rows,
  ).toHaveLength(1);
  expect(rules.talkOpen.judge([[open], []], briefScope())).toBe(FINE);
});

test("a worker who signed no talk of the week fires, whatever the accents and capitals of the name", () => {
  const other = { id: "x", name: "Mason 1" };
  const found = fired(rules.workerUnsigned.judge([[talk], [worker, other]], briefScope()));
  expect(found.rows).toEqual([{ name: { typed: "Mason 1" }, href: "/workforce-worker/x", person: true }]);
  expect(rules.workerUnsigned.judge([[talk], [{ ...worker, name: "CARPÉNTER  3" }]], briefScope())).toBe(
    FINE,
  );
});
