import { and, eq, sql } from "drizzle-orm";
import { mayManage, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Database } from "~db/client.ts";
import { pathAssignments } from "~db/schema/courses.ts";
import { workspaceMembers } from "~db/schema/trust.ts";

interface Deps {
  db: Database;
  now: () => Date;
}

/**
 * An owner of a firm gives a path to somebody who belongs to it. Given again it has the new day. `gone`: nobody of the firm,
 * or whoever asks does not own it.
 */
export async function assignPath(
  { db, now }: Deps,
  firm: Person,
  { member, path, dueOn }: { member: string; path: string; dueOn: string | null },
): Promise<CommandResult<"gone">> {
  const rows = await db
    .insert(pathAssignments)
    .select(
      sql`select ${crypto.randomUUID()}, ${workspaceMembers.workspace}, ${workspaceMembers.userId}, ${path}, ${dueOn},
        ${now().toISOString()} from ${workspaceMembers} where ${workspaceMembers.workspace} = ${firm.workspace}
        and ${workspaceMembers.userId} = ${member} and ${mayManage(firm, workspaceMembers.workspace)}`,
    )
    .onConflictDoUpdate({
      target: [pathAssignments.workspace, pathAssignments.memberId, pathAssignments.path],
      set: { dueOn },
    })
    .returning({ id: pathAssignments.id });
  return rows.length > 0 ? { ok: true } : { ok: false, error: "gone" };
}

/** Takes a path back. What was learned of it stays; taken back twice it is taken back. */
export async function withdrawPath({ db }: Deps, firm: Person, id: string): Promise<CommandResult> {
  await db
    .delete(pathAssignments)
    .where(
      and(
        eq(pathAssignments.id, id),
        eq(pathAssignments.workspace, firm.workspace),
        mayManage(firm, pathAssignments.workspace),
      ),
    );
  return { ok: true };
}
