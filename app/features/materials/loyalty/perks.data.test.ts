import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { post } from "~/engines/ledger/ledger.server.ts";
import { takeListing } from "~/features/general/membership/entitlements.queries.server.ts";
import { isUnavailable } from "~db/client.ts";
import { loyaltyRedemptions } from "~db/schema/loyalty.ts";
import { memberships, membershipUses } from "~db/schema/membership.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember, DAY } from "../../../../tests/factories.ts";
import { readBenefits } from "../../general/membership/benefits.queries.server.ts";
import { readEntitlements } from "../../general/membership/entitlements.queries.server.ts";
import { cancelRedemption, redeem } from "./loyalty.commands.server.ts";
import { openRewards, readPoints } from "./loyalty.queries.server.ts";
import { PERKS } from "./loyalty.rules.ts";
import { accountsOf, EARNED } from "./points.ts";

const db = testDatabase();
const [{ id: PERK, points: PRICE, days: DAYS }] = PERKS;

/** A member with points, and the listings of their plan. */
async function holder(points: number = PRICE) {
  const { actor } = await createMember(db);
  const clock = createClock("2026-04-10T09:00:00.000Z");
  const deps = { db, now: clock.now, provider: "test", payments: { provider: "test" } };
  const accounts = accountsOf("test");
  await post(
    { db, now: clock.now },
    {
      key: `given:${crypto.randomUUID()}`,
      reason: EARNED,
      movements: [
        {
          from: accounts.issued,
          to: accounts.points.of(actor.workspace),
          amount: points,
          expiresAt: new Date(clock.now().getTime() + 300 * DAY).toISOString(),
        },
      ],
    },
  );
  const take = async (provider = "test") => {
    for (let tries = 0; ; tries++) {
      try {
        const { statement } = takeListing(db, {
          id: crypto.randomUUID(),
          workspace: actor.workspace,
          zone: "UTC",
          now: clock.now(),
          provider,
        });
        return (await statement).length;
      } catch (error) {
        if (!isUnavailable(error) || tries === 9) throw error;
      }
    }
  };
  const takeMany = async (count: number) =>
    (await Promise.all(Array.from({ length: count }, () => take()))).reduce((sum, one) => sum + one, 0);
  const get = (idem: string = crypto.randomUUID()) =>
    redeem(deps, actor, { idem, reward: PERK, points: PRICE });
  const giveBack = (redemption: string) =>
    cancelRedemption(deps, actor, { idem: crypto.randomUUID(), redemption, version: 1 });
  const read = () => readPoints(db, actor, { provider: "test", now: clock.now(), sources: [] });
  return { actor, clock, deps, take, takeMany, get, giveBack, read };
}

test("a perk is one listing beyond those of the month, used once and only when the plan has nothing left", async () => {
  const { actor, clock, deps, take, takeMany, get, read } = await holder();
  const id = crypto.randomUUID();
  expect(await get(id)).toEqual({ ok: true, repeated: false });
  expect(await get(id)).toEqual({ ok: true, repeated: true });
  expect(await read()).toMatchObject({
    available: 0,
    redemptions: [{ id, perk: "listing", usedAt: null }],
    statement: [{ reason: "pointsRedeemed", subjectType: "perk", subjectId: id, amount: -PRICE }, {}],
  });
  expect((await readBenefits(deps, actor)).extra).toEqual({
    listings: 1,
    endsAt: new Date(clock.now().getTime() + DAYS * DAY).toISOString(),
  });
  expect(await takeMany(5)).toBe(5);
  expect((await readBenefits(deps, actor)).extra.listings, "the plan goes first").toBe(1);
  // Points of test payments open nothing where payments are real.
  expect(await take("stripe")).toBe(0);
  const real = { ...deps, payments: { provider: "stripe" } };
  expect((await readBenefits(real, actor)).extra.listings).toBe(0);
  expect(await takeMany(6)).toBe(1);
  expect((await readEntitlements(deps, actor, actor.workspace)).listings, "of the plan").toBe(5);
  expect((await read()).redemptions).toMatchObject([{ id, usedAt: clock.now().toISOString() }]);
  expect((await readBenefits(deps, actor)).extra.listings).toBe(0);
});

test("what was not used is given back for its points; what was used or is over is not", async () => {
  const { clock, takeMany, get, giveBack, read } = await holder(3 * PRICE);
  const [first, second, third] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  await get(first);
  expect(await giveBack(first)).toEqual({ ok: true });
  expect((await read()).available).toBe(3 * PRICE);
  await get(second);
  expect(await takeMany(8), "the one that was given back gives nothing").toBe(6);
  expect(await giveBack(second)).toEqual({ ok: false, error: "used" });
  await get(third);
  clock.advance(DAYS * DAY);
  expect(await giveBack(third)).toEqual({ ok: false, error: "used" });
  expect(await takeMany(7), "of another month, and nothing beyond it").toBe(5);
  expect((await read()).available).toBe(PRICE);
});

test("of a perk that is used and given back at once, one happens", async () => {
  const { actor, takeMany, get, giveBack } = await holder();
  const id = crypto.randomUUID();
  await get(id);
  await takeMany(5);
  const [used, back] = await Promise.all([takeMany(1), giveBack(id)]);
  expect(used + (back.ok ? 1 : 0)).toBe(1);
  const uses = await db
    .select({ id: membershipUses.redemptionId })
    .from(membershipUses)
    .where(eq(membershipUses.workspace, actor.workspace));
  expect(uses.filter((one) => one.id === id)).toHaveLength(used);
});

test("no order takes a perk, and a plan without a limit needs none", async () => {
  const { actor, clock, get, read } = await holder(2 * PRICE);
  await get();
  expect(await openRewards(db, actor, "test")).toEqual([]);
  const at = clock.now().toISOString();
  await db.insert(memberships).values({
    id: crypto.randomUUID(),
    workspace: actor.workspace,
    tier: "pro",
    state: "active",
    stateSince: at,
    siteZone: "UTC",
    language: "en",
    createdAt: at,
  });
  expect((await read()).limited).toBe(false);
  expect(await get()).toEqual({ ok: false, error: "needless" });
  expect((await read()).available).toBe(PRICE);
});

test("another price, too few points and somebody who only reads get no perk", async () => {
  const { actor, deps, get, read } = await holder(PRICE - 1);
  expect(await get()).toEqual({ ok: false, error: "insufficient" });
  const at = { idem: crypto.randomUUID(), reward: PERK };
  expect(await redeem(deps, actor, { ...at, points: 1 })).toEqual({ ok: false, error: "gone" });
  const { actor: stranger } = await createMember(db);
  const elsewhere = { ...stranger, workspace: actor.workspace };
  expect(await redeem(deps, elsewhere, { ...at, points: PRICE })).toEqual({
    ok: false,
    error: "not-allowed",
  });
  expect((await read()).available).toBe(PRICE - 1);
  const [rows] = await db
    .select({ count: sql<number>`count(*)` })
    .from(loyaltyRedemptions)
    .where(eq(loyaltyRedemptions.workspace, actor.workspace));
  expect(rows?.count).toBe(0);
});
