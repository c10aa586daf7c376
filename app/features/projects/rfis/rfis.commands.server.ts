import { and, eq, type SQL, sql } from "drizzle-orm";
import { type FileStore, keepFile } from "~/engines/file/file.server.ts";
import { began, type MoveRefusal, move } from "~/engines/process/process.server.ts";
import { posting } from "~/engines/talk/talk.server.ts";
import {
  type Actor,
  type Holder,
  mayRead,
  mayStill,
  mayWrite,
  type Person,
  recordAct,
  tellMaker,
} from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { idFrom } from "~/lib/hash.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import type { WorkspaceId } from "~/services/workspace.ts";
import type { Database } from "~db/client.ts";
import { projects } from "~db/schema/projects.ts";
import { rfis } from "~db/schema/rfis.ts";
import rfiBound from "./rfi.process.server.ts";
import { ANSWERS } from "./rfi.process.ts";
import { RFI, RFI_LIMITS } from "./rfis.limits.ts";
import type { NewRfi, RfiEdit } from "./rfis.schemas.ts";

export interface Deps {
  db: Database;
  now: () => Date;
}

/** A question, for what is said about it: in its own workspace, whichever one its reader has chosen. */
export const rfiSubject = (id: string) => ({
  workspace: sql`(select asked.workspace_id from rfis as asked where asked.id = ${id})`,
  type: RFI,
  id,
});

/** That a question is there for whoever speaks about it: by link not before it is asked. */
export const rfiStands = (id: string, actor: Actor) =>
  sql`exists (select 1 from ${rfis} where ${rfis.id} = ${id}
    and ${mayRead(actor, rfis.workspace, { type: RFI, id: rfis.id })}
    and ${actor.kind === "holder" ? sql`${rfis.state} <> 'draft'` : sql`1`})`;

/** Writes down a question on a job, with the next number of it. Its id follows from the form's key and its words. */
export async function createRfi(
  { db, now }: Deps,
  actor: Person,
  { idem, project, ...said }: NewRfi,
): Promise<CommandResult<"gone" | "full" | "not-allowed", { id: string }>> {
  const at = now();
  const { workspace } = actor;
  const stands = sql`exists (select 1 from ${projects} where ${projects.id} = ${project}
    and ${projects.workspace} = ${workspace})`;
  const held = sql`(select count(*) from ${rfis} where ${rfis.workspace} = ${workspace} and not ${rfis.sample})`;
  const may = sql`${stands} and ${held} < ${RFI_LIMITS.rfis} and ${mayWrite(actor, workspace)}`;
  const id = await idFrom(idem, workspace, project, JSON.stringify(said));
  const key = await submissionKey(idem, RFI, id);
  try {
    await db.batch([
      takeOnlyIf(db, workspace, key, at, may),
      db.insert(rfis).values({
        ...said,
        id,
        workspace,
        projectId: project,
        number: sql`(select coalesce(max(other.number), 0) + 1 from rfis as other where other.project_id = ${project})`,
        stateSince: at.toISOString(),
        createdAt: at.toISOString(),
      }),
      began(db, rfiBound, actor, { record: id, party: "asker", now: at }),
    ]);
  } catch (error) {
    if (isRepeat(error)) return { ok: true, id };
    if (!isRefused(error)) throw error;
    if (!(await mayStill(db, actor))) return { ok: false, error: "not-allowed" };
    const [why] = await db.select({ there: sql<number>`(${stands})` }).from(sql`(select 1)`);
    return { ok: false, error: why?.there ? "full" : "gone" };
  }
  return { ok: true, id };
}

/** What was answered once: it stays as it was asked, also when it is opened again. */
const wasAnswered = sql`exists (select 1 from process_events as given where given.process = 'rfi'
  and given.record_id = rfis.id and given.transition in ('answer', 'record'))`;

/** Changes a question until it is answered; what was answered stays as it was asked. */
export async function editRfi(
  { db }: Deps,
  actor: Person,
  { id, version, ...said }: RfiEdit & { id: string },
): Promise<CommandResult<"gone" | "stale" | "answered" | "not-allowed">> {
  const [changed] = await db
    .update(rfis)
    .set({ ...said, sample: false, version: sql`${rfis.version} + 1` })
    .where(
      and(
        eq(rfis.id, id),
        eq(rfis.version, version),
        sql`${rfis.state} in ('draft', 'open') and not ${wasAnswered}`,
        mayWrite(actor, rfis.workspace),
      ),
    )
    .returning({ id: rfis.id });
  if (changed) return { ok: true };
  const [found] = await db
    .select({ version: rfis.version, may: sql<number>`(${mayWrite(actor, rfis.workspace)})` })
    .from(rfis)
    .where(and(eq(rfis.id, id), mayRead(actor, rfis.workspace)));
  if (!found) return { ok: false, error: "gone" };
  if (!found.may) return { ok: false, error: "not-allowed" };
  return { ok: false, error: found.version === version ? "answered" : "stale" };
}

interface Moving {
  record: string;
  transition: string;
  version: number;
  idem: string;
  note: string;
}

/** Moves a question on: asks it, closes, reopens or withdraws it. Answers have a command of their own. */
export const moveRfi = async (
  deps: Deps,
  actor: Person,
  moving: Moving,
): Promise<CommandResult<MoveRefusal, { state: string }, { guard?: string }>> =>
  ANSWERS.includes(moving.transition) ? { ok: false, error: "blocked" } : move(deps, rfiBound, actor, moving);

export interface NewAnswer {
  id: string;
  version: number;
  idem: string;
  answer: string;
  printedName: string;
}

/**
 * Answers a question: its words and the move in one batch, so that the ball goes back with an answer or not at all. By
 * link it is also written down for the link, and told to whoever made it.
 */
export async function answerRfi(
  deps: Deps,
  actor: Actor,
  { id, version, idem, answer, printedName }: NewAnswer,
): Promise<CommandResult<MoveRefusal>> {
  const { db } = deps;
  const now = deps.now();
  // The move happens once for a key. What goes with it has ids of its own: a key that was used otherwise takes no words away.
  const [post, act] = [crypto.randomUUID(), crypto.randomUUID()];
  const byLink = (holder: Holder, happened: SQL) => [
    recordAct(
      db,
      holder,
      {
        idem: act,
        verb: "answer",
        printedName,
        content: { text: answer.slice(0, 200), decision: "answered" },
      },
      happened,
    ),
    tellMaker(db, act),
  ];
  const moved = await move(deps, rfiBound, actor, {
    record: id,
    transition: actor.kind === "holder" ? "answer" : "record",
    ...{ version, idem, printedName },
    also: ({ happened }) => [
      posting(
        db,
        actor,
        { idem: post, subject: rfiSubject(id), body: answer, printedName, mark: "answer" },
        { now, stands: happened },
      ),
      ...(actor.kind === "holder" ? byLink(actor, happened) : []),
    ],
  });
  return moved.ok ? { ok: true } : { ok: false, error: moved.error };
}

/** Keeps a picture or a PDF of a question: for members, and while it is open for whoever holds its link. */
export async function addRfiFile(
  store: FileStore,
  actor: Actor,
  { id, ...file }: { id: string; idem: string; name: string; bytes: Uint8Array },
): Promise<CommandResult<"gone" | "stale"> | Awaited<ReturnType<typeof keepFile>>> {
  const read = () =>
    store.db
      .select({ workspace: rfis.workspace, state: rfis.state })
      .from(rfis)
      .where(and(eq(rfis.id, id), mayRead(actor, rfis.workspace, { type: RFI, id: rfis.id })));
  const [found] = await read();
  if (!found) return { ok: false, error: "gone" };
  const subject = { workspace: found.workspace as WorkspaceId, type: RFI, id };
  const rules = {
    kind: "document",
    most: RFI_LIMITS.fileBytes,
    count: RFI_LIMITS.files,
    byLink: true,
    ...(actor.kind === "holder" && {
      when: sql`exists (select 1 from ${rfis} where ${rfis.id} = ${id} and ${rfis.state} = 'open')`,
    }),
  } as const;
  const sent = { id: file.idem, name: file.name, bytes: file.bytes };
  const kept = await keepFile(store, actor, subject, sent, rules);
  if (actor.kind === "person" || kept.ok || !["tooMany", "full"].includes(kept.error)) return kept;
  const [now] = await read();
  if (!now || now.state === "draft") return { ok: false, error: "gone" };
  return now.state === "open" ? kept : { ok: false, error: "stale" };
}
