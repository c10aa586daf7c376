import { and, eq, type SQL, sql } from "drizzle-orm";
import { dropFiles, type FileStore, keepFile } from "~/engines/file/file.server.ts";
import { began, type MoveRefusal, move } from "~/engines/process/process.server.ts";
import { mayRead, mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { fold } from "~/lib/fold.ts";
import { idFrom } from "~/lib/hash.ts";
import type { Statement } from "~/services/contribution.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import type { Database } from "~db/client.ts";
import { deskItems } from "~db/schema/back-office.ts";
import { projects } from "~db/schema/projects.ts";
import { DESK_ITEM, DESK_LIMITS } from "./desk.limits.ts";
import type { Coding, NewItem } from "./desk.schemas.ts";
import bound from "./desk-item.process.server.ts";
import { WITH_MORE } from "./desk-item.process.ts";

export interface Deps {
  db: Database;
  now: () => Date;
}

/** What the costs of a job do when a paper is posted. The route hands it over, because no feature runs another's commands. */
export interface CostPosting {
  /** Whether the job has the code, or room for it. */
  hasRoom: (project: string, code: string) => SQL;
  add: (
    db: Database,
    cost: { id: string; workspace: string; project: string; code: string; cents: number; at: string },
    happened: SQL,
  ) => Statement;
}

const vendorKeyOf = (vendor: string) => fold(vendor).replace(/\s+/g, " ").trim();

const jobStands = (actor: Person, project: string) =>
  project === ""
    ? sql`1`
    : sql`exists (select 1 from ${projects} where ${projects.id} = ${project}
        and ${projects.workspace} = ${actor.workspace})`;

export interface Sent {
  name: string;
  bytes: Uint8Array;
}

const RULES = { kind: "document", most: DESK_LIMITS.fileBytes, count: DESK_LIMITS.files } as const;

type FileRefusal = Extract<Awaited<ReturnType<typeof keepFile>>, { ok: false }>["error"];

/**
 * Puts a paper into the inbox, with its picture. Its id follows from the form's key and its words. The file goes first, so
 * that no paper stands without the picture that came with it.
 */
export async function addItem(
  store: FileStore,
  actor: Person,
  { idem, file, ...said }: NewItem & { file?: Sent },
): Promise<CommandResult<"gone" | "full" | "not-allowed" | "file", { id: string }, { file?: FileRefusal }>> {
  const { db, now } = store;
  const { workspace } = actor;
  const at = now();
  const id = await idFrom(idem, workspace, JSON.stringify(said));
  const subject = { workspace, type: DESK_ITEM, id };
  const stands = jobStands(actor, said.project);
  const held = sql`(select count(*) from ${deskItems} where ${deskItems.workspace} = ${workspace} and not ${deskItems.sample})`;
  const may = sql`${stands} and ${held} < ${DESK_LIMITS.items} and ${mayWrite(actor, workspace)}`;
  if (file) {
    const kept = await keepFile(store, actor, subject, { id: await idFrom(id, "file"), ...file }, RULES);
    if (!kept.ok) return { ok: false, error: "file", file: kept.error };
  }
  const { amount, project, vendor, ...rest } = said;
  try {
    await db.batch([
      takeOnlyIf(db, workspace, await submissionKey(idem, DESK_ITEM, id), at, may),
      db.insert(deskItems).values({
        ...{ ...rest, id, workspace, vendor, vendorKey: vendorKeyOf(vendor), cents: amount },
        ...{ projectId: project || null, stateSince: at.toISOString(), createdAt: at.toISOString() },
      }),
      began(db, bound, actor, { record: id, party: "desk", now: at }),
    ]);
  } catch (error) {
    if (isRepeat(error)) return { ok: true, id };
    if (!isRefused(error)) throw error;
    if (file) await dropFiles(store, actor, subject);
    if (!(await mayStill(db, actor))) return { ok: false, error: "not-allowed" };
    const [why] = await db.select({ there: sql<number>`(${stands})` }).from(sql`(select 1)`);
    return { ok: false, error: why?.there ? "full" : "gone" };
  }
  return { ok: true, id };
}

/** Keeps one more picture of a paper, until it is posted. */
export async function addItemFile(
  store: FileStore,
  actor: Person,
  { id, idem, ...file }: Sent & { id: string; idem: string },
): Promise<CommandResult<"gone"> | Awaited<ReturnType<typeof keepFile>>> {
  const [found] = await store.db
    .select({ workspace: deskItems.workspace })
    .from(deskItems)
    .where(and(eq(deskItems.id, id), mayRead(actor, deskItems.workspace)));
  if (!found) return { ok: false, error: "gone" };
  const subject = { workspace: found.workspace as Person["workspace"], type: DESK_ITEM, id };
  const when = sql`exists (select 1 from desk_items as open where open.id = ${id} and open.state not in ('posted', 'dropped'))`;
  return keepFile(store, actor, subject, { id: idem, ...file }, { ...RULES, when });
}

type Moved = CommandResult<MoveRefusal, { state: string }, { guard?: string }>;

/** Codes a paper: what was read from it and the move in one batch. An example that is worked on is one no longer. */
export async function codeItem(
  deps: Deps,
  actor: Person,
  { id, idem, version, amount, project, vendor, ...rest }: Coding & { id: string },
): Promise<Moved> {
  const moved = await move(deps, bound, actor, {
    ...{ record: id, transition: "code", version, idem },
    when:
      project === ""
        ? sql`1`
        : sql`exists (select 1 from projects as job where job.id = ${project} and job.workspace_id = desk_items.workspace_id)`,
    also: ({ db, happened }) => [
      db
        .update(deskItems)
        .set({
          ...{ ...rest, vendor, vendorKey: vendorKeyOf(vendor), cents: amount, projectId: project || null },
          ...{ codedBy: actor.owner, keptTwice: false, sample: false },
        })
        .where(and(eq(deskItems.id, id), happened)),
    ],
  });
  return moved;
}

interface Moving {
  record: string;
  transition: string;
  version: number;
  idem: string;
  note: string;
}

/** Moves a paper on: approves it, sends it back, drops it. Coding and posting have commands of their own. */
export const moveItem = async (deps: Deps, actor: Person, moving: Moving): Promise<Moved> =>
  WITH_MORE.includes(moving.transition) ? { ok: false, error: "blocked" } : move(deps, bound, actor, moving);

/** Posts a paper: its amount goes to the code of its job in the batch that moves it, so once or not at all. */
export async function postItem(
  deps: Deps & { costs: CostPosting },
  actor: Person,
  { record, version, idem }: Pick<Moving, "record" | "version" | "idem">,
): Promise<CommandResult<MoveRefusal | "costsFull">> {
  const { db, costs } = deps;
  const [found] = await db
    .select()
    .from(deskItems)
    .where(and(eq(deskItems.id, record), mayRead(actor, deskItems.workspace)));
  if (!found) return { ok: false, error: "gone" };
  const { projectId, code, cents, workspace } = found;
  const at = deps.now().toISOString();
  const room = projectId === null ? sql`1` : costs.hasRoom(projectId, code);
  const moved = await move(deps, bound, actor, {
    ...{ record, transition: "post", version, idem },
    // What goes to the costs is what was read here: a job that was removed meanwhile leaves the paper as it is.
    when: sql`(desk_items.project_id is ${projectId} and ${room})`,
    also: ({ happened }) =>
      projectId === null
        ? []
        : [costs.add(db, { id: record, workspace, project: projectId, code, cents, at }, happened)],
  });
  if (moved.ok) return { ok: true };
  if (moved.error === "stale" && found.version === version && found.state === "approved") {
    const [there] = await db.select({ room: sql<number>`(${room})` }).from(sql`(select 1)`);
    if (!there?.room) return { ok: false, error: "costsFull" };
  }
  return { ok: false, error: moved.error };
}

/** Says that a paper is right although another one looks the same. */
export async function keepTwin(
  { db }: Pick<Deps, "db">,
  actor: Person,
  { id, version }: { id: string; version: number },
): Promise<CommandResult<"gone" | "stale" | "not-allowed">> {
  const [kept] = await db
    .update(deskItems)
    .set({ keptTwice: true, version: sql`${deskItems.version} + 1` })
    .where(
      and(
        eq(deskItems.id, id),
        eq(deskItems.version, version),
        sql`${deskItems.state} in ('new', 'coded')`,
        mayWrite(actor, deskItems.workspace),
      ),
    )
    .returning({ id: deskItems.id });
  if (kept) return { ok: true };
  const [found] = await db
    .select({ may: sql<number>`(${mayWrite(actor, deskItems.workspace)})` })
    .from(deskItems)
    .where(and(eq(deskItems.id, id), mayRead(actor, deskItems.workspace)));
  if (!found) return { ok: false, error: "gone" };
  return { ok: false, error: found.may ? "stale" : "not-allowed" };
}
