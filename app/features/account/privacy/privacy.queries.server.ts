import { and, eq, type SQL, sql } from "drizzle-orm";
import type { SharedWithOthers } from "~/services/contribution.ts";
import type { Database } from "~db/client.ts";
import { accountDeletions } from "~db/schema/account.ts";
import { workspaceMembers, workspaces } from "~db/schema/trust.ts";
import { isTheirs, type Whose } from "./account-rows.server.ts";

/** The other members of a workspace. */
const others = (
  userId: string,
): SQL<number> => sql<number>`(select count(*) from ${workspaceMembers} as others
  where others.workspace_id = ${workspaceMembers.workspace} and others.user_id <> ${userId})`;

/** Whether somebody else owns a workspace who does not go as well. */
const otherOwners = (userId: string) => sql`exists (select 1 from ${workspaceMembers} as owners
  where owners.workspace_id = ${workspaceMembers.workspace} and owners.user_id <> ${userId} and owners.role = 'owner'
  and not exists (select 1 from ${accountDeletions} as going where going.user_id = owners.user_id))`;

/** Memberships of an account in workspaces that it alone owns and shares with others: it has to hand them over first. */
export const mustHandOver = (userId: string) =>
  and(
    eq(workspaceMembers.userId, userId),
    eq(workspaceMembers.role, "owner"),
    sql`${others(userId)} > 0`,
    sql`not ${otherOwners(userId)}`,
  );

export interface AccountData {
  /** Until when the deletion can be undone; undefined where none is under way. */
  dueAt?: string;
  /** Workspaces to hand over first. */
  toHandOver: string[];
  /** Workspaces with nobody else in them, which go with the account. */
  alone: string[];
  /** What is open with others, and what becomes of it then. */
  open: { kind: SharedWithOthers["kind"]; href: string; count: number }[];
}

/** What the page about one's own data shows. */
export async function readAccountData(
  db: Database,
  userId: string,
  shared: readonly SharedWithOthers[],
): Promise<AccountData> {
  const whose: Whose = { id: sql`${userId}`, owner: sql`${`user:${userId}`}`, email: sql`''` };
  const named = () =>
    db
      .select({ name: workspaces.name })
      .from(workspaceMembers)
      .innerJoin(workspaces, eq(workspaces.id, workspaceMembers.workspace));
  const counted = sql.join(
    [sql`''`, ...shared.map(({ open }) => sql`${open((workspace) => isTheirs(workspace, whose))}`)],
    sql` || ' ' || `,
  );
  const [[pending], toHandOver, alone, [waiting]] = await db.batch([
    db
      .select({ dueAt: accountDeletions.dueAt })
      .from(accountDeletions)
      .where(eq(accountDeletions.userId, userId)),
    named().where(mustHandOver(userId)),
    named().where(and(eq(workspaceMembers.userId, userId), sql`${others(userId)} = 0`)),
    db.select({ counts: sql<string>`${counted}` }).from(sql`(select 1)`),
  ]);
  const names = (rows: { name: string }[]) => rows.map(({ name }) => name);
  const counts = (waiting?.counts ?? "").trim().split(" ").map(Number);
  const open = shared.flatMap(({ kind, href }, n) => {
    const count = counts[n] ?? 0;
    return count > 0 ? [{ kind, href, count }] : [];
  });
  return { dueAt: pending?.dueAt, toHandOver: names(toHandOver), alone: names(alone), open };
}
