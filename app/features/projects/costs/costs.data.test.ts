import { expect, test } from "vitest";
import { emptyContent } from "~/engines/lines/lines.ts";
import { inOwn, type Person } from "~/engines/trust/trust.server.ts";
import { shopOrders } from "~/features/materials/orders/order-list.queries.server.ts";
import { projects } from "~db/schema/projects.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, freshGuest } from "../../../../tests/factories.ts";
import { addCostLine, dropCostLine, editCostLine, importCostLines } from "./costs.commands.server.ts";
import { changesByCode, costsView } from "./costs.view.server.ts";
import { costsCsv, readCosts } from "./costs-csv.server.ts";

const db = testDatabase();
const { now } = createClock();
const deps = { db, now };
const key = () => crypto.randomUUID() as string;
const given = { db, language: "en" as const, formKey: key, contributions: { orders: [shopOrders] } };
const present = (actor: Person) => ({ ...actor, role: "owner" as const });
const CODE = { code: "03 30 00", text: "Concrete", budget: 10_000, committed: 0, actual: 4_000, toGo: null };

async function job() {
  const actor = inOwn(freshGuest());
  const project = key();
  await db.insert(projects).values({
    ...{ id: project, name: "Sample house", workspace: actor.workspace, siteZone: "America/Chicago" },
    ...{ state: "planning", stateSince: now().toISOString(), createdAt: now().toISOString() },
  });
  return { actor, project };
}
const shown = async (actor: Person, project: string) => {
  const view = await costsView(given, present(actor), project);
  if (!view) throw new Error("it is there");
  return view;
};

test("a code is added once however often it is sent, and stands once in its job", async () => {
  const { actor, project } = await job();
  const form = { project, idem: key(), ...CODE };
  const all = await Promise.all([1, 2, 3].map(() => addCostLine(deps, actor, form)));
  expect(all).toEqual([1, 2, 3].map(() => ({ ok: true })));
  expect(await addCostLine(deps, actor, { ...form, idem: key() })).toEqual({ ok: false, error: "taken" });
  const { lines, total } = await shown(actor, project);
  expect(lines.map(({ code, eacCents, varianceCents }) => [code, eacCents, varianceCents])).toEqual([
    ["03 30 00", 10_000, 0],
  ]);
  expect(total.budgetCents).toBe(10_000);
});

test("of two edits the second is told, and nobody of another workspace reads or changes a code", async () => {
  const { actor, project } = await job();
  const line = key();
  await addCostLine(deps, actor, { project, idem: line, ...CODE });
  const edit = { project, line, version: 1, ...CODE, toGo: 9_000 };
  expect(await editCostLine(deps, actor, edit)).toEqual({ ok: true });
  expect(await editCostLine(deps, actor, edit)).toEqual({ ok: false, error: "stale" });
  expect((await shown(actor, project)).lines[0]).toMatchObject({ eacCents: 13_000, varianceCents: -3_000 });
  const stranger = inOwn(freshGuest());
  expect(await costsView(given, present(stranger), project)).toBeUndefined();
  expect(await editCostLine(deps, stranger, { ...edit, version: 2 })).toEqual({ ok: false, error: "gone" });
  expect(await addCostLine(deps, stranger, { project, idem: key(), ...CODE })).toEqual({
    ok: false,
    error: "gone",
  });
  expect(await dropCostLine(deps, actor, { project, line, version: 2 })).toEqual({ ok: true });
});

test("a file that goes out comes in again as it was, and writes over what is there", async () => {
  const { actor, project } = await job();
  await addCostLine(deps, actor, { project, idem: key(), ...CODE, text: "=1+1" });
  const csv = costsCsv("en", await shown(actor, project));
  expect(csv).toContain("'=1+1");
  const read = readCosts(csv);
  expect(read).toEqual({ rows: [{ ...CODE, text: "=1+1" }], problems: [] });
  const rows = [
    { ...CODE, budget: 20_000 },
    { ...CODE, code: "06 10 00" },
  ];
  for (const _ of [1, 2]) expect((await importCostLines(deps, actor, { project, rows })).ok).toBe(true);
  const { lines } = await shown(actor, project);
  expect(lines.map(({ code, budgetCents }) => [code, budgetCents])).toEqual([
    ["03 30 00", 20_000],
    ["06 10 00", 10_000],
  ]);
});

test("each bad line of a file is named, and a code that stands twice too", () => {
  const file = "code,text,budget\n03,Concrete,100\n,Nothing,5\n06,Wood,12;50\n03,Again,1\n";
  expect(readCosts(file).problems).toEqual([
    { line: 3, error: "errors.code" },
    { line: 4, error: "errors.money" },
    { line: 5, error: "errors.twice" },
  ]);
});

test("what approved changes put on codes adds up to their totals, the rest on no code", () => {
  const line = { text: "x", qty: "1", unit: "", unitCost: "100" };
  const content = {
    ...emptyContent("changeOrder"),
    sections: [
      {
        ...{ id: "s", title: "" },
        lines: [
          { ...line, id: "a", code: "03" },
          { ...line, id: "b", code: "03" },
          { ...line, id: "c" },
        ],
      },
    ],
    adjustments: [{ id: "o", kind: "overhead" as const, on: "running" as const, rate: "10" }],
  };
  expect([...changesByCode([content])]).toEqual([
    ["03", 20_000],
    ["", 13_000],
  ]);
});
