import { and, eq, sql } from "drizzle-orm";
import {
  isOutdated,
  makingDocument,
  newestVersion,
  prepareAcceptance,
  saveDocument,
  writeVersion,
} from "~/engines/lines/lines.server.ts";
import type { Content, LineProblem } from "~/engines/lines/lines.ts";
import { began, decide, type MoveRefusal, move } from "~/engines/process/process.server.ts";
import {
  type Actor,
  type Holder,
  mayRead,
  mayStill,
  mayWrite,
  type Person,
} from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { idFrom } from "~/lib/hash.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import type { Database } from "~db/client.ts";
import { documents } from "~db/schema/lines.ts";
import { projects } from "~db/schema/projects.ts";
import { type ChangeHead, newContent, withHead, withLine, withoutLine } from "./change-content.ts";
import bound, { jobStands } from "./change-order.process.server.ts";
import { EDITABLE, WITH_MORE } from "./change-order.process.ts";
import { CHANGE_LIMITS, CHANGE_ORDER, KIND, OF_PROJECT } from "./change-orders.limits.ts";
import type { LineEdit, NewChange } from "./change-orders.schemas.ts";

export interface Deps {
  db: Database;
  now: () => Date;
}

/** A change order, for what is said about it: in its own workspace, whichever one its reader has chosen. */
export const changeSubject = (id: string) => ({
  workspace: sql`(select meant.workspace_id from documents as meant where meant.id = ${id})`,
  type: CHANGE_ORDER,
  id,
});

/** That a change order and its job are there for whoever speaks about it. */
export const changeStands = (id: string, actor: Actor) =>
  sql`exists (select 1 from ${documents} where ${documents.id} = ${id} and ${documents.kind} = ${KIND}
    and ${mayRead(actor, documents.workspace, { type: CHANGE_ORDER, id: documents.id })} and ${jobStands})`;

/** Begins a change order on a job. Its id follows from the form's key and its words; its number comes when it is sent, in the series of the job. */
export async function createChangeOrder(
  { db, now }: Deps,
  actor: Person,
  { idem, project, title, ...head }: NewChange,
): Promise<CommandResult<"gone" | "full" | "not-allowed", { id: string }>> {
  const at = now();
  const { workspace } = actor;
  const stands = sql`exists (select 1 from ${projects} where ${projects.id} = ${project}
    and ${projects.workspace} = ${workspace})`;
  const held = sql`(select count(*) from ${documents} where ${documents.workspace} = ${workspace}
    and ${documents.kind} = ${KIND} and not ${documents.sample})`;
  const may = sql`${stands} and ${held} < ${CHANGE_LIMITS.orders} and ${mayWrite(actor, workspace)}`;
  const subject = { type: OF_PROJECT, id: project };
  const id = await idFrom(idem, workspace, project, title, JSON.stringify(head));
  const made = {
    id,
    workspace,
    title,
    content: newContent(head),
    subject,
    series: `project:${project}`,
  };
  try {
    await db.batch([
      takeOnlyIf(db, workspace, await submissionKey(idem, KIND, id), at, may),
      makingDocument(db, made, { now: at }),
      began(db, bound, actor, { record: id, party: "team", now: at }),
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

type EditResult = CommandResult<
  "gone" | "stale" | "sent" | "not-allowed" | "invalid",
  object,
  { problems?: LineProblem[] }
>;

/** Reads a change order, changes it and writes it back, if nobody did so meanwhile and it is still with the team. */
async function edited(
  deps: Deps,
  actor: Person,
  { id, version }: { id: string; version: number },
  change: (content: Content) => { title?: string; content: Content },
): Promise<EditResult> {
  const { db } = deps;
  const [found] = await db
    .select({
      title: documents.title,
      content: documents.content,
      state: documents.state,
      version: documents.version,
    })
    .from(documents)
    .where(and(eq(documents.id, id), eq(documents.kind, KIND), mayRead(actor, documents.workspace)));
  if (!found) return { ok: false, error: "gone" };
  const { title = found.title, content } = change(found.content as Content);
  const states = sql.join(
    EDITABLE.map((state) => sql`${state}`),
    sql`, `,
  );
  const saved = await saveDocument(deps, actor, {
    ...{ id, version, title, content },
    when: sql`${documents.state} in (${states})`,
  });
  if (saved.ok) return { ok: true };
  if (saved.error === "invalid") return { ok: false, error: "invalid", problems: saved.problems };
  if (saved.error === "gone" || saved.error === "not-allowed") return { ok: false, error: saved.error };
  return { ok: false, error: EDITABLE.includes(found.state) ? "stale" : "sent" };
}

export const editHead = (
  deps: Deps,
  actor: Person,
  { id, version, title, ...head }: ChangeHead & { id: string; version: number; title: string },
) => edited(deps, actor, { id, version }, (content) => ({ title, content: withHead(content, head) }));

/** Puts a line into a change order, or changes the one of the same id. */
export const putLine = (
  deps: Deps,
  actor: Person,
  { id, version, line, section, taxable, markup, code, ...said }: LineEdit & { id: string; version: number },
) =>
  edited(deps, actor, { id, version }, (content) => ({
    content: withLine(content, section, {
      ...said,
      id: line,
      ...(markup !== "0" && { markup }),
      ...(taxable && { taxable: true }),
      ...(code && { code }),
    }),
  }));

export const dropLine = (
  deps: Deps,
  actor: Person,
  { id, version, line }: { id: string; version: number; line: string },
) => edited(deps, actor, { id, version }, (content) => ({ content: withoutLine(content, line) }));

interface Moving {
  record: string;
  transition: string;
  version: number;
  idem: string;
  note: string;
}

/** Moves a change order on within the team. Sending it and what the client decides have commands of their own. */
export const moveChangeOrder = async (
  deps: Deps,
  actor: Person,
  moving: Moving,
): Promise<CommandResult<MoveRefusal, { state: string }, { guard?: string }>> =>
  WITH_MORE.includes(moving.transition) ? { ok: false, error: "blocked" } : move(deps, bound, actor, moving);

/** Sends a change order: its version is frozen with its hash, and it has its number, in the batch that moves it. */
export async function sendChangeOrder(
  deps: Deps,
  actor: Person,
  { record, version, idem }: Pick<Moving, "record" | "version" | "idem">,
): Promise<CommandResult<MoveRefusal, object, { guard?: string }>> {
  return writeVersion(deps, record, async ({ hash, totalCents, statements }) => {
    const moved = await move(deps, bound, actor, {
      ...{ record, transition: "send", version, idem },
      payload: { hash, totalCents },
      also: ({ happened }) => statements(happened),
    });
    return moved.ok ? { ok: true } : { ok: false, error: moved.error, guard: moved.guard };
  });
}

interface Decision {
  id: string;
  version: number;
  idem: string;
  printedName: string;
}

/**
 * Approves what was sent, by whoever holds the link: the name as typed, the moment and a hash of both and of the version,
 * written down in the batch that moves it. Of two at once one approves.
 */
export async function approveChangeOrder(
  deps: Deps,
  holder: Holder,
  { id, version, idem, printedName }: Decision,
): Promise<CommandResult<MoveRefusal>> {
  const newest = await newestVersion(deps.db, holder, { id, kind: KIND, subject: CHANGE_ORDER });
  if (!newest) return { ok: false, error: "not-allowed" };
  const actor = `link:${holder.link}`;
  const ready = await prepareAcceptance(deps, { versionId: newest.id, name: printedName, actor });
  if (!ready.ok) return { ok: false, error: "stale" };
  const { hash, totalCents, statements } = ready.prepared;
  try {
    return await decide(deps, bound, holder, {
      ...{ record: id, transition: "approve", version, idem, printedName, payload: { hash, totalCents } },
      content: { decision: "approved", text: "", hash, totalCents },
      also: ({ happened }) => statements(happened),
    });
  } catch (error) {
    if (!isOutdated(error)) throw error;
    return { ok: false, error: "stale" };
  }
}

/** Rejects what was sent, with a reason; it goes back to the team, which may revise it. */
export async function rejectChangeOrder(
  deps: Deps,
  holder: Holder,
  { id, version, idem, printedName, note }: Decision & { note: string },
): Promise<CommandResult<MoveRefusal>> {
  return decide(deps, bound, holder, {
    ...{ record: id, transition: "reject", version, idem, printedName, note },
    content: { decision: "rejected", text: note },
  });
}
