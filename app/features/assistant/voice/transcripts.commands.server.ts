import { and, eq, sql } from "drizzle-orm";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Owner } from "~/services/visitor.server.ts";
import type { Database } from "~db/client.ts";
import { voiceTranscripts } from "~db/schema/assistant.ts";
import type { KeptLine } from "./transcript.logic.ts";

/** As many conversations may one account keep. */
export const MOST_KEPT = 50;

interface Deps {
  db: Database;
  now: () => Date;
}

/** Keeps a conversation once, however often it is sent. */
export async function keepTalk(
  { db, now }: Deps,
  owner: Owner,
  { id, lines }: { id: string; lines: readonly KeptLine[] },
): Promise<CommandResult<"full">> {
  const kept = sql`(select count(*) from ${voiceTranscripts} where ${voiceTranscripts.owner} = ${owner})`;
  await db
    .insert(voiceTranscripts)
    .select(
      sql`select ${owner}, ${id}, ${JSON.stringify(lines)}, ${now().toISOString()} where ${kept} < ${MOST_KEPT}`,
    )
    .onConflictDoNothing();
  const [row] = await db
    .select({ id: voiceTranscripts.id })
    .from(voiceTranscripts)
    .where(and(eq(voiceTranscripts.owner, owner), eq(voiceTranscripts.id, id)));
  return row ? { ok: true } : { ok: false, error: "full" };
}

/** Deletes one of the owner's conversations; one that is gone already stays gone. */
export async function deleteTalk(
  { db }: Pick<Deps, "db">,
  owner: Owner,
  { id }: { id: string },
): Promise<CommandResult> {
  await db
    .delete(voiceTranscripts)
    .where(and(eq(voiceTranscripts.owner, owner), eq(voiceTranscripts.id, id)));
  return { ok: true };
}
