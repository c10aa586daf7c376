import { and, desc, eq, isNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { CommandResult } from "~/lib/command-result.ts";
import { keyedToken, sha256 } from "~/lib/hash.ts";
import type { Retention } from "~/services/contribution.ts";
import type { WorkspaceId } from "~/services/workspace.ts";
import { notifications, users } from "~db/schema/account.ts";
import { mailOutbox } from "~db/schema/operations.ts";
import { workspaceInvitations, workspaceMembers, workspaces } from "~db/schema/trust.ts";
import { audited, logged } from "./audit.server.ts";
import { mayManage, type Person } from "./guard.server.ts";
import { type Role, TRUST_LIMITS } from "./trust.ts";
import type { Deps } from "./workspaces.server.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The token follows from the invitation's id and a key that is not in the database, where only its hash is: whoever may
 * invite can be shown the link again, and whoever reads the table has nothing.
 */
const tokenOf = (secret: string, id: string) => keyedToken(secret, `invitation ${id}`);

/** An invitation that nobody has used, that is not withdrawn and not over. */
const isOpen = (now: Date) =>
  and(
    isNull(workspaceInvitations.acceptedAt),
    isNull(workspaceInvitations.withdrawnAt),
    sql`${workspaceInvitations.expiresAt} > ${now.toISOString()}`,
  );

export interface Invited {
  idem: string;
  workspace: WorkspaceId;
  role: Role;
  /** None: the link is handed over by whoever invites. */
  email?: string;
  /** What is mailed, with the link in it. */
  mail?: (token: string) => { subject: string; text: string };
  /** Whether there is room for one more, as a condition: what the workspace's plan holds. */
  room?: SQL;
}

/**
 * Invites one person. That whoever asks owns the workspace, and has not invited too many that day, is in the statement;
 * so is the mail, which is only written with its invitation.
 */
export async function invite(
  { db, now, secret }: Deps & { secret: string },
  actor: Person,
  { idem: id, workspace, role, email, mail, room = sql`1` }: Invited,
): Promise<CommandResult<"not-allowed" | "too-many" | "no-room", { mailId?: string; token: string }>> {
  const at = now();
  const token = await tokenOf(secret, id);
  const since = new Date(at.getTime() - DAY_MS).toISOString();
  const ends = new Date(at.getTime() + TRUST_LIMITS.invitationDays * DAY_MS).toISOString();
  const inviter = actor.owner.slice(actor.owner.indexOf(":") + 1);
  const few = (
    by: typeof workspaceInvitations.workspace | typeof workspaceInvitations.invitedBy,
    whose: string,
  ) =>
    sql`(select count(*) from ${workspaceInvitations} as sent
      where sent.${sql.identifier(by.name)} = ${whose} and sent.created_at > ${since}) < ${TRUST_LIMITS.invitationsADay}`;
  const isAllowed = sql`exists (select 1 from ${workspaces} as made where made.id = ${workspace})
        and ${mayManage(actor, workspace)}
        and ${few(workspaceInvitations.workspace, workspace)} and ${few(workspaceInvitations.invitedBy, inviter)}
        and (select count(*) from ${workspaceMembers} as people where people.workspace_id = ${workspace}) < ${TRUST_LIMITS.members}
        and ${room}`;
  const insert = db
    .insert(workspaceInvitations)
    .select(
      sql`select ${id}, ${workspace}, ${role}, ${email ?? null}, ${await sha256(token)}, ${inviter}, ${at.toISOString()}, ${ends}, null, null, null
        where ${isAllowed}`,
    )
    .onConflictDoNothing()
    .returning({ id: workspaceInvitations.id });
  const message = email && mail?.(token);
  const mailId = message ? crypto.randomUUID() : undefined;
  const mailed =
    message && mailId
      ? [
          db.insert(mailOutbox).select(
            sql`select ${mailId}, ${email}, ${message.subject}, ${message.text}, 'queued', 0, ${at.toISOString()}, null
                where exists (select 1 from ${workspaceInvitations} as sent where sent.id = ${id} and sent.created_at = ${at.toISOString()})`,
          ),
        ]
      : [];
  const event = {
    act: "invitation.made",
    actor: actor.owner,
    subject: `invitation:${id}`,
    details: { role },
  };
  const isNew = sql`not exists (select 1 from ${workspaceInvitations} as before where before.id = ${id})`;
  const written = await logged<{ id: string }>(
    { db, now },
    { workspace, ...event, when: sql`${isAllowed} and ${isNew}` },
    [insert, ...mailed],
  );
  if (written.length === 1) return { ok: true, mailId, token };
  const [[manages], [before]] = await db.batch([
    db
      // Named, because a column that is called as a number would stand before the others.
      .select({
        yes: sql<number>`${mayManage(actor, workspace)}`.as("yes"),
        room: sql<number>`${room}`.as("room"),
      })
      .from(sql`(select 1)`),
    db
      .select({ id: workspaceInvitations.id })
      .from(workspaceInvitations)
      .where(and(eq(workspaceInvitations.id, id), eq(workspaceInvitations.invitedBy, inviter))),
  ]);
  if (before) return { ok: true, token };
  if (!manages?.yes) return { ok: false, error: "not-allowed" };
  return { ok: false, error: manages.room ? "too-many" : "no-room" };
}

/** The invitations of a workspace that can still be used, for those who may invite, each with its link. */
export async function listInvitations(
  { db, now, secret }: Deps & { secret: string },
  actor: Person,
  workspace: WorkspaceId,
) {
  const rows = await db
    .select()
    .from(workspaceInvitations)
    .where(
      and(
        eq(workspaceInvitations.workspace, workspace),
        isOpen(now()),
        mayManage(actor, workspaceInvitations.workspace),
      ),
    )
    .orderBy(desc(workspaceInvitations.createdAt));
  return Promise.all(
    rows.map(async ({ id, role, email, expiresAt, tokenHash }) => {
      const token = await tokenOf(secret, id);
      // With another key than it was made with the link cannot be shown again; it works as long as it stands.
      return { id, role, email, expiresAt, token: (await sha256(token)) === tokenHash ? token : undefined };
    }),
  );
}
export type OpenInvitation = Awaited<ReturnType<typeof listInvitations>>[number];

export async function withdrawInvitation(
  { db, now }: Deps,
  actor: Person,
  { id, workspace }: { id: string; workspace: WorkspaceId },
): Promise<CommandResult<"not-allowed">> {
  const theirs = and(
    eq(workspaceInvitations.id, id),
    eq(workspaceInvitations.workspace, workspace),
    isNull(workspaceInvitations.acceptedAt),
    mayManage(actor, workspaceInvitations.workspace),
  );
  const open = sql`exists (select 1 from ${workspaceInvitations} where ${theirs} and ${workspaceInvitations.withdrawnAt} is null)`;
  const event = { workspace, act: "invitation.withdrawn", actor: actor.owner, subject: `invitation:${id}` };
  const done = await logged({ db, now }, { ...event, when: open }, [
    db
      .update(workspaceInvitations)
      .set({ withdrawnAt: now().toISOString() })
      .where(theirs)
      .returning({ id: workspaceInvitations.id }),
  ]);
  return done.length === 1 ? { ok: true } : { ok: false, error: "not-allowed" };
}

/** What a link invites to, or undefined where it is wrong, used, withdrawn or over. */
export async function findInvitation({ db, now }: Deps, token: string) {
  const [found] = await db
    .select({
      workspace: workspaceInvitations.workspace,
      name: workspaces.name,
      role: workspaceInvitations.role,
      email: workspaceInvitations.email,
      expiresAt: workspaceInvitations.expiresAt,
    })
    .from(workspaceInvitations)
    .innerJoin(workspaces, eq(workspaces.id, workspaceInvitations.workspace))
    .where(and(eq(workspaceInvitations.tokenHash, await sha256(token)), isOpen(now())));
  return found;
}

/**
 * Takes an invitation: once, by one account, and where it was mailed by the account of that address. Whoever belongs to
 * the workspace already stays what they are, and the invitation stays open for somebody else.
 */
export async function acceptInvitation(
  deps: Deps & { roomIn?: (workspace: SQLWrapper) => SQL },
  userId: string,
  token: string,
): Promise<CommandResult<"over" | "other-address" | "no-room", { workspace: WorkspaceId; name: string }>> {
  const { db, now } = deps;
  const invitation = await findInvitation(deps, token);
  const hash = await sha256(token);
  const at = now().toISOString();
  const room = deps.roomIn?.(workspaceInvitations.workspace) ?? sql`1`;
  const isThere = sql`exists (select 1 from ${workspaceMembers} as there
    where there.workspace_id = ${workspaceInvitations.workspace} and there.user_id = ${userId})`;
  const isTheirs = and(
    eq(workspaceInvitations.tokenHash, hash),
    isOpen(now()),
    sql`(${room} or ${isThere})`,
    sql`(${workspaceInvitations.email} is null or exists
      (select 1 from ${users} as invited where invited.id = ${userId} and invited.email = ${workspaceInvitations.email}))`,
  );
  const isNew = sql`not exists (select 1 from ${workspaceMembers} as people
    where people.workspace_id = ${workspaceInvitations.workspace} and people.user_id = ${userId})`;
  const { results } = await audited(deps, {
    events: invitation
      ? [
          {
            chain: invitation.workspace,
            act: "member.joined",
            actor: `user:${userId}`,
            subject: `user:${userId}`,
            details: { role: invitation.role },
          },
        ]
      : [],
    when: sql`exists (select 1 from ${workspaceInvitations} where ${isTheirs} and ${isNew})`,
    statements: [
      db
        .insert(workspaceMembers)
        .select(
          sql`select ${workspaceInvitations.workspace}, ${userId}, ${workspaceInvitations.role}, ${at}
            from ${workspaceInvitations} where ${isTheirs}`,
        )
        .onConflictDoNothing(),
      db
        .update(workspaceInvitations)
        .set({ acceptedAt: at, acceptedBy: userId })
        .where(
          and(
            isTheirs,
            sql`exists (select 1 from ${workspaceMembers} as people where people.workspace_id = ${workspaceInvitations.workspace}
              and people.user_id = ${userId} and people.joined_at = ${at})`,
          ),
        )
        .returning({ workspace: workspaceInvitations.workspace }),
      db
        .insert(notifications)
        .select(
          sql`select 'memberJoined:' || taken.id, users.id, 'memberJoined', made.name, '/workspace', null, ${at}, null
            from ${workspaceInvitations} as taken
            join ${workspaces} as made on made.id = taken.workspace_id
            join ${users} on users.id = taken.invited_by
            where taken.token_hash = ${hash} and taken.accepted_by = ${userId} and taken.accepted_at = ${at}`,
        )
        .onConflictDoNothing(),
    ],
  });
  const [taken] = results[1] as { workspace: string }[];
  if (taken && invitation)
    return { ok: true, workspace: taken.workspace as WorkspaceId, name: invitation.name };
  const [there] = await db
    .select({ workspace: workspaceMembers.workspace, name: workspaces.name })
    .from(workspaceInvitations)
    .innerJoin(workspaceMembers, eq(workspaceMembers.workspace, workspaceInvitations.workspace))
    .innerJoin(workspaces, eq(workspaces.id, workspaceInvitations.workspace))
    .where(and(eq(workspaceInvitations.tokenHash, hash), eq(workspaceMembers.userId, userId)));
  if (there) return { ok: true, workspace: there.workspace as WorkspaceId, name: there.name };
  if (!invitation) return { ok: false, error: "over" };
  const [space] = await db
    .select({ room: sql<number>`${room}` })
    .from(workspaceInvitations)
    .where(eq(workspaceInvitations.tokenHash, hash));
  return { ok: false, error: space?.room ? "other-address" : "no-room" };
}

/** Of those that are over nobody needs to know any more: they have counted for their day, and for a month. */
export const INVITATIONS: Retention = { since: workspaceInvitations.expiresAt, days: 30 };
