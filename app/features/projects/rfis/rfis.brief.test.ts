import { expect, test } from "vitest";
import { FINE, NOT_ENOUGH } from "~/services/brief.ts";
import { briefScope, fired } from "../../../../tests/brief.ts";
import { rfisBrief } from "./rfis.brief.server.ts";

const { judge } = rfisBrief.rules.rfiOverdue;
const asked = { id: "r", topic: "Header", state: "open" as string, neededBy: "2026-03-01" as string | null };

test("an RFI whose day has passed fires with the days of the longest one", () => {
  const found = fired(judge([[asked, { ...asked, id: "s", neededBy: "2026-03-02" }]], briefScope()));
  expect(found.numbers).toEqual({ n: 2, days: 2 });
  expect(found.rows.map(({ href }) => href)).toEqual(["/rfi/r", "/rfi/s"]);
});

test.each([
  ["needed today", { neededBy: "2026-03-03" }],
  ["without a day", { neededBy: null }],
  ["answered", { state: "answered" }],
  ["closed", { state: "closed" }],
])("an RFI that is %s does not fire", (_, change) => {
  expect(judge([[{ ...asked, ...change }]], briefScope())).toBe(FINE);
});

test("without an RFI there is nothing to judge from", () => {
  expect(judge([[]], briefScope())).toBe(NOT_ENOUGH);
});
