import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { MadeWorkspaceId } from "~/services/workspace.ts";
import { workspaceInvitations, workspaceMembers } from "~db/schema/trust.ts";
import { testDatabase } from "../../../tests/database.ts";
import { createClock, createMember, DAY, freshGuest, SECRET } from "../../../tests/factories.ts";
import {
  acceptInvitation,
  changeRole,
  findInvitation,
  inOwn,
  invite,
  listInvitations,
  listMembers,
  listWorkspaces,
  makeWorkspace,
  presentMember,
  removeMember,
  renameWorkspace,
  withdrawInvitation,
} from "./trust.server.ts";
import { type Role, TRUST_LIMITS } from "./trust.ts";

const db = testDatabase();

/** A workspace with its owner, and a way to bring people in. */
async function company(clock = createClock()) {
  const deps = { db, now: clock.now, secret: SECRET };
  const owner = await createMember(db);
  const made = await makeWorkspace(deps, owner.actor, { idem: crypto.randomUUID(), name: "Ridge Framing" });
  if (!made.ok) throw new Error(made.error);
  const workspace: MadeWorkspaceId = made.id;
  async function join(role: Role) {
    const member = await createMember(db);
    await db
      .insert(workspaceMembers)
      .values({ workspace, userId: member.id, role, joinedAt: clock.now().toISOString() });
    return member;
  }
  const roles = async () =>
    Object.fromEntries(
      (await db.select().from(workspaceMembers).where(eq(workspaceMembers.workspace, workspace))).map(
        ({ userId, role }) => [userId, role],
      ),
    );
  const inviteBy = (actor: typeof owner.actor, more: { email?: string; role?: Role; idem?: string } = {}) =>
    invite(deps, actor, { idem: crypto.randomUUID(), workspace, role: "member", ...more });
  return { deps, clock, owner, workspace, join, roles, inviteBy };
}

test("whoever makes a workspace owns it, and the same form twice makes one", async () => {
  const member = await createMember(db);
  const form = { idem: crypto.randomUUID(), name: "Ridge" };
  const make = () => makeWorkspace({ db, now: createClock().now }, member.actor, form);
  const answers = [...(await Promise.all([make(), make()])), await make()];
  expect(answers).toEqual(Array(3).fill({ ok: true, id: `workspace:${form.idem}` }));
  expect(await listWorkspaces(db, member.id)).toEqual([
    { id: `workspace:${form.idem}`, name: "Ridge", role: "owner" },
  ]);
});

test("nobody gets into a workspace by making one of its id, and a guest makes none", async () => {
  const { workspace, roles, deps, owner } = await company();
  const stranger = await createMember(db);
  const form = { idem: workspace.slice("workspace:".length), name: "Mine" };
  expect((await makeWorkspace(deps, stranger.actor, form)).ok).toBe(false);
  expect(await roles()).toEqual({ [owner.id]: "owner" });
  expect(await makeWorkspace(deps, inOwn(freshGuest()), form)).toEqual({ ok: false, error: "guest" });
});

test("of two owners who demote each other at once one stays", async () => {
  for (let n = 0; n < 5; n++) {
    const { deps, owner, workspace, join, roles } = await company();
    const second = await join("owner");
    await Promise.all([
      changeRole(deps, owner.actor, { workspace, userId: second.id, role: "viewer" }),
      changeRole(deps, second.actor, { workspace, userId: owner.id, role: "viewer" }),
    ]);
    expect(Object.values(await roles()).sort()).toEqual(["owner", "viewer"]);
  }
});

test("of two owners who leave at once one stays", async () => {
  const { deps, owner, workspace, join, roles } = await company();
  const second = await join("owner");
  const leave = (who: typeof second) => removeMember(deps, who.actor, { workspace, userId: who.id });
  const answers = await Promise.all([leave(owner), leave(second)]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.find(({ ok }) => !ok)).toEqual({ ok: false, error: "last-owner" });
  expect(Object.values(await roles())).toEqual(["owner"]);
});

test("the last owner neither leaves, nor is taken out, nor becomes another thing", async () => {
  const { deps, owner, workspace, join, roles } = await company();
  await join("member");
  const me = { workspace, userId: owner.id };
  expect(await removeMember(deps, owner.actor, me)).toEqual({ ok: false, error: "last-owner" });
  expect(await changeRole(deps, owner.actor, { ...me, role: "member" })).toEqual({
    ok: false,
    error: "last-owner",
  });
  expect((await roles())[owner.id]).toBe("owner");
});

test.each(["member", "viewer"] as const)(
  "a %s changes nobody, invites nobody and renames nothing",
  async (role) => {
    const { deps, owner, workspace, join, inviteBy } = await company();
    const { actor, id } = await join(role);
    const refused = { ok: false, error: "not-allowed" };
    expect(await changeRole(deps, actor, { workspace, userId: id, role: "owner" })).toEqual(refused);
    expect(await removeMember(deps, actor, { workspace, userId: owner.id })).toEqual(refused);
    expect(await inviteBy(actor)).toEqual(refused);
    expect(await renameWorkspace(deps, actor, { workspace, name: "Mine", version: 1 })).toEqual(refused);
    expect(await listInvitations(deps, actor, workspace)).toEqual([]);
    expect(await listMembers(db, actor, workspace)).toHaveLength(2);
    expect(await removeMember(deps, actor, { workspace, userId: id })).toEqual({ ok: true });
  },
);

test("a stranger sees and changes nothing", async () => {
  const { deps, owner, workspace, inviteBy } = await company();
  const { actor, id } = await createMember(db);
  expect(await listMembers(db, actor, workspace)).toEqual([]);
  for (const answer of [
    await changeRole(deps, actor, { workspace, userId: owner.id, role: "viewer" }),
    await removeMember(deps, actor, { workspace, userId: id }),
    await inviteBy(actor),
  ])
    expect(answer).toEqual({ ok: false, error: "not-allowed" });
});

test("of two who rename on the same page the second is told", async () => {
  const { deps, owner, workspace } = await company();
  const rename = (name: string) => renameWorkspace(deps, owner.actor, { workspace, name, version: 1 });
  const answers = await Promise.all([rename("One"), rename("Two")]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.find(({ ok }) => !ok)).toEqual({ ok: false, error: "stale" });
});

test("an invitation lets one in: of two who take it at once one, and nobody after", async () => {
  const { deps, owner, workspace, roles, inviteBy } = await company();
  const invited = await inviteBy(owner.actor, { role: "viewer" });
  if (!invited.ok) throw new Error(invited.error);
  const people = [await createMember(db), await createMember(db), await createMember(db)] as const;
  const take = ({ id }: { id: string }) => acceptInvitation(deps, id, invited.token);
  const answers = [...(await Promise.all([take(people[0]), take(people[1])])), await take(people[2])];
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(Object.values(await roles()).sort()).toEqual(["owner", "viewer"]);
  const winner = people.find((_, n) => answers[n]?.ok);
  if (!winner) throw new Error("nobody");
  expect((await take(winner)).ok).toBe(true);
  await removeMember(deps, owner.actor, { workspace, userId: winner.id });
  expect(await take(winner)).toEqual({ ok: false, error: "over" });
  expect(Object.values(await roles())).toEqual(["owner"]);
});

test("an invitation by mail is written with its mail, and taken by the account of that address only", async () => {
  const { deps, owner, workspace, roles } = await company();
  const invitee = await createMember(db);
  const other = await createMember(db);
  const answer = await invite(deps, owner.actor, {
    idem: crypto.randomUUID(),
    workspace,
    role: "member",
    email: invitee.email,
    mail: (token) => ({ subject: "Come in", text: `https://groundwork.example/${token}` }),
  });
  if (!answer.ok) throw new Error(answer.error);
  expect(answer.mailId).toBeDefined();
  expect(await acceptInvitation(deps, other.id, answer.token)).toEqual({ ok: false, error: "other-address" });
  expect((await acceptInvitation(deps, invitee.id, answer.token)).ok).toBe(true);
  expect(await roles()).toEqual({ [owner.id]: "owner", [invitee.id]: "member" });
});

test("one that is withdrawn, over or guessed lets nobody in", async () => {
  const { deps, clock, owner, workspace, inviteBy } = await company();
  const { id } = await createMember(db);
  const [first, second] = [await inviteBy(owner.actor), await inviteBy(owner.actor)];
  if (!first.ok || !second.ok) throw new Error("not invited");
  const open = await listInvitations(deps, owner.actor, workspace);
  expect(open.map(({ token }) => token).sort()).toEqual([first.token, second.token].sort());
  const [row] = open.filter(({ token }) => token === first.token);
  await withdrawInvitation(deps, owner.actor, { id: row?.id ?? "", workspace });
  clock.advance(TRUST_LIMITS.invitationDays * DAY + 1);
  for (const token of [first.token, second.token, "guessed"]) {
    expect(await findInvitation(deps, token)).toBeUndefined();
    expect(await acceptInvitation(deps, id, token)).toEqual({ ok: false, error: "over" });
  }
});

test("so many invitations a day and no more, even at once, and the table holds no token", async () => {
  const { clock, owner, workspace, inviteBy } = await company();
  const answers = await Promise.all(
    Array.from({ length: TRUST_LIMITS.invitationsADay + 3 }, () => inviteBy(owner.actor)),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(TRUST_LIMITS.invitationsADay);
  expect(answers.find(({ ok }) => !ok)).toEqual({ ok: false, error: "too-many" });
  const rows = await db
    .select()
    .from(workspaceInvitations)
    .where(eq(workspaceInvitations.workspace, workspace));
  const [one] = answers;
  expect(one?.ok && JSON.stringify(rows).includes(one.token)).toBe(false);
  clock.advance(DAY + 1);
  expect((await inviteBy(owner.actor)).ok).toBe(true);
});

test("a chosen workspace is one's own again once one belongs to it no more, and is nobody else's choice", async () => {
  const { deps, owner, workspace, join } = await company();
  const { id, owner: me } = await join("viewer");
  const choice = { owner: me as string, workspace: workspace as string };
  const asked = () => ({
    db,
    cookies: { workspace: { read: async () => choice, write: async () => {}, clear: async () => {} } },
  });
  expect(await presentMember(asked(), { id })).toMatchObject({
    workspace,
    role: "viewer",
    name: "Ridge Framing",
  });
  expect(await presentMember(asked(), owner)).toMatchObject({ workspace: owner.owner, role: "owner" });
  await removeMember(deps, owner.actor, { workspace, userId: id });
  expect(await presentMember(asked(), { id })).toEqual(inOwn(me));
});
