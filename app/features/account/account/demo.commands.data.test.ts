import { count, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { joinedContributions } from "~/composition/contributions.server.ts";
import { inOwn, listWorkspaces, type Present } from "~/engines/trust/trust.server.ts";
import { completeness } from "~/features/account/profile/profile.logic.ts";
import { profileOf } from "~/features/account/profile/profile.queries.server.ts";
import { removeSamples, selectSamples } from "~/services/sample-data.server.ts";
import type { MadeWorkspaceId } from "~/services/workspace.ts";
import { profiles, users } from "~db/schema/account.ts";
import { projects } from "~db/schema/projects.ts";
import { workspaceMembers, workspaces } from "~db/schema/trust.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock } from "../../../../tests/factories.ts";
import { DEMO_EMAIL, makeDemo } from "./demo.commands.server.ts";

const db = testDatabase();
const deps = { db, now: createClock().now, language: "es" as const, contributions: joinedContributions };

/** There is one such account: each test begins without it. */
beforeEach(async () => {
  await db.delete(users).where(eq(users.email, DEMO_EMAIL));
});

async function made(idem: string = crypto.randomUUID()) {
  const done = await makeDemo(deps, { idem });
  if (!done.ok || !done.workspace) throw new Error("the demo account was not made");
  return { id: done.account.userId, workspace: done.workspace };
}

const projectsIn = (workspace: MadeWorkspaceId) =>
  db.select().from(projects).where(eq(projects.workspace, workspace));

test("the demo account has a profile, and a workspace with the marked examples of every feature", async () => {
  const { id, workspace } = await made();
  const profile = await profileOf(db, id);
  expect(completeness(profile, { picture: false, emailConfirmed: false }).gaps).toEqual(["picture", "email"]);
  // `profileOf` leaves out what no list knows.
  expect([profile.lastName, profile.trades.length, profile.spoken.length]).toEqual(["de demostración", 2, 2]);
  expect(await listWorkspaces(db, id)).toEqual([
    { id: workspace, name: "Espacio de muestra", role: "owner" },
  ]);
  const [samples] = await selectSamples(db, joinedContributions.owned, workspace);
  expect(samples?.present).toBe(1);
  const rows = await projectsIn(workspace);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(({ sample }) => sample)).toBe(true);
  // What is one's own stays as it was.
  const own = (inOwn(`user:${id}`) as Present).workspace;
  expect((await selectSamples(db, joinedContributions.owned, own))[0]?.present).toBe(0);
});

test("nobody can sign in to it with a password, and nothing claims that its address was confirmed", async () => {
  await made();
  const [account] = await db.select().from(users).where(eq(users.email, DEMO_EMAIL));
  expect([account?.passwordHash, account?.emailConfirmedAt]).toEqual([null, null]);
});

test("a form that is sent twice at once makes everything once", async () => {
  const idem = crypto.randomUUID();
  const [first, second] = await Promise.all([made(idem), made(idem)]);
  expect(second).toEqual(first);
  const counted = async (table: typeof profiles | typeof workspaces | typeof workspaceMembers, by: never) =>
    (await db.select({ n: count() }).from(table).where(by))[0]?.n;
  expect(await counted(profiles, eq(profiles.id, first.id) as never)).toBe(1);
  expect(await counted(workspaces, eq(workspaces.id, first.workspace) as never)).toBe(1);
  expect(await counted(workspaceMembers, eq(workspaceMembers.userId, first.id) as never)).toBe(1);
  const once = (await projectsIn(first.workspace)).length;
  await made();
  expect((await projectsIn(first.workspace)).length).toBe(once);
});

test("what somebody changed or added stays, and examples that were cleared come back with the next press", async () => {
  const { id, workspace } = await made();
  await db.update(profiles).set({ company: "Changed" }).where(eq(profiles.id, id));
  await db.update(workspaces).set({ name: "Renamed" }).where(eq(workspaces.id, workspace));
  const before = (await projectsIn(workspace)).length;
  await removeSamples(db, joinedContributions.owned, workspace);
  expect(await projectsIn(workspace)).toEqual([]);
  expect(await made()).toEqual({ id, workspace });
  expect((await profileOf(db, id)).company).toBe("Changed");
  expect(await listWorkspaces(db, id)).toMatchObject([{ name: "Renamed" }]);
  expect((await projectsIn(workspace)).length).toBe(before);
});
