import { and, eq, sql } from "drizzle-orm";
import { mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Metric } from "~/services/metrics.ts";
import type { Database } from "~db/client.ts";
import { metricNotes } from "~db/schema/intelligence.ts";
import { INTELLIGENCE_LIMITS } from "./intelligence.limits.ts";
import type { NoteSaid } from "./intelligence.schemas.ts";

interface Deps {
  db: Database;
  now: () => Date;
  /** The catalogue. */
  metrics: readonly Metric[];
}

/** Writes a note on a day of a figure, for the whole team. The form's key is its id: what is sent twice stands once. */
export async function addNote(
  { db, now, metrics }: Deps,
  actor: Person,
  { idem, metric, day, words }: NoteSaid & { metric: string },
): Promise<CommandResult<"unknown" | "full" | "not-allowed">> {
  if (!metrics.some(({ id }) => id === metric)) return { ok: false, error: "unknown" };
  const { workspace, owner } = actor;
  const [, [made]] = await db.batch([
    db
      .insert(metricNotes)
      .select(
        sql`select ${idem}, ${workspace}, ${metric}, ${day}, ${words}, ${owner}, ${now().toISOString()}
          where ${mayWrite(actor, workspace)} and (select count(*) from ${metricNotes} as kept
            where kept.workspace_id = ${workspace}) < ${INTELLIGENCE_LIMITS.notes}`,
      )
      .onConflictDoNothing(),
    db
      .select({ id: metricNotes.id })
      .from(metricNotes)
      .where(and(eq(metricNotes.id, idem), mayWrite(actor, metricNotes.workspace))),
  ]);
  if (made) return { ok: true };
  return { ok: false, error: (await mayStill(db, actor)) ? "full" : "not-allowed" };
}

/** Takes a note off; whoever works in the workspace may. */
export async function dropNote(
  { db }: Pick<Deps, "db">,
  actor: Person,
  { metric, note }: { metric: string; note: string },
): Promise<CommandResult<"gone" | "not-allowed">> {
  const gone = await db
    .delete(metricNotes)
    .where(
      and(
        eq(metricNotes.id, note),
        eq(metricNotes.metric, metric),
        eq(metricNotes.workspace, actor.workspace),
        mayWrite(actor, metricNotes.workspace),
      ),
    )
    .returning({ id: metricNotes.id });
  if (gone.length > 0) return { ok: true };
  return { ok: false, error: (await mayStill(db, actor)) ? "gone" : "not-allowed" };
}
