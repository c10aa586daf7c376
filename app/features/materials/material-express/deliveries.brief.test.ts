import { expect, test } from "vitest";
import { NOT_ENOUGH } from "~/services/brief.ts";
import { briefScope, fired } from "../../../../tests/brief.ts";
import { deliveriesBrief } from "./deliveries.server.ts";

const { judge } = deliveriesBrief.rules.deliveriesToday;
const load = (id: string, window: "07" | "10", seenAt: string | null = null) => ({
  ...{ id, topic: `Load ${id}`, supplier: "SAMPLE Yard", deliverOn: "2026-03-03", window, seenAt },
  seenBy: seenAt ? "Mason 1" : "",
});

test("a load that is expected today fires, and one of whose window the end has passed unseen weighs more", () => {
  const early = fired(judge([[load("a", "07"), load("b", "10", "2026-03-03T16:00:00.000Z")]], briefScope()));
  expect(early).toMatchObject({ severity: 2, likelihood: 2, numbers: { n: 2, seen: 1 } });
  expect(early.rows.map(({ more }) => more)).toEqual([
    { word: "notSeen" },
    { at: "2026-03-03T16:00:00.000Z" },
  ]);
  expect(early.act).toContain("a");
  const late = briefScope({ now: new Date("2026-03-03T16:00:00.000Z") });
  expect(fired(judge([[load("a", "07")]], late)).likelihood).toBe(4);
});

test("once all are seen it is as small as it can be, and where none is expected there is nothing to judge from", () => {
  const all = fired(judge([[load("a", "07", "2026-03-03T14:00:00.000Z")]], briefScope()));
  expect(all).toMatchObject({ severity: 1, likelihood: 1, numbers: { n: 1, seen: 1 } });
  expect(judge([[]], briefScope())).toBe(NOT_ENOUGH);
});
