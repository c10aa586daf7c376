import { and, eq, sql } from "drizzle-orm";
import { mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Database } from "~db/client.ts";
import { libraryEntries } from "~db/schema/library.ts";
import type { Filled } from "./document.logic.ts";
import { owns } from "./library.queries.server.ts";

interface Deps {
  db: Database;
  now: () => Date;
}

/** An entry in which nothing stands yet, where the buyer has none. */
function begun({ db, now }: Deps, actor: Person, good: string) {
  const at = now().toISOString();
  return db
    .insert(libraryEntries)
    .select(
      sql`select ${crypto.randomUUID()}, ${actor.workspace}, ${good}, '{}', '{}', 1, ${at}, ${at}
        where ${mayWrite(actor, actor.workspace)} and ${owns(actor, good)}`,
    )
    .onConflictDoNothing();
}

const isTheirs = (actor: Person, good: string) =>
  and(
    eq(libraryEntries.workspace, actor.workspace),
    eq(libraryEntries.productId, good),
    mayWrite(actor, libraryEntries.workspace),
    owns(actor, good),
  );

/**
 * Keeps what stands in the blanks of a document; the other documents of the product have the same blanks. Blanks that are
 * not named stay. A page that was rendered before somebody else's change is told what stands now.
 */
export async function fillBlanks(
  deps: Deps,
  actor: Person,
  { good, filled, version }: { good: string; filled: Filled; version: number },
): Promise<CommandResult<"not-owned"> | CommandResult<"stale", object, { filled: Filled }>> {
  const { db, now } = deps;
  const text = JSON.stringify(filled);
  // A first page has seen no entry, which is one in which nothing stands.
  const seen = Math.max(version, 1);
  const [, [written], [current]] = await db.batch([
    begun(deps, actor, good),
    db
      .update(libraryEntries)
      .set({
        filled: sql`json_patch(${libraryEntries.filled}, ${text})`,
        version: sql`${libraryEntries.version} + 1`,
        updatedAt: now().toISOString(),
      })
      .where(and(isTheirs(actor, good), eq(libraryEntries.version, seen)))
      .returning({ id: libraryEntries.id }),
    db.select({ filled: libraryEntries.filled }).from(libraryEntries).where(isTheirs(actor, good)),
  ]);
  if (written) return { ok: true };
  if (!current) return { ok: false, error: "not-owned" };
  const stand = JSON.parse(current.filled) as Filled;
  // The same form sent twice finds what it wrote.
  const same = Object.entries(filled).every(([id, value]) => (stand[id] ?? "") === value);
  return same ? { ok: true } : { ok: false, error: "stale", filled: stand };
}

/** Keeps how a lesson was answered; answered again, the last time counts. */
export async function answerLesson(
  deps: Deps,
  actor: Person,
  { good, part, right, of }: { good: string; part: string; right: number; of: number },
): Promise<CommandResult<"not-owned">> {
  const [, written] = await deps.db.batch([
    begun(deps, actor, good),
    deps.db
      .update(libraryEntries)
      .set({
        answered: sql`json_set(${libraryEntries.answered}, ${`$."${part}"`}, json_array(${right}, ${of}))`,
        updatedAt: deps.now().toISOString(),
      })
      .where(isTheirs(actor, good))
      .returning({ id: libraryEntries.id }),
  ]);
  return written.length > 0 ? { ok: true } : { ok: false, error: "not-owned" };
}
