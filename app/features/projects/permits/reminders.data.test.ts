import { and, eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { inOwn, type Person } from "~/engines/trust/trust.server.ts";
import { notifications } from "~db/schema/account.ts";
import { workspaceMembers, workspaces } from "~db/schema/trust.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { permitPlace } from "../../../../tests/factories/permits.ts";
import { createMember, DAY, HOUR, MINUTE } from "../../../../tests/factories.ts";
import { tellOfPermits } from "./reminders.server.ts";

const db = testDatabase();

/** What of a permit a member was told of, each by its code. Whatever is told twice would stand here twice. */
async function toldOf(permit: string, user: string, now: () => Date) {
  await tellOfPermits({ db, now });
  await tellOfPermits({ db, now });
  const rows = await db
    .select({ code: notifications.code })
    .from(notifications)
    .where(and(eq(notifications.userId, user), like(notifications.href, `%${permit}`)));
  return rows.map(({ code }) => code).sort();
}

test("the end and an inspection are told once each: a month before, a week before, the day before", async () => {
  const { deps, issued, request, clock } = permitPlace(db);
  const member = await createMember(db);
  const actor = inOwn(member.owner);
  const id = await issued(actor);
  await request(actor, id, { requestedFor: "2026-03-05" });
  const told = () => toldOf(id, member.id, deps.now);
  expect(await told()).toEqual([]);
  clock.advance(2 * DAY);
  expect(await told()).toEqual(["inspectionNear"]);
  clock.advance(150 * DAY);
  expect(await told()).toEqual(["inspectionNear", "permitExpires"]);
  clock.advance(22 * DAY);
  expect(await told()).toEqual(["inspectionNear", "permitExpires", "permitExpires"]);
  clock.advance(40 * DAY);
  expect(await told()).toHaveLength(3);
});

test("the day before begins at midnight of the site, wherever that is", async () => {
  for (const [zone, hours] of [
    ["America/Chicago", 6],
    ["Asia/Tokyo", -9],
  ] as const) {
    const { deps, issued, request, clock } = permitPlace(db);
    const member = await createMember(db);
    const actor = inOwn(member.owner);
    const id = await issued(actor, zone);
    await request(actor, id, { requestedFor: "2026-03-05" });
    const midnight = Date.parse("2026-03-04T00:00:00Z") + hours * HOUR;
    clock.advance(midnight - MINUTE - clock.now().getTime());
    expect(await toldOf(id, member.id, deps.now), zone).toEqual([]);
    clock.advance(MINUTE);
    expect(await toldOf(id, member.id, deps.now), zone).toEqual(["inspectionNear"]);
  }
});

test("everybody who may write in the workspace is told, whoever began the permit, and nobody else", async () => {
  const { deps, issued, request, clock } = permitPlace(db);
  const [boss, hand, viewer, gone] = await Promise.all([1, 2, 3, 4].map(() => createMember(db)));
  if (!boss || !hand || !viewer || !gone) throw new Error("four members");
  const workspace = `workspace:${crypto.randomUUID()}` as const;
  const at = deps.now().toISOString();
  await db.insert(workspaces).values({ id: workspace, name: "Crew", createdAt: at });
  await db.insert(workspaceMembers).values([
    { workspace, userId: boss.id, role: "owner", joinedAt: at },
    { workspace, userId: hand.id, role: "member", joinedAt: at },
    { workspace, userId: viewer.id, role: "viewer", joinedAt: at },
    { workspace, userId: gone.id, role: "member", joinedAt: at },
  ]);
  const beganBy: Person = { kind: "person", owner: gone.owner, workspace };
  const id = await issued(beganBy);
  await request(beganBy, id, { requestedFor: "2026-03-05" });
  await db
    .delete(workspaceMembers)
    .where(and(eq(workspaceMembers.workspace, workspace), eq(workspaceMembers.userId, gone.id)));
  clock.advance(2 * DAY);
  const told = await Promise.all([boss, hand, viewer, gone].map((member) => toldOf(id, member.id, deps.now)));
  expect(told).toEqual([["inspectionNear"], ["inspectionNear"], [], []]);
});
