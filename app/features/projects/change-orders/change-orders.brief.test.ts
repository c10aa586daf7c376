import { expect, test } from "vitest";
import { FINE, NOT_ENOUGH } from "~/services/brief.ts";
import { briefScope, fired } from "../../../../tests/brief.ts";
import { changeOrdersBrief } from "./change-orders.brief.server.ts";

const { judge } = changeOrdersBrief.rules.changeWaiting;
const sent = { id: "c", title: "Rock", state: "sent" as string, since: "2026-02-24T13:00:00.000Z" };

test("a change order that has waited for the client for seven days fires", () => {
  const found = fired(judge([[sent, { ...sent, id: "d", since: "2026-02-25T13:00:00.000Z" }]], briefScope()));
  expect(found.numbers).toEqual({ n: 1, days: 7, limit: 7 });
  expect(found.rows).toEqual([{ name: { typed: "Rock" }, more: 7, href: "/change-order/c" }]);
});

test.each(["priced", "approved", "rejected", "executed", "void"])(
  "a change order that is %s waits for nobody",
  (state) => {
    expect(judge([[{ ...sent, state }]], briefScope())).toBe(FINE);
  },
);

test("without a change order there is nothing to judge from", () => {
  expect(judge([[]], briefScope())).toBe(NOT_ENOUGH);
});
