import { and, desc, eq } from "drizzle-orm";
import * as v from "valibot";
import type { Owner } from "~/services/visitor.server.ts";
import type { Database } from "~db/client.ts";
import { voiceTranscripts } from "~db/schema/voice.ts";
import type { KeptLine } from "./transcript.logic.ts";
import { KeptLines } from "./voice.schemas.ts";

/** A kept conversation in the list. */
export interface KeptTalk {
  id: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** What the visitor said first; empty when it was nothing. */
  about: string;
  lines: number;
}

const linesOf = (stored: unknown): KeptLine[] => v.parse(KeptLines, stored);

/** The newest first. */
export async function readKeptTalks(db: Database, owner: Owner): Promise<KeptTalk[]> {
  const rows = await db
    .select()
    .from(voiceTranscripts)
    .where(eq(voiceTranscripts.owner, owner))
    .orderBy(desc(voiceTranscripts.createdAt));
  return rows.map(({ id, createdAt, lines: stored }) => {
    const lines = linesOf(stored);
    const about = lines.find(({ who }) => who === "you")?.text ?? "";
    return { id, createdAt, about: about.slice(0, 120), lines: lines.length };
  });
}

/** What was said in one of the owner's conversations, or undefined when there is none of this id. */
export async function readKeptLines(db: Database, owner: Owner, id: string): Promise<KeptLine[] | undefined> {
  const [row] = await db
    .select({ lines: voiceTranscripts.lines })
    .from(voiceTranscripts)
    .where(and(eq(voiceTranscripts.owner, owner), eq(voiceTranscripts.id, id)));
  return row && linesOf(row.lines);
}
