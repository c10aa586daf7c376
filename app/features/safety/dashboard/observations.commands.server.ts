import { and, eq, sql } from "drizzle-orm";
import { dropFiles, type FileStore, keepFile } from "~/engines/file/file.server.ts";
import { mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { safetyObservations } from "~db/schema/safety.ts";
import { SAFETY_LIMITS } from "./dashboard.limits.ts";
import { hasRoomToObserve, OBSERVATION_FILES, observationRow } from "./observations.queries.server.ts";

export interface Observed {
  idem: string;
  isSafe: boolean;
  what: string;
  place: string;
  /** `YYYY-MM-DD` */
  seenOn: string;
  photo?: { name: string; bytes: Uint8Array };
}

/**
 * Keeps what somebody saw being done, with its photo, without a word of who saw it or was seen. The form's key is its id and
 * the photo's: what is sent twice stands once. The photo goes first, so that one that is none stops the form, and is kept
 * only where there is room for the observation too: nothing would lead to it.
 */
export async function observe(
  store: FileStore,
  actor: Person,
  { photo, ...seen }: Observed,
): Promise<CommandResult<"full" | "not-allowed"> | Awaited<ReturnType<typeof keepFile>>> {
  const { db, now } = store;
  const { workspace } = actor;
  if (photo) {
    const kept = await keepFile(
      store,
      actor,
      { workspace, type: OBSERVATION_FILES, id: seen.idem },
      { id: seen.idem, ...photo },
      { kind: "picture", most: SAFETY_LIMITS.photoBytes, count: 1, when: hasRoomToObserve(workspace) },
    );
    if (!kept.ok) return kept.error === "tooMany" ? { ok: false, error: "full" } : kept;
  }
  const row = observationRow({ ...seen, workspace: sql`${workspace}`, at: now() });
  const [, [there]] = await db.batch([
    db
      .insert(safetyObservations)
      .select(sql`select ${row} where ${mayWrite(actor, workspace)} and ${hasRoomToObserve(workspace)}`)
      .onConflictDoNothing(),
    db
      .select({ id: safetyObservations.id })
      .from(safetyObservations)
      .where(and(eq(safetyObservations.id, seen.idem), eq(safetyObservations.workspace, workspace))),
  ]);
  if (there) return { ok: true };
  return { ok: false, error: (await mayStill(db, actor)) ? "full" : "not-allowed" };
}

/** Takes an observation away with its photo; what is gone already is gone. */
export async function removeObservation(
  store: FileStore,
  actor: Person,
  id: string,
): Promise<CommandResult<"not-allowed">> {
  const { workspace } = actor;
  const row = and(eq(safetyObservations.id, id), eq(safetyObservations.workspace, workspace));
  await dropFiles(store, actor, { workspace, type: OBSERVATION_FILES, id }, undefined, {
    also: () => [store.db.delete(safetyObservations).where(and(row, mayWrite(actor, workspace)))],
  });
  return (await mayStill(store.db, actor)) ? { ok: true } : { ok: false, error: "not-allowed" };
}
