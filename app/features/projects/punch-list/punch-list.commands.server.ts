import { and, eq, sql } from "drizzle-orm";
import { type FileStore, keepFile } from "~/engines/file/file.server.ts";
import { began, type MoveRefusal, move } from "~/engines/process/process.server.ts";
import {
  type Actor,
  type Holder,
  mayAct,
  mayRead,
  mayStill,
  mayWrite,
  type Person,
} from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { sha256 } from "~/lib/hash.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import type { WorkspaceId } from "~/services/workspace.ts";
import type { Database } from "~db/client.ts";
import { projects } from "~db/schema/projects.ts";
import { punchItems } from "~db/schema/punch-list.ts";
import punch from "./punch.process.server.ts";
import { PLAN, PUNCH, PUNCH_LIMITS, type Shows } from "./punch-list.limits.ts";
import type { EditForm, GridForm, PinForm } from "./punch-list.schemas.ts";

export interface Deps {
  db: Database;
  now: () => Date;
}

export interface NewItem {
  room: string;
  trade: string;
  words: string;
}

/** An id that follows from a submission: sent again it is the same, sent with other words from the same page another. */
async function idFrom(submission: string, n: number): Promise<string> {
  const hash = await sha256(`${submission}:${n}`);
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    hash.slice(12, 16),
    hash.slice(16, 20),
    hash.slice(20, 32),
  ].join("-");
}

/**
 * Raises defects on a job, each with the next number of it. The form's key makes what is sent twice be raised once.
 * Whoever raises an item approves it in the end.
 */
export async function raiseItems(
  { db, now }: Deps,
  actor: Person,
  { idem, project, items }: { idem: string; project: string; items: readonly NewItem[] },
): Promise<CommandResult<"gone" | "full" | "not-allowed", { ids: string[] }>> {
  const at = now();
  const { workspace } = actor;
  const stands = sql`exists (select 1 from ${projects} where ${projects.id} = ${project}
    and ${projects.workspace} = ${workspace})`;
  const held = sql`(select count(*) from ${punchItems} where ${punchItems.workspace} = ${workspace}
    and not ${punchItems.sample})`;
  const may = sql`${stands} and ${held} + ${items.length} <= ${PUNCH_LIMITS.items} and ${mayWrite(actor, workspace)}`;
  const told = JSON.stringify(items.map(({ room, trade, words }) => [room, trade, words]));
  const submission = await submissionKey(idem, project, told);
  const ids = await Promise.all(items.map((_, n) => idFrom(submission, n)));
  try {
    await db.batch([
      takeOnlyIf(db, workspace, submission, at, may),
      ...items.map(({ room, trade, words }, n) =>
        db.insert(punchItems).values({
          ...{ id: ids[n] ?? "", workspace, room, trade, words, approver: actor.owner },
          projectId: project,
          number: sql`(select coalesce(max(other.number), 0) + 1 from punch_items as other
            where other.project_id = ${project})`,
          stateSince: at.toISOString(),
          createdAt: at.toISOString(),
        }),
      ),
      ...ids.map((id) => began(db, punch, actor, { record: id, party: "manager", now: at })),
    ]);
  } catch (error) {
    if (isRepeat(error)) return { ok: true, ids };
    if (!isRefused(error)) throw error;
    if (!(await mayStill(db, actor))) return { ok: false, error: "not-allowed" };
    const [why] = await db.select({ there: sql<number>`(${stands})` }).from(sql`(select 1)`);
    return { ok: false, error: why?.there ? "full" : "gone" };
  }
  return { ok: true, ids };
}

/** Why an item could not be changed. */
async function whyNot(db: Database, actor: Person, id: string) {
  if (!(await mayStill(db, actor))) return { ok: false, error: "not-allowed" } as const;
  const [found] = await db
    .select({ id: punchItems.id })
    .from(punchItems)
    .where(and(eq(punchItems.id, id), mayWrite(actor, punchItems.workspace)));
  return { ok: false, error: found ? "stale" : "gone" } as const;
}

/** What an edit sets; the one who edits may take the work over, or give it back. */
type Edit = Omit<EditForm, "intent"> & { id: string };

/** Changes what is said of an item unless it was changed since the form was rendered. What is over stays as it is. */
export async function editItem(
  { db }: Deps,
  actor: Person,
  { id, version, own, photoNeeded, backCharge, ...said }: Edit,
): Promise<CommandResult<"gone" | "stale" | "not-allowed">> {
  const [changed] = await db
    .update(punchItems)
    .set({
      ...said,
      backChargeCents: backCharge,
      photoNeeded: photoNeeded === "on",
      assignedTo: own === "on" ? sql`coalesce(${punchItems.assignedTo}, ${actor.owner})` : null,
      sample: false,
      version: sql`${punchItems.version} + 1`,
    })
    .where(
      and(
        eq(punchItems.id, id),
        eq(punchItems.version, version),
        sql`${punchItems.state} not in ('closed', 'void')`,
        mayWrite(actor, punchItems.workspace),
      ),
    )
    .returning({ id: punchItems.id });
  return changed ? { ok: true } : whyNot(db, actor, id);
}

/** Where on a sheet: in thousandths of a picture, or by the page and the grid of what is none. */
type Spot = Omit<PinForm, "intent"> | Omit<GridForm, "intent">;

/** Sets the pin of an item on a sheet of its own job: a plan picture, or a version of one of its documents. */
export async function pinItem(
  { db }: Deps,
  actor: Person,
  { id, version, plan, ...spot }: Spot & { id: string },
): Promise<CommandResult<"gone" | "stale" | "not-allowed">> {
  const at =
    "x" in spot
      ? { pinX: spot.x, pinY: spot.y, pinPage: spot.page ?? null, pinGrid: "" }
      : { pinX: null, pinY: null, pinPage: spot.page, pinGrid: spot.grid };
  const [changed] = await db
    .update(punchItems)
    .set({ planId: plan, ...at, version: sql`${punchItems.version} + 1` })
    .where(
      and(
        eq(punchItems.id, id),
        eq(punchItems.version, version),
        sql`(exists (select 1 from files as sheet where sheet.id = ${plan} and sheet.subject_type = ${PLAN}
            and sheet.subject_id = ${punchItems.projectId})
          or exists (select 1 from project_document_versions as drawn
            join project_documents as paper on paper.id = drawn.document_id
            where drawn.file_id = ${plan} and paper.project_id = ${punchItems.projectId}))`,
        mayWrite(actor, punchItems.workspace),
      ),
    )
    .returning({ id: punchItems.id });
  return changed ? { ok: true } : whyNot(db, actor, id);
}

interface Moving {
  record: string;
  transition: string;
  version: number;
  idem: string;
  note: string;
  printedName?: string;
}

/** Moves an item on, for whoever may: members, or the sub who holds its link. */
export const moveItem = (
  deps: Deps,
  actor: Actor,
  moving: Moving,
): Promise<CommandResult<MoveRefusal, { state: string }, { guard?: string }>> =>
  move(deps, punch, actor, moving);

/** The sub says that they will do it. Said twice it is said once. */
export async function acceptItem(
  { db, now }: Deps,
  holder: Holder,
  id: string,
): Promise<CommandResult<"not-allowed">> {
  const [accepted] = await db
    .update(punchItems)
    .set({ acceptedAt: sql`coalesce(${punchItems.acceptedAt}, ${now().toISOString()})` })
    .where(
      and(
        eq(punchItems.id, id),
        mayAct(holder, "answer", punchItems.workspace, { type: PUNCH, id: punchItems.id }),
      ),
    )
    .returning({ id: punchItems.id });
  return accepted ? { ok: true } : { ok: false, error: "not-allowed" };
}

export interface NewPhoto {
  /** The item. */
  item: string;
  /** The form's key. */
  id: string;
  name: string;
  bytes: Uint8Array;
  /** A small picture of it, which the sender's browser made. */
  thumb?: Uint8Array;
  /** Of the item, what it shows; or a plan sheet of its job. */
  as: Shows | "plan";
}

/**
 * Keeps a picture of an item, for members and for the sub; or a plan sheet of its job, for members. A photo of the
 * finished work is noted as one after it is kept: if that fails, the same form sent again makes up for it.
 */
export async function addPicture(
  store: FileStore,
  actor: Actor,
  { item, as, ...file }: NewPhoto,
): Promise<CommandResult<"gone"> | Awaited<ReturnType<typeof keepFile>>> {
  const { db } = store;
  const isIt = and(
    eq(punchItems.id, item),
    mayRead(actor, punchItems.workspace, { type: PUNCH, id: punchItems.id }),
  );
  const [found] = await db
    .select({ workspace: punchItems.workspace, project: punchItems.projectId })
    .from(punchItems)
    .where(isIt);
  if (!found) return { ok: false, error: "gone" };
  const workspace = found.workspace as WorkspaceId;
  const rules = { kind: "picture", most: PUNCH_LIMITS.photoBytes } as const;
  if (as === "plan") {
    const sheet = { workspace, type: PLAN, id: found.project };
    // A plan is looked at whole, so its small picture is of no use.
    return keepFile(
      store,
      actor,
      sheet,
      { ...file, thumb: undefined },
      { ...rules, count: PUNCH_LIMITS.plans },
    );
  }
  const subject = { workspace, type: PUNCH, id: item };
  const kept = await keepFile(store, actor, subject, file, {
    ...{ ...rules, count: PUNCH_LIMITS.photos, byLink: true },
  });
  if (!kept.ok || as === "before") return kept;
  await db
    .update(punchItems)
    .set({ afterPhotos: sql`json_insert(${punchItems.afterPhotos}, '$[#]', ${file.id})` })
    .where(
      and(
        isIt,
        mayAct(actor, "upload", punchItems.workspace, { type: PUNCH, id: punchItems.id }),
        sql`not exists (select 1 from json_each(${punchItems.afterPhotos}) as said where said.value = ${file.id})`,
      ),
    );
  return kept;
}
