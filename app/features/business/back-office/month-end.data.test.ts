import { expect, test } from "vitest";
import { inOwn, type Person } from "~/engines/trust/trust.server.ts";
import { deskItems, taxPayments, taxVendors } from "~db/schema/back-office.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember } from "../../../../tests/factories.ts";
import { closeMonth, tickLine, untickLine } from "./month-end.commands.server.ts";
import { CLOSED, LINES, MONTHS_BACK } from "./month-end.limits.ts";
import { readMonthEnd, spanOf } from "./month-end.queries.server.ts";
import { askedMonth } from "./month-end.view.server.ts";

const db = testDatabase();
const { now } = createClock();
const deps = { db, now };
const MONTH = "2026-02";
const DAY = "2026-03-05";
const somebody = async (): Promise<Person> => inOwn((await createMember(db)).owner);
const openOf = async (actor: Person) => (await readMonthEnd(db, actor, MONTH, DAY)).open;

const paper = (actor: Person, spentOn: string, state: string, sample = false) =>
  db.insert(deskItems).values({
    ...{ id: crypto.randomUUID(), workspace: actor.workspace, kind: "receipt", spentOn, state, sample },
    ...{ stateSince: now().toISOString(), createdAt: now().toISOString() },
  });

test("a month is from its first day to its last, leap years too", () => {
  expect(spanOf("2026-02")).toEqual({ from: "2026-02-01", to: "2026-02-28" });
  expect(spanOf("2028-02").to).toBe("2028-02-29");
  expect(spanOf("2026-12").to).toBe("2026-12-31");
});

test.each([
  ["", "2026-02"],
  ["2026-03", "2026-03"],
  ["2026-04", "2026-02"],
  ["2024-03", "2024-03"],
  ["2024-02", "2026-02"],
  ["2026-13", "2026-02"],
  ["x", "2026-02"],
])("an address that asks for %j shows %s", (asked, month) => {
  expect(MONTHS_BACK).toBe(24);
  expect(askedMonth(new URLSearchParams({ month: asked }), DAY)).toBe(month);
});

test("what is open is counted in one's own records, without examples and without what came later", async () => {
  const actor = await somebody();
  await paper(actor, "2026-02-28", "new");
  await paper(actor, "2026-01-03", "approved");
  await paper(actor, "2026-03-01", "new");
  await paper(actor, "2026-02-10", "posted");
  await paper(actor, "2026-02-10", "new", true);
  await paper(await somebody(), "2026-02-10", "new");
  const vendor = (sealedNumber: string) => ({
    ...{ id: crypto.randomUUID(), workspace: actor.workspace, vendor: "Sample Tile", kind: "person" },
    ...{ vendorKey: crypto.randomUUID(), sealedNumber, createdAt: now().toISOString() },
  });
  for (const [sealed, paidOn] of [
    ["", "2026-02-01"],
    ["sealed", "2026-02-01"],
    ["", "2026-03-01"],
  ] as const) {
    const one = vendor(sealed);
    await db.insert(taxVendors).values(one);
    await db.insert(taxPayments).values({
      ...{ id: crypto.randomUUID(), workspace: actor.workspace, vendorId: one.id, paidOn, cents: 900_00 },
      createdAt: now().toISOString(),
    });
  }
  expect(await openOf(actor)).toMatchObject({ papers: 2, numbers: 1, drafts: 0, overdue: 0, clocks: 0 });
});

test("a line with something open is ticked only with a reason, and a month is closed when every line is", async () => {
  const actor = await somebody();
  await paper(actor, "2026-02-10", "new");
  const tick = (line: (typeof LINES)[number], note = "") =>
    tickLine(deps, actor, { month: MONTH, line, note, day: DAY });
  expect(await tick("papers")).toEqual({ ok: false, error: "why" });
  expect(await closeMonth(deps, actor, { month: MONTH })).toEqual({ ok: false, error: "open" });
  for (const line of LINES)
    expect(await tick(line, line === "papers" ? "Waits for the store" : "")).toEqual({ ok: true });
  const racing = await Promise.all([1, 2, 3, 4].map(() => closeMonth(deps, actor, { month: MONTH })));
  expect(racing).toEqual(Array(4).fill({ ok: true }));
  const { ticks } = await readMonthEnd(db, actor, MONTH, DAY);
  expect(ticks.map(({ line }) => line).sort()).toEqual([...LINES, CLOSED].sort());
  expect(await untickLine(deps, actor, { month: MONTH, line: "bank" })).toEqual({
    ok: false,
    error: "closed",
  });
  expect(await untickLine(deps, actor, { month: MONTH, line: CLOSED })).toEqual({ ok: true });
  expect(await untickLine(deps, actor, { month: MONTH, line: "bank" })).toEqual({ ok: true });
  expect(await closeMonth(deps, actor, { month: MONTH })).toEqual({ ok: false, error: "open" });
});

test("nobody ticks, opens or reads a month of somebody else's", async () => {
  const [actor, other] = [await somebody(), await somebody()];
  expect(await tickLine(deps, actor, { month: MONTH, line: "bank", note: "", day: DAY })).toEqual({
    ok: true,
  });
  const stranger: Person = { ...other, workspace: actor.workspace };
  expect((await readMonthEnd(db, stranger, MONTH, DAY)).ticks).toEqual([]);
  expect(await untickLine(deps, stranger, { month: MONTH, line: "bank" })).toEqual({
    ok: false,
    error: "not-allowed",
  });
  expect(await tickLine(deps, stranger, { month: MONTH, line: "cards", note: "", day: DAY })).toEqual({
    ok: false,
    error: "not-allowed",
  });
});
