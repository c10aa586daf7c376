import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { joinedContributions } from "~/composition/contributions.server.ts";
import { inOwn, type Person } from "~/engines/trust/trust.server.ts";
import { notifications } from "~db/schema/account.ts";
import { deals } from "~db/schema/deals.ts";
import { metricAlerts } from "~db/schema/intelligence.ts";
import { workspaceMembers, workspaces } from "~db/schema/trust.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { TODAY } from "../../../../tests/factories/metric-rows.ts";
import { createMember, freshGuest } from "../../../../tests/factories.ts";
import { formOf } from "../../../../tests/forms.ts";
import { addAlert, changeAlert, dropAlert } from "./alerts.commands.server.ts";
import { answerAlerts } from "./alerts.form.server.ts";
import { isBeyond, watchFigures } from "./alerts.watch.server.ts";
import { INTELLIGENCE_LIMITS } from "./intelligence.limits.ts";

const db = testDatabase();
const { metrics } = joinedContributions;
const START = new Date(`${TODAY}T12:00:00.000Z`);
const now = () => START;
const deps = { db, now, metrics };

const alertOf = (more: Partial<Parameters<typeof addAlert>[2]> = {}) => ({
  ...{ idem: crypto.randomUUID(), words: "Too many new deals", figure: "dealsBegun" as string },
  ...{ side: "above" as const, threshold: 200, days: "month" as const, job: "" },
  ...more,
});

async function dealIn(actor: Person, sample = false) {
  const [id, at] = [crypto.randomUUID(), START.toISOString()];
  await db.insert(deals).values({
    ...{ id, workspace: actor.workspace, title: "Deck", contactId: "c", source: "ad", jobType: "deck" },
    ...{ nextAction: "Call", nextOn: TODAY, lastActivityAt: at, stateSince: at, createdAt: at, sample },
  } as typeof deals.$inferInsert);
  return id;
}

/** A run of the task so many hours after the start; others' alerts of the same database are counted along. */
async function run(hours: number) {
  const clock = () => new Date(START.getTime() + hours * 3_600_000);
  for (let n = 0; n < 5; n++) await watchFigures({ db, now: clock, contributions: joinedContributions });
}

const toldTo = async (actor: Person) => {
  const id = actor.owner.slice("user:".length);
  const rows = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, id), eq(notifications.code, "figureCrossed")));
  return rows.map(({ subject, href }) => [subject, href]);
};

const kept = (actor: Person) =>
  db.select().from(metricAlerts).where(eq(metricAlerts.workspace, actor.workspace));

test("a figure that goes beyond its threshold is told once, and again only after it has been back", async () => {
  const { actor } = await createMember(db);
  expect(await addAlert(deps, actor, alertOf())).toEqual({ ok: true });
  const ids = [await dealIn(actor), await dealIn(actor)];
  await dealIn(actor, true);
  await run(0);
  expect(await toldTo(actor)).toEqual([]);
  expect(await kept(actor)).toMatchObject([{ crossedAt: null, lookedAt: START.toISOString() }]);
  ids.push(await dealIn(actor));
  // Within the hour nothing is counted anew.
  await run(0.5);
  expect(await toldTo(actor)).toEqual([]);
  const once = [["Too many new deals", "/business-metric/dealsBegun"]];
  for (const hours of [1, 2, 3]) await run(hours);
  expect(await toldTo(actor)).toEqual(once);
  for (const id of ids) await db.delete(deals).where(eq(deals.id, id));
  await run(4);
  expect(await kept(actor)).toMatchObject([{ crossedAt: null, crossings: 1 }]);
  for (const _ of ids) await dealIn(actor);
  await Promise.all([run(5), run(5)]);
  expect(await toldTo(actor)).toEqual([...once, ...once]);
  expect(await kept(actor)).toMatchObject([{ crossings: 2 }]);
});

test("everybody who works in the workspace is told, and nobody else", async () => {
  const [boss, mate, viewer, stranger] = await Promise.all([1, 2, 3, 4].map(() => createMember(db)));
  if (!boss || !mate || !viewer || !stranger) throw new Error("four members");
  const workspace = `workspace:${crypto.randomUUID()}` as Person["workspace"];
  const at = START.toISOString();
  await db.insert(workspaces).values({ id: workspace, name: "Ridge", createdAt: at } as never);
  for (const [{ id }, role] of [
    [boss, "owner"],
    [mate, "member"],
    [viewer, "viewer"],
  ] as const)
    await db.insert(workspaceMembers).values({ workspace, userId: id, role, joinedAt: at });
  const team: Person = { ...boss.actor, workspace };
  const reads: Person = { ...viewer.actor, workspace };
  expect(await addAlert(deps, reads, alertOf())).toEqual({ ok: false, error: "not-allowed" });
  expect(await addAlert(deps, team, alertOf({ threshold: 0 }))).toEqual({ ok: true });
  await dealIn(team);
  await dealIn(stranger.actor);
  await run(24);
  const told = await Promise.all([boss, mate, viewer, stranger].map(({ actor }) => toldTo(actor)));
  expect(told.map(({ length }) => length)).toEqual([1, 1, 0, 0]);
});

test("a changed alert is told anew, an old page changes nothing, and what is sent twice is done once", async () => {
  const { actor } = await createMember(db);
  const first = alertOf({ threshold: 0 });
  for (const _ of [1, 2]) expect(await addAlert(deps, actor, first)).toEqual({ ok: true });
  await dealIn(actor);
  await run(48);
  expect((await toldTo(actor)).length).toBe(1);
  const { idem: alert, ...same } = first;
  const changed = { ...same, alert, version: 1, words: "One is too many" };
  for (const _ of [1, 2]) expect(await changeAlert(deps, actor, changed)).toEqual({ ok: true });
  expect(await changeAlert(deps, actor, { ...changed, threshold: 5 })).toEqual({ ok: false, error: "stale" });
  const { actor: other } = await createMember(db);
  expect(await changeAlert(deps, other, { ...changed, version: 2 })).toEqual({ ok: false, error: "gone" });
  expect(await dropAlert(deps, other, alert)).toEqual({ ok: false, error: "gone" });
  await run(49);
  expect((await toldTo(actor)).map(([words]) => words).sort()).toEqual([
    "One is too many",
    "Too many new deals",
  ]);
  expect(await dropAlert(deps, actor, alert)).toEqual({ ok: true });
  expect(await dropAlert(deps, actor, alert)).toEqual({ ok: false, error: "gone" });
});

test("a figure without rows to divide by crosses nothing, and stays as it was", async () => {
  const { actor } = await createMember(db);
  await addAlert(deps, actor, alertOf({ figure: "winRate", side: "below", threshold: 5_000 }));
  await run(72);
  expect(await toldTo(actor)).toEqual([]);
  const at = { side: "below", threshold: 5_000 } as const;
  expect(isBeyond(at, { unit: "percent" }, undefined)).toBe(undefined);
  expect([49.9, 50, 50.1].map((value) => isBeyond(at, { unit: "percent" }, value))).toEqual([
    true,
    false,
    false,
  ]);
  expect([4_999, 5_000].map((cents) => isBeyond(at, { unit: "cents" }, cents))).toEqual([true, false]);
});

test("a workspace has twenty alerts, of figures and projects that there are", async () => {
  const actor = inOwn(freshGuest());
  const all = await Promise.all(Array.from({ length: 24 }, () => addAlert(deps, actor, alertOf())));
  expect(all.filter(({ ok }) => ok).length).toBe(INTELLIGENCE_LIMITS.alerts);
  expect(all.filter((one) => !one.ok).map((one) => !one.ok && one.error)).toEqual(Array(4).fill("full"));
  const refused = async (more: Parameters<typeof alertOf>[0]) => {
    const done = await addAlert(deps, actor, alertOf(more));
    return done.ok || done.error;
  };
  expect(await refused({ figure: "profit" })).toBe("unknown");
  expect(await refused({ figure: "winRate", job: crypto.randomUUID() })).toBe("no-project");
  expect(await refused({ figure: "punchOpen", job: crypto.randomUUID() })).toBe("no-project");
});

test("the form takes dollars, percent and a minus, and says what is wrong beside its field", async () => {
  const { actor } = await createMember(db);
  const context = { db, now, contributions: joinedContributions };
  const send = (more: Record<string, string>) => {
    const { idem, words, figure, side, days, job } = alertOf();
    const typed = { intent: "alert", idem, words, figure, side, threshold: "2", days, job, ...more };
    return answerAlerts(context as never, { ...actor, role: "owner" }, formOf(typed));
  };
  for (const threshold of ["$1,250.50", "-12.5%", "0"])
    expect(await send({ threshold })).toMatchObject({ ok: true, toast: "figureAlertSet" });
  expect((await kept(actor)).map(({ threshold }) => threshold).sort((a, b) => a - b)).toEqual([
    -1_250, 0, 125_050,
  ]);
  const wrong = await send({ threshold: "lots", words: " ", side: "beside" });
  expect(wrong).toMatchObject({
    ok: false,
    status: 400,
    sent: { errors: { threshold: "errors.threshold", words: "errors.alertWords", side: "errors.side" } },
  });
  expect(await send({ figure: "profit" })).toMatchObject({
    status: 422,
    sent: { errors: { figure: "errors.metric" } },
  });
});
