import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Person } from "~/engines/trust/trust.server.ts";
import { planCost, readPlans } from "~/features/business/financing/plans.queries.server.ts";
import { financingScenarios } from "~db/schema/financing.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock } from "../../../../tests/factories.ts";
import { readPaper } from "../../../../tests/integration/support/read-paper.ts";
import { proposing } from "../../../../tests/proposals.ts";
import { choosePlans } from "./plans.commands.server.ts";
import { plansIn, plansToChoose } from "./plans.ts";
import { proposalPdf } from "./proposal-pdf.server.ts";
import { proposalView } from "./proposals.view.server.ts";

const db = testDatabase();
const { now } = createClock();
const deps = { db, now };
const { given, present, member, at, rowOf, drafted, sentOff, holderOf, look } = proposing(db, now);

async function kept(actor: Person, query = "kind=customer&amount=18500&rate=7.99&months=84&dealerFee=5") {
  const id = crypto.randomUUID();
  const row = { id, workspace: actor.workspace, topic: "Seven years", query, createdAt: now().toISOString() };
  await db.insert(financingScenarios).values(row);
  return id;
}

test("a plan is worked out for a price to the cent, with its true rate", () => {
  const plan = { id: "p", name: "Two years", rate: "12", months: "24" };
  // The payment of a level loan; without a fee its annual rate is its own.
  const cost = planCost(plan, 500_000);
  expect(cost).toMatchObject({ payment: 23_537, payments: 24, feeCents: 0 });
  expect(cost?.apr).toBeCloseTo(12, 2);
  expect(cost && cost.paid - cost.cost).toBe(500_000);
  const dear = planCost({ ...plan, fee: "250" }, 500_000);
  expect(dear).toMatchObject({ payment: 23_537, feeCents: 25_000 });
  expect(dear && cost && [dear.apr > cost.apr, dear.cost - cost.cost]).toEqual([true, 25_000]);
  for (const price of [0, -100, 5_000]) expect(planCost(plan, price)).toBeUndefined();
  expect(planCost({ ...plan, rate: "0" }, 500_000)).toMatchObject({ apr: 0, cost: 0 });
});

test("plans on a proposal are frozen with it, and its client sees them worked out for the price", async () => {
  const actor = await member();
  const scenario = await kept(actor);
  await kept(actor, "kind=term&amount=48000&rate=8.9&months=60");
  expect(await readPlans(db, actor)).toEqual([
    { id: scenario, name: "Seven years", rate: "7.99", months: "84" },
  ]);
  const id = await drafted(actor);
  expect(await choosePlans(deps, actor, { ...(await at(id)), ids: [scenario] })).toEqual({ ok: true });
  expect(await sentOff(actor, id)).toEqual({ ok: true });
  const held = async () => look(await holderOf(actor, id));
  const before = await held();
  expect(before?.plans).toMatchObject([{ id: scenario, name: "Seven years", payments: 84 }]);
  expect(before?.plans[0]?.apr).toBeCloseTo(7.99, 2);
  expect(before?.plans).toEqual([
    expect.objectContaining(
      planCost({ id: "", name: "", rate: "7.99", months: "84" }, before?.total ?? 0) as object,
    ),
  ]);
  // What the lender keeps from the contractor is in nothing that a client gets.
  expect(JSON.stringify((await rowOf(id)).content)).not.toContain("dealerFee");
  await db.delete(financingScenarios).where(eq(financingScenarios.id, scenario));
  expect((await held())?.plans).toEqual(before?.plans);
  const pdf = await proposalPdf({ db, language: "en", now }, actor, id);
  const paper = readPaper(pdf as Uint8Array<ArrayBuffer>);
  expect(JSON.stringify(paper)).toContain("Seven years");
  // What is out is not changed.
  expect(await choosePlans(deps, actor, { ...(await at(id)), ids: [] })).toMatchObject({ error: "sent" });
});

test("a plan that a draft has stays as it was taken over; another's is nobody's plan", async () => {
  const [actor, other] = [await member(), await member()];
  const [scenario, others] = [await kept(actor), await kept(other)];
  const id = await drafted(actor);
  await choosePlans(deps, actor, { ...(await at(id)), ids: [scenario] });
  await db.delete(financingScenarios).where(eq(financingScenarios.id, scenario));
  expect(await choosePlans(deps, actor, { ...(await at(id)), ids: [scenario] })).toEqual({ ok: true });
  expect(await choosePlans(deps, actor, { ...(await at(id)), ids: [others] })).toEqual({
    ok: false,
    error: "no-plan",
  });
  expect(await choosePlans(deps, other, { ...(await at(id)), ids: [others] })).toMatchObject({
    error: "gone",
  });
  expect(await choosePlans(deps, actor, { id, version: 1, ids: [] })).toMatchObject({ error: "stale" });
  const view = await proposalView(given as never, present(actor), id);
  expect(view?.plansToChoose.map((plan) => [plan.id, plan.isOn])).toEqual([[scenario, true]]);
  expect(await choosePlans(deps, actor, { ...(await at(id)), ids: [] })).toEqual({ ok: true });
  expect(plansIn((await rowOf(id)).content as never)).toEqual([]);
});

test("what is no plan in a content is left out, and a form has twelve boxes at most", () => {
  for (const financing of ["", "x", "{}", "[1]", '[{"id":1}]'])
    expect(plansIn({ facts: { financing } })).toEqual([]);
  const many = Array.from({ length: 20 }, (_, n) => ({ id: `${n}`, name: "P", rate: "9", months: "12" }));
  expect(plansToChoose(many.slice(0, 2), many).map(({ id }) => id)).toEqual(
    many.slice(0, 12).map(({ id }) => id),
  );
});
