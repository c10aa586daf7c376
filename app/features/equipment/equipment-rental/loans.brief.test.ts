import { expect, test } from "vitest";
import { FINE, NOT_ENOUGH } from "~/services/brief.ts";
import { briefScope, DAY, fired } from "../../../../tests/brief.ts";
import { loansBrief } from "./loans.brief.server.ts";

const { judge, whole } = loansBrief.rules.rentalOverdue;
const card = JSON.stringify({ prices: { day: 15_000 } });
const loan = (id: string, toDay: string, its: string | null = card) => ({
  id,
  title: "Trencher",
  toDay,
  card: its,
});

test("a machine past the day of its return fires with what one more day costs, by whoever borrowed it", () => {
  const found = fired(judge([[loan("a", "2026-03-01"), loan("b", "2026-03-02", null)]], briefScope()));
  expect(found).toMatchObject({ numbers: { n: 2, day: { day: "2026-03-01" }, cost: 150 }, likelihood: 5 });
  expect(found.rows[0]).toMatchObject({ name: { typed: "Trencher" }, href: expect.stringContaining("a") });
  expect(whole).toBe(true);
});

test("one that comes back today is fine, and without a loan there is nothing to judge from", () => {
  expect(judge([[loan("a", DAY)]], briefScope())).toBe(FINE);
  expect(judge([[]], briefScope())).toBe(NOT_ENOUGH);
});
