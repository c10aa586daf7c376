import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeWorkspace, type Person } from "~/engines/trust/trust.server.ts";
import { memberships } from "~db/schema/membership.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember, DAY } from "../../../../tests/factories.ts";
import { claimBenefit } from "./benefits.commands.server.ts";
import { readBenefits } from "./benefits.queries.server.ts";

const db = testDatabase();

async function claiming() {
  const { actor } = await createMember(db);
  const clock = createClock("2026-04-01T09:00:00.000Z");
  const deps = { db, now: clock.now };
  const claims = (who: Person = actor, idem: string = crypto.randomUUID()) =>
    claimBenefit(deps, who, { benefit: "trial", idem, language: "en" });
  return { actor, clock, deps, claims };
}

test("of claims that come at once one is a claim, and it is worth the days that it has run", async () => {
  const { actor, clock, deps, claims } = await claiming();
  const answers = await Promise.all([1, 2, 3].map(() => claims()));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.filter(({ ok }) => !ok)).toEqual([
    { ok: false, error: expect.stringMatching(/^(tried|stale)$/) },
    { ok: false, error: expect.stringMatching(/^(tried|stale)$/) },
  ]);
  expect(await db.select().from(memberships).where(eq(memberships.workspace, actor.workspace))).toMatchObject(
    [{ trialBy: actor.owner, trialAt: clock.now().toISOString() }],
  );
  clock.advance(6 * DAY);
  const view = await readBenefits(deps, actor);
  expect([view.worth.days, view.worth.cents]).toEqual([6, 980]);
  expect(view.benefits.find(({ id }) => id === "trial")).toMatchObject({ group: "used", used: 1, most: 1 });
});

test("the same form again is the same claim; another workspace of the same person claims nothing", async () => {
  const { actor, deps, claims } = await claiming();
  const idem = crypto.randomUUID();
  expect([await claims(actor, idem), await claims(actor, idem)]).toEqual([{ ok: true }, { ok: true }]);
  expect(await claims()).toEqual({ ok: false, error: "tried" });
  const made = await makeWorkspace(deps, actor, { idem: crypto.randomUUID(), name: "Sample Frames" });
  if (!made.ok) throw new Error(made.error);
  expect(await claims({ ...actor, workspace: made.id })).toEqual({ ok: false, error: "tried" });
});

test("who does not manage a workspace claims nothing for it", async () => {
  const { actor, claims } = await claiming();
  const { actor: stranger } = await createMember(db);
  expect(await claims({ ...stranger, workspace: actor.workspace })).toEqual({
    ok: false,
    error: "not-allowed",
  });
});
