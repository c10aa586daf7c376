import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Database } from "~db/client.ts";
import { directoryEntries, directoryKept } from "~db/schema/directory.ts";
import { mayRead, mayWrite, type Person } from "../trust/trust.server.ts";
import type { Deps } from "./entries.commands.server.ts";
import { DIRECTORY_LIMITS, type DirectoryKind } from "./kind.ts";
import { visible } from "./walls.server.ts";

/** Keeps an entry on the shortlist of whoever looks, member or guest. What is kept already stays kept. */
export async function keepEntry(
  { db, now }: Deps,
  actor: Person,
  { id }: { id: string },
): Promise<CommandResult<"gone" | "not-allowed" | "full">> {
  const { workspace } = actor;
  const may = mayWrite(actor, workspace);
  const kept = sql`exists (select 1 from directory_kept as own where own.workspace_id = ${workspace} and own.entry_id = ${id})`;
  const [rows, [asked]] = await db.batch([
    db
      .insert(directoryKept)
      .select(
        sql`select ${workspace}, ${directoryEntries.id}, ${now().toISOString()} from ${directoryEntries}
          where ${directoryEntries.id} = ${id} and ${visible(actor)} and ${may} and (select count(*) from directory_kept as own
            where own.workspace_id = ${workspace}) < ${DIRECTORY_LIMITS.kept}`,
      )
      .onConflictDoNothing()
      .returning({ id: directoryKept.entryId }),
    db
      .select({ may: sql<number>`(${may})`, kept: sql<number>`${kept}` })
      .from(directoryEntries)
      .where(and(eq(directoryEntries.id, id), visible(actor))),
  ]);
  if (rows.length > 0 || asked?.kept) return { ok: true };
  if (!asked) return { ok: false, error: "gone" };
  return { ok: false, error: asked.may ? "full" : "not-allowed" };
}

/** Takes an entry off the shortlist; what is not on it is off it. */
export async function letEntryGo(
  { db }: Deps,
  actor: Person,
  { id }: { id: string },
): Promise<CommandResult<"not-allowed">> {
  const own = and(eq(directoryKept.workspace, actor.workspace), eq(directoryKept.entryId, id));
  const [, left] = await db.batch([
    db.delete(directoryKept).where(and(own, mayWrite(actor, directoryKept.workspace))),
    db.select({ id: directoryKept.entryId }).from(directoryKept).where(own),
  ]);
  return left.length === 0 ? { ok: true } : { ok: false, error: "not-allowed" };
}

/** What whoever looks has kept of a kind, the newest first. */
export const keptEntries = (db: Database, kind: Pick<DirectoryKind, "name">, actor: Person | undefined) =>
  db
    .select({
      id: directoryEntries.id,
      name: directoryEntries.name,
      /** Whether the page is the firm's own. */
      isFirm: sql<number>`(${directoryEntries.firmSince} is not null)`,
    })
    .from(directoryKept)
    .innerJoin(directoryEntries, eq(directoryEntries.id, directoryKept.entryId))
    .where(
      actor
        ? and(
            eq(directoryKept.workspace, actor.workspace),
            mayRead(actor, directoryKept.workspace),
            eq(directoryEntries.kind, kind.name),
            visible(actor),
          )
        : sql`0`,
    )
    .orderBy(desc(directoryKept.createdAt), asc(directoryEntries.nameKey))
    .limit(DIRECTORY_LIMITS.kept);
