import { and, desc, eq, sql } from "drizzle-orm";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Database } from "~db/client.ts";
import { directorySearches } from "~db/schema/directory.ts";
import { mayRead, mayWrite, type Person } from "../trust/trust.server.ts";
import type { Deps } from "./entries.commands.server.ts";
import { DIRECTORY_LIMITS, type DirectoryKind } from "./kind.ts";

type Kind = Pick<DirectoryKind, "name">;

/**
 * Keeps a search of a directory under a name, for a member or a browser. The same search is kept once: kept anew it has its
 * new name. @param query as the page of the kind writes it, so that the same search is the same text
 */
export async function keepSearch(
  { db, now }: Deps,
  actor: Person,
  { kind, called, query }: { kind: Kind; called: string; query: string },
): Promise<CommandResult<"not-allowed" | "fullSearches">> {
  const { workspace } = actor;
  const its = and(
    eq(directorySearches.workspace, workspace),
    eq(directorySearches.kind, kind.name),
    eq(directorySearches.query, query),
  );
  const [kept, [asked]] = await db.batch([
    db
      .insert(directorySearches)
      .select(
        sql`select ${crypto.randomUUID()}, ${workspace}, ${kind.name}, ${called}, ${query}, ${now().toISOString()}
          where ${mayWrite(actor, workspace)} and ((select count(*) from directory_searches as own
            where own.workspace_id = ${workspace} and own.kind = ${kind.name}) < ${DIRECTORY_LIMITS.searches}
            or exists (select 1 from directory_searches as same where same.workspace_id = ${workspace}
              and same.kind = ${kind.name} and same.query = ${query}))`,
      )
      .onConflictDoUpdate({
        target: [directorySearches.workspace, directorySearches.kind, directorySearches.query],
        set: { called: sql`excluded.called` },
      })
      .returning({ id: directorySearches.id }),
    db
      .select({
        may: sql<number>`(${mayWrite(actor, workspace)})`,
        there: sql<number>`exists (select 1 from ${directorySearches} where ${its})`,
      })
      .from(sql`(select 1)`),
  ]);
  if (kept.length > 0 || asked?.there) return { ok: true };
  return { ok: false, error: asked?.may ? "fullSearches" : "not-allowed" };
}

/** Forgets a search; what is not kept is forgotten. */
export async function dropSearch(
  { db }: Pick<Deps, "db">,
  actor: Person,
  { id }: { id: string },
): Promise<CommandResult<"not-allowed">> {
  const its = and(eq(directorySearches.id, id), eq(directorySearches.workspace, actor.workspace));
  const [, left] = await db.batch([
    db.delete(directorySearches).where(and(its, mayWrite(actor, directorySearches.workspace))),
    db.select({ id: directorySearches.id }).from(directorySearches).where(its),
  ]);
  return left.length === 0 ? { ok: true } : { ok: false, error: "not-allowed" };
}

/** The searches of a kind that whoever looks has kept, the newest first. */
export const keptSearches = (db: Database, kind: Kind, actor: Person | undefined) =>
  db
    .select({ id: directorySearches.id, called: directorySearches.called, query: directorySearches.query })
    .from(directorySearches)
    .where(
      actor
        ? and(
            eq(directorySearches.workspace, actor.workspace),
            eq(directorySearches.kind, kind.name),
            mayRead(actor, directorySearches.workspace),
          )
        : sql`0`,
    )
    .orderBy(desc(directorySearches.createdAt), directorySearches.id)
    .limit(DIRECTORY_LIMITS.searches);
