import { and, eq, type SQL, sql } from "drizzle-orm";
import { chaining } from "~/engines/chain/chain.server.ts";
import type { ChainEnd } from "~/engines/chain/chain.ts";
import { takingDocuments } from "~/engines/lines/lines.server.ts";
import { began, type MoveRefusal, move } from "~/engines/process/process.server.ts";
import { forgetting } from "~/engines/talk/talk.server.ts";
import { mayManage, mayRead, mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import type { Database } from "~db/client.ts";
import { projects } from "~db/schema/projects.ts";
import { sites } from "~db/schema/tools.ts";
import project from "./project.process.server.ts";
import { PROJECT_LIMITS } from "./projects.limits.ts";
import type { NewProject, ProjectEdit } from "./projects.schemas.ts";

export interface Deps {
  db: Database;
  now: () => Date;
}

/** A site of the same workspace, or none: what a form names is not believed. */
const siteOf = (actor: Person, site: string) =>
  sql`(select ${sites.id} from ${sites} where ${sites.id} = ${site} and ${sites.workspace} = ${actor.workspace})`;

/**
 * Begins a job while there is room. The form's key is its id: what is sent twice is begun once.
 * @param input `zone` is where its days are counted when it has no site, `from` the record that led to it, `when` what has to
 *   hold beside the room; `full` where it does not
 */
export async function createProject(
  { db, now }: Deps,
  actor: Person,
  {
    idem,
    site,
    contract,
    zone,
    from,
    when = sql`1`,
    ...head
  }: Omit<NewProject, "intent"> & { zone: string; from?: ChainEnd; when?: SQL },
): Promise<CommandResult<"full" | "not-allowed", { id: string }>> {
  const at = now();
  const { workspace } = actor;
  const room = sql`(select count(*) from ${projects} where ${projects.workspace} = ${workspace} and not ${projects.sample})
    < ${PROJECT_LIMITS.projects} and ${mayWrite(actor, workspace)} and (${when})`;
  const key = await submissionKey(idem, JSON.stringify([head, site, contract]));
  try {
    await db.batch([
      takeOnlyIf(db, workspace, key, at, room),
      db.insert(projects).values({
        id: idem,
        workspace,
        name: head.name,
        number: head.number,
        client: head.client,
        summary: head.summary,
        startOn: head.startOn,
        finishOn: head.finishOn,
        contractCents: contract,
        siteId: siteOf(actor, site),
        siteZone: zone,
        state: "planning",
        stateSince: at.toISOString(),
        createdAt: at.toISOString(),
      }),
      db
        .update(projects)
        .set({
          siteZone: sql`coalesce((select ${sites.siteZone} from ${sites} where ${sites.id} = ${projects.siteId}), ${projects.siteZone})`,
        })
        .where(eq(projects.id, idem)),
      began(db, project, actor, { record: idem, party: "crew", now: at }),
      ...(from ? [chaining(db, { workspace, from, to: { kind: "project", id: idem }, now: at })] : []),
    ]);
  } catch (error) {
    if (isRepeat(error)) return { ok: true, id: idem };
    if (!isRefused(error)) throw error;
    return { ok: false, error: (await mayStill(db, actor)) ? "full" : "not-allowed" };
  }
  return { ok: true, id: idem };
}

/** Changes what is said of a job unless it was changed since the form was rendered. The zone of its days stays. */
export async function editProject(
  { db }: Deps,
  actor: Person,
  {
    id,
    version,
    site,
    contract,
    name,
    number,
    client,
    summary,
    startOn,
    finishOn,
  }: Omit<ProjectEdit, "intent"> & {
    id: string;
  },
): Promise<CommandResult<"stale" | "gone" | "not-allowed">> {
  const [changed] = await db
    .update(projects)
    .set({
      ...{ name, number, client, summary, startOn, finishOn },
      contractCents: contract,
      siteId: siteOf(actor, site),
      version: sql`${projects.version} + 1`,
    })
    .where(and(eq(projects.id, id), eq(projects.version, version), mayWrite(actor, projects.workspace)))
    .returning({ id: projects.id });
  if (changed) return { ok: true };
  const [found] = await db
    .select({ may: sql<number>`(${mayWrite(actor, projects.workspace)})` })
    .from(projects)
    .where(and(eq(projects.id, id), mayRead(actor, projects.workspace)));
  if (!found) return { ok: false, error: "gone" };
  return { ok: false, error: found.may ? "stale" : "not-allowed" };
}

/** Moves a job from one state to the next, for whoever may. */
export const moveProject = (
  deps: Deps,
  actor: Person,
  moving: { record: string; transition: string; version: number; idem: string; note: string },
): Promise<CommandResult<MoveRefusal, { state: string }, { guard?: string }>> =>
  move(deps, project, actor, moving);

/** As posts and files of questions of a job name them. */
export const RFI_KIND = "rfi";
/** As change orders call their documents, and what is said and shared about them. */
const CHANGE_KIND = "changeOrder";
const CHANGE_RECORD = "change-order";
/** What a job that began with a proposal is billed by. */
const VALUES_KIND = "scheduleOfValues";
/** Of its applications for payment; what else of billing hangs on the job goes with its row. */
const APPLICATION_KIND = "payApplication";
const INVOICE_KIND = "invoice";

/** Removes a job with its logs, and what was said about its questions. Only who manages the workspace may. */
export async function removeProject(
  { db }: Deps,
  actor: Person,
  id: string,
): Promise<CommandResult<"gone" | "not-allowed">> {
  const which = and(eq(projects.id, id), mayManage(actor, projects.workspace));
  const when = sql`exists (select 1 from ${projects} where ${which})`;
  const changes = sql`(select change.id from documents as change where change.kind = ${CHANGE_KIND}
    and change.subject_type = 'project' and change.subject_id = ${id})`;
  const [gone] = (
    await db.batch([
      forgetting(db, actor, {
        type: RFI_KIND,
        records: sql`(select asked.id from rfis as asked where asked.project_id = ${id})`,
        when,
      }),
      forgetting(db, actor, { type: CHANGE_RECORD, records: changes, when }),
      ...takingDocuments(db, actor, { kind: CHANGE_KIND, subject: { type: "project", id }, when }),
      ...takingDocuments(db, actor, { kind: VALUES_KIND, subject: { type: "project", id }, when }),
      ...takingDocuments(db, actor, { kind: APPLICATION_KIND, subject: { type: "project", id }, when }),
      ...takingDocuments(db, actor, { kind: INVOICE_KIND, subject: { type: "project", id }, when }),
      db.delete(projects).where(which).returning({ id: projects.id }),
    ])
  )[14];
  if (gone) return { ok: true };
  const [found] = await db
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.id, id), mayRead(actor, projects.workspace)));
  return { ok: false, error: found ? "not-allowed" : "gone" };
}
