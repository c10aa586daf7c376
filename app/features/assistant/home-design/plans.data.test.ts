import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { inOwn } from "~/engines/trust/trust.server.ts";
import { homePlans, homePlanVersions } from "~db/schema/home-plans.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, freshGuest } from "../../../../tests/factories.ts";
import contribution from "./home-design.contributes.server.ts";
import { dropPlan, keepPlan, renamePlan } from "./plans.commands.server.ts";
import { PLAN_LIMITS } from "./plans.limits.ts";
import { readPlans, readSharedPlan } from "./plans.queries.server.ts";

const db = testDatabase();
const clock = createClock();
const deps = { db, now: clock.now };
const key = () => crypto.randomUUID() as string;
const fresh = () => inOwn(freshGuest());

async function kept(who = fresh(), more: Partial<Parameters<typeof keepPlan>[2]> = {}) {
  const made = await keepPlan(deps, who, {
    idem: key(),
    plan: "",
    name: "Ranch",
    link: "bedrooms=3",
    ...more,
  });
  if (!made.ok) throw new Error(made.error);
  return { who, id: made.id };
}

test("a plan is kept once however often its form is sent, and grows by versions that differ", async () => {
  const who = fresh();
  const first = { idem: key(), plan: "", name: "Ranch", link: "bedrooms=3&seed=1" };
  expect(await keepPlan(deps, who, first)).toEqual({ ok: true, id: first.idem });
  expect(await keepPlan(deps, who, first)).toEqual({ ok: true, id: first.idem });
  const next = { idem: key(), plan: first.idem, name: "", link: "bedrooms=3&seed=2" };
  expect(await keepPlan(deps, who, next)).toEqual({ ok: true, id: first.idem });
  expect(await keepPlan(deps, who, next)).toEqual({ ok: true, id: first.idem });
  const [plan] = await readPlans(db, who);
  expect(plan?.versions.map(({ number, link }) => [number, link])).toEqual([
    [2, "bedrooms=3&seed=2"],
    [1, "bedrooms=3&seed=1"],
  ]);
  expect(await keepPlan(deps, who, { ...first, idem: key(), name: "" })).toEqual({
    ok: false,
    error: "name",
  });
});

test("of versions that are added at once each has its own number", async () => {
  const { who, id } = await kept();
  const added = await Promise.all(
    Array.from({ length: 6 }, (_, n) =>
      keepPlan(deps, who, { idem: key(), plan: id, name: "", link: `bedrooms=3&seed=${n + 2}` }),
    ),
  );
  // Whoever reads after a later version has been added is told that there is no room: none is lost.
  const rows = await db.select().from(homePlanVersions).where(eq(homePlanVersions.planId, id));
  expect(new Set(rows.map(({ number }) => number)).size).toBe(7);
  expect(added.every(({ ok }) => ok)).toBe(true);
});

test("a plan of somebody else is neither read, added to, renamed nor removed", async () => {
  const { who, id } = await kept();
  const other = fresh();
  expect(await readPlans(db, other)).toEqual([]);
  const input = { idem: key(), plan: id, name: "", link: "bedrooms=5" };
  expect(await keepPlan(deps, other, input)).toEqual({ ok: false, error: "gone" });
  // Its id as the key of a form of one's own makes nothing of it either.
  expect((await keepPlan(deps, other, { ...input, idem: id, plan: "", name: "Mine" })).ok).toBe(false);
  expect(await renamePlan(deps, other, { id, name: "Mine" })).toEqual({ ok: false, error: "gone" });
  await dropPlan(deps, other, id);
  expect(await readSharedPlan(db, other, id)).toBeUndefined();
  const [plan] = await readPlans(db, who);
  expect(plan).toMatchObject({ id, name: "Ranch" });
  expect(plan?.versions).toHaveLength(1);
});

test("a plan has another name, and is gone with its versions", async () => {
  const { who, id } = await kept();
  expect(await renamePlan(deps, who, { id, name: "Cottage" })).toEqual({ ok: true });
  expect((await readPlans(db, who))[0]?.name).toBe("Cottage");
  await dropPlan(deps, who, id);
  expect(await readPlans(db, who)).toEqual([]);
  expect(await db.select().from(homePlanVersions).where(eq(homePlanVersions.planId, id))).toEqual([]);
});

test("there is room for so many plans and versions and no more", async () => {
  const { who, id } = await kept();
  for (let n = 2; n <= PLAN_LIMITS.versions; n++)
    await db
      .insert(homePlanVersions)
      .values({ planId: id, number: n, workspace: who.workspace, link: `n=${n}`, createdAt: "2026-01-01" });
  const more = { idem: key(), plan: id, name: "", link: "bedrooms=6" };
  expect(await keepPlan(deps, who, more)).toEqual({ ok: false, error: "full" });
  for (let n = 2; n <= PLAN_LIMITS.plans; n++)
    await db
      .insert(homePlans)
      .values({ id: key(), workspace: who.workspace, name: `${n}`, createdAt: "2026-01-01" });
  expect(await keepPlan(deps, who, { ...more, plan: "", name: "One more" })).toEqual({
    ...{ ok: false, error: "full" },
  });
});

test("what a guest keeps is theirs once they sign in", async () => {
  const guest = freshGuest();
  const { id } = await kept(inOwn(guest));
  const owner = freshGuest();
  for (const { adopt } of contribution.owned)
    for (const statement of adopt(db, { guest, owner })) await statement;
  expect((await readPlans(db, inOwn(owner)))[0]?.versions).toHaveLength(1);
  expect((await readPlans(db, inOwn(owner)))[0]?.id).toBe(id);
});
