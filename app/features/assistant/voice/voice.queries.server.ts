import { and, desc, eq } from "drizzle-orm";
import * as v from "valibot";
import type { SessionService } from "~/services/session.server.ts";
import type { Owner } from "~/services/visitor.server.ts";
import type { VoiceService } from "~/services/voice.server.ts";
import type { Database } from "~db/client.ts";
import { voiceTranscripts } from "~db/schema/assistant.ts";
import type { KeptLine } from "./transcript.logic.ts";
import { KeptLines, SetupQuery } from "./voice.schemas.ts";

/** A kept conversation in the list. */
export interface KeptTalk {
  id: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** What the visitor said first; empty when it was nothing. */
  about: string;
  lines: number;
}

/** How talking with Joe begins for this visitor. */
export interface VoiceSetting {
  /** For the typed question. */
  idem: string;
  setup: SetupQuery & {
    /** The server holds a provider's key, so that a visitor needs none. */
    holdsKey: boolean;
  };
  /** The conversations that a member has kept; guests have none. */
  kept?: readonly KeptTalk[];
}

/** `asked` is the query with which the setup form leads back. */
export async function readVoiceSetting(
  {
    db,
    session,
    voice,
    formKey,
  }: {
    db: Database;
    session: Pick<SessionService, "current">;
    voice: Pick<VoiceService, "holdsKey">;
    formKey: () => string;
  },
  asked: URLSearchParams,
): Promise<VoiceSetting> {
  const query = v.parse(SetupQuery, Object.fromEntries(asked));
  // When the worker does not answer, a key of one's own is asked for, and the start says what is wrong.
  const holdsKey = await voice.holdsKey().catch(() => false);
  const member = await session.current();
  const kept = member && (await readKeptTalks(db, `user:${member.id}`));
  return { idem: formKey(), setup: { ...query, holdsKey }, kept };
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
