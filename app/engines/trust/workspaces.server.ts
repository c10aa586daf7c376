import { and, asc, eq, sql } from "drizzle-orm";
import type { CommandResult } from "~/lib/command-result.ts";
import type { MadeWorkspaceId, WorkspaceId } from "~/services/workspace.ts";
import type { Database } from "~db/client.ts";
import { accountDeletions, profiles, users } from "~db/schema/account.ts";
import { workspaceMembers, workspaces } from "~db/schema/trust.ts";
import { logged } from "./audit.server.ts";
import { mayManage, mayRead, type Person } from "./guard.server.ts";
import { type Role, TRUST_LIMITS } from "./trust.ts";

export interface Deps {
  db: Database;
  now: () => Date;
}

const accountOf = ({ owner }: Person) =>
  owner.startsWith("user:") ? owner.slice("user:".length) : undefined;

/** The workspaces that an account belongs to beside its own, by name. */
export async function listWorkspaces(db: Database, userId: string) {
  return db
    .select({ id: workspaces.id, name: workspaces.name, role: workspaceMembers.role })
    .from(workspaceMembers)
    .innerJoin(workspaces, eq(workspaces.id, workspaceMembers.workspace))
    .where(eq(workspaceMembers.userId, userId))
    .orderBy(asc(workspaces.name), asc(workspaces.id));
}
export type ListedWorkspace = Awaited<ReturnType<typeof listWorkspaces>>[number];

/** A workspace's people, owners first; nothing for somebody who is none of them. */
export function listMembers(db: Database, actor: Person, workspace: WorkspaceId) {
  return db
    .select({
      userId: workspaceMembers.userId,
      role: workspaceMembers.role,
      joinedAt: workspaceMembers.joinedAt,
      email: users.email,
      firstName: sql<string>`coalesce(${profiles.firstName}, '')`,
      lastName: sql<string>`coalesce(${profiles.lastName}, '')`,
    })
    .from(workspaceMembers)
    .innerJoin(users, eq(users.id, workspaceMembers.userId))
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(and(eq(workspaceMembers.workspace, workspace), mayRead(actor, workspaceMembers.workspace)))
    .orderBy(
      sql`case ${workspaceMembers.role} when 'owner' then 0 when 'member' then 1 else 2 end`,
      asc(workspaceMembers.joinedAt),
    );
}
export type WorkspaceMember = Awaited<ReturnType<typeof listMembers>>[number];

/** Makes a workspace with whoever asks as its owner. The form's key is its id, so that one sent twice makes one. */
export async function makeWorkspace(
  { db, now }: Deps,
  actor: Person,
  { idem, name }: { idem: string; name: string },
): Promise<CommandResult<"guest" | "full", { id: MadeWorkspaceId }>> {
  const userId = accountOf(actor);
  if (!userId) return { ok: false, error: "guest" };
  const id: MadeWorkspaceId = `workspace:${idem}`;
  const at = now().toISOString();
  const owned = sql`(select count(*) from ${workspaceMembers} as mine where mine.user_id = ${userId} and mine.role = 'owner')`;
  const [made] = await db.batch([
    db
      .insert(workspaces)
      .select(sql`select ${id}, ${name}, 1, ${at} where ${owned} < ${TRUST_LIMITS.workspaces}`)
      .onConflictDoNothing()
      .returning({ id: workspaces.id }),
    // Of a workspace that stood before this has its members, and whoever sends its id becomes none of them.
    db
      .insert(workspaceMembers)
      .select(
        sql`select ${id}, ${userId}, 'owner', ${at} where exists (select 1 from ${workspaces} as made where made.id = ${id})
          and not exists (select 1 from ${workspaceMembers} as others where others.workspace_id = ${id})`,
      )
      .onConflictDoNothing(),
  ]);
  if (made.length === 1) return { ok: true, id };
  const mine = await listWorkspaces(db, userId);
  return mine.some((one) => one.id === id) ? { ok: true, id } : { ok: false, error: "full" };
}

/** Gives a workspace another name, unless somebody else did since the page was drawn. */
export async function renameWorkspace(
  { db }: Deps,
  actor: Person,
  { workspace, name, version }: { workspace: WorkspaceId; name: string; version: number },
): Promise<CommandResult<"not-allowed" | "stale">> {
  const [done, allowed] = await db.batch([
    db
      .update(workspaces)
      .set({ name, version: sql`${workspaces.version} + 1` })
      .where(
        and(eq(workspaces.id, workspace), eq(workspaces.version, version), mayManage(actor, workspaces.id)),
      )
      .returning({ id: workspaces.id }),
    db
      .select({ id: workspaces.id })
      .from(workspaces)
      .where(and(eq(workspaces.id, workspace), mayManage(actor, workspaces.id))),
  ]);
  if (done.length === 1) return { ok: true };
  return { ok: false, error: allowed.length === 1 ? "stale" : "not-allowed" };
}

/**
 * That somebody else owns it too: without an owner nobody could let anybody in, or out. An owner whose account is to be
 * deleted is none to count on.
 */
const hasAnotherOwner = (workspace: WorkspaceId, userId: string) =>
  sql`exists (select 1 from ${workspaceMembers} as others
    where others.workspace_id = ${workspace} and others.role = 'owner' and others.user_id <> ${userId}
    and not exists (select 1 from ${accountDeletions} as going where going.user_id = others.user_id))`;

const memberOf = (workspace: WorkspaceId, userId: string) =>
  and(eq(workspaceMembers.workspace, workspace), eq(workspaceMembers.userId, userId));

interface Membership {
  workspace: WorkspaceId;
  userId: string;
}
type Refusal = "not-allowed" | "last-owner" | "gone";

/** Why a change of a membership wrote nothing, from what stands after it. */
async function reasonFor(
  db: Database,
  actor: Person,
  { workspace, userId }: Membership,
  alsoSelf: boolean,
): Promise<Refusal> {
  const [[manages], [member]] = await db.batch([
    db.select({ yes: sql<number>`${mayManage(actor, workspace)}` }).from(sql`(select 1)`),
    db.select({ role: workspaceMembers.role }).from(workspaceMembers).where(memberOf(workspace, userId)),
  ]);
  const self = alsoSelf && accountOf(actor) === userId;
  if (!manages?.yes && !(self && member)) return "not-allowed";
  return member ? "last-owner" : "gone";
}

/** Makes somebody another thing in a workspace. Its last owner stays one: the condition is in the statement. */
export async function changeRole(
  deps: Deps,
  actor: Person,
  { role, ...member }: Membership & { role: Role },
): Promise<CommandResult<Refusal>> {
  const { db } = deps;
  const { workspace, userId } = member;
  const keepsOwner =
    role === "owner"
      ? sql`1`
      : sql`(${workspaceMembers.role} <> 'owner' or ${hasAnotherOwner(workspace, userId)})`;
  const theirs = and(memberOf(workspace, userId), mayManage(actor, workspaceMembers.workspace), keepsOwner);
  const changed = await logged(
    deps,
    {
      workspace,
      act: "member.role",
      actor: actor.owner,
      subject: `user:${userId}`,
      details: { role },
      when: sql`exists (select 1 from ${workspaceMembers} where ${theirs} and ${workspaceMembers.role} <> ${role})`,
    },
    [db.update(workspaceMembers).set({ role }).where(theirs).returning({ role: workspaceMembers.role })],
  );
  if (changed.length === 1) return { ok: true };
  return { ok: false, error: await reasonFor(db, actor, member, false) };
}

/** Takes somebody out of a workspace: owners anybody, everybody themselves, and nobody its last owner. */
export async function removeMember(
  deps: Deps,
  actor: Person,
  member: Membership,
): Promise<CommandResult<Refusal>> {
  const { db } = deps;
  const { workspace, userId } = member;
  const allowed = accountOf(actor) === userId ? sql`1` : mayManage(actor, workspaceMembers.workspace);
  const theirs = and(
    memberOf(workspace, userId),
    allowed,
    sql`(${workspaceMembers.role} <> 'owner' or ${hasAnotherOwner(workspace, userId)})`,
  );
  const removed = await logged(
    deps,
    {
      workspace,
      act: accountOf(actor) === userId ? "member.left" : "member.removed",
      actor: actor.owner,
      subject: `user:${userId}`,
      when: sql`exists (select 1 from ${workspaceMembers} where ${theirs})`,
    },
    [db.delete(workspaceMembers).where(theirs).returning({ userId: workspaceMembers.userId })],
  );
  if (removed.length === 1) return { ok: true };
  return { ok: false, error: await reasonFor(db, actor, member, true) };
}
